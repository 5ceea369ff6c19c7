import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('names in parts and in lists', () => {
  it('surname and first names of an employee in rows, before the number that follows', () => {
    const certificate = readPrinted(
      (
        [
          ['ITW8', ''],
          ['CERTIFICATE OF REMUNERATION AND TAX DEDUCTED', ''],
          ['Employer', 'Nata Cutters Ltd'],
          ['Employee surname', 'EXAMPLE'],
          ['Employee first names', 'KAGO JOSEPH'],
          ['Omang', '000010000'],
        ] as const
      ).flatMap(([label, value], i): PrintedLine[] => [
        [60, 60 + 50 * i, label],
        ...(value === '' ? [] : [[600, 60 + 50 * i, value] as const]),
      ]),
    );
    expect(valueIn(certificate, 'employeeName')).toBe('KAGO JOSEPH EXAMPLE');
  });

  it('who signed, in a sentence of directors', () => {
    const certificate = readPrinted([
      [60, 60, 'Share Certificate'],
      [60, 110, 'NATA FARMS PROPRIETARY LIMITED'],
      [60, 200, 'Member: Kago Example'],
      [60, 240, 'Number of shares: 4 000'],
      [60, 400, 'Signed by two directors: Kago Example and Neo Sample'],
    ]);
    expect(valueIn(certificate, 'signatories')).toMatchObject([
      { name: 'Kago Example' },
      { name: 'Neo Sample' },
    ]);
  });
});
