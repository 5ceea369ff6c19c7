import { describe, expect, it } from 'vitest';
import type { MachineReadableZone } from '../../../../contract/pages.ts';
import { anyRequest, valueIn } from '../../testing/request.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { zoneOf } from '../../testing/zone-of.ts';
import { understand } from '../../understand.ts';

const zone = (valid: boolean): MachineReadableZone => ({
  format: 'TD3',
  lines: ['P<BWAEXAMPLE<<KAGO<<<<<<<<<<<<<<<<<<<<<<<<<<', 'BX82326148BWA9709177M3101090694818479<<<<<80'],
  box: { x: 100, y: 1100, width: 800, height: 60 },
  fields: {
    documentCode: 'P',
    documentNumber: 'BX8232614',
    birthDate: '970917',
    expirationDate: '310109',
    lastName: 'EXAMPLE',
    firstName: 'KAGO',
  },
  checkDigits: [
    { field: 'birthDateCheckDigit', valid },
    { field: 'expirationDateCheckDigit', valid },
  ],
  valid,
  confidence: 0.98,
  repaired: 0,
});

/** A passport of which no small caption can be read. */
const passport = (dates: readonly string[], valid = true) => {
  const lines: PrintedLine[] = [
    [100, 60, 'REPUBLIC OF BOTSWANA'],
    [500, 60, 'PASSPORT'],
    ...dates.map((date, i): PrintedLine => [100, 300 + 100 * i, date]),
  ];
  return understand([pageOf(lines, { zone: zone(valid) })], anyRequest).documents[0]!;
};
const confidenceOf = (read: ReturnType<typeof passport>): number =>
  read.fields.find((field) => field.name === 'dateOfIssue')!.confidence;

describe('the date of issue of a paper with a zone', () => {
  it('is the other date, surely where the paper runs for ten years', () => {
    const read = passport(['17 SEP/SEPT 1997', '10 JAN/JAN 2021', '09 JAN/JAN 2031']);
    expect(valueIn(read, 'dateOfIssue')).toBe('2021-01-10');
    expect(confidenceOf(read)).toBeGreaterThan(0.6);
  });

  it.each(['BELLINZONA, 10.01.2021', 'Saint-Denis, 10 JAN 2021', 'MAUN, 09/01/2021', "L'Aquila, 10.01.2021"])(
    'stands behind the place: %s',
    (printed) => {
      const read = passport(['17 SEP/SEPT 1997', printed, '09 JAN/JAN 2031']);
      expect(String(valueIn(read, 'dateOfIssue'))).toMatch(/^2021-01-(?:09|10)$/);
      expect(confidenceOf(read)).toBeGreaterThan(0.6);
    },
  );

  it.each([
    '10.01.21-09.01.2031',
    '10.01.2021 - 09.01.2031',
    '10/01/2021–09/01/2031',
    '10 JAN 2021 - 09 JAN 2031',
    '14.03.22-09.01.2031',
  ])('is the first of a term whose end the zone says: %s', (printed) => {
    const read = passport(['17 SEP/SEPT 1997', printed]);
    expect(valueIn(read, 'dateOfIssue')).toBe(printed.startsWith('14') ? '2022-03-14' : '2021-01-10');
    expect(confidenceOf(read)).toBeGreaterThan(0.6);
  });

  it.each(['09 JAN 3AN 21', '10 JAN JBN 2021', '09.JAN 4AH 21', '10 JAN IAN 21'])(
    'is one whose second month was misread, a term before to the day: %s',
    (printed) => {
      const read = passport(['17 SEP/SEPT 1997', printed, '09 JAN/JAN 2031']);
      expect(String(valueIn(read, 'dateOfIssue'))).toMatch(/^2021-01-(?:09|10)$/);
    },
  );

  it.each(['09.01.2031 - 10.01.2021', 'NO 10.01.21-09.01.2031', '10.01.21-08.01.2031', '09 FEB 3AN 21'])(
    'is not taken from %s',
    (printed) =>
      expect(valueIn(passport(['17 SEP/SEPT 1997', printed]), 'dateOfIssue')).not.toBe('2021-01-10'),
  );

  it('stands on the front of a card whose back has the zone, and is held', () => {
    const front = pageOf([
      [100, 60, 'AUFENTHALTSTITEL'],
      [100, 200, 'SOMMER'],
      [100, 300, '01-04-2021'],
    ]);
    const card = zoneOf('TD1', 'ARD<<Y701001V5', '9709177M3101090BWA', 'SOMMER<<KAGO');
    const back = pageOf([[100, 60, '17-09-1997']], { zone: card });
    const [read] = understand([front, back], anyRequest).documents;
    expect(valueIn(read!, 'dateOfIssue')).toBe('2021-04-01');
    expect(confidenceOf(read!)).toBeLessThan(0.6);
  });

  it('is held where the paper runs for some other time', () => {
    const read = passport(['17 SEP/SEPT 1997', '14 MAR/MARS 2022', '09 JAN/JAN 2031']);
    expect(valueIn(read, 'dateOfIssue')).toBe('2022-03-14');
    expect(confidenceOf(read)).toBeLessThan(0.6);
  });

  it('is not guessed among two, nor beside a zone that is not valid', () => {
    expect(valueIn(passport(['12 FEB/FEV 2021', '14 MAR/MARS 2022']), 'dateOfIssue')).toBeNull();
    expect(valueIn(passport(['10 JAN/JAN 2021'], false), 'dateOfIssue')).toBeNull();
  });
});

describe('the day of issue of a visa, whose captions cannot be read', () => {
  const visa = (days: readonly (readonly [number, number, string])[]) => {
    const held = zoneOf('MRVB', 'VCNLDMOTSAMAI<<KABO', '0048812371BWA9709177M3101090');
    return understand([pageOf([[60, 40, 'VISA'], ...days], { zone: held })], anyRequest).documents[0]!;
  };

  it.each([
    ['12-12-2025', '15-12-2025'],
    ['15-12-2025', '15-12-2025'],
    ['2025-11-30', '2025-12-15'],
    ['30 NOV 2025', '15 DEC 2025'],
  ])('is the one other day, %s, not after the first of the term, %s, and is held', (issued, from) => {
    const read = visa([
      [200, 100, from],
      [500, 100, '09-01-2031'],
      [200, 220, issued],
    ]);
    expect(valueIn(read, 'dateOfIssue')).not.toBeNull();
    expect(valueIn(read, 'dateOfIssue')).not.toBe(issued === from ? null : from);
    expect(confidenceOf(read)).toBeLessThan(0.6);
  });

  it('is not guessed after the term began, nor among two', () => {
    for (const others of [['20-12-2025'], ['12-12-2025', '10-12-2025']])
      expect(
        valueIn(
          visa([
            [200, 100, '15-12-2025'],
            [500, 100, '09-01-2031'],
            ...others.map((day, i) => [200, 220 + 60 * i, day] as const),
          ]),
          'dateOfIssue',
        ),
      ).toBeNull();
  });
});
