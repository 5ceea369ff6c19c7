import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('bills and receipts as their writers lay them out', () => {
  it('subscribers in a table, with their addresses', () => {
    const memorandum = readPrinted([
      ...lines(
        'COMPANIES ACT',
        'MEMORANDUM OF ASSOCIATION',
        'OF',
        'EXAMPLE ROAD HARDWARE (PTY) LTD',
        '1. The name of the company is EXAMPLE ROAD HARDWARE (PTY) LTD.',
        '2. The registered office of the company will be situated in Serowe.',
        '4. The liability of the members is limited.',
        'We, the several persons whose names are subscribed, wish to be formed into a company:',
      ),
      [60, 400, 'Names and addresses of subscribers'],
      [600, 400, 'Shares taken'],
      [60, 430, 'Boikanyo Example, P O Box 71, Serowe'],
      [600, 430, '600'],
      [60, 460, 'Thuso Example, P O Box 71, Serowe'],
      [600, 460, '400'],
      [60, 510, 'Dated this 8th day of May 2019'],
    ]);
    expect(valueIn(memorandum, 'subscribers')).toEqual([
      { name: 'Boikanyo Example', shares: 600 },
      { name: 'Thuso Example', shares: 400 },
    ]);
    expect(valueIn(memorandum, 'directors')).toBeNull();
  });

  it('a receipt for a token, with its short labels', () => {
    const receipt = readPrinted(
      lines(
        'BOTSWANA POWER CORPORATION',
        'Motlakase House, Macheng Way',
        'CREDIT VEND - TAX INVOICE',
        'Date: 2026/11/03 17:22',
        'Receipt: 7710284411',
        'Meter: 14288103377',
        'Cust: LORATO EXAMPLE SPECIMEN',
        'Addr: PLOT 36333 KASANE',
        'Units 212.4 kWh',
        'TOTAL P 300.00',
        'TOKEN',
        '4417 0029 8831 6620 1954',
      ),
    );
    expect(valueIn(receipt, 'fullName')).toBe('LORATO EXAMPLE SPECIMEN');
    expect(valueIn(receipt, 'address')).toBe('PLOT 36333 KASANE');
    expect(valueIn(receipt, 'accountNumber')).toBe('14288103377');
    expect(receipt.confidence).toBeGreaterThan(0.8);
  });

  it('a narrow slip of a till, with no label before the name', () => {
    const texts = [
      'CHOBE EXAMPLE GRILL HOUSE',
      'PAYSLIP 10/2026',
      'Lefika Amogelang Example',
      'No: 0044',
      'GROSS P4,120.00',
      'Advance P210.00',
      'NET PAY P3,910.00',
      'Paid 31/10/2026 cash',
    ];
    const slip = readPrinted(texts.map((text, i) => [60, 60 + 32 * i, text]));
    expect(valueIn(slip, 'employeeName')).toBe('Lefika Amogelang Example');
    expect(valueIn(slip, 'employeeId')).toBe('0044');
  });
});
