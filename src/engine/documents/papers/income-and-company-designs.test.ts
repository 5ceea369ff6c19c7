import { describe, expect, it } from 'vitest';
import { personName } from '../../values/person-name.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { lines, pageOf } from '../testing/page-of.ts';
import { anyRequest, readPrinted, valueIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

describe('income and company papers of other designs', () => {
  it('the schedule of a contract belongs to the contract, whoever signs it', () => {
    const contract = lines(
      'CONTRACT OF EMPLOYMENT',
      'entered into between',
      'NATA PHARMACIES (PROPRIETARY) LIMITED',
      '(hereinafter "the Employer")',
      'and',
      'KAGO EXAMPLE',
      '(hereinafter "the Employee")',
      '1. PROBATION. The first three months are a period of probation.',
      '2. TERMINATION. The Employment Act applies.',
    );
    const schedule = pageOf(
      [
        [60, 60, 'SCHEDULE A - PARTICULARS'],
        [60, 120, 'Job title'],
        [500, 120, 'Dispensary Assistant'],
        [60, 180, 'Commencement date'],
        [500, 180, '2 March 2026'],
        [60, 240, 'Nature of contract'],
        [500, 240, 'Permanent, subject to probation'],
        [60, 300, 'SIGNED at MAUN on this 16th day of February 2026.'],
        [60, 420, 'For the Employer'],
        [60, 460, 'Dr L. Specimen, Managing Director'],
        [600, 420, 'Employee'],
        [600, 460, 'K. Example'],
      ],
      { index: 1 },
    );
    const { documents } = understand([pageOf(contract), schedule], anyRequest);
    expect(documents).toHaveLength(1);
    expect(valueIn(documents[0], 'employeeName')).toBe('KAGO EXAMPLE');
    expect(valueIn(documents[0], 'position')).toBe('Dispensary Assistant');
    expect(valueIn(documents[0], 'dateOfEmployment')).toBe('2026-03-02');
  });

  it('a contract that calls the employee by the trade', () => {
    const contract = readPrinted([
      [380, 60, 'NATA TRANSPORT'],
      [360, 120, "DRIVER'S EMPLOYMENT CONTRACT"],
      [60, 200, 'Driver:'],
      [460, 200, 'Kago Example'],
      [60, 250, 'Omang:'],
      [460, 250, '511314427'],
      [60, 300, 'Employed as:'],
      [460, 300, 'Heavy duty driver'],
      [60, 350, 'Contract ends:'],
      [460, 350, '31 August 2027 (two-year contract)'],
      [60, 400, 'Pay:'],
      [460, 400, 'P5,200.00 per month'],
    ]);
    expect(valueIn(contract, 'employeeName')).toBe('Kago Example');
    expect(valueIn(contract, 'position')).toBe('Heavy duty driver');
    expect(valueIn(contract, 'employmentType')).toBe('contract');
  });

  it('an employer who is a householder, in a form of two languages', () => {
    const contract = readPrinted([
      [300, 60, 'DOMESTIC EMPLOYMENT AGREEMENT'],
      [60, 140, 'Householder'],
      [500, 140, 'Lesedi Bonolo Specimen, House 4410, Tsholofelo East, Gaborone'],
      [60, 170, 'Mong wa lelwapa (Mothapi)'],
      [60, 230, 'Worker'],
      [500, 230, 'Kago Example'],
      [60, 260, 'Modiri'],
      [60, 320, 'Notice'],
      [500, 320, '14 days'],
    ]);
    expect(valueIn(contract, 'employerName')).toBe('Lesedi Bonolo Specimen');
    expect(valueIn(contract, 'employeeName')).toBe('Kago Example');
  });

  it('where somebody lives, behind the name, is no name', () => {
    expect(personName.parse('Kago Example, House 4410, Gaborone', ANY_DAY)?.value).toBe('Kago Example');
    expect(personName.parse('Kago Example, Boseja Ward', ANY_DAY)?.value).toBe('Kago Example');
  });

  it('a letter that lists what the gross salary is made of', () => {
    const letter = readPrinted([
      ...lines(
        'Nata Security Services (Pty) Ltd',
        '3 September 2026',
        'TO WHOM IT MAY CONCERN',
        'RE: SALARY CONFIRMATION',
        'We confirm that Ms Lorato Example earns every month:',
      ),
      [120, 300, 'Basic salary'],
      [560, 300, 'P8,200.00'],
      [120, 345, 'Shift allowance'],
      [560, 345, 'P950.00'],
      [120, 390, 'Gross'],
      [560, 390, 'P9,150.00'],
      [120, 435, 'Take home'],
      [560, 435, 'P7,412.35'],
      [60, 520, 'Yours faithfully'],
    ]);
    expect(valueIn(letter, 'grossSalary')).toBe(9150);
    expect(valueIn(letter, 'netSalary')).toBe(7412.35);
  });

  it('a certificate of tax that parts the name as forms of a payroll do', () => {
    const certificate = readPrinted([
      [60, 40, 'P60'],
      [300, 40, 'End of Year Certificate'],
      [60, 120, 'Surname'],
      [500, 120, 'Forenames or initials'],
      [60, 150, 'Example'],
      [500, 150, 'Kago'],
      [60, 220, 'Pay in this employment (P)'],
      [500, 220, 'Tax deducted (P)'],
      [60, 250, '212 400.00'],
      [500, 250, '27 150.00'],
      [60, 320, 'Pay after tax'],
      [60, 350, '185 250.00'],
      [500, 320, 'Employer PAYE reference'],
      [500, 350, 'C10226700901'],
    ]);
    expect(valueIn(certificate, 'employeeName')).toBe('Kago Example');
    expect(valueIn(certificate, 'netSalary')).toBe(185250);
    expect(valueIn(certificate, 'employerTin')).toBe('C10226700901');
  });

  it('the number of an employee alone under the name', () => {
    const slip = readPrinted([
      [60, 40, 'Nata Fintech (Pty) Ltd'],
      [700, 40, 'Payslip'],
      [60, 120, 'EMPLOYEE'],
      [60, 150, 'Kago Example'],
      [60, 180, 'EMP-0192'],
      [500, 120, 'NET PAY'],
      [500, 150, 'BWP 20,962.50'],
    ]);
    expect(valueIn(slip, 'employeeId')).toBe('EMP-0192');
  });

  it('days as leaves of a calendar, and the holder beside the balances', () => {
    const leaf = (y: number, day: string, what: string, amount: string, balance: string) =>
      [
        [100, y, day],
        [200, y + 16, what],
        [600, y + 16, amount],
        [800, y + 16, balance],
        [75, y + 24, 'AUG 2026'],
      ] as const;
    const statement = readPrinted([
      [60, 40, 'Bank Gaborone'],
      [60, 90, 'Your account in August 2026'],
      [60, 150, 'Kago Example'],
      [400, 150, 'Account 14800229715'],
      [700, 150, 'Opening balance 2,210.44'],
      [60, 175, 'P O Box 771'],
      [400, 175, 'Savings'],
      [700, 175, 'Closing balance 9,518.19'],
      [60, 200, 'Mogoditshane'],
      [400, 200, '1 August 2026 to 31 August 2026'],
      ...leaf(300, '01', 'Salary', '+9,420.10', '11,630.54'),
      ...leaf(400, '03', 'Groceries', '-612.35', '11,018.19'),
      ...leaf(500, '05', 'Cash', '-1,500.00', '9,518.19'),
    ]);
    expect(valueIn(statement, 'accountHolderName')).toBe('Kago Example');
    expect(valueIn(statement, 'transactions')).toMatchObject([
      { date: '2026-08-01', amount: 9420.1 },
      { date: '2026-08-03', amount: -612.35 },
      { date: '2026-08-05', amount: -1500 },
    ]);
  });

  it('an external company is registered on the day of this register, not where it comes from', () => {
    const certificate = readPrinted(
      lines(
        'COMPANIES AND INTELLECTUAL PROPERTY AUTHORITY',
        'Certificate of Registration of an External Company',
        'I do hereby certify that',
        'NATA AGRI MACHINERY LIMITED',
        'a company incorporated in the Republic of South Africa on 8 March 2011',
        'was on the 19th day of November 2024 registered as an external company under the above Act.',
      ),
    );
    expect(valueIn(certificate, 'registrationDate')).toBe('2024-11-19');
  });

  it('a number beside the name of a company is no part of it', () => {
    const certificate = readPrinted([
      [400, 60, 'Share Certificate'],
      [350, 120, 'Nata Grain Millers Limited'],
      [250, 150, 'Incorporated in the Republic of Botswana - UIN BW00000771902'],
      [250, 190, 'This certifies that Kago Example of P O Box 38, Rakops'],
      [150, 230, 'is the registered holder of 2 500 fully paid ordinary shares of P1.00 each'],
    ]);
    expect(valueIn(certificate, 'companyName')).toBe('Nata Grain Millers Limited');
  });

  it('the seal of a company signs nothing', () => {
    const resolution = readPrinted([
      ...lines(
        'NATA FORESTRY PRODUCTS (PTY) LTD',
        'RESOLUTION OF THE DIRECTORS',
        'passed on 22 April 2026',
        'IT WAS RESOLVED THAT:',
        '1. the Company open a current account.',
      ),
      [60, 900, 'Kago Example'],
      [60, 930, 'Director'],
      [360, 900, 'Lorato Specimen'],
      [360, 930, 'Director'],
      [620, 960, 'NATA FORESTRY'],
      [620, 985, 'COMPANY SEAL'],
      [660, 930, 'Director'],
    ]);
    expect(valueIn(resolution, 'signatories')).toMatchObject([
      { name: 'Kago Example' },
      { name: 'Lorato Specimen' },
    ]);
  });
});
