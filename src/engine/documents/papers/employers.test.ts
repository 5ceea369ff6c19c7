import { describe, expect, it } from 'vitest';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('payslips of small payrolls', () => {
  const slip = readPrinted([
    [300, 40, 'EXAMPLE TYRES (PTY) LTD'],
    [300, 80, 'SALARY ADVICE FOR THE MONTH OF SEPTEMBER 2026'],
    [60, 140, 'Surname & Initials'],
    [260, 140, 'EXAMPLE K.M.'],
    [520, 140, 'Empl'],
    [640, 140, ': 002281'],
    [60, 180, 'I.D.'],
    [260, 180, '772219504'],
    [520, 180, 'A/c No'],
    [640, 180, '30177221'],
    [60, 240, 'Wages'],
    [300, 240, '5,159.00'],
    [520, 240, 'PAYE'],
    [800, 240, '69.35'],
    [60, 280, 'Nett pay'],
    [800, 280, '5,089.65'],
  ]);

  it.each([
    ['employeeName', 'K.M. EXAMPLE'],
    ['employeeId', '002281'],
    ['omangNumber', '772219504'],
    ['bankAccount', '30177221'],
  ])('%s', (field, value) => expect(valueIn(slip, field)).toBe(value));

  it('what the employer pays into a pension is not the employee’s part', () => {
    const printed = readPrinted([
      [60, 40, 'Payslip'],
      [60, 100, 'Basic salary'],
      [500, 100, 'P8,220.00'],
      [60, 140, 'Example staff pension 6%'],
      [500, 140, 'P456.00'],
      [60, 200, 'Net pay'],
      [500, 200, 'P7,764.00'],
      [60, 300, 'Employer contributions'],
      [60, 330, 'Pension (9%)'],
      [500, 330, 'P684.00'],
    ]);
    expect(valueIn(printed, 'pensionContribution')).not.toBe(684);
  });

  it('a name on two lines, its label halfway between them on a slant', () => {
    const rows: PrintedLine[] = [
      [60, 40, 'PAYSLIP'],
      [400, 100, 'MOLEFE, KAGO'],
      [60, 110, 'Name / Leina'],
      [400, 117, 'LESEGO'],
      [60, 139, 'Post / Maemo'],
      [400, 138, 'Teacher'],
      [60, 200, 'Net pay'],
      [400, 200, 'P7,764.00'],
    ];
    expect(valueIn(readPrinted(rows), 'employeeName')).toBe('KAGO LESEGO MOLEFE');
  });
});

describe('letters and contracts of employers', () => {
  const letter = readPrinted(
    lines(
      'Nata Farm Supplies',
      '3rd November, 2026',
      'The Manager',
      'Dear Madam,',
      'KAGO LESEDI MOLEFE - OMANG 340125517',
      'Kago came to us as a cashier in January 2020 and since 1 April 2022 has been our Stock Controller.',
      'She is on the permanent staff. Should you need her contract of service, which she signed on',
      '13 January 2020, please ask our head office.',
      'Yours truly,',
      'Neo Example',
      'Branch Manageress',
    ),
  );

  it('that speak of a contract of service are no contract', () =>
    expect(letter.documentType).toBe('EMPLOYMENT_LETTER'));

  it('a post told as “has been our …”', () => expect(valueIn(letter, 'position')).toBe('Stock Controller'));

  it('the day somebody signed something is not the day of the letter', () =>
    expect(valueIn(letter, 'issueDate')).toBe('2026-11-03'));
});

describe('who employs', () => {
  it('is not whom a letter is written to', () => {
    const letter = readPrinted([
      [700, 40, 'MASA'],
      [700, 80, 'Plot 64511 Showgrounds, Gaborone'],
      [60, 120, '07 July 2026'],
      [60, 160, 'Stanbic Bank'],
      [60, 200, 'Home Loans'],
      [60, 260, 'CONFIRMATION OF SALARY'],
      [60, 300, 'Name: Miss Kago Example'],
      [60, 340, 'Gross monthly salary P 8 000.00'],
    ]);
    expect(letter.fields.find((f) => f.name === 'employerName')?.confidence ?? 0).toBeLessThan(0.6);
  });

  it('is named as “Co. Name” by some programs, and never “Pay centre”', () => {
    const slip = readPrinted([
      [60, 40, 'Co. Name: Nata Grain Silos (Pty) Ltd'],
      [60, 80, 'PAYSLIP'],
      [60, 140, 'Surname'],
      [400, 140, 'Forenames'],
      [60, 170, 'Xhwaakwe'],
      [400, 170, 'Kago Lesedi'],
      [60, 240, 'Net pay'],
      [400, 240, 'P 6 607.92'],
      [60, 300, 'Paid into: Bank Gaborone, acc. 2001190447, on 25/08/2026.'],
    ]);
    expect(valueIn(slip, 'employerName')).toBe('Nata Grain Silos (Pty) Ltd');
    expect(valueIn(slip, 'employeeName')).toBe('Kago Lesedi Xhwaakwe');
    expect(valueIn(slip, 'bankAccount')).toBe('2001190447');
    const other = readPrinted([
      [60, 40, 'REPUBLIC OF BOTSWANA'],
      [600, 40, 'PAY CENTRE'],
      [60, 80, 'EMPLOYEE PAY ADVICE'],
      [60, 140, 'Net pay 6 607.92'],
    ]);
    expect(valueIn(other, 'employerName')).not.toBe('PAY CENTRE');
  });
});
