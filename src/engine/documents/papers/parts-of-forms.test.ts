import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('passports of other states', () => {
  const printed = (labels: readonly (readonly [string, string])[]): ReturnType<typeof readPrinted> =>
    readPrinted([
      [60, 60, 'PASSPORT'],
      ...labels.flatMap(([label, value], i) => [
        [60, 120 + 80 * i, label] as const,
        [60, 145 + 80 * i, value] as const,
      ]),
    ]);

  it('a number of letters and digits in any order, and the holder’s own word for the nationality', () => {
    const passport = printed([
      ['Pass-Nr./Passport No./Passeport N°', 'C4VN7K2P9'],
      ['5 Staatsangehörigkeit/Nationality/Nationalité', 'DEUTSCH'],
    ]);
    expect(valueIn(passport, 'passportNumber')).toBe('C4VN7K2P9');
    expect(valueIn(passport, 'nationality')).toBe('GERMAN');
  });

  it('labels that are counted behind', () => {
    const passport = printed([
      ['Place of birth/Lieu de naissance (6)', 'LEEDS'],
      ['Authority/Autorité (8)', 'HMPO'],
    ]);
    expect(valueIn(passport, 'placeOfBirth')).toBe('LEEDS');
    expect(valueIn(passport, 'authority')).toBe('HMPO');
  });

  it('personal numbers of thirteen digits; only Botswana’s is an Omang number', () => {
    const [foreign, own] = [
      printed([
        ['Passport No', 'A00000001'],
        ['Identity No / N° d’identité', '9001015000081'],
      ]),
      printed([
        ['Passport No', 'BN0000001'],
        ['Personal No', '000010000'],
      ]),
    ];
    expect(valueIn(foreign, 'personalNumber')).toBe('9001015000081');
    expect(valueIn(foreign, 'omangNumber')).toBeNull();
    expect(valueIn(own, 'omangNumber')).toBe('000010000');
  });
});
