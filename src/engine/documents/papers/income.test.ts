import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

const SLIP = [
  [60, 60, 'Example Brokers (Pty) Ltd'],
  [60, 100, 'PAYSLIP'],
  [60, 140, 'Employee: Kago Example'],
  [60, 180, 'Period: May 2026'],
] as const;

describe('papers about income as strangers lay them out', () => {
  it('a bank that is described under its name, and a balance that is dated', () => {
    const statement = readPrinted([
      [60, 60, 'Nata Savings & Loans'],
      [60, 100, 'Registered Commercial Bank'],
      [60, 140, 'BANK STATEMENT'],
      [60, 180, 'Account holder: Kago Example'],
      [60, 220, 'Account no: 41007733150'],
      [60, 260, 'Period: 01 Jul 2026 to 31 Jul 2026'],
      [60, 320, 'Date'],
      [200, 320, 'Details'],
      [500, 320, 'Money out'],
      [650, 320, 'Money in'],
      [850, 320, 'Balance'],
      [200, 360, 'Balance brought forward'],
      [850, 360, '1,000.00'],
      [60, 400, '24/07/2026'],
      [200, 400, 'Salary'],
      [650, 400, '500.00'],
      [850, 400, '1,500.00'],
      [200, 440, 'Balance at 31/07/2026'],
      [850, 440, '1,500.00'],
    ]);
    expect(valueIn(statement, 'bankName')).toBe('Nata Savings & Loans');
    expect(valueIn(statement, 'closingBalance')).toBe(1500);
  });

  it('a statement that is a letter: whom it greets holds the account, not who signs for the branch', () => {
    const statement = readPrinted(
      lines(
        'BANK GABORONE',
        'Statement of Account',
        'Dear MrK. T. Example,',
        'Herewith your statement for the period 1 April 2026 to 30 June 2026 in respect of your Savings account',
        'number 7100 338 214 held at our Serowe branch.',
        'Opening balance on 1 April 2026 P 18,400.00',
        'Closing balance on 30 June 2026 P 18,400.00',
        'For Bank Gaborone Limited',
        'Lesedi Sample',
        'Branch Manager, Serowe',
      ),
    );
    expect(valueIn(statement, 'accountHolderName')).toBe('K. T. Example');
    expect(valueIn(statement, 'accountNumber')).toBe('7100338214');
  });

  it('a post office below a box is a line of the address', () => {
    const statement = readPrinted([
      [60, 60, 'First National Bank of Botswana Limited'],
      [60, 110, 'Bank Statement'],
      [60, 180, "*LESEDI'S FLOWERS AND EVENTS"],
      [60, 204, 'PO BOX 70219'],
      [60, 228, 'UB POST OFFICE'],
      [60, 252, 'GABORONE'],
      [60, 320, 'Account Number : 62004911756'],
      [60, 360, 'Statement Period : 1 September 2026 to 30 September 2026'],
      [60, 400, 'Opening Balance : 8,771.20'],
      [60, 440, 'Closing Balance : 8,771.20'],
    ]);
    expect(valueIn(statement, 'accountHolderName')).toBe("LESEDI'S FLOWERS AND EVENTS");
  });

  it('a name under "Employer" is the employer\'s, and so is a number', () => {
    const certificate = readPrinted([
      [200, 60, 'BOTSWANA UNIFIED REVENUE SERVICE'],
      [200, 100, 'CERTIFICATE OF REMUNERATION AND TAX DEDUCTED ITW8'],
      [200, 140, 'for the tax year ended 30th June 2026'],
      [60, 200, 'PART A - EMPLOYER'],
      [60, 240, '1. Name: EXAMPLE MISSION HOSPITAL'],
      [600, 240, '2. TIN: P00447213020'],
      [60, 280, 'PART B - EMPLOYEE'],
      [60, 320, '4. Surname: EXAMPLE'],
      [600, 320, '5. First names: Kago Lesedi'],
      [60, 360, '6. TIN: I00884471010'],
      [60, 420, 'PART C - REMUNERATION'],
      [60, 460, '13. Total remuneration'],
      [700, 460, '216 100.00'],
      [60, 500, '15. Taxable remuneration'],
      [700, 500, '206 680.00'],
      [60, 540, '16. Tax deducted (PAYE)'],
      [700, 540, '25 720.00'],
    ]);
    expect(valueIn(certificate, 'employerName')).toBe('EXAMPLE MISSION HOSPITAL');
    expect(valueIn(certificate, 'employerTin')).toBe('P00447213020');
    expect(valueIn(certificate, 'taxableIncome')).toBe(206680);
    expect(valueIn(certificate, 'employeeName')).toBe('Kago Lesedi EXAMPLE');
  });

  it('pay of the year beside pay of the month: no gross of this slip', () => {
    const slip = readPrinted([
      ...SLIP,
      [60, 220, 'Salary'],
      [400, 220, '7 940.00'],
      [60, 260, 'Net Pay'],
      [400, 260, 'P7 813.24'],
      [60, 300, 'Gross YTD 29 003.40'],
      [500, 300, 'Tax YTD 711.08'],
    ]);
    expect(valueIn(slip, 'grossSalary')).not.toBe(29003.4);
    expect(valueIn(slip, 'taxAmount')).not.toBe(711.08);
  });

  it('captions below their values, in the words of a bank', () => {
    const slip = readPrinted([
      [60, 60, 'PAY STATEMENT'],
      [60, 100, 'Example Institute of River Studies'],
      [60, 200, 'Prof. Kago M. Example'],
      [400, 200, 'EIRS-1140'],
      [700, 200, 'Associate Professor'],
      [60, 224, 'EMPLOYEE'],
      [400, 224, 'STAFF NUMBER'],
      [700, 224, 'POST'],
      [60, 256, 'October 2026'],
      [400, 256, '26 October 2026'],
      [700, 256, 'Absa 1044773'],
      [60, 280, 'FOR THE MONTH OF'],
      [400, 280, 'CREDITED ON'],
      [700, 280, 'PAID INTO'],
      [60, 380, 'Monthly salary'],
      [600, 380, '34,215.00'],
      [60, 420, 'Income tax'],
      [600, 420, '7,484.06'],
      [60, 460, 'Amount credited'],
      [600, 460, '26,730.94'],
    ]);
    expect(valueIn(slip, 'employeeId')).toBe('EIRS-1140');
    expect(valueIn(slip, 'payDate')).toBe('2026-10-26');
    expect(valueIn(slip, 'bankAccount')).toBe('1044773');
    expect(valueIn(slip, 'netSalary')).toBe(26730.94);
  });

  it('a town in small letters below an employer in capitals, read as one line', () => {
    const slip = readPrinted([
      [60, 60, 'NATA SALT WORKS Sowa Town'],
      [60, 100, 'PAY ADVICE'],
      [60, 140, 'Emp Name: Kago Example'],
      [60, 180, 'Net Pay: P7 813.24'],
    ]);
    expect(valueIn(slip, 'employerName')).toBe('NATA SALT WORKS');
  });

  it('a letter about "our worker"', () => {
    const letter = readPrinted(
      lines(
        'Example Ranch',
        'P O Box 92, Ghanzi',
        '3 August 2026',
        'Confirmation of employment',
        'About our worker Dikeledi Xixae, Omang 000020000',
        'She has worked on this farm as bookkeeper since 1 July 2019 and is on the permanent staff.',
        'We pay her P7 200.00 a month before tax.',
        'Yours truly,',
        'Kago J. Example',
        'Owner',
      ),
    );
    expect(valueIn(letter, 'employeeName')).toBe('Dikeledi Xixae');
  });

  it('a name at the foot of the page signs nothing, degrees are no name', () => {
    const letter = readPrinted([
      ...lines(
        'EXAMPLE POLISHERS (PTY) LTD',
        'RE: CONFIRMATION OF EMPLOYMENT - KAGO LESEDI EXAMPLE',
        'The above is employed as Polisher since 4 May 2020 at P9,450.00 per month.',
        'Kind regards',
        'M. Sample FCPA (Bots)',
        'HR Business Partner',
        'for: General Manager, Mr Anand Specimen',
      ),
      [60, 1300, 'Kgosi Dia'],
    ]);
    expect(valueIn(letter, 'signatoryName')).toBe('M. Sample');
    expect(valueIn(letter, 'signatoryTitle')).toBe('HR Business Partner');
  });

  it('days of leave beside the deductions are no deduction, and an account is paid on a day', () => {
    const slip = readPrinted([
      ...SLIP,
      [60, 220, 'Earn'],
      [600, 220, 'Ded'],
      [60, 260, 'Basic salary'],
      [400, 260, 'P7 600.00'],
      [600, 260, 'PAYE'],
      [900, 260, 'P223.75'],
      [600, 300, 'Alexander Forbes pension'],
      [900, 300, 'P456.00'],
      [60, 340, 'Gross'],
      [400, 340, 'P7 600.00'],
      [60, 380, 'Take home'],
      [400, 380, 'P6 920.25'],
      [600, 420, 'Annual'],
      [900, 420, '8.25 days'],
      [600, 460, 'Sick'],
      [900, 460, '18.00 days'],
      [60, 520, 'Paid into: Bank Gaborone, acc. 2001190447, on 25/05/2026. Treasurer: O. Sample'],
    ]);
    expect(valueIn(slip, 'deductions')).toEqual([
      { name: 'PAYE', amount: 223.75 },
      { name: 'Alexander Forbes pension', amount: 456 },
    ]);
    expect(valueIn(slip, 'payDate')).toBe('2026-05-25');
  });
});
