import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('payslips that offices draw themselves', () => {
  it('a row of titles over a row of values: the next title is no value', () => {
    const slip = readPrinted([
      [60, 40, 'PAYSLIP'],
      [60, 100, 'Employee'],
      [260, 100, 'Number'],
      [420, 100, 'Role'],
      [660, 100, 'Contract'],
      [820, 100, 'Joined'],
      [60, 124, 'Kago Example'],
      [260, 124, 'MP-044'],
      [420, 124, 'Front Desk Agent'],
      [660, 124, 'Permanent'],
      [820, 124, '04/10/2022'],
      [60, 200, 'Net pay'],
      [820, 200, '5 202.08'],
    ]);
    expect(valueIn(slip, 'position')).toBe('Front Desk Agent');
  });

  it('a number before the name, and a name of a company that “and” breaks', () => {
    const slip = readPrinted([
      [60, 40, 'NATA BREWERS AND'],
      [60, 64, 'BOTTLERS LTD'],
      [60, 120, 'PAYSLIP'],
      [60, 160, 'Employee : 7713 EXAMPLE, MR KAGO R'],
      [60, 220, 'Net pay'],
      [600, 220, '8 728.44'],
    ]);
    expect(valueIn(slip, 'employeeName')).toBe('KAGO R EXAMPLE');
    expect(valueIn(slip, 'employerName')).toBe('NATA BREWERS AND BOTTLERS LTD');
  });

  it('“Paid to” names the employee', () => {
    const slip = readPrinted(
      lines(
        'Payslip for the month of March 2026',
        'Paid to: Mrs Kago Example (Dental assistant)',
        'Net P5 378',
      ),
    );
    expect(valueIn(slip, 'employeeName')).toBe('Kago Example');
  });
});

describe('letters', () => {
  const letter = readPrinted(
    lines(
      "Nata Children's Trust",
      'PROOF OF EMPLOYMENT',
      'Employee: Kago Lesedi Example',
      'The person named above works for us as a Social Worker. The present contract ends on',
      '30 April 2027.',
      'Monthly gross pay: P7,150.00. Monthly pay after deductions: P6,498.35.',
      'The letter was prepared on 15 September 2026 by the finance office.',
    ),
  );

  it('the last words of a sentence are no date of the letter, the day it was prepared is', () =>
    expect(valueIn(letter, 'issueDate')).toBe('2026-09-15'));

  it('pay after deductions is the net', () => expect(valueIn(letter, 'netSalary')).toBe(6498.35));

  it('a statement that greets its customer', () => {
    const statement = readPrinted(
      lines(
        'Orange Money',
        'Account statement',
        'Dear Kago Example, here is the statement of your wallet 72 440 118 for September 2026.',
      ),
    );
    expect(valueIn(statement, 'accountHolderName')).toBe('Kago Example');
    expect(valueIn(statement, 'accountNumber')).toBe('72440118');
  });

  it('“Pension contributions deducted” of a tax certificate', () => {
    const certificate = readPrinted([
      [60, 40, 'EMPLOYEE TAX DEDUCTION CERTIFICATE FORM ITW 8'],
      [60, 100, 'C. Gross income'],
      [700, 100, '87,300.00'],
      [60, 140, 'D. Pension contributions deducted'],
      [700, 140, '4,365.00'],
    ]);
    expect(valueIn(certificate, 'pensionContribution')).toBe(4365);
  });
});

describe('papers of companies', () => {
  it('a certificate in two languages', () => {
    const certificate = readPrinted(
      lines(
        'CERTIFICATE OF INCORPORATION',
        'Company name / Leina la kompone: NATA SUPPLIES (PTY) LTD',
        'Date of incorporation / Letlha la kwadiso: 23 October 2023',
        'Type / Mofuta: Private Company',
        'Date of issue of this certificate: 26 October 2023',
      ),
    );
    expect(valueIn(certificate, 'companyType')).toBe('Private Company');
    expect(valueIn(certificate, 'issueDate')).toBe('2023-10-26');
  });

  it('the full stop behind a value is not part of it', () => {
    const extract = readPrinted(
      lines(
        'COMPANY SEARCH REPORT: NATA DRILLERS (PTY) LTD',
        'Registration number: BW00003847119. Status: Active. Company type:',
        'Registered office: Plot 17, Phitshane Molopo.',
        'Nature of business: Borehole drilling.',
      ),
    );
    expect(valueIn(extract, 'companyStatus')).toBe('Active');
    expect(valueIn(extract, 'businessActivities')).toBe('Borehole drilling');
    expect(valueIn(extract, 'registeredAddress')).toBe('Plot 17, Phitshane Molopo');
  });

  it('who is chairing, and what a share is worth in words and figures', () => {
    const minutes = readPrinted(
      lines(
        'NATA PUMPS LTD',
        'BOARD MEETING HELD ON 30 JANUARY 2026',
        'Attendance: Kago Example (chairing), Neo Sample',
        'The board resolved to adopt the accounts.',
      ),
    );
    expect(valueIn(minutes, 'chairperson')).toBe('Kago Example');
    const certificate = readPrinted(
      lines(
        'Share certificate No. 21',
        'Nata Mills Limited',
        'This is to certify that Kago Example is the registered holder of 1,250',
        'Ordinary shares of One Pula (P1.00) each.',
      ),
    );
    expect(valueIn(certificate, 'nominalValue')).toBe(1);
  });

  it('a receipt of two trades, its VAT number in a line', () => {
    const receipt = readPrinted([
      [60, 40, 'NATA GLASS & ALUMINIUM'],
      [600, 40, 'OFFICIAL RECEIPT'],
      [60, 70, 'Box 771, Mahalapye. VAT C00551827112'],
      [60, 140, 'Received from'],
      [300, 140, 'Tswapong Lodge (Pty) Ltd'],
      [60, 200, 'Amount'],
      [300, 200, 'P 6,420.00'],
    ]);
    expect(valueIn(receipt, 'issuerName')).toBe('NATA GLASS & ALUMINIUM');
    expect(valueIn(receipt, 'vatNumber')).toBe('C00551827112');
  });
});
