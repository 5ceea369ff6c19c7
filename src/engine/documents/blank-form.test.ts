import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from './testing/request.ts';

describe('forms that nobody has filled in', () => {
  it.each([
    [
      'AFFIDAVIT FORM',
      'I, ...................................... ID No. ....................... residing at .......................',
      'do hereby make oath and say: ..................................................',
      'Deponent: .................... Before me: ....................',
      'Commissioner of Oaths',
    ],
    [
      'DECLARATION UNDER OATH',
      'I ______________________ (full names) of ______________________ (address) do hereby state under oath',
      'that ______________________________',
      'Sworn before me at ____________ on this ____ day of __________ 20__.',
      'Commissioner of Oaths ______________',
    ],
  ])('%s is no affidavit', (...printed) => expect(readLines(...printed).documentType).toBe('OTHER'));

  it('nor is one whose lines to write on are drawn, and that says only since when it is in use', () => {
    const form = readLines(
      'LEASE AGREEMENT',
      'Form No. LA 33-204',
      'Date of issue: 5 May 2019',
      'Name of lessor',
      'Name of lessee',
      'Leased premises',
      'Monthly rental',
      'Commencement date',
      'Expiry date',
    );
    expect(form.documentType).toBe('OTHER');
    expect(valueIn(form, 'issueDate')).toBeUndefined();
  });

  it('one that is filled in is', () => {
    const sworn = readLines(
      'AFFIDAVIT',
      'I, Neo Example, Omang 412323456, do hereby make oath and state that',
      'I reside at Plot 4521, Block 6, Gaborone.',
      'Deponent: ____________________  Witness: ____________________',
      'Signed: ____________________ Stamp: ____________________',
      'Sworn before me at Gaborone on 4 September 2026.',
      'Commissioner of Oaths ______________',
    );
    expect(sworn.documentType).toBe('AFFIDAVIT');
  });

  it.each(['Kago Date', 'Kago Example'])('a contract with %s is one, with blanks to sign on', (employee) => {
    const contract = readLines(
      'EMPLOYMENT CONTRACT',
      'Employer: Nata Example Stores (Pty) Ltd',
      `Employee Name: ${employee}`,
      'Position: Stores Clerk',
      'Commencement Date: 1 March 2026',
      'Basic Salary: P6,000.00 per month',
      'Signed for the Employer: ____________________ Date: ____________________',
      'Signed by the Employee: ____________________ Date: ____________________',
      'Witness 1: ____________________ Witness 2: ____________________',
    );
    expect(contract.documentType).toBe('EMPLOYMENT_CONTRACT');
    expect(valueIn(contract, 'employeeName')).toBe(employee);
  });

  it('a bill with dots before its amounts is one', () => {
    const bill = readLines(
      'NATA DISTRICT COUNCIL',
      'MUNICIPAL BILL',
      'Account Holder: Day Kago',
      'Account Number: 417200',
      'Service Address: Plot 4521, Block 6,',
      'Bill Date: 3 November 2026',
      'Rates .......... 300.00',
      'Water .......... 120.00',
      'Refuse .......... 60.00',
      'Sewerage .......... 20.00',
      'Total Due .......... 500.00',
    );
    expect(bill.documentType).toBe('COUNCIL_BILL');
  });
});

describe('forms that ask for the number of another paper', () => {
  it.each(['MOTOR CLAIM FORM', 'VEHICLE ACCIDENT CLAIM FORM', 'INSURANCE CLAIM FORM'])(
    '%s is no licence',
    (title) => {
      const form = readLines(
        title,
        'Claim No: MC204417',
        'Insured: Kago Example',
        "Driver's Licence No.: 417200",
        'Date of First Issue: 4 April 2012',
        'Date of Birth: 3 March 1985',
      );
      expect(form.documentType).toBe('OTHER');
    },
  );

  it('a licence beside such words is one', () => {
    const card = readLines(
      'REPUBLIC OF EXAMPLE',
      'DRIVING LICENCE',
      'Surname: Example',
      'Forenames: Kago',
      'Date of Birth: 3 March 1985',
      'Licence Number: 417200',
      'Class: B',
      'Expiry Date: 4 April 2030',
    );
    expect(card.documentType).toBe('DRIVERS_LICENCE');
  });
});
