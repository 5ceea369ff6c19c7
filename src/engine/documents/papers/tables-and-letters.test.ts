import { describe, expect, it } from 'vitest';
import { mended } from '../../values/text/misread.ts';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('letters and forms of income in other words', () => {
  it('a subject without a word before it, two earnings in one sentence, "Faithfully yours"', () => {
    const letter = readPrinted([
      ...lines(
        'EXAMPLE HILLS LODGE',
        'P O Box 615, Palapye',
        'Date: 24th February 2026',
        'TO WHOM IT MAY CONCERN',
        'KAGO EXAMPLE -ID 000010000',
        'This letter serves to state that the bearer, whose names appear above, has been an employee of the',
        'Lodge from 12th June 2019 to date. At present he holds the post of Assistant Chef.',
        'His present earnings are P4,850.00 gross and P4,371.15 net each month.',
        'Faithfully yours,',
        'Mrs. Wilma van der Sample',
        'Lodge Manageress',
      ),
    ]);
    expect(valueIn(letter, 'employeeName')).toBe('KAGO EXAMPLE');
    expect(valueIn(letter, 'dateOfEmployment')).toBe('2019-06-12');
    expect(valueIn(letter, 'grossSalary')).toBe(4850);
    expect(valueIn(letter, 'netSalary')).toBe(4371.15);
    expect(valueIn(letter, 'signatoryTitle')).toBe('Lodge Manageress');
  });

  it('the work to be done, in the particulars of a contract', () => {
    const contract = readPrinted([
      [60, 60, 'WRITTEN PARTICULARS OF EMPLOYMENT'],
      [60, 100, '(Employment Act, Cap. 47:01)'],
      [60, 160, 'Employer'],
      [500, 160, 'Example Welding (Pty) Ltd'],
      [60, 200, 'Employee'],
      [500, 200, 'Kago Example'],
      [60, 240, 'Work to be done'],
      [500, 240, 'Office assistant'],
      [60, 280, 'First day of work'],
      [500, 280, '2 March 2026'],
    ]);
    expect(valueIn(contract, 'position')).toBe('Office assistant');
  });

  it('a surname that no list knows, and chargeable pay', () => {
    const certificate = readPrinted([
      [300, 60, 'ITW8 TAX CERTIFICATE FOR EMPLOYEES'],
      [300, 90, 'Tax year 1 July 2024 to 30 June 2025'],
      [60, 150, 'EMPLOYER NAME'],
      [500, 150, 'EMPLOYER TIN'],
      [60, 174, 'PITSANE DAIRY FARM'],
      [500, 174, 'C00118273020'],
      [60, 220, 'EMPLOYEE SURNAME'],
      [500, 220, 'EMPLOYEE FORENAMES'],
      [60, 244, 'SEKGWAX'],
      [500, 244, 'KAGO ANITA'],
      [60, 300, 'GROSS PAY'],
      [800, 300, '62 340.00'],
      [60, 340, 'CHARGEABLE PAY'],
      [800, 340, '59 223.00'],
    ]);
    expect(valueIn(certificate, 'employeeName')).toBe('KAGO ANITA SEKGWAX');
    expect(valueIn(certificate, 'taxableIncome')).toBe(59223);
  });

  it('who is appointed for the tax of a company is not employed, and its number may stand alone', () => {
    const letter = readPrinted(
      lines(
        'EXAMPLE MILLERS (PTY) LTD',
        'BW00000000333',
        'Date: 8 May 2026',
        'To: The Commissioner General, BURS',
        'APPOINTMENT OF TAX REPRESENTATIVE (TIN C03304418010)',
        'The company hereby appoints Mr Kago Example of Sample Tax Consultants (Omang 000010000) as its',
        'representative in all tax matters, until 30 April 2027.',
      ),
    );
    expect(letter.documentType).toBe('AUTHORISATION_LETTER');
    expect(valueIn(letter, 'authorisedPerson')).toBe('Kago Example');
    expect(valueIn(letter, 'registrationNumber')).toBe('BW00000000333');
  });

  it('a sister of a ward, and her account beside "Bank details"', () => {
    const slip = readPrinted([
      [60, 60, 'Lesedi Private Clinic'],
      [60, 90, 'Payslip'],
      [60, 150, 'Staff member'],
      [300, 150, 'Sr. Kago Example'],
      [60, 190, 'Bank details'],
      [300, 190, 'FNB 62889014471'],
      [60, 230, 'Gross income'],
      [300, 230, '15 810.00'],
      [60, 270, 'Net income'],
      [300, 270, '13 661.00'],
    ]);
    expect(valueIn(slip, 'employeeName')).toBe('Kago Example');
    expect(valueIn(slip, 'bankAccount')).toBe('62889014471');
  });

  it('a holder above a number in groups, and the day a statement was printed', () => {
    const statement = readPrinted([
      [60, 60, 'Bank of Baroda (Botswana) Ltd'],
      [60, 100, 'Statement of account'],
      [60, 180, 'Lesedi Nchidzi-Example'],
      [60, 206, 'Account in full, number 9517 0100 0033 18'],
      [60, 236, 'Period: 01.03.2026 - 31.03.2026'],
      [60, 262, 'Printed 02/04/2026'],
      [60, 320, 'Opening balance: 740.00'],
      [60, 360, 'Closing balance: 459.55'],
    ]);
    expect(valueIn(statement, 'accountHolderName')).toBe('Lesedi Nchidzi-Example');
    expect(valueIn(statement, 'statementDate')).toBe('2026-04-02');
  });

  it('letters among the figures of an amount', () => {
    expect(mended('Ordinary Shares of Pl.OO each')).toBe('Ordinary Shares of P1.00 each');
    expect(mended('Plot 10')).toBe('Plot 10');
    expect(mended('P10.00')).toBe('P10.00');
  });
});
