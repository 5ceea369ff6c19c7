import { describe, expect, it } from 'vitest';
import type { MachineReadableZone } from '../../../contract/pages.ts';
import { readZone, valueIn, valuesIn } from '../testing/request.ts';
import { zoneOf } from '../testing/zone-of.ts';

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
      const document = readZone(zone, [[60, 60, '27.07.2024']], category);
      expect(document).toMatchObject({ documentType: 'FOREIGN_ID_CARD', category: 'IDENTITY' });
      expect(valuesIn(document, 'fullName', 'idNumber', 'dateOfBirth', 'expiryDate', 'gender')).toEqual([
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
    const document = readZone(zone, [[60, 60, 'RÉPUBLIQUE FRANÇAISE  04.03.2015']]);
    expect(document.documentType).toBe('FOREIGN_ID_CARD');
    const name = `${first} ${last}`.replace(/<+/g, ' ');
    expect(valuesIn(document, 'fullName', 'idNumber', 'dateOfBirth', 'gender', 'nationality')).toEqual([
      name,
      number,
      born,
      sex,
      'FRENCH',
    ]);
    expect(document.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    // The zone has no place for it.
    expect(valuesIn(document, 'expiryDate')).toEqual([null]);
  });

  it('of France before 2021, of which a name may be cut at the fourteenth letter', () => {
    const zone = zoneOf('IDFRA', `IDFRA${'EXEMPLE'.padEnd(31, '<')}`, '880675P001230MARIE<CHRISTIN6402290F0');
    const forenames = readZone(zone).fields.find(({ name }) => name === 'forenames');
    expect(forenames?.confidence).toBeLessThan(0.8);
  });
});

describe('numbers', () => {
  it('longer than their place go on in the optional data', () => {
    // Doc 9303 part 5, 4.2.2.2 note j.
    const zone = zoneOf('TD1', 'I<UTOD23145890<7349', '3407120M3507120UTO', 'STEVENSON<<PETER');
    expect(zone.checkDigits[0]).toEqual({ field: 'documentNumber', valid: true });
    expect(valuesIn(readZone(zone), 'idNumber', 'personalNumber')).toEqual(['D23145890734', null]);
  });

  it('with a blank inside are compared with the print without it', () => {
    const document = readZone(card('I<', 'UTO', 'AB<123456'), [[60, 60, 'Card No: AB-123456']]);
    expect(document.fields.find(({ name }) => name === 'idNumber')?.agreement).toBe('twice');
    expect(document.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });

  it('of nine digits are an Omang in passports of Botswana alone', () => {
    const passport = (state: string) =>
      readZone(zoneOf('TD3', `P<${state}EXAMPLE<<TINA`, `1234567890${state}9006070M3407270428327215`));
    expect(valuesIn(passport('GBR'), 'omangNumber', 'personalNumber')).toEqual([null, '428327215']);
    expect(passport('GBR').checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(valueIn(passport('BWA'), 'omangNumber')).toBe('428327215');
    expect(passport('BWA').checks).toContainEqual(
      expect.objectContaining({ id: 'omang-sex-digit', outcome: 'failed' }),
    );
  });
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
      expect(readZone(cut(state, number), [], category).documentType).not.toMatch(/CARD|NATIONAL_ID|OMANG/);
      expect(readZone(cut(state, number), [[60, 60, 'PASSPORT']], category).documentType).toBe('PASSPORT');
    }
  });
});
