import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('papers in plain words', () => {
  it('a slip that says what was earned, taken off and paid', () => {
    const slip = readPrinted([
      [60, 60, 'LESEDI FUNERAL PARLOUR & TOMBSTONES'],
      [60, 90, 'Remuneration statement'],
      [60, 150, 'To:'],
      [400, 150, 'Works as:'],
      [700, 150, 'Started:'],
      [60, 176, 'Kago Example'],
      [400, 176, 'Hearse driver'],
      [700, 176, '1 Oct 2021'],
      [60, 240, 'Salary for:'],
      [400, 240, 'Deposited:'],
      [60, 266, 'Nov 2026'],
      [400, 266, '24 Nov 2026'],
      [60, 330, 'What you earned'],
      [60, 370, 'Salary'],
      [800, 370, '4 600.00'],
      [60, 410, 'Night call-outs'],
      [800, 410, '450.00'],
      [60, 450, 'All earnings'],
      [800, 450, '5 050.00'],
      [60, 500, 'What was taken off'],
      [60, 540, 'PAYE'],
      [800, 540, '52.50'],
      [60, 580, 'Loan from company'],
      [800, 580, '340.00'],
      [60, 620, 'All taken off'],
      [800, 620, '392.50'],
      [60, 660, 'Paid to you'],
      [800, 660, 'P4 657.50'],
    ]);
    expect(valueIn(slip, 'employeeName')).toBe('Kago Example');
    expect(valueIn(slip, 'position')).toBe('Hearse driver');
    expect(valueIn(slip, 'payDate')).toBe('2026-11-24');
    expect(valueIn(slip, 'grossSalary')).toBe(5050);
    expect(valueIn(slip, 'totalDeductions')).toBe(392.5);
    expect(valueIn(slip, 'netSalary')).toBe(4657.5);
    expect(valueIn(slip, 'deductions')).toHaveLength(2);
  });

  it('the number of an employee before the name', () => {
    const slip = readPrinted(
      lines(
        'EXAMPLE DISTRICT COUNCIL',
        'PAYSLIP',
        'EMPLOYEE: 118-44702 Kelebonye Example',
        'NET PAY: 13,162.04',
      ),
    );
    expect(valueIn(slip, 'employeeName')).toBe('Kelebonye Example');
  });

  it('a lecturer who assumed duty and was promoted, and the office of who writes', () => {
    const letter = readPrinted(
      lines(
        'LESEDI COLLEGE OF ARTS',
        'Directorate of Human Capital',
        'Date: 07.10.2026',
        'Dear Sir',
        'Employment verification - Dr Kago Innocent Example',
        'Dr Example is a permanent and pensionable member of our academic staff.',
        'He assumed duty on 15 January 2018 as Lecturer and was promoted to Senior Lecturer on 1 April 2023.',
        'His annual salary is P318,600.',
        'Sincerely',
        'Lesedi Sample',
        'Director, Human Capital',
      ),
    );
    expect(valueIn(letter, 'dateOfEmployment')).toBe('2018-01-15');
    expect(valueIn(letter, 'position')).toBe('Senior Lecturer');
    expect(valueIn(letter, 'signatoryTitle')).toBe('Director, Human Capital');
  });

  it('pay in a Setswana letter', () => {
    const letter = readPrinted(
      lines(
        'LESEDI BAKERY',
        'P O Box 300, Kanye',
        '12 Phatwe 2026',
        'TLHOMAMISO YA TIRO',
        'Re tlhomamisa fa Mme Kago Rebecca Example, wa nomoro ya Omang 000020000, a thapilwe mo',
        'bakering ya rona jaaka moapei wa senkgwe go tloga ka 3 Tlhakole 2024. O mo tirong ya leruri mme o',
        'amogela P3 150.00 ka kgwedi.',
        'Ka boikokobetso',
        'Lesedi Sample',
      ),
    );
    expect(valueIn(letter, 'grossSalary')).toBe(3150);
  });

  it("an employee's annual certificate without the number of its form", () => {
    const certificate = readPrinted(
      lines(
        "Employee's Annual Tax Certificate",
        'Year of assessment: 2025/26',
        'Name of employer: Example Rafting Company (Pty) Ltd',
        'Name of employee: Kago Rachel Example',
        'Total emoluments: P 98,450.00',
        'Contributions to approved fund: P 4,200.00',
        'Chargeable income: P 94,250.00',
        'PAYE withheld: P 3,081.25',
      ),
    );
    expect(certificate.documentType).toBe('P60');
    expect(valueIn(certificate, 'pensionContribution')).toBe(4200);
  });

  it('a certificate that names the class of the company, and the day it was printed', () => {
    const certificate = readPrinted([
      [60, 60, 'Certificate of Incorporation'],
      [60, 120, 'Company'],
      [400, 120, 'Example Freight Forwarders (Pty) Ltd'],
      [60, 160, 'UIN'],
      [400, 160, 'BW00000000333'],
      [60, 200, 'Incorporated'],
      [400, 200, '18 February 2026'],
      [60, 240, 'Class'],
      [400, 240, 'Private company limited by shares'],
      [60, 300, 'Date of print: 20 February 2026'],
    ]);
    expect(valueIn(certificate, 'companyType')).toBe('Private company limited by shares');
    expect(valueIn(certificate, 'issueDate')).toBe('2026-02-20');
  });

  it('an extract from the minutes that holds what was resolved, certified by a company that serves', () => {
    const resolution = readPrinted(
      lines(
        'EXAMPLE OPTICIANS (PTY) LTD',
        '("the Company")',
        'Registration Number: BW00000000333',
        'EXTRACT FROM THE MINUTES OF A MEETING OF DIRECTORS HELD AT GABORONE ON 6 JULY 2026 AT 14:00',
        'Present: Dr L. Example (Chairperson), K. Sample',
        'IT WAS RESOLVED THAT:',
        '1. The Company opens a call account with Stanbic Bank Botswana Limited.',
        'Certified a true copy',
        'Company Secretary: Lesedi Consultancy (Pty) Ltd',
      ),
    );
    expect(resolution.documentType).toBe('BOARD_RESOLUTION');
    expect(valueIn(resolution, 'companyName')).toBe('EXAMPLE OPTICIANS (PTY) LTD');
  });

  it('a short word for the register, a number after what the account is, a day behind "Issued"', () => {
    const invoice = readPrinted(
      lines(
        'Example Air Conditioning (Pty) Ltd',
        'TAX INVOICE',
        'Invoice No: KA-2026-0771',
        'Reg. BW00000000333',
        'Total due P26,220.00',
      ),
    );
    expect(valueIn(invoice, 'companyRegistrationNumber')).toBe('BW00000000333');
    const reference = readPrinted(
      lines(
        'Stanbic Bank Botswana',
        '20 August 2026',
        'To whom it may concern',
        'Bank reference: Example Investments (Pty) Ltd',
        'We confirm that Example Investments (Pty) Ltd has held a current account with us, number',
        '9060003390127, since 11 November 2015.',
      ),
    );
    expect(valueIn(reference, 'accountNumber')).toBe('9060003390127');
    const statement = readPrinted([
      [60, 60, 'Absa Bank Botswana Limited'],
      [600, 60, 'Account statement'],
      [600, 100, 'Issued 2 October 2026'],
      [60, 160, 'Customer name: Kago Example'],
      [60, 200, 'Account number: 1098842'],
      [60, 240, 'Opening balance: P14 902.11'],
    ]);
    expect(valueIn(statement, 'statementDate')).toBe('2026-10-02');
  });
});
