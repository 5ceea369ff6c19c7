import { expect, test } from 'vitest';
import { lines, pageOf, type PrintedLine } from '../documents/testing/page-of.ts';
import { layOut } from './page-layout.ts';

const said = (printed: readonly PrintedLine[]): string[] =>
  layOut(pageOf(printed)).rows.map((row) => row.map((s) => s.text).join(' | '));

test.each([
  'Next of kin',
  'Section D: Particulars of spouse',
  '4. Referee 1',
  'FOR OFFICIAL USE ONLY',
  "Guarantor's details",
  'Co-applicant',
])('what stands under “%s” is of no use', (heading) => {
  const printed = lines('Full names: Neo Example', heading, 'Full names: Tumo Example', 'Omang: 412323456');
  expect(said(printed)).toEqual(['Full names: Neo Example']);
});

test.each([
  ['a part with a number', 'Part 3: Declaration', 40],
  ['words by themselves, some way below', 'Premises', 70],
])('such a part ends with %s', (_, heading, gap) => {
  const printed: PrintedLine[] = [
    [60, 60, 'Witness'],
    [60, 100, 'Full names: Tumo Example'],
    [60, 100 + gap, heading],
    [60, 140 + gap, 'Plot: 417'],
  ];
  expect(said(printed)).toEqual([heading, 'Plot: 417']);
});

test('a second applicant has a column', () => {
  const printed: PrintedLine[] = [
    [300, 60, 'Applicant'],
    [600, 60, 'Co-applicant'],
    [60, 100, 'Full names'],
    [300, 100, 'Neo Example'],
    [600, 100, 'Tumo Example'],
  ];
  expect(said(printed)).toEqual(['Applicant | Co-applicant', 'Full names | Neo Example']);
});

test('a caption with its value is no heading', () => {
  const printed = lines('Spouse: Tumo Example', 'Witness Neo Example', 'Full names: Neo Example');
  expect(said(printed)).toHaveLength(3);
});
