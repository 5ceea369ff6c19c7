import { describe, expect, it } from 'vitest';
import { address } from '../../values/address.ts';

describe('accounts, letters and forms whose words nobody here had seen', () => {
  it('an account behind the town of a stand is no part of its address', () => {
    const context = { today: '2026-11-21', ofChiefs: false };
    expect(address.parse('STAND 221, SOWA TOWN ACCOUNT 0221-01', context)?.value).toBe(
      'STAND 221, SOWA TOWN',
    );
  });
});
