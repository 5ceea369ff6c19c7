import { describe, expect, it } from 'vitest';
import { address } from '../../values/address.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('accounts, letters and forms whose words nobody here had seen', () => {
  it('an account behind the town of a stand is no part of its address', () => {
    const context = { today: '2026-11-21', ofChiefs: false };
    expect(address.parse('STAND 221, SOWA TOWN ACCOUNT 0221-01', context)?.value).toBe(
      'STAND 221, SOWA TOWN',
    );
  });

  it('the beginning of the next label is no place of birth', () => {
    const passport = readPrinted([
      [60, 40, 'REPUBLIC OF BOTSWANA PASSPORT'],
      [60, 120, 'Surname'],
      [60, 145, 'EXAMPLE'],
      [60, 200, 'Place of birth'],
      [60, 225, 'Date'],
    ]);
    expect(valueIn(passport, 'placeOfBirth') ?? null).toBeNull();
  });
});
