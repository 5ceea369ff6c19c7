import { describe, expect, it } from 'vitest';
import { aamvaCardOf, namedValues } from './aamva.ts';

/** A symbol as it is encoded: header, places of its parts, elements. */
const symbol = (version: string, elements: readonly string[], kind = 'DL'): string => {
  const jurisdiction = version === '01' ? '' : '00';
  const body = `${kind}${elements.join('\n')}\r`;
  return `@\n\x1e\rANSI 636000${version}${jurisdiction}01${kind}0031${String(body.length).padStart(4, '0')}${body}`;
};
const read = (text: string): Record<string, string> =>
  Object.fromEntries(namedValues(aamvaCardOf(text)!).map(({ name, text: value }) => [name, value]));

describe('the symbol of a North American licence', () => {
  it.each(['04', '06', '08', '09', '10'])('of version %s', (version) => {
    const text = symbol(version, [
      'DAQD12345678',
      'DCSSAMPLE-EXAMPLE',
      'DDEN',
      'DACTIRELO',
      'DDFN',
      'DADANN',
      'DDGN',
      'DCAD',
      'DCBNONE',
      'DBD02142021',
      'DBB04121990',
      'DBA04122031',
      'DBC2',
      'DCGUSA',
    ]);
    expect(read(text)).toEqual({
      surname: 'SAMPLE-EXAMPLE',
      forenames: 'TIRELO ANN',
      licenceNumber: 'D12345678',
      documentNumber: 'D12345678',
      dateOfBirth: '1990-04-12',
      expiryDate: '2031-04-12',
      dateOfIssue: '2021-02-14',
      gender: 'F',
      licenceClass: 'D',
    });
  });

  it('of version 3, first and middle names in one element', () =>
    expect(read(symbol('03', ['DCSSAMPLE', 'DCTTIRELO,ANN', 'DBB04121990']))).toMatchObject({
      forenames: 'TIRELO ANN',
    }));

  it('of the version of 2000, the whole name in one element, years first', () =>
    expect(
      read(symbol('01', ['DAQ555', 'DAASAMPLE,TIRELO,ANN', 'DBB19900412', 'DBA20310412', 'DBCM', 'DARC'])),
    ).toMatchObject({
      surname: 'SAMPLE',
      forenames: 'TIRELO ANN',
      dateOfBirth: '1990-04-12',
      gender: 'M',
      licenceClass: 'C',
    }));

  it('of Canada, years first', () =>
    expect(read(symbol('08', ['DCSSAMPLE', 'DACTIRELO', 'DBB19900412', 'DCGCAN']))).toMatchObject({
      dateOfBirth: '1990-04-12',
    }));

  it('leaves out what was cut short or is not there', () =>
    expect(read(symbol('08', ['DCSSAMPLEWORTHINGT', 'DDET', 'DACTIRELO', 'DADNONE', 'DBAunavl']))).toEqual({
      forenames: 'TIRELO',
    }));

  it('tells an identification card from a licence, and both from other symbols', () => {
    expect(aamvaCardOf(symbol('08', ['DCSSAMPLE'], 'ID'))?.kind).toBe('ID');
    expect(aamvaCardOf(symbol('08', ['DCSSAMPLE']))?.kind).toBe('DL');
    expect(aamvaCardOf('https://example.org/?dl=DCSSAMPLE')).toBeNull();
  });
});
