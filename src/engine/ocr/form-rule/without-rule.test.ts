import { expect, it } from 'vitest';
import type { LineCrop } from '../ppocr/crop.ts';
import { withoutRule } from './without-rule.ts';

const HEIGHT = 48;
const PAPER = 240;
const PRINT = 30;

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A crop with strokes of print on it. */
function crop(width: number, strokes: readonly Stroke[]): LineCrop {
  const data = new Uint8Array(width * HEIGHT * 3).fill(PAPER);
  for (const { x, y, width: w, height: h } of strokes)
    for (let row = y; row < y + h; row++) data.fill(PRINT, (row * width + x) * 3, (row * width + x + w) * 3);
  const corner = (cx: number, cy: number) => ({ x: cx, y: cy });
  return {
    data,
    width,
    height: HEIGHT,
    quad: [corner(0, 0), corner(width, 0), corner(width, HEIGHT), corner(0, HEIGHT)],
  };
}

/** A crop's rows as text, `#` for print. */
const shown = ({ data, width }: LineCrop): string[] =>
  Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: width }, (_, x) => (data[(y * width + x) * 3]! < 128 ? '#' : ' ')).join(''),
  );

/** Uprights of letters that end in row 36, with room between them. */
const letters = (from: number, count: number): Stroke[] =>
  Array.from({ length: count }, (_, i) => ({ x: from + i * 18, y: 10, width: 9, height: 27 }));
const dots = (from: number, to: number, every: number, y = 39): Stroke[] =>
  Array.from({ length: Math.ceil((to - from) / every) }, (_, i) => ({
    x: from + i * every,
    y,
    width: 3,
    height: 3,
  }));

it.each([
  ['of dots below the letters', dots(4, 300, 8)],
  ['of dots between the letters', dots(4, 300, 11, 34)],
  ['of dashes', dots(4, 300, 12).map((dot) => ({ ...dot, width: 7 }))],
])('takes away a rule %s', (_, rule) => {
  const written = letters(40, 12);
  // What a letter covers is its own.
  const visible = rule.filter(({ x, y, width }) =>
    written.every(
      (letter) => y > letter.y + letter.height || x + width < letter.x || x > letter.x + letter.width,
    ),
  );
  expect(shown(withoutRule(crop(310, [...written, ...visible])))).toEqual(shown(crop(310, written)));
});

it.each([
  [
    'a leader between a caption and its value',
    [...letters(4, 5), ...dots(100, 200, 8, 34), ...letters(206, 5)],
  ],
  [
    'initials with full stops',
    [...letters(4, 12), ...letters(4, 11).map(({ x }) => ({ x: x + 12, y: 34, width: 3, height: 3 }))],
  ],
  ['letters alone', letters(4, 12)],
  ['a form that is not filled in', dots(4, 300, 8)],
  ['a rule without gaps', [...letters(40, 12), { x: 2, y: 40, width: 300, height: 2 }]],
  ['blank paper', []],
])('leaves %s', (_, strokes) => {
  const asItIs = crop(310, strokes);
  expect(withoutRule(asItIs)).toBe(asItIs);
});

it('keeps the full stop of what is written on it', () => {
  const stop = { x: 230, y: 32, width: 6, height: 6 };
  const written = [...letters(40, 10), stop, ...letters(242, 2)];
  expect(shown(withoutRule(crop(310, [...written, ...dots(4, 300, 8, 41)])))).toEqual(
    shown(crop(310, written)),
  );
});
