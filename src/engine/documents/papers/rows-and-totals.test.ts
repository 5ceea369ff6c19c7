import { describe, expect, it } from 'vitest';
import { fieldIn, readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('letters of offices', () => {
  it('a land board tells who lives on the plot that it allocated', () => {
    const letter = readLines(
      'KWENENG LAND BOARD',
      '18 August 2026',
      'Ms Neo Example',
      'P O Box 318, Thamaga',
      'CONFIRMATION OF PLOT OWNERSHIP AND RESIDENCE',
      'The Board confirms that Ms Neo Example of Omang 527026413 holds customary land rights over',
      'Plot No. 4471, Lewapeng Ward, Thamaga, where she resides.',
      'Yours faithfully',
      'K. Sample',
      'for BOARD SECRETARY',
    );
    expect(letter.category).toBe('ADDRESS');
    expect(valueIn(letter, 'address')).toBe('Plot No. 4471, Lewapeng Ward, Thamaga');
  });
});

describe('the total of an invoice', () => {
  const invoice = (asked: string) =>
    readPrinted([
      [60, 60, 'SPECIMEN FENCING (PTY) LTD'],
      [700, 60, 'TAX INVOICE'],
      [600, 120, 'Invoice No: SF-2041'],
      [600, 160, 'Please Pay'],
      [600, 185, asked],
      [60, 220, 'Invoice to: Kago Example'],
      [60, 260, 'Date: 14 October 2026'],
      [20, 600, '3'],
      [60, 600, 'Total'],
      [900, 600, '6,840.00'],
      [20, 640, '4'],
      [60, 640, 'Total Due'],
      [900, 640, '6,840.00'],
    ]);

  it('is sure where it is printed alike', () => {
    expect(fieldIn(invoice('6,840.00'), 'totalAmount')?.confidence).toBeGreaterThan(0.8);
  });

  it('is held where two labels contradict a third', () => {
    expect(fieldIn(invoice('6,480.00'), 'totalAmount')?.confidence).toBeLessThan(0.6);
  });
});
