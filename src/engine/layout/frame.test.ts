import { expect, it } from 'vitest';
import { pageOf, type PrintedLine } from '../documents/testing/page-of.ts';
import { withoutFrame } from './frame.ts';

const PRINT: readonly PrintedLine[] = [
  [300, 100, 'CERTIFICATE OF REGISTRATION'],
  [150, 200, 'Name of Registered Person'],
  [600, 200, 'Example Holdings Limited'],
  [150, 260, 'Branches'],
  [600, 260, '0'],
];
const side = (x: number, lean: number, marks: readonly string[]): PrintedLine[] =>
  Array.from({ length: 16 }, (_, i) => [x + lean * i, 60 + 40 * i, marks[i % marks.length]!] as const);
const textsOf = (lines: readonly PrintedLine[]): string[] =>
  withoutFrame(pageOf(lines).lines).map(({ text }) => text);
const printed = PRINT.map(([, , text]) => text);

it.each([
  ['upright', 0],
  ['photographed at a slant', 0.8],
])('takes away the circles around a paper: %s', (_how, lean) => {
  const frame = [
    [20, 20, 'OOOOOOOOO0OOOOOOOO0O0OOO'] as const,
    ...side(10, lean, ['0', 'o', 'O']),
    ...side(950, lean, ['o', '00']),
    [20, 760, 'OOO0O0OOOOOOOOOOOoOO'] as const,
  ];
  expect(textsOf([...frame, ...PRINT])).toEqual(printed);
});

it('leaves a column of noughts, and single ones', () => {
  const column = side(900, 0, ['0']);
  expect(textsOf([...PRINT, ...column])).toHaveLength(PRINT.length + column.length);
  expect(textsOf(PRINT)).toEqual(printed);
});
