import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('papers of strangers, as they come out of a scanner', () => {
  it('a slip of one row under short heads', () => {
    const heads = ['EMP', 'NAME', 'MONTH', 'BASIC', 'GROSS', 'PAYE', 'PENS', 'DED', 'NET'];
    const values = [
      '0042',
      'G. EXAMPLE',
      '11/2026',
      '3900.00',
      '4115.00',
      '5.75',
      '195.00',
      '200.75',
      '3914.25',
    ];
    const slip = readPrinted([
      [60, 60, 'EXAMPLE BAKERY'],
      [60, 100, 'PAY SLIP'],
      ...heads.map((head, i): [number, number, string] => [60 + 120 * i, 160, head]),
      ...values.map((value, i): [number, number, string] => [60 + 120 * i, 200, value]),
    ]);
    expect(valueIn(slip, 'pensionContribution')).toBe(195);
    expect(valueIn(slip, 'totalDeductions')).toBe(200.75);
    expect(valueIn(slip, 'netSalary')).toBe(3914.25);
  });

  it('the class of shares behind their number', () => {
    const certificate = readPrinted([
      ...lines('SHARE CERTIFICATE', 'Company: Example Granite (Pty) Ltd', 'Holder: Merapelo Example'),
      [60, 180, 'Shares:'],
      [240, 180, '800 Ordinary'],
    ]);
    expect(valueIn(certificate, 'shareQuantity')).toBe(800);
    expect(valueIn(certificate, 'shareClass')).toBe('Ordinary');
  });
});
