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

  it('the time of a run beside the word payroll is nobody’s number', () => {
    const printed = readPrinted(
      lines('EXAMPLE WORKS (PTY) LTD', 'Payslip', 'PAYROLL: RUN 27/08/26 16:42', 'Net pay 9,949.76'),
    );
    expect(valueIn(printed, 'employeeId')).toBeNull();
  });

  it('a brand above the name of its company is not the employer’s name', () => {
    const printed = readPrinted([
      [60, 30, 'NataFresh Produce'],
      [60, 80, 'Nata Fresh Produce Holdings (Pty) Ltd'],
      [60, 120, 'PAYSLIP'],
      [60, 160, 'Net pay 9,949.76'],
    ]);
    expect(valueIn(printed, 'employerName')).toBe('Nata Fresh Produce Holdings (Pty) Ltd');
  });

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

  it('without closing words who signs stands at an office, not in a form', () => {
    const form = readPrinted([
      [300, 40, 'NATA RIVER LODGE'],
      [60, 100, 'VERIFICATION OF EMPLOYMENT'],
      [60, 160, 'Name'],
      [300, 160, ': Kago Lesedi Molefe'],
      [60, 200, 'Occupation'],
      [300, 200, ': Guide'],
      [60, 240, 'Date of engagement'],
      [300, 240, ': 5 May 2018'],
      [60, 280, 'Next of kin'],
      [300, 280, ': Neo Molefe (spouse)'],
      [60, 340, "This is given at the employee's request."],
      [60, 420, 'Human Resources Officer'],
      [600, 424, 'NATA RIVER'],
      [60, 444, 'G. N. Example'],
      [640, 448, 'LODGE'],
    ]);
    expect(valueIn(form, 'signatoryName')).toBe('G. N. Example');
    expect(valueIn(form, 'signatoryTitle')).toBe('Human Resources Officer');
  });

  it('who represents the employer is not the employee, and “and” may stand in a company’s name', () => {
    const contract = readPrinted(
      lines(
        'AGREEMENT OF SERVICE',
        'entered into by and between',
        'SEKGOMA HARDWARE AND BUILDERS SUPPLIES (PTY) LTD',
        'of Plot 2210, Maun (hereinafter called "the Employer")',
        'herein represented by Neo Example in his capacity as Operations Director',
        'and',
        'KAGO LESEDI MOLEFE',
        'Identity No. 287620114, of Maun (hereinafter called "the Employee")',
        '1. This agreement takes effect on 1 December 2026 and shall endure for a period of 24',
        '(twenty-four) months. The Employee shall be paid a wage of P4,750.00 per month.',
      ),
    );
    expect(valueIn(contract, 'employeeName')).toBe('KAGO LESEDI MOLEFE');
    expect(valueIn(contract, 'employerName')).toBe('SEKGOMA HARDWARE AND BUILDERS SUPPLIES (PTY) LTD');
    expect(valueIn(contract, 'dateOfEmployment')).toBe('2026-12-01');
    expect(valueIn(contract, 'employmentType')).toBe('contract');
  });

  it('“Less: approved superannuation fund contributions” is the pension of a tax certificate', () => {
    const certificate = readPrinted([
      [60, 40, 'ITW 8'],
      [60, 80, 'TAX DEDUCTION CERTIFICATE'],
      [60, 120, 'Employee: Kago Example'],
      [60, 160, 'Gross remuneration'],
      [700, 160, '107 700'],
      [60, 200, 'Less: approved superannuation fund contributions'],
      [700, 200, '5 789'],
      [60, 240, 'Tax deducted'],
      [700, 240, '4 039'],
    ]);
    expect(valueIn(certificate, 'pensionContribution')).toBe(5789);
  });
});

it('the quarter of a statement of savings, broken in its cell', () => {
  const statement = readPrinted([
    [200, 40, 'NATA SAVINGS AND LOANS SOCIETY LTD'],
    [300, 80, 'STATEMENT OF ACCOUNT'],
    [60, 140, 'For the quarter'],
    [300, 140, '1 July 2026 - 30 September'],
    [300, 166, '2026'],
    [60, 220, 'Account'],
    [300, 220, '0103308277'],
    [60, 300, 'Opening balance'],
    [300, 300, '8,440.15'],
  ]);
  expect(valueIn(statement, 'statementPeriod')).toBe('2026-07-01 to 2026-09-30');
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

  it('and whom: a certificate issued to somebody, with the supervisor’s name beside it', () => {
    const certificate = readPrinted([
      [60, 40, 'CERTIFICATE OF EMPLOYMENT'],
      [60, 100, 'Issued to'],
      [400, 100, 'Kago Lesedi Example'],
      [60, 140, 'Department / Supervisor'],
      [400, 140, 'Engineering / Mr. F. Sample'],
      [60, 180, 'Terms'],
      [400, 180, 'Permanent and pensionable'],
      [60, 260, 'Issued by: Neo Specimen HR Superintendent'],
    ]);
    expect(valueIn(certificate, 'employeeName')).toBe('Kago Lesedi Example');
    expect(valueIn(certificate, 'signatoryName')).toBe('Neo Specimen');
  });
});

describe('what is paid, told in other words', () => {
  it('a slip whose columns stand close', () => {
    const slip = readPrinted([
      [60, 40, 'STATEMENT OF EARNINGS'],
      [60, 100, 'Name of employee Dr Kago Lesedi Example For the period 01.07.2026 - 31.07.2026'],
      [60, 140, 'Basic pay'],
      [600, 140, '28,450.00'],
      [60, 180, 'PAYE'],
      [600, 180, '5,413.44-'],
      [60, 220, 'Total Ded.'],
      [600, 220, '5,413.44-'],
      [60, 260, 'Bank transfer'],
      [600, 260, '23,036.56'],
    ]);
    expect(valueIn(slip, 'employeeName')).toBe('Kago Lesedi Example');
    expect(valueIn(slip, 'payPeriod')).toBe('2026-07');
    expect(valueIn(slip, 'totalDeductions')).toBe(5413.44);
    expect(valueIn(slip, 'netSalary')).toBe(23036.56);
  });

  it('a slip of an app', () => {
    const slip = readPrinted([
      [60, 40, 'Payslips'],
      [60, 80, 'Barista · Nata Coffee (Pty) Ltd'],
      [300, 140, 'You received'],
      [300, 170, 'P 3,842.10'],
      [240, 200, 'on 28 Sep 2026 to FNB ***4471'],
      [60, 260, 'Gross'],
      [600, 260, 'P 4,290.00'],
    ]);
    expect(valueIn(slip, 'employerName')).toBe('Nata Coffee (Pty) Ltd');
    expect(valueIn(slip, 'netSalary')).toBe(3842.1);
    expect(valueIn(slip, 'payDate')).toBe('2026-09-28');
  });

  it('a form filled in on dotted lines', () => {
    const slip = readPrinted(
      lines(
        'WAGES SLIP',
        'Name of Employee: ..Phologo.Kgangkenna',
        'Occupation:..Herder...',
        'Gross wage P.1,620.00',
      ),
    );
    expect(valueIn(slip, 'employeeName')).toBe('Phologo Kgangkenna');
    expect(valueIn(slip, 'position')).toBe('Herder');
  });

  it('what is paid into an account is not the gross', () => {
    const letter = readPrinted(
      lines(
        'NATA RETIREMENT FUND',
        'Dear Mr Example',
        'PROOF OF INCOME: PENSION NUMBER 77120',
        'Your gross monthly pension is P5,112.40. After tax of P45.62 the amount paid into your account at',
        'Bank of Baroda is P5,066.78.',
        'Yours sincerely',
      ),
    );
    expect(valueIn(letter, 'grossSalary')).toBe(5112.4);
    expect(valueIn(letter, 'netSalary')).toBe(5066.78);
  });
});
