import { describe, expect, it } from 'vitest';
import { amountsOf } from './amounts.ts';
import { pageOf } from '../forensics/testing/printed-page.ts';

describe('amounts', () => {
  it('reads thousands and cents, and leaves dates, percentages and bare numbers alone', () => {
    const amounts = amountsOf(
      pageOf([
        [
          0,
          0,
          'P1,234.50 and 12 345.00 (7.25) on 01.02.2026 at 7.50% ref 1234567 BWP 22, 081.00 BWP,7,762.48',
        ],
      ]),
    );
    expect(amounts.map((a) => a.cents)).toEqual([123450, 1234500, 725, 2208100, 776248]);
    expect(amounts[2]!.negative).toBe(true);
  });

  it('are not read where dirt tears a number in two', () => {
    const read = (text: string): number[] => amountsOf(pageOf([[0, 0, text]])).map((a) => a.cents);
    expect(read('Opening balance 4 -929.68')).toEqual([]);
    // A gap inside a group of three digits, as wide print leaves it.
    expect(read('Balance 11,91 8.23')).toEqual([]);
    expect(read('Opening balance -929.68')).toEqual([92968]);
    expect(read('300.00 -929.68')).toEqual([30000, 92968]);
    expect(read('Normal time 17623.204,083.20')).toEqual([]);
    expect(read('DEBIT ORDER 12/24 530.32')).toEqual([53032]);
    expect(read('Ref 12-24 530.32 and 24 530.32')).toEqual([53032, 2453032]);
    expect(read('Turnover 12,345,678.90')).toEqual([1234567890]);
    expect(read('BWP 9.090.36 on 01.02.2026 and 10.713,99')).toEqual([909036, 1071399]);
  });

  it('are not read where a narrow cell broke them before their hundreds', () => {
    const read = (above: string, x = 44): number[] =>
      amountsOf(
        pageOf([
          [x, 0, above],
          [0, 24, '220.00'],
        ]),
      ).map((a) => a.cents);
    expect(read('P8')).toEqual([]);
    expect(read('P8', 300)).toEqual([22000]);
    expect(read('8')).toEqual([22000]);
    expect(read('P8.00')).toEqual([800, 22000]);
  });

  it('may be whole pula', () => {
    const amounts = amountsOf(pageOf([[0, 0, 'Basic P12,500 Housing 1,500 BWP 950 on Plot 1234 in 2026']]));
    expect(amounts.map((a) => a.cents)).toEqual([1250000, 150000, 95000]);
    expect(amountsOf(pageOf([[0, 0, 'Basic 12,500.00 of 12,500']])).map((a) => a.cents)).toEqual([1250000]);
  });

  it('do not reach over the gap between two columns', () => {
    const read = (gap: number): number[] => {
      const page = pageOf([[0, 0, '14 168.24']]);
      const [line] = page.lines;
      const characters = [...line!.text].map((_, i) => i * 10 + (i > 2 ? gap - 10 : 0));
      return amountsOf({ ...page, lines: [{ ...line!, characters, reader: 'text-layer' as const }] }).map(
        (a) => a.cents,
      );
    };
    expect(read(10)).toEqual([1416824]);
    expect(read(18)).toEqual([16824]);
  });
});
