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

const ROWS = ['Annual leave', 'Sick leave', 'Study leave', 'Maternity', 'Unpaid leave', 'Compassionate'];

it.each([
  ['behind the names of the rows', 60, 410, 810],
  ['close behind narrow numbers of the rows', 60, 84, 810],
  ['between the names of the rows and remarks', 60, 410, 600],
  ['before the names of the rows', 300, 60, 190],
])('leaves two columns of noughts: %s', (where, name, taken, due) => {
  const table = ROWS.flatMap((row, i): PrintedLine[] => [
    [name, 120 + 40 * i, where.includes('narrow') ? String(i + 1) : row],
    [taken, 120 + 40 * i, '0'],
    [due, 120 + 40 * i, '0'],
    ...(where.includes('remarks') ? [[810, 120 + 40 * i, 'none'] as const] : []),
  ]);
  const page: PrintedLine[] = [[60, 40, 'Leave statement'], [taken, 80, 'Taken'], [due, 80, 'Due'], ...table];
  expect(textsOf(page)).toEqual(page.map(([, , text]) => text));
});

it('takes away circles some of which were read as other letters, or together with print', () => {
  const frame = [...side(10, 0, ['0', 'o', 'O']), ...side(950, 0, ['o', '00'])];
  const others: PrintedLine[] = [
    [5, 20, 'OOO0OC0QOOOOOO0O0OOO'.padEnd(97, 'O0')],
    [8, 420, '0 Signature'],
  ];
  expect(textsOf([...frame, ...others, ...PRINT])).toEqual([...others.map(([, , text]) => text), ...printed]);
});

it('leaves a column of noughts, and single ones', () => {
  const column = side(900, 0, ['0']);
  expect(textsOf([...PRINT, ...column])).toHaveLength(PRINT.length + column.length);
  expect(textsOf(PRINT)).toEqual(printed);
});
