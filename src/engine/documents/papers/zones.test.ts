import { describe, expect, it } from 'vitest';
import type { MachineReadableZone } from '../../../contract/pages.ts';
import type { VerifiedDocument } from '../../../contract/verification.ts';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, valueIn } from '../testing/request.ts';
import { zoneOf } from '../testing/zone-of.ts';
import { understand } from '../understand.ts';

const read = (
  zone: MachineReadableZone,
  printed: readonly PrintedLine[] = [],
  category: 'IDENTITY' | null = 'IDENTITY',
): VerifiedDocument => understand([pageOf(printed, { zone })], { ...anyRequest, category }).documents[0]!;

const values = (document: VerifiedDocument, ...names: readonly string[]): unknown[] =>
  names.map((name) => valueIn(document, name));

const card = (code: string, state: string, number: string, names = 'EXAMPLE<<TINA<RUTH', rest = '') =>
  zoneOf('TD1', `${code}${state}${number.padEnd(9, '<')}0${rest}`, `9006070F3407270${state}`, names);

describe('cards of other states', () => {
  it.each([
    ['I<', 'UTO', 'AB1234567'],
    ['ID', 'RWA', '119847001'],
    ['ID', 'ZAF', 'C12345678'],
    ['I<', 'ZWE', '632047715'],
    ['ID', 'KEN', '227788419'],
    ['I<', 'D<<', 'L01X00T47'],
    ['ID', 'FRA', 'X4RTBPFW4'],
    ['CI', 'ITA', 'CA00000AA'],
    ['IP', 'USA', 'C03005988'],
    ['AR', 'CHE', 'A1234567'],
    ['TR', 'GEO', '12AB34567'],
    ['IR', 'GBR', 'ZU1234567'],
    ['AC', 'MOZ', '99'],
  ])('%s of %s numbered %s', (code, state, number) => {
    const zone = card(code, state, number);
    expect(zone.valid).toBe(true);
    for (const category of ['IDENTITY', null] as const) {
      const document = read(zone, [[60, 60, '27.07.2024']], category);
      expect(document).toMatchObject({ documentType: 'FOREIGN_ID_CARD', category: 'IDENTITY' });
      expect(values(document, 'fullName', 'idNumber', 'dateOfBirth', 'expiryDate', 'gender')).toEqual([
        'TINA RUTH EXAMPLE',
        number,
        '1990-06-07',
        '2034-07-27',
        'F',
      ]);
    }
  });

  it.each([
    // surname, first name and further ones, number, birth, sex, office: as France printed them from 1988 to 2021.
    ['EXEMPLE', 'CLAIRE', '880675P00123', '640229', 'F', '075025', '1964-02-29'],
    ['LE<GRAND', 'JEAN<<PIERRE', '991233H10777', '991231', 'M', '<<<<<<', '1999-12-31'],
    ['AN', 'LI', '200299000001', '310101', 'F', '990001', '1931-01-01'],
    ['MOTLHAGODI<KGOSITSILE', 'THUSO', '150469D55790', '850705', 'M', '694022', '1985-07-05'],
    ['BILL', 'TRUST', '060713X00002', '700101', 'F', '<<<<<<', '1970-01-01'],
  ])('of France before 2021: %s %s', (last, first, number, birth, sex, office, born) => {
    const zone = zoneOf(
      'IDFRA',
      `IDFRA${last.padEnd(25, '<')}${office}`,
      `${number}0${first.padEnd(14, '<')}${birth}0${sex}0`,
    );
    expect(zone.valid).toBe(true);
    const document = read(zone, [[60, 60, 'RÉPUBLIQUE FRANÇAISE  04.03.2015']]);
    expect(document.documentType).toBe('FOREIGN_ID_CARD');
    const name = `${first} ${last}`.replace(/<+/g, ' ');
    expect(values(document, 'fullName', 'idNumber', 'dateOfBirth', 'gender', 'nationality')).toEqual([
      name,
      number,
      born,
      sex,
      'FRENCH',
    ]);
    expect(document.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    // The zone has no place for it.
    expect(values(document, 'expiryDate')).toEqual([null]);
  });

  it('of France before 2021, of which a name may be cut at the fourteenth letter', () => {
    const zone = zoneOf('IDFRA', `IDFRA${'EXEMPLE'.padEnd(31, '<')}`, '880675P001230MARIE<CHRISTIN6402290F0');
    const forenames = read(zone).fields.find(({ name }) => name === 'forenames');
    expect(forenames?.confidence).toBeLessThan(0.8);
  });

  it('of format TD2', () => {
    const document = read(zoneOf('TD2', 'I<UTOEXAMPLE<<TINA', 'D231458907UTO74081201204159'));
    expect(document.documentType).toBe('FOREIGN_ID_CARD');
    expect(values(document, 'fullName', 'idNumber')).toEqual(['TINA EXAMPLE', 'D23145890']);
  });

  it('are none of Botswana, whatever heading is printed', () => {
    const printed: PrintedLine[] = [
      [60, 60, 'REPUBLIC OF BOTSWANA'],
      [60, 100, 'NATIONAL IDENTITY CARD'],
    ];
    expect(read(card('ID', 'KEN', '227788419'), printed).documentType).toBe('FOREIGN_ID_CARD');
    expect(read(card('AC', 'BWA', 'Z0000000', 'EXAMPLE<<TINA', '000020000'), printed).documentType).toBe(
      'OMANG',
    );
  });
});

describe('numbers', () => {
  it('longer than their place go on in the optional data', () => {
    // Doc 9303 part 5, 4.2.2.2 note j.
    const zone = zoneOf('TD1', 'I<UTOD23145890<7349', '3407120M3507120UTO', 'STEVENSON<<PETER');
    expect(zone.checkDigits[0]).toEqual({ field: 'documentNumber', valid: true });
    expect(values(read(zone), 'idNumber', 'personalNumber')).toEqual(['D23145890734', null]);
  });

  it('with a blank inside are compared with the print without it', () => {
    const document = read(card('I<', 'UTO', 'AB<123456'), [[60, 60, 'Card No: AB-123456']]);
    expect(document.fields.find(({ name }) => name === 'idNumber')?.agreement).toBe('twice');
    expect(document.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });

  it('of nine digits are an Omang in passports of Botswana alone', () => {
    const passport = (state: string) =>
      read(zoneOf('TD3', `P<${state}EXAMPLE<<TINA`, `1234567890${state}9006070M3407270428327215`));
    expect(values(passport('GBR'), 'omangNumber', 'personalNumber')).toEqual([null, '428327215']);
    expect(passport('GBR').checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(valueIn(passport('BWA'), 'omangNumber')).toBe('428327215');
    expect(passport('BWA').checks).toContainEqual(
      expect.objectContaining({ id: 'omang-sex-digit', outcome: 'failed' }),
    );
  });
});

describe('visas', () => {
  it.each([
    ['MRVA', 'V<UTOEXAMPLE<<TINA', 'L8988901C0GBR9006070F2707270'],
    ['MRVB', 'V<USAEXAMPLE<<TINA', 'L8988901C0BWA9006070F2707270'],
    ['MRVA', 'VCD<<EXAMPLE<<TINA', 'L8988901C0ZWE9006070F2707270'],
  ] satisfies [MachineReadableZone['format'], string, string][])('of format %s', (format, first, second) => {
    for (const title of ['VISA', 'PASSPORT NO A01234567', 'SCHENGEN', 'VISUM  PASSPORT']) {
      const document = read(zoneOf(format, first, second), [[60, 60, title]]);
      expect(document.documentType, title).toBe('VISA');
      expect(values(document, 'fullName', 'dateOfBirth', 'expiryDate')).toEqual([
        'TINA EXAMPLE',
        '1990-06-07',
        '2027-07-27',
      ]);
    }
  });

  it('are permits where they say so', () =>
    expect(
      read(zoneOf('MRVB', 'V<BWAEXAMPLE<<TINA', 'L8988901C0ZWE9006070F2707270'), [
        [60, 60, 'REPUBLIC OF BOTSWANA'],
        [60, 100, 'RESIDENCE PERMIT'],
        [60, 140, 'Permit No: RP 0044127'],
      ]).documentType,
    ).toBe('RESIDENCE_PERMIT'));
});

describe('a passport whose zone the picture cuts', () => {
  // The rows end behind the days, as a TD2 zone: its last digit is one of the personal number.
  const cut = (state: string, number: string): MachineReadableZone => {
    const zone = zoneOf('TD2', `P<${state}EXAMPLE<<TINA<RUTH`, `${number}0${state}9006070F3407270`);
    return {
      ...zone,
      checkDigits: zone.checkDigits.map((d) => (d.field === 'composite' ? { ...d, valid: false } : d)),
      valid: false,
    };
  };

  it.each([
    ['UTO', 'AB1234567'],
    ['ZAF', 'A01234567'],
    ['BWA', 'BN0123456'],
    ['NAM', 'P01234567'],
  ])('is no card: %s', (state, number) => {
    for (const category of ['IDENTITY', null] as const) {
      expect(read(cut(state, number), [], category).documentType).not.toMatch(/CARD|NATIONAL_ID|OMANG/);
      expect(read(cut(state, number), [[60, 60, 'PASSPORT']], category).documentType).toBe('PASSPORT');
    }
  });
});

describe('holders', () => {
  const passport = (names: string, birth = '900607', code = 'P<', sex = 'F') =>
    zoneOf('TD3', `${code}ZAF${names}`, `A012345670ZAF${birth}0${sex}3407270`);
  const page = (surname: string, forenames: string, born: string): PrintedLine[] =>
    [
      'PASSPORT',
      'Surname',
      surname,
      'Given names',
      forenames,
      'Nationality',
      'SOUTH AFRICAN',
      'Date of birth',
      born,
      'Date of issue',
      '28 JUL 2024',
      'Date of expiry',
      '27 JUL 2034',
    ].flatMap((text, i): PrintedLine[] => (text === '' ? [] : [[60, 60 + 40 * i, text]]));

  it.each([
    ['ZAHRA', 'ZAHRA', ''],
    ['<<AHMADI', '', 'AHMADI'],
    ['SUHARTO', 'SUHARTO', ''],
    ['TRUST', 'TRUST', ''],
  ])('of one name (%s) have it once', (names, surname, forenames) => {
    const one = surname + forenames;
    for (const printed of [page(surname, forenames, '07 JUN 1990'), []])
      expect(values(read(passport(names), printed), 'fullName', 'name')).toEqual([one, one]);
  });

  it.each(
    'BILL TRUST WARD PAGE NO AN TO CHURCH SERGEANT BANK GROSS POWER TITLE POST MAY BRANCH NURSE CLERK OF ID'.split(
      ' ',
    ),
  )('may be called %s', (word) => {
    const surname = read(passport(`${word}<<TINA`), page(word, 'TINA', '07 JUN 1990'));
    expect(valueIn(surname, 'fullName')).toBe(`TINA ${word}`);
    const forename = read(passport(`EXAMPLE<<${word}`), page('EXAMPLE', word, '07 JUN 1990'));
    expect(valueIn(forename, 'fullName')).toBe(`${word} EXAMPLE`);
    expect(surname.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });

  it.each([
    ['240412', '12 APR 1924', '1924-04-12'],
    ['240412', '12 APR 2024', '2024-04-12'],
    ['180101', '01 JAN 1918', '1918-01-01'],
  ])('born on %s, printed %s', (written, printed, day) => {
    const document = read(passport('EXAMPLE<<TINA', written), page('EXAMPLE', 'TINA', printed));
    expect(valueIn(document, 'dateOfBirth')).toBe(day);
    const failed = document.checks.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
    expect(failed.filter((id) => id === 'mrz-against-print')).toEqual([]);
  });

  it('of whom nothing but the zone tells the century are held', () => {
    const birth = (written: string) =>
      read(passport('EXAMPLE<<TINA', written)).fields.find(({ name }) => name === 'dateOfBirth')!;
    expect(birth('240412').confidence).toBeLessThan(0.6);
    expect(birth('900607').confidence).toBeGreaterThan(0.9);
  });

  it.each(['P<', 'PP', 'PD', 'PS', 'PU', 'PE', 'PO'])('of passports of code %s and the sex X', (code) => {
    const document = read(passport('EXAMPLE<<TINA', '900607', code, 'X'));
    expect(document.documentType).toBe('PASSPORT');
    expect(values(document, 'gender', 'fullName')).toEqual(['X', 'TINA EXAMPLE']);
  });

  it('of papers without an end have not expired', () => {
    const zone = zoneOf('TD1', 'IDESPAAA0000010', '4004120F9901010ESP', 'GARCIA<LOPEZ<<MARIA');
    for (const printed of [[], [[60, 60, 'Date of expiry 01 JAN 9999']] satisfies PrintedLine[]]) {
      const document = read(zone, printed);
      expect(valueIn(document, 'expiryDate')).toBe('9999-01-01');
      expect(document.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    }
  });

  it.each([
    ['EXAMPLE<<TINA', 'EXAMPLE', 'TINA RUTH'],
    ['EXAMPLE<<TI', 'EXAMPLE', 'TINA'],
    ['EXAM<<TINA', 'EXAMPLE', 'TINA'],
    ['EX', 'EXAMPLE', 'TINA'],
    ['SPECIMEN<<TINA', 'EXAMPLE', 'TINA'],
  ])(
    'of whom the zone says %s and the print another name or more of it are held',
    (names, surname, forenames) => {
      const document = read(passport(names), page(surname, forenames, '07 JUN 1990'));
      const name = document.fields.find((f) => f.name === 'fullName')!;
      expect(name.confidence).toBeLessThan(0.6);
    },
  );

  it.each([
    ['EXAMPLE<<TINA', 'EXAMPLE', 'TINA'],
    ['EXAMPLE<<TINA<RUTH', 'EXAMPLE', 'TINA'],
    // A letter of the print was misread.
    ['EXAMPLE<<TINA', 'EXAMPLF', 'TINA'],
  ])('of whom the zone says %s and the print no more are not', (names, surname, forenames) => {
    const document = read(passport(names), page(surname, forenames, '07 JUN 1990'));
    expect(document.fields.find((f) => f.name === 'fullName')!.confidence).toBeGreaterThan(0.9);
  });

  it('whose zone was not read for sure are held where no print says the same', () => {
    const zone = { ...passport('EXAMPLE<<TINA'), valid: false };
    const sureness = (printed: readonly PrintedLine[]): number =>
      read(zone, printed).fields.find((f) => f.name === 'fullName')!.confidence;
    expect(sureness([])).toBeLessThan(0.6);
    expect(sureness(page('EXAMPLE', 'TINA', '07 JUN 1990'))).toBeGreaterThan(0.9);
  });

  it.each([
    ['SOERENSEN<<AASE', 'SØRENSEN', 'ÅSE'],
    ['SOERENSEN<<AASE', 'SORENSEN', 'ASE'],
    ['GROSS<<JOERG', 'GROB', 'JORG'],
    ['OEZTUERK<<GUEL', 'ÖZTÜRK', 'GÜL'],
    ['AEGISSON<<THORDUR', 'ÆGISSON', 'ÞÓRÐUR'],
    ['TRAN<<VAN<DAT', 'TRẦN', 'VĂN ĐẠT'],
  ])('%s is spelt so in the zone', (names, surname, forenames) => {
    const document = read(passport(names), page(surname, forenames, '07 JUN 1990'));
    expect(document.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect([surname, names.split('<<')[0]]).toContain(valueIn(document, 'surname'));
    expect(valueIn(document, 'surname')).not.toBe('GROB');
  });
});
