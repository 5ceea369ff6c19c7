import { describe, expect, it } from 'vitest';
import { withoutAccount } from './account-titles.ts';

describe('what ledgers and registers write behind a name', () => {
  it.each([
    ['Thabo Mokgosi Savings Account', 'Thabo Mokgosi'],
    ['Thabo Mokgosi - Fixed Deposit A/C No. 62001234567', 'Thabo Mokgosi'],
    ['Thabo Mokgosi 428317215', 'Thabo Mokgosi'],
    ['Thabo  Mokgosi (Omang: 4283 1721 5)', 'Thabo Mokgosi'],
    ['THABO MOKGOSI, Passport No BN7875092', 'THABO MOKGOSI'],
    ['Mma Mokgosi Trust', null],
    ['Savings Account', null],
    ['Thabo 428317215', null],
    ['Thabo Mokgosi 1990', null],
  ])('of a person: %s', (title, name) => expect(withoutAccount(title, 'person')).toBe(name));

  it.each([
    ['Kgale Trading (Pty) Ltd CALL ACCOUNT', 'Kgale Trading (Pty) Ltd'],
    ['Kgale (In Voluntary Liquidation)', 'Kgale'],
    ['Kgale Mining (under judicial management)', 'Kgale Mining'],
    ['Kgale Mining BW00001234567', 'Kgale Mining'],
    ['Military Unit 61398', null],
    ['2904977 Kgale Inc', null],
    ['Kgale Accounting', null],
  ])('of a company: %s', (title, name) => expect(withoutAccount(title, 'company')).toBe(name));

  it('a text made to keep us busy is soon done with', () => {
    const started = process.threadCpuUsage();
    withoutAccount(`a b${' id no : - '.repeat(27)}x`, 'person');
    withoutAccount(`abc${' savings'.repeat(37)}`, 'company');
    expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(200);
  });
});
