import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('papers as strangers write them', () => {
  it('the newest entry first breaks no running balance', () => {
    const statement = readPrinted([
      [60, 40, 'FNB BOTSWANA'],
      [60, 80, 'BANK STATEMENT'],
      [60, 120, 'Opening balance: 100.00'],
      [60, 200, 'Date'],
      [200, 200, 'Details'],
      [500, 200, 'Amount'],
      [650, 200, 'Balance'],
      [60, 240, '09/10/2026'],
      [200, 240, 'AIRTIME'],
      [500, 240, '-20.00'],
      [650, 240, '380.00'],
      [60, 280, '05/10/2026'],
      [200, 280, 'SALARY'],
      [500, 280, '300.00'],
      [650, 280, '400.00'],
    ]);
    expect(statement.checks.find((c) => c.id === 'running-balance')?.outcome).toBe('passed');
    expect(valueIn(statement, 'bankName')).toBe('FNB BOTSWANA');
  });
});
