import { describe, expect, it } from 'vitest';
import { foundIn, LEFT, put, widthOf } from './misplaced-text.test-data.ts';

const LIST = {
  'Name:': 'Keabetswe Ditlhong',
  'Employee number:': '4417902',
  'Date of payment:': '25 September 2026',
  'Net pay:': 'P9,250.40',
  'Bank:': 'Bank of the North',
};

const listed = (changed: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries(LIST).flatMap(([label, value], i) => [
    put(label, LEFT, 180 - 12 * i),
    put(changed[label] ?? value, 200 - widthOf(value), 180 - 12 * i),
  ]);

/** A list with a spreadsheet's default alignment: numbers and dates right, texts left. */
const sheet = (
  rows: Readonly<Record<string, string>>,
  isText = (value: string) => !/\d/.test(value),
): string[] =>
  Object.entries(rows).flatMap(([label, value], i) => [
    put(label, LEFT, 180 - 12 * i),
    put(value, isText(value) ? 160 : 200 - widthOf(value), 180 - 12 * i),
  ]);
const MARKS = { Mathematics: '78', English: '9', Setswana: '100', Science: '65', Art: '1,271' };
const STAFF = {
  'Employee number': '44179',
  Age: '34',
  Born: '3 May 1992',
  'Days of leave': '120',
  Children: '3',
};
const WORDS = { Name: 'Keabetswe Ditlhong', Town: 'Maun', Number: '4417902', Bank: 'Bank of the North' };
const bold = (op: string): string => op.replace('/F1', '/F2');

describe('a value that leaves the edge of its list', () => {
  it.each([
    ['a name in the first row', 'Name:', 'Neo Tau'],
    ['a digit more', 'Net pay:', 'P19,250.40'],
    ['a word in the last row', 'Bank:', 'Bank of the Far North'],
    ['another day', 'Date of payment:', '3 May 2026'],
  ])('flags %s', async (_, label, after) => {
    expect(await foundIn(listed({ [label]: after }))).toContainEqual({ detector: 'out-of-column', after });
  });

  it.each([
    ['a ground under the row', `.9 g ${LEFT} 165 182 10 re f 0 g`],
    ['a rule under the row', `${LEFT} 166 182 .5 re f`],
  ])('flags a value with %s', async (_, painted) => {
    const found = await foundIn([painted, ...listed({ 'Employee number:': '441' })]);
    expect(found).toContainEqual({ detector: 'out-of-column', after: '441' });
  });

  it('flags a name beside labels that end in no colon', async () => {
    const found = await foundIn(listed({ 'Bank:': 'Bank' }).map((op) => op.replace(':)', ')')));
    expect(found).toContainEqual({ detector: 'out-of-column', after: 'Bank' });
  });

  it.each([
    ['the list as it was set', listed()],
    ['the head over a column of numbers', sheet({ Subject: 'Mark', ...MARKS })],
    ['a word among numbers', sheet({ ...STAFF, Group: 'Sales' })],
    ['a name among numbers', sheet({ ...MARKS, Teacher: 'Neo Tau' })],
    [
      'a word among numbers and days in words',
      sheet({ Payday: 'Friday, 25 September 2026', ...STAFF, Group: 'Sales' }),
    ],
    [
      'a telephone number kept as text',
      sheet({ ...STAFF, Telephone: '71 234 567' }, (value) => value.startsWith('71 ')),
    ],
    [
      'a number in brackets that hang over',
      [...sheet(MARKS), put('Loss', LEFT, 120), put('(834)', 200 - widthOf('(834'), 120)],
    ],
    [
      'a footnote mark that hangs over',
      [...listed(), put('Fee:', LEFT, 120), put('54*', 200 - widthOf('54'), 120)],
    ],
    [
      'the head over words flush right',
      sheet({ Particulars: 'Details', ...WORDS }, (value) => value === 'Details'),
    ],
    [
      'a head in bold between them',
      sheet({ ...WORDS, Account: 'Details' }, (value) => value === 'Details').map((op) =>
        op.includes('Details') ? bold(op) : op,
      ),
    ],
    [
      'a value with an icon behind it',
      [...listed(), put('Status:', LEFT, 120), put('Paid', 190 - widthOf('Paid'), 120), '193 120 7 5 re f'],
    ],
    [
      'a value with pale words behind it',
      [
        ...listed(),
        put('Grade:', LEFT, 120),
        put('B4', 190 - widthOf('B4'), 120),
        `.9 g ${put('of ten', 200 - widthOf('of ten'), 120)} 0 g`,
      ],
    ],
    [
      'a value with a blank behind it',
      listed().map((op) =>
        op.replace(/1 0 0 1 ([\d.]+) 144 Tm \(P/, (_m, x: string) => `1 0 0 1 ${Number(x) - 1.67} 144 Tm (P`),
      ),
    ],
    ['two values that leave it', listed({ 'Name:': 'Neo Tau', 'Net pay:': 'P19,250.40' })],
    ['a short list', listed({ 'Name:': 'Neo Tau' }).slice(0, 8)],
    [
      'values set flush left',
      Object.entries(LIST).flatMap(([label, value], i) => [
        put(label, LEFT, 180 - 12 * i),
        put(value, 120, 180 - 12 * i),
      ]),
    ],
  ])('says nothing of %s', async (_, content) => {
    expect((await foundIn(content)).filter(({ detector }) => detector === 'out-of-column')).toEqual([]);
  });
});
