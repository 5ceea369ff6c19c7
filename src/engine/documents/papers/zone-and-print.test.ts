import { describe, expect, it } from 'vitest';
import type { MachineReadableZone } from '../../../contract/pages.ts';
import type { VerifiedDocument } from '../../../contract/verification.ts';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, valueIn } from '../testing/request.ts';
import { zoneOf } from '../testing/zone-of.ts';
import { understand } from '../understand.ts';

const GREEN = 0.8;

const read = (zone: MachineReadableZone, lines: readonly PrintedLine[]): VerifiedDocument =>
  understand([pageOf(lines, { zone })], { ...anyRequest, category: 'IDENTITY' }).documents[0]!;

const sureOf = (document: VerifiedDocument, name: string): number =>
  document.fields.find((field) => field.name === name)!.confidence;

/** A passport that expires on the given day by its zone, its number `KB1234567`. */
const passport = (expiry = '270514', birth = '850203'): MachineReadableZone =>
  zoneOf('TD3', 'P<UTOEXAMPLE<<TINA', `KB12345670UTO${birth}0F${expiry}0`);

/** Days of a passport whose captions cannot be read. */
const days = (...texts: readonly (string | readonly string[])[]): PrintedLine[] =>
  texts.flatMap((text, row) =>
    [text].flat().map((part, i): PrintedLine => [400 + 110 * i, 200 + 70 * row, part]),
  );

describe('the expiry of a zone', () => {
  it.each<[string, PrintedLine[]]>([
    ['in figures', days('03.02.1985', '14.05.2017', '21.08.2027')],
    ['with the month in words', days('03 FEB 1985', '14 MAY 2017', '21 AUG 2027')],
    ['with the year set apart', days('03 FEB 1985', '14 MAY 2017', ['21 AUG', '2027'])],
    ['in two languages', days('03 FEB/FEV 85', '14 MAY/MAI 17', '21 AUG/AOUT 27')],
  ])('is held where another is printed without a caption, %s', (_, lines) => {
    const document = read(passport(), lines);
    expect(valueIn(document, 'expiryDate')).toBe('2027-05-14');
    expect(sureOf(document, 'expiryDate')).toBeLessThan(GREEN);
    expect(document.checks.map(({ id, outcome }) => `${id} ${outcome}`)).toContain(
      'mrz-against-print failed',
    );
  });

  it.each<[string, PrintedLine[]]>([
    ['is printed as well', days('03.02.1985', '14.05.2017', '14.05.2027')],
    ['alone is not printed', days('03.02.1985', '14.05.2017')],
    ['and all others are not printed', []],
  ])('is sure where it %s', (_, lines) =>
    expect(sureOf(read(passport(), lines), 'expiryDate')).toBeGreaterThan(GREEN),
  );

  it.each([
    ['Date of Birth', '03.02.1985', '13.02.1985', 'dateOfBirth'],
    ['Date of Expiry', '14.05.2027', '14.05.2029', 'expiryDate'],
  ])('and birth are held where another day stands beside “%s”', (label, same, other, name) => {
    const beside = (day: string): PrintedLine[] => [
      [100, 200, label],
      [400, 200, day],
    ];
    expect(sureOf(read(passport(), beside(same)), name)).toBeGreaterThan(GREEN);
    expect(sureOf(read(passport(), beside(other)), name)).toBeLessThan(GREEN);
  });
});

describe('names of the zone', () => {
  const named = (zone: string, surname: string, forenames: string): VerifiedDocument =>
    read(zoneOf('TD3', `P<UTO${zone}`, 'KB12345670UTO8502030F2705140'), [
      [100, 200, 'Surname'],
      [100, 225, surname],
      [100, 300, 'Given names'],
      [100, 325, forenames],
    ]);

  it.each([
    ['EXAMPLE<<TINA<RUTH', 'Example', 'Tina Ruth'],
    ['VAN<WYK<<TINA', 'VAN WYK', 'TINA'],
    ['VANWYK<<TINA<RUTH', 'VAN WYK', 'TINARUTH'],
    ['SOERENSEN<<AASE', 'SØRENSEN', 'ÅSE'],
    ['KAGO<<KAGO', 'KAGO', 'KAGO'],
    ['EXAMPLE<<TINA<RUTH', 'EXAMPLE TINA RUTH', 'TINA RUTH'],
  ])('%s are sure where the print has %s, %s', (zone, ...printed) =>
    expect(sureOf(named(zone, ...printed), 'forenames')).toBeGreaterThan(GREEN),
  );

  it.each([
    ['EXAMPLE<<TINA<RUTH', 'TINA RUTH', 'EXAMPLE', 'surname'],
    ['EXAMPLE<<TINA<RUTH', 'RUTH EXAMPLE', 'TINA', 'surname'],
    ['VAN<WYK<<TINA<RUTH', 'WYK', 'TINA RUTH VAN', 'forenames'],
    ['EXAMPLE<<TINA<RUTH', 'EXAMPLE', 'RUTH TINA', 'forenames'],
    ['EXAMPLE<<TINA<RUTH', 'EXAMPLE', 'TINA MARIA', 'forenames'],
  ])('%s are held where the print has %s, %s', (zone, surname, forenames, field) =>
    expect(sureOf(named(zone, surname, forenames), field)).toBeLessThan(0.6),
  );
});

describe('a printed name with a digit among its letters', () => {
  const surname = (printed: string) =>
    understand(
      [
        pageOf([
          [100, 100, 'PASSPORT'],
          [100, 200, 'Surname'],
          [100, 225, printed],
          [100, 300, 'Passport No'],
          [100, 325, 'KB1234567'],
        ]),
      ],
      { ...anyRequest, category: 'IDENTITY' },
    ).documents[0]!.fields.find(({ name }) => name === 'surname')!;

  it.each([
    ['SEB1NA', 'SEBINA'],
    ['SEBINA-MA5EKO', 'SEBINA-MASEKO'],
    ['MOYO BAKO8', 'MOYO BAKOB'],
  ])('is held as what it looks like: %s', (printed, value) =>
    expect(surname(printed)).toMatchObject({ value, confidence: expect.closeTo(0.55) }),
  );

  it.each(['SE7INA', 'SEBI4NA', 'G1AN'])('or is not read: %s', (printed) =>
    expect(surname(printed).value).toBeNull(),
  );
});

describe('a number in the zone and in print', () => {
  const outcome = (printed: string): string[] =>
    read(passport(), [
      [100, 200, 'Passport No'],
      [400, 200, printed],
    ])
      .checks.filter(({ id, fields }) => id === 'mrz-against-print' && fields.includes('passportNumber'))
      .map((check) => check.outcome);

  it('is the same where a letter was taken for the figure that looks like it', () =>
    expect(outcome('K81234567')).toEqual(['passed']));

  it.each(['KB1234587', 'KB1284567', 'KB1234561'])('differs where a figure is another one: %s', (printed) =>
    expect(outcome(printed)).toEqual(['failed']),
  );
});

describe('the day of issue beside a zone', () => {
  it.each<[string, PrintedLine[]]>([
    ['of a language that is not known here', days('03 ЛЮТ/FEB 85', '14 MAJ/MAY 17', '14 MAJ/MAY 27')],
    ['in two languages, the year set apart', days(['14 MAY/MAI', '17'], ['14 MAY/MAI', '27'])],
    ['among other days', days('01.01.2010', '14.05.2017', '14.05.2027')],
  ])('is read %s, a term before the expiry', (_, lines) => {
    const document = read(passport(), lines);
    expect(valueIn(document, 'dateOfIssue')).toBe('2017-05-14');
    expect(sureOf(document, 'dateOfIssue')).toBeGreaterThan(0.6);
  });

  it('is read where no name of the zone is sure, and its days are', () => {
    const unsure = { ...passport(), valid: false };
    expect(valueIn(read(unsure, days('14.05.2017', '14.05.2027')), 'dateOfIssue')).toBe('2017-05-14');
  });
});

describe('check digits of a zone that is not sure', () => {
  const withDigits = (...valid: readonly boolean[]): MachineReadableZone => {
    const zone = passport();
    const checkDigits = zone.checkDigits.map((digit, i) => ({ ...digit, valid: valid[i] ?? false }));
    return { ...zone, checkDigits, valid: false, confidence: 0.65 };
  };

  it('say nothing where most of them fail: one in ten holds by chance', () =>
    expect(sureOf(read(withDigits(true), []), 'passportNumber')).toBeLessThan(0.6));

  it('say what they cover where most hold', () =>
    expect(sureOf(read(withDigits(true, true, true, true), []), 'passportNumber')).toBeGreaterThan(GREEN));
});

describe('a national identity card without a zone', () => {
  const titled = (...more: readonly PrintedLine[]): string =>
    understand(
      [
        pageOf([
          [60, 60, 'NATIONAL IDENTITY CARD'],
          [60, 160, 'Surname'],
          [300, 160, 'EXAMPLE'],
          [60, 220, 'Date of Expiry'],
          [300, 220, '14.05.2027'],
          ...more,
        ]),
      ],
      { ...anyRequest, category: 'IDENTITY' },
    ).documents[0]!.documentType;

  it.each<PrintedLine[]>([
    [[60, 280, 'A12345678']],
    [[60, 280, 'Colour of Eyes']],
    [[60, 280, 'Nationality: UTO']],
  ])('is not one where nothing does: %j', (line) => expect(titled(line)).not.toBe('OMANG'));
});
