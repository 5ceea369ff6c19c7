import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('accounts of councils and utilities', () => {
  it('numbers of the entries are no number of the account where it has none', () => {
    const entry = (y: number, ref: string, sum: string): [number, number, string][] => [
      [60, y, 'Service levy'],
      [550, y, ref],
      [850, y, sum],
    ];
    const bill = readPrinted([
      [60, 60, 'SOUTHERN DISTRICT COUNCIL'],
      [60, 100, 'Rates Statement'],
      [60, 300, 'Details'],
      [550, 300, 'Ref'],
      [850, 300, 'Amount'],
      ...entry(340, 'J114', '62.50'),
      ...entry(380, 'J190', '45.00'),
    ]);
    expect(valueIn(bill, 'accountNumber') ?? null).toBeNull();
  });
});
