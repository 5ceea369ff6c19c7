import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, rows } from './printed-page.ts';

/** 4,000 + 1,000 = 5,000; 400 + 200 = 600; 5,000 − 600 = 4,400. */
export const payslip = (net: string, gross = '5,000.00', basic = '4,000.00'): ReadPage =>
  pageOf([
    ...rows(100, [
      ['Basic Salary', basic],
      ['Housing', '1,000.00'],
      ['Gross Pay', gross],
    ]),
    ...rows(
      300,
      [
        ['PAYE', '400.00'],
        ['Pension', '200.00'],
        ['Total Deductions', '600.00'],
      ],
      { edge: 1200 },
    ),
    ...rows(500, [['NET PAY', `P${net}`]]),
  ]);
