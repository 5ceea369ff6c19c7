import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

const SLIP = [
  [60, 60, 'Example Brokers (Pty) Ltd'],
  [60, 100, 'PAYSLIP'],
  [60, 140, 'Employee: Kago Example'],
  [60, 180, 'Period: May 2026'],
] as const;

describe('papers about income as strangers lay them out', () => {
  it('pay of the year beside pay of the month: no gross of this slip', () => {
    const slip = readPrinted([
      ...SLIP,
      [60, 220, 'Salary'],
      [400, 220, '7 940.00'],
      [60, 260, 'Net Pay'],
      [400, 260, 'P7 813.24'],
      [60, 300, 'Gross YTD 29 003.40'],
      [500, 300, 'Tax YTD 711.08'],
    ]);
    expect(valueIn(slip, 'grossSalary')).not.toBe(29003.4);
    expect(valueIn(slip, 'taxAmount')).not.toBe(711.08);
  });

  it('a name at the foot of the page signs nothing, degrees are no name', () => {
    const letter = readPrinted([
      ...lines(
        'EXAMPLE POLISHERS (PTY) LTD',
        'RE: CONFIRMATION OF EMPLOYMENT - KAGO LESEDI EXAMPLE',
        'The above is employed as Polisher since 4 May 2020 at P9,450.00 per month.',
        'Kind regards',
        'M. Sample FCPA (Bots)',
        'HR Business Partner',
        'for: General Manager, Mr Anand Specimen',
      ),
      [60, 1300, 'Kgosi Dia'],
    ]);
    expect(valueIn(letter, 'signatoryName')).toBe('M. Sample');
    expect(valueIn(letter, 'signatoryTitle')).toBe('HR Business Partner');
  });

  it('days of leave beside the deductions are no deduction, and an account is paid on a day', () => {
    const slip = readPrinted([
      ...SLIP,
      [60, 220, 'Earn'],
      [600, 220, 'Ded'],
      [60, 260, 'Basic salary'],
      [400, 260, 'P7 600.00'],
      [600, 260, 'PAYE'],
      [900, 260, 'P223.75'],
      [600, 300, 'Alexander Forbes pension'],
      [900, 300, 'P456.00'],
      [60, 340, 'Gross'],
      [400, 340, 'P7 600.00'],
      [60, 380, 'Take home'],
      [400, 380, 'P6 920.25'],
      [600, 420, 'Annual'],
      [900, 420, '8.25 days'],
      [600, 460, 'Sick'],
      [900, 460, '18.00 days'],
      [60, 520, 'Paid into: Bank Gaborone, acc. 2001190447, on 25/05/2026. Treasurer: O. Sample'],
    ]);
    expect(valueIn(slip, 'deductions')).toEqual([
      { name: 'PAYE', amount: 223.75 },
      { name: 'Alexander Forbes pension', amount: 456 },
    ]);
    expect(valueIn(slip, 'payDate')).toBe('2026-05-25');
  });
});
