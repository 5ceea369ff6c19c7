import { expect, it } from 'vitest';
import { inkIn } from './ink.ts';
import { crop, line, shown, type Stroke } from './strokes.test-data.ts';
import { withoutRule } from './without-rule.ts';

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
  expect(shown(withoutRule(...line(310, [...written, ...visible])))).toEqual(shown(crop(310, written)));
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
  expect(withoutRule(asItIs, inkIn(asItIs))).toBe(asItIs);
});

it('keeps the full stop of what is written on it', () => {
  const stop = { x: 230, y: 32, width: 6, height: 6 };
  const written = [...letters(40, 10), stop, ...letters(242, 2)];
  expect(shown(withoutRule(...line(310, [...written, ...dots(4, 300, 8, 41)])))).toEqual(
    shown(crop(310, written)),
  );
});
