import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('bills and receipts as their writers lay them out', () => {
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
});
