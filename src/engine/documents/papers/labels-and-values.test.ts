import { describe, expect, it } from 'vitest';
import { tableLines, viewOfPages } from '../testing/find-in.ts';
import { pageOf } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';
import { goesOnWithRows } from '../find/statement/inferred.ts';

describe('labels and values as forms place them', () => {
  it('labels broken over two lines, with the value beside the first or below the second', () => {
    const statement = readPrinted([
      [100, 60, 'Example Savings Bank'],
      [100, 100, 'BANK STATEMENT'],
      [100, 160, 'ACCOUNT'],
      [100, 182, 'NUMBER'],
      [100, 210, '0100447182'],
      [500, 160, 'OPENING'],
      [500, 182, 'BALANCE'],
      [500, 210, 'P 310.00'],
      [100, 300, 'Statement'],
      [100, 322, 'period'],
      [300, 300, '01/06/2026 - 30/06/2026'],
    ]);
    expect(valueIn(statement, 'accountNumber')).toBe('0100447182');
    expect(valueIn(statement, 'openingBalance')).toBe(310);
    expect(valueIn(statement, 'statementPeriod')).toBe('2026-06-01 to 2026-06-30');
  });

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

  it('the employer beside what heads every slip of its payroll', () => {
    const slip = readPrinted([
      [100, 60, 'REPUBLIC OF BOTSWANA'],
      [600, 60, 'GOVERNMENT PAYROLL'],
      [100, 90, 'MINISTRY OF HEALTH'],
      [600, 90, 'SALARY ADVICE SLIP'],
      [100, 160, 'NAME : SAMPLE, KAGO'],
      [100, 200, 'PERIOD : 09/2026'],
      [100, 260, 'BASIC SALARY'],
      [800, 260, '8,212.00'],
      [100, 300, 'NET PAY'],
      [800, 300, '7,530.60'],
    ]);
    expect(valueIn(slip, 'employerName')).toBe('MINISTRY OF HEALTH');
  });

  it('words between a label and the amount beside it; a word that is also a label as a value', () => {
    const slip = readPrinted([
      [100, 60, 'Example Works Ltd'],
      [100, 100, 'PAYSLIP October 2026'],
      [100, 160, 'Employee Name: Kago Example'],
      [100, 260, 'Basic pay'],
      [800, 260, '2,080.50'],
      [100, 300, 'Less: advance'],
      [800, 300, '345.00'],
      [100, 380, 'Net pay transferred to account 2204471'],
      [800, 380, '1,735.50'],
    ]);
    expect(valueIn(slip, 'netSalary')).toBe(1735.5);
    expect(valueIn(slip, 'deductions')).toEqual([{ name: 'advance', amount: 345 }]);
    const extract = readPrinted([
      [100, 60, 'COMPANY EXTRACT'],
      [100, 120, 'Company name'],
      [350, 120, 'Example Sands (Pty) Ltd'],
      [100, 160, 'Status'],
      [350, 160, 'Registered'],
      [650, 160, 'Foreign company'],
      [900, 160, 'No'],
      [100, 200, 'Incorporation date'],
      [350, 200, '4 May 2015'],
    ]);
    expect(valueIn(extract, 'companyStatus')).toBe('Registered');
    // "Registered" above "No" is no label "Registered No".
    const listed = readPrinted([
      [100, 60, 'COMPANY EXTRACT'],
      [100, 120, 'Company Name'],
      [350, 120, 'Example Sands (Pty) Ltd'],
      [100, 150, 'Company Status'],
      [350, 150, 'Registered'],
      [100, 178, 'Foreign Company'],
      [350, 178, 'No'],
    ]);
    expect(valueIn(listed, 'companyStatus')).toBe('Registered');
    const active = readPrinted([
      [100, 60, 'COMPANY EXTRACT'],
      [100, 120, 'Company Name'],
      [350, 120, 'Example Sands (Pty) Ltd'],
      [100, 150, 'Company Status'],
      [350, 150, 'Registered (Active)'],
    ]);
    expect(valueIn(active, 'companyStatus')).toBe('Active');
    // The only date of the paper says when the company was made, not when the extract was.
    expect(valueIn(extract, 'extractDate')).toBeNull();
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

  it('what a paper was issued for is not what it is', () => {
    const paper = readPrinted([
      [300, 60, 'CERTIFICATE OF TAX COMPLIANCE'],
      [100, 120, 'Taxpayer: Example Traders (Pty) Ltd'],
      [100, 160, 'TIN: C00112233401'],
      [100, 200, 'Purpose'],
      [100, 226, 'Trade licence renewal'],
    ]);
    expect(paper.documentType).toBe('TAX_CLEARANCE');
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
