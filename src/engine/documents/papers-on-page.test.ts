import { describe, expect, it } from 'vitest';
import { pageOf, type PrintedLine } from './testing/page-of.ts';
import { anyRequest, valueIn } from './testing/request.ts';
import { understand } from './understand.ts';

describe('several papers on one page', () => {
  const slip = (top: number, name: string, number: string, month: string, net: string): PrintedLine[] =>
    [
      ['PAYSLIP', month],
      ['Employee Name', name],
      ['Employee No', number],
      ['Basic Salary', '8000.00'],
      ['Gross Pay', '8000.00'],
      ['PAYE', '500.00'],
      ['Total Deductions', '500.00'],
      ['Net Pay', net],
    ].flatMap(([label, value], i): PrintedLine[] => [
      [60, top + 40 * i, label!],
      [400, top + 40 * i, value!],
    ]);
  const found = (...papers: PrintedLine[][]) =>
    understand([pageOf(papers.flat())], anyRequest).documents.map((d) => [
      d.documentType,
      d.pages,
      valueIn(d, 'employeeName'),
      valueIn(d, 'payPeriod'),
      valueIn(d, 'netSalary'),
    ]);

  it('reads two or three slips of one form below each other each by itself', () => {
    const august = slip(60, 'Kago Example', 'E1001', 'August 2026', '7500.00');
    const september = slip(500, 'Kago Example', 'E1001', 'September 2026', '7501.00');
    const other = slip(940, 'Neo Sample', 'E1002', 'September 2026', '7502.00');
    expect(found(august, september, other)).toEqual([
      ['PAYSLIP', [0], 'Kago Example', '2026-08', 7500],
      ['PAYSLIP', [0], 'Kago Example', '2026-09', 7501],
      ['PAYSLIP', [0], 'Neo Sample', '2026-09', 7502],
    ]);
    expect(found(august, september)).toHaveLength(2);
  });

  it('reads slips beside each other, and of two forms below each other', () => {
    const one = slip(60, 'Kago Example', 'E1001', 'August 2026', '7500.00');
    const beside = slip(60, 'Neo Sample', 'E1002', 'August 2026', '7502.00').map(
      ([x, y, text]): PrintedLine => [x + 600, y, text],
    );
    expect(found(one, beside).map(([, , name]) => name)).toEqual(['Kago Example', 'Neo Sample']);
    const otherForm: PrintedLine[] = [
      [200, 700, 'Savanna Example (Pty) Ltd'],
      [200, 740, 'Payslip for the month of August 2026'],
      [200, 800, 'Name: Neo Sample'],
      [200, 840, 'Staff Number: 44120'],
      [200, 900, 'Total Earnings'],
      [600, 900, '9000.00'],
      [200, 940, 'Net Salary Paid'],
      [600, 940, '8100.00'],
    ];
    expect(found(one, otherForm).map(([, , name, , net]) => [name, net])).toEqual([
      ['Kago Example', 7500],
      ['Neo Sample', 8100],
    ]);
  });

  it('takes the copy of a slip below it for the same paper', () => {
    const copies = [60, 500].map((top) => slip(top, 'Kago Example', 'E1001', 'August 2026', '7500.00'));
    expect(found(...copies)).toEqual([['PAYSLIP', [0], 'Kago Example', '2026-08', 7500]]);
  });
});
