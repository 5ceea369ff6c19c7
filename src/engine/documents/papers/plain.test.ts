import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('papers in plain words', () => {
  it('a slip that says what was earned, taken off and paid', () => {
    const slip = readPrinted([
      [60, 60, 'LESEDI FUNERAL PARLOUR & TOMBSTONES'],
      [60, 90, 'Remuneration statement'],
      [60, 150, 'To:'],
      [400, 150, 'Works as:'],
      [700, 150, 'Started:'],
      [60, 176, 'Kago Example'],
      [400, 176, 'Hearse driver'],
      [700, 176, '1 Oct 2021'],
      [60, 240, 'Salary for:'],
      [400, 240, 'Deposited:'],
      [60, 266, 'Nov 2026'],
      [400, 266, '24 Nov 2026'],
      [60, 330, 'What you earned'],
      [60, 370, 'Salary'],
      [800, 370, '4 600.00'],
      [60, 410, 'Night call-outs'],
      [800, 410, '450.00'],
      [60, 450, 'All earnings'],
      [800, 450, '5 050.00'],
      [60, 500, 'What was taken off'],
      [60, 540, 'PAYE'],
      [800, 540, '52.50'],
      [60, 580, 'Loan from company'],
      [800, 580, '340.00'],
      [60, 620, 'All taken off'],
      [800, 620, '392.50'],
      [60, 660, 'Paid to you'],
      [800, 660, 'P4 657.50'],
    ]);
    expect(valueIn(slip, 'employeeName')).toBe('Kago Example');
    expect(valueIn(slip, 'position')).toBe('Hearse driver');
    expect(valueIn(slip, 'payDate')).toBe('2026-11-24');
    expect(valueIn(slip, 'grossSalary')).toBe(5050);
    expect(valueIn(slip, 'totalDeductions')).toBe(392.5);
    expect(valueIn(slip, 'netSalary')).toBe(4657.5);
    expect(valueIn(slip, 'deductions')).toHaveLength(2);
  });
});
