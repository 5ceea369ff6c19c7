import { expect, it } from 'vitest';
import { withoutComb } from './comb.ts';
import { line, shown, type Stroke } from './strokes.test-data.ts';

const PITCH = 32;

const bars = (count: number, pitch = PITCH): Stroke[] =>
  Array.from({ length: count }, (_, i) => ({ x: 10 + i * pitch, y: 5, width: 2, height: 38 }));
const edge = (y: number, count: number): Stroke => ({ x: 10, y, width: (count - 1) * PITCH + 2, height: 2 });
/** A letter of its own width in each field of which a number is given. */
const letters = (...fields: readonly number[]): Stroke[] =>
  fields.map((field) => ({ x: 10 + field * PITCH + 11, y: 12, width: 8 + (field % 3), height: 24 }));
const boxes = (count: number): Stroke[] =>
  Array.from({ length: count }, (_, i) => [
    { x: 10 + i * 40, y: 5, width: 2, height: 38 },
    { x: 40 + i * 40, y: 5, width: 2, height: 38 },
    { x: 10 + i * 40, y: 5, width: 32, height: 2 },
    { x: 10 + i * 40, y: 41, width: 32, height: 2 },
  ]).flat();

/** Stretches of columns with print: their widths, and the blank columns before each but the first. */
function stretches(strokes: readonly Stroke[], width = 320): { print: number[]; blanks: number[] } {
  const rows = shown(withoutComb(...line(width, strokes))!.crop);
  const columns = [...rows[0]!].map((_, x) => (rows.some((row) => row[x] === '#') ? '#' : ' ')).join('');
  return {
    print: columns.match(/#+/g)!.map(({ length }) => length),
    blanks:
      columns
        .trim()
        .match(/ +/g)
        ?.map(({ length }) => length) ?? [],
  };
}

it.each([
  ['in boxes that share their sides', [...bars(8), edge(5, 8), edge(41, 8), ...letters(0, 1, 2, 3, 4, 5, 6)]],
  ['over a comb that is open above', [...bars(8), edge(41, 8), ...letters(0, 1, 2, 3, 4, 5, 6)]],
  ['in a comb whose last field has no bar', [...bars(7), edge(41, 7), ...letters(0, 1, 2, 3, 4, 5, 6)]],
])('brings letters %s together', (_, strokes) => {
  const { print, blanks } = stretches(strokes);
  expect(print).toEqual([8, 9, 10, 8, 9, 10, 8]);
  expect(Math.max(...blanks)).toBeLessThan(10);
});

it('brings letters in boxes of their own together', () => {
  const written = Array.from({ length: 6 }, (_, i) => ({ x: 21 + i * 40, y: 12, width: 9, height: 24 }));
  const { print, blanks } = stretches([...boxes(6), ...written]);
  expect(print).toEqual([9, 9, 9, 9, 9, 9]);
  expect(Math.max(...blanks)).toBeLessThan(10);
});

it('leaves a blank for an empty field', () => {
  const { blanks } = stretches([...bars(8), edge(5, 8), edge(41, 8), ...letters(0, 1, 2, 4, 5, 6)]);
  expect(blanks).toHaveLength(5);
  expect(blanks[2]).toBeGreaterThan(15);
});

it('keeps a letter as wide as its field', () => {
  const wide = { x: 10 + 3 * PITCH + 1, y: 14, width: PITCH, height: 20 };
  const { print } = stretches([...bars(8), edge(5, 8), edge(41, 8), ...letters(0, 1, 2, 4, 5, 6), wide]);
  expect(print).toHaveLength(7);
  expect(print[3]).toBeGreaterThan(20);
});

it.each([
  ['words', Array.from({ length: 12 }, (_, i) => ({ x: 8 + i * 18, y: 8, width: 3, height: 30 }))],
  [
    'numbers in columns of a table',
    [...bars(4, 80), edge(5, 4), ...[0, 1, 2].map((i) => ({ x: 20 + i * 80, y: 14, width: 60, height: 20 }))],
  ],
  ['empty boxes', [...bars(8), edge(5, 8), edge(41, 8)]],
  ['three letters in boxes', [...bars(4), edge(5, 4), edge(41, 4), ...letters(0, 1, 2)]],
  ['blank paper', []],
])('leaves %s', (_, strokes) => {
  expect(withoutComb(...line(320, strokes))).toBeNull();
});
