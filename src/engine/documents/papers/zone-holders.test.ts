import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readZone, valueIn } from '../testing/request.ts';
import { zoneOf } from '../testing/zone-of.ts';

describe('holders', () => {
  const passport = (names: string, birth = '900607') =>
    zoneOf('TD3', `P<ZAF${names}`, `A012345670ZAF${birth}0F3407270`);
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

  it('of whom nothing but the zone tells the century are held', () => {
    const birth = (written: string) =>
      readZone(passport('EXAMPLE<<TINA', written)).fields.find(({ name }) => name === 'dateOfBirth')!;
    expect(birth('240412').confidence).toBeLessThan(0.6);
    expect(birth('900607').confidence).toBeGreaterThan(0.9);
  });

  it.each<[string, PrintedLine[], string, boolean]>([
    ['9901010', [], '9999-01-01', false],
    ['9901010', [[60, 60, 'Date of expiry 01 JAN 9999']], '9999-01-01', true],
    ['9912313', [], '9999-12-31', false],
    ['9912313', [[60, 60, '31 DEC 1999']], '1999-12-31', true],
  ])('of a card ending %s, printed %j, end on %s, sure: %s', (end, printed, day, isSure) => {
    const document = readZone(
      zoneOf('TD1', 'IDESPAAA0000010', `4004120F${end}ESP`, 'GARCIA<LOPEZ<<MARIA'),
      printed,
    );
    expect(valueIn(document, 'expiryDate')).toBe(day);
    const { confidence } = document.fields.find(({ name }) => name === 'expiryDate')!;
    expect(confidence > 0.6).toBe(isSure);
    const failed = document.checks.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
    expect(failed).toEqual(day < '2000' ? ['not-expired'] : []);
  });

  it('of a passport are of one with an end, whatever its year', () => {
    const document = readZone(zoneOf('TD3', 'P<ZAFEXAMPLE<<TINA', 'A01234567<ZAF9006070F9912310'));
    expect(valueIn(document, 'expiryDate')).toBe('1999-12-31');
    expect(document.checks).toContainEqual(expect.objectContaining({ id: 'not-expired', outcome: 'failed' }));
  });

  it.each([
    ['EXAMPLE<<TINA', 'EXAMPLE', 'TINA'],
    ['EXAMPLE<<TINA<RUTH', 'EXAMPLE', 'TINA'],
    // A letter of the print was misread.
    ['EXAMPLE<<TINA', 'EXAMPLF', 'TINA'],
  ])('of whom the zone says %s and the print no more are not', (names, surname, forenames) => {
    const document = readZone(passport(names), page(surname, forenames, '07 JUN 1990'));
    expect(document.fields.find((f) => f.name === 'fullName')!.confidence).toBeGreaterThan(0.9);
  });

  it('whose zone was not read for sure are held where no print says the same', () => {
    const zone = { ...passport('EXAMPLE<<TINA'), valid: false };
    const sureness = (printed: readonly PrintedLine[]): number =>
      readZone(zone, printed).fields.find((f) => f.name === 'fullName')!.confidence;
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
    const document = readZone(passport(names), page(surname, forenames, '07 JUN 1990'));
    expect(document.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect([surname, names.split('<<')[0]]).toContain(valueIn(document, 'surname'));
    expect(valueIn(document, 'surname')).not.toBe('GROB');
  });
});
