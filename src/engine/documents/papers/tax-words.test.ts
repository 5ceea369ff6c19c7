import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted } from '../testing/request.ts';

describe('words that revenue services and registers use', () => {
  it.each(['P', 'BWP', 'N$', 'NAD'])(
    'boxes of amounts name the money of an installed country: %s',
    (mark) => {
      const { fields } = readPrinted([
        ...lines('TAX CERTIFICATE ITW8', 'Employee Name: Neo Example', 'Tax Year: 2025/2026'),
        [60, 260, `Emoluments ${mark}`],
        [360, 260, `Approved Pension ${mark}`],
        [660, 260, `Tax Withheld ${mark}`],
        [60, 300, '84,000.00'],
        [360, 300, '4,200.00'],
        [660, 300, '3,150.00'],
      ]);
      const sure = fields
        .filter(({ confidence }) => confidence > 0.9)
        .map(({ name, value }) => [name, value]);
      expect(sure).toEqual(
        expect.arrayContaining([
          ['grossSalary', 84000],
          ['pensionContribution', 4200],
          ['taxDeductions', 3150],
        ]),
      );
    },
  );
});
