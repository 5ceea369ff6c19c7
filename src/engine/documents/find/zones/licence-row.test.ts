import { describe, expect, it } from 'vitest';
import { checkDigit } from '../../../ocr/mrz/check-digit.ts';
import type { PrintedLine } from '../../testing/page-of.ts';
import { readPrinted, valuesIn } from '../../testing/request.ts';

/** A row of France: number, expiry, first letters of the surname. */
function rowOf(number: string, expiry: string, surname: string): string {
  const first = `D1FRA${number}`;
  const row = `${first}${checkDigit(first)}${expiry}${surname.slice(0, 8).padEnd(8, '<')}`;
  return `${row}${checkDigit(row)}`;
}

/** Where items 4b and 5 stand. */
const [EXPIRY, NUMBER] = [200, 230];

const page = (row: string, number = '19BC04521', expiry = '04.06.2034'): PrintedLine[] => [
  [120, 40, 'PERMIS DE CONDUIRE'],
  [160, 80, '1. NOIRET'],
  [160, 110, '2. Claire'],
  [160, 140, '3. 09.02.1990 (Lyon)'],
  [160, 170, '4a. 05.06.2019'],
  [160, EXPIRY, `4b. ${expiry}`],
  [160, NUMBER, `5. ${number}`],
  [30, 330, row],
];

const sureOf = (lines: readonly PrintedLine[], name: string): number =>
  readPrinted(lines).fields.find((field) => field.name === name)?.confidence ?? 0;

describe('the row of a driving licence', () => {
  const row = rowOf('19BC04521', '340604', 'NOIRET');

  it.each([row, row.replaceAll('<', ''), row.replace('<<', ' <')])(
    'says what is not read in print: %s',
    (text) => {
      const read = readPrinted([
        [60, 40, 'PERMIS DE CONDUIRE'],
        [30, 330, text],
      ]);
      expect(read.documentType).toBe('DRIVERS_LICENCE');
      expect(valuesIn(read, 'licenceNumber', 'expiryDate', 'surname')).toEqual([
        '19BC04521',
        '2034-06-04',
        'NOIRET',
      ]);
    },
  );

  it('agrees with the print', () => {
    expect(sureOf(page(row), 'licenceNumber')).toBeGreaterThan(0.9);
    expect(sureOf(page(row), 'expiryDate')).toBeGreaterThan(0.9);
  });

  it('holds what the print says otherwise', () => {
    expect(sureOf(page(row, '19BC04527'), 'licenceNumber')).toBeLessThan(0.6);
    expect(sureOf(page(row, '19BC04521', '04.06.2024'), 'expiryDate')).toBeLessThan(0.6);
  });

  it.each([
    ['4b. 04.06.2024', 'expiryDate'],
    ['4b 04.062024', 'expiryDate'],
    ['4b.04.06.2029', 'expiryDate'],
    ['519BC04527', 'licenceNumber'],
    ['5. 19BC04527', 'licenceNumber'],
    ['S 19BC04571', 'licenceNumber'],
  ])('holds what the print says otherwise, however poorly it was read: %s', (line, name) => {
    const at = name === 'expiryDate' ? EXPIRY : NUMBER;
    const printed = page(row).map((one): PrintedLine => (one[1] === at ? [160, at, line] : one));
    expect(sureOf(printed, name)).toBeLessThan(0.6);
  });

  it('gives no name that may be cut, and nothing where a digit fails', () => {
    const alone = (text: string): (string | null)[] =>
      valuesIn(
        readPrinted([
          [60, 40, 'PERMIS DE CONDUIRE'],
          [30, 330, text],
        ]),
        'surname',
        'licenceNumber',
      ).map((value) => (value as string | undefined) ?? null);
    expect(alone(rowOf('19BC04521', '340604', 'DELACROIX'))).toEqual([null, '19BC04521']);
    expect(alone(row.replace('NOIRET', 'NOIREI'))).toEqual([null, null]);
  });

  it('of another state tells the type alone', () => {
    const first = 'D1UTO2123456789ABCDEFGHIJKLMNO';
    const read = readPrinted([[30, 330, first.slice(0, 29) + String(checkDigit(first.slice(0, 29)))]]);
    expect(read.documentType).toBe('DRIVERS_LICENCE');
    expect(valuesIn(read, 'licenceNumber', 'surname').filter(Boolean)).toEqual([]);
  });
});
