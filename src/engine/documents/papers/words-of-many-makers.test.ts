import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('papers in words of their own', () => {
  it('a list of wages names its month as year and month with a point', () => {
    const slip = readPrinted([
      ...lines('Nata Construction Botswana', 'WAGE LIST 2026.06'),
      [60, 160, 'Name'],
      [300, 160, 'Amount'],
      [500, 160, 'Tax'],
      [700, 160, 'Actual pay'],
      [60, 194, 'Kago Example'],
      [300, 194, '4,680.00'],
      [500, 194, '34.00'],
      [700, 194, '4,346.00'],
      [60, 260, 'Paid date 2026.07.02'],
    ]);
    expect(slip.documentType).toBe('PAYSLIP');
    expect(valueIn(slip, 'payPeriod')).toBe('2026-06');
    expect(valueIn(slip, 'payDate')).toBe('2026-07-02');
    expect(valueIn(slip, 'netSalary')).toBe(4346);
  });

  it.each([
    ['Card life: 02 Sep 2022 - 01 Sep 2032', 'expiryDate', '2032-09-01'],
    ['Card validity: 02 Sep 2022 - 01 Sep 2032', 'expiryDate', '2032-09-01'],
  ])('%s', (line, field, value) => {
    const card = readLines(
      'OMANG REPRINT SLIP - CIVIL REGISTRATION',
      'Holder: SAMPLE, LESEDI',
      'Omang: 880221714',
      'Sex: Female',
      'Birth: 03 Sep 1972, TONOTA',
      line,
    );
    expect(valueIn(card, field)).toBe(value);
  });
});
