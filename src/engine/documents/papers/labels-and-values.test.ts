import { describe, expect, it } from 'vitest';
import { tableLines, viewOfPages } from '../testing/find-in.ts';
import { pageOf } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';
import { goesOnWithRows } from '../find/statement/inferred.ts';

describe('labels and values as forms place them', () => {
  it('centred cells: a label halfway between two lines of its value, a value halfway between two lines of its label', () => {
    const bill = readPrinted([
      [100, 60, 'Water Utilities Corporation'],
      [600, 60, 'TAX INVOICE'],
      [600, 100, 'Statement date: 30/09/2026'],
      [100, 200, 'Mme Neo'],
      [100, 226, 'Sample'],
      [100, 252, 'P O Box 40112'],
      [100, 278, 'GABORONE'],
      [100, 340, 'Contract number'],
      [400, 340, '338120'],
      [100, 388, 'Customer'],
      [400, 399, '904417'],
      [100, 410, 'number'],
      [400, 450, 'Plot 22817, Block 9,'],
      [100, 461, 'Supply address'],
      [400, 472, 'Gaborone'],
      [100, 520, 'Amount due'],
      [400, 520, 'P 274.00'],
    ]);
    expect(valueIn(bill, 'accountNumber')).toBe('904417');
    expect(valueIn(bill, 'address')).toBe('Plot 22817, Block 9, Gaborone');
    // A narrow block breaks a name after its first word.
    expect(valueIn(bill, 'name')).toMatch(/Neo Sample$/);
  });

  it('the total under a column of amounts; pension and tax of the employee, not of the employer or the year', () => {
    const certificate = readPrinted([
      [300, 60, 'P60 END OF YEAR CERTIFICATE'],
      [100, 120, 'Employee name: Kago Example'],
      ...tableLines(
        [100, '>700', '>950'],
        [
          '|Pay|Tax deducted',
          'Previous employment|0.00|0.00',
          'This employment|98,400.00|3,600.00',
          'Total for year|98,400.00|3,600.00',
        ],
        200,
      ),
    ]);
    expect(valueIn(certificate, 'taxDeductions')).toBe(3600);
    const slip = readPrinted([
      [100, 60, 'Example Works Ltd'],
      [100, 100, 'PAYSLIP'],
      ...tableLines(
        [100, '>600', '>850'],
        [
          'Earnings|This month|Year to date',
          'Basic|9,800.00|58,800.00',
          'Total earnings|9,800.00|58,800.00',
          'Deductions|This month|Year to date',
          'P.A.Y.E|740.00|4,440.00',
          'Pension 7.5%|735.00|4,410.00',
          'Total deductions|1,475.00|8,850.00',
          'Employer contributions|This month|',
          'Pension 15%|1,470.00|',
          'Net pay|8,325.00|',
        ],
        200,
      ),
    ]);
    expect([
      valueIn(slip, 'taxAmount'),
      valueIn(slip, 'pensionContribution'),
      valueIn(slip, 'netSalary'),
    ]).toEqual([740, 735, 8325]);
  });
});

describe('a sheet of rows', () => {
  const row = (n: number): string => `0${n} Aug|SHOP|1,00${n}.00|9,00${n}.00`;
  const rows = [1, 2, 3, 4].map(row);
  it('goes on with the sheet before it though it was cut to its table', () => {
    const whole = viewOfPages([pageOf(tableLines([95, 170, '>655', '>808'], rows, 600))]);
    const cut = viewOfPages([pageOf(tableLines([10, 100, '>690', '>875'], rows, 60))]);
    const other = viewOfPages([pageOf(tableLines([10, 100, '>400', '>875'], rows, 60))]);
    expect([goesOnWithRows(whole, cut), goesOnWithRows(whole, other)]).toEqual([true, false]);
  });
});
