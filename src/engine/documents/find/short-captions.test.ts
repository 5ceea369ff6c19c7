import { describe, expect, it } from 'vitest';
import { date } from '../../values/date.ts';
import { licenceNumber } from '../../values/licence-number.ts';
import { gender } from '../../values/words.ts';
import { valuesOf } from '../testing/find-in.ts';
import type { PrintedLine } from '../testing/page-of.ts';
import { driversLicence } from '../types/drivers-licence.ts';
import { behindCaption } from './short-captions.ts';

const CARD: PrintedLine[] = [
  [600, 600, 'EYES BRO'],
  [600, 640, 'HGT 5-06'],
  [600, 680, 'WGT 130'],
  [600, 720, 'HAIR BRO'],
];
const numbersIn = (...lines: PrintedLine[]): unknown[] => {
  const finders = driversLicence.fields.find(({ name }) => name === 'licenceNumber')!.finders!;
  return [...new Set(finders.flatMap((find) => valuesOf(find, [...lines, ...CARD], licenceNumber)))];
};

describe('the number of a licence by its caption', () => {
  it.each([
    ['NUMBER', 'S99988801'],
    ['4d NUMBER', 'S99988801'],
    ['A DL No.', '98765438'],
    ['4d DLN', 'D08954796'],
    ['DL NO.', '999999999'],
    ['LIC. NO.', 'K01754269'],
    ['LICENSE NUMBER', '010000412'],
    ['OLN', '12345678'],
    ['DL', '11223344'],
  ])('%s over, beside and before %s', (caption, number) => {
    expect(numbersIn([400, 60, caption], [400, 85, number])).toEqual([number]);
    expect(numbersIn([400, 60, caption], [430 + 10 * caption.length, 60, number])).toEqual([number]);
    expect(numbersIn([400, 60, `${caption} ${number}`])).toEqual([number]);
  });

  it.each([
    'NORTH QUINCY, MA 02171-1748',
    'NOT VALID AFTER 2031 12345678',
    'NOEL HILL ROAD 12345678',
    'DLWORTH 4521334',
    'ID NO 123456789',
    'DD NUMBER 12345678901234567890',
    'DL Q5142 AB 20090 31145',
  ])('is none in %s', (line) => expect(numbersIn([300, 60, line])).toEqual([]));

  it.each([
    ['Q5142 20090 31145', 'Q51422009031145'],
    ['Q 514 220 090 311', 'Q514220090311'],
  ])('is whole: %s', (printed, number) => expect(numbersIn([300, 60, `DLN ${printed}`])).toEqual([number]));

  it.each([
    [
      [500, 250, 'AUDIT'],
      [570, 250, 'NUMBER 0012345678'],
    ],
    [
      [500, 225, 'CASE NUMBER'],
      [500, 250, 'NUMBER 0012345678'],
    ],
    [
      [500, 225, 'DOCUMENT'],
      [500, 250, 'NUMBER 0012345678'],
    ],
  ] as const)('is none that goes on with other print: %j', (...lines) =>
    expect(numbersIn(...lines)).toEqual([]),
  );

  it('is that behind DL where another is a mere number', () =>
    expect(numbersIn([300, 60, 'DL D12345678'], [500, 250, 'NUMBER 0012345678'])).toEqual(['D12345678']));

  it('is none behind the answer of another caption', () =>
    expect(numbersIn([300, 60, 'DONOR'], [420, 60, 'NO'], [470, 60, '12345678'])).toEqual([]));
});

it.each([
  [[[300, 60, 'SEXM HT 5-05']], 'M'],
  [[[300, 60, 'SexF']], 'F'],
  [[[300, 60, '15 SEX M 16 HGT 5-05']], 'M'],
  [
    [
      [300, 60, '15 Sex 16 Hgt 17 Wgt'],
      [310, 85, 'F'],
    ],
    'F',
  ],
  [[[300, 60, 'SEXTON MILL RD']], undefined],
] as const)('reads the sex of %j', (lines, sex) =>
  expect(valuesOf(behindCaption('SEX'), [...lines, ...CARD], gender)[0]).toBe(sex),
);

it('finds no day under a caption whose own was not read', () =>
  expect(
    valuesOf(behindCaption('ISS'), [[300, 60, 'ISS'], [300, 85, 'EXP 01/02/2030'], ...CARD], date),
  ).toEqual([]));
