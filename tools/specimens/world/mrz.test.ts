import { describe, expect, it } from 'vitest';
import { checkDigit, td1, td3 } from './mrz.ts';

const person = {
  surname: 'SPECIMEN',
  forenames: 'EXAMPLE TEST',
  birth: '900101',
  expiry: '330101',
  sex: 'M' as const,
};

describe('machine-readable zones (ICAO Doc 9303)', () => {
  it('computes the check digit of the worked example of part 3', () => {
    expect(checkDigit('D23145890734')).toBe('9');
  });
  it('builds the card zone of docs/facts/icao-codes.md', () => {
    expect(
      td1({
        ...person,
        code: 'AC',
        state: 'BWA',
        document: 'Z0000000',
        optional1: '000010000',
        nationality: 'BWA',
        optional2: '<Z0000000',
      }),
    ).toEqual([
      'ACBWAZ0000000<5000010000<<<<<<',
      '9001011M3301018BWA<Z0000000<<2',
      'SPECIMEN<<EXAMPLE<TEST<<<<<<<<',
    ]);
  });
  it('builds the passport zone of docs/facts/icao-codes.md', () => {
    expect(
      td3({ ...person, state: 'BWA', document: 'ZZ0000000', nationality: 'BWA', personal: '000010000' }),
    ).toEqual([
      'P<BWASPECIMEN<<EXAMPLE<TEST<<<<<<<<<<<<<<<<<',
      'ZZ00000000BWA9001011M3301018000010000<<<<<32',
    ]);
  });
});
