import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../documents/testing/request.ts';
import { isRowOfZone } from './rows-of-zone.ts';

describe('a row of a machine-readable zone in the print', () => {
  it.each([
    'P<UTOEXAMPLE<<TINA<NEO<<<<<<<<<<<<<<<<<<<<<<',
    'PAUTOEXAMPLE<<TINA',
    'KB1234567<0UTO8502036F2705149',
    'P«UTOEXAMPLE««TINA«««««««««««',
    'PKUTOEXAMPLEKKTINAKKKKKKKKKKKKKKKKKK',
    'KB12345670UTO85O2036F27O5149',
    'P < U T O E X A M P L E < < T I N A',
  ])('is %s', (text) => expect(isRowOfZone(text)).toBe(true));

  it.each([
    'DEPARTMENT OF EXAMPLES, NATA',
    'KB1234567',
    'BUCKKKEEPERS LTD',
    'Amount < 100 > 20 < 3',
    '<<<<',
    'D1UTO1234567890<<EXAMPLE<<<<<5',
    'GB29NWBK60161331926819GB29NWBK',
  ])('is not %s', (text) => expect(isRowOfZone(text)).toBe(false));

  it('is no part of the value above it, even if the zone was not read', () => {
    const passport = readPrinted([
      [60, 60, 'REPUBLIC OF UTOPIA'],
      [60, 88, 'PASSPORT'],
      [60, 116, 'Passport No. KB1234567'],
      [60, 144, 'Surname EXAMPLE'],
      [60, 172, 'Given names TINA NEO'],
      [60, 200, 'Date of birth 03 FEB 1985'],
      [60, 228, 'Date of expiry 14 MAY 2027'],
      [60, 256, 'Authority MINISTRY OF EXAMPLES'],
      [60, 284, 'P<UTOEXAMPLE<<TINA<NEO<<<<<<<<<<<<<<<<<<<<<<'],
      [60, 312, 'KB12345670UTO8502036F2705149<<<<<<<<<<<<<<08'],
    ]);
    expect(valueIn(passport, 'authority')).toBe('MINISTRY OF EXAMPLES');
  });
});
