import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe("what strangers' papers count, and what they say in a line without labels", () => {
  const SLIP: readonly PrintedLine[] = [
    [100, 40, 'Example Energy Ltd'],
    [1200, 40, 'Pay slip'],
    [100, 130, 'Mooketsi Kgari · EX20419 · Shift Supervisor'],
    [100, 180, 'Bank: FNB 62000000418'],
    [100, 240, 'Wage'],
    [600, 240, '4,200.00'],
    [100, 280, 'P.A.Y.E'],
    [600, 280, '41.50'],
    [100, 320, 'Total pay'],
    [600, 320, '4,200.00'],
    [100, 400, 'Balance payable P4,158.50 on 14 August 2026'],
  ];

  it('the name stands before the staff number, the account behind its bank', () => {
    const paper = readPrinted(SLIP);
    expect(valueIn(paper, 'employeeName')).toBe('Mooketsi Kgari');
    expect(valueIn(paper, 'bankAccount')).toBe('62000000418');
  });

  it('the balance payable is the net pay, and its day the day of pay', () => {
    const paper = readPrinted(SLIP);
    expect(valueIn(paper, 'netSalary')).toBe(4158.5);
    expect(valueIn(paper, 'payDate')).toBe('2026-08-14');
  });
});
