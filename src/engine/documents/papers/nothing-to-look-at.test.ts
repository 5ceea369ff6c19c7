import { describe, expect, it } from 'vitest';
import { needsEyes } from '../../../contract/needs-eyes.ts';
import { shownFields } from '../../../contract/shown-fields.ts';
import type { VerifiedDocument } from '../../../contract/verification.ts';
import { readLines } from '../testing/request.ts';

const lookedAt = ({ fields }: VerifiedDocument): string[] =>
  shownFields(fields)
    .filter((field) => needsEyes(field, false))
    .map(({ name }) => name);
const fieldOf = ({ fields }: VerifiedDocument, name: string) => fields.find((field) => field.name === name);

describe('what nobody can settle by looking is not asked for', () => {
  it.each(['Sep 2025 - Aug 2030', '09/2025 - 08/2030', '01/09/2025 - 31/08/2030', 'Sep 2025 to Aug 2030'])(
    'both ends of one range are read: %s',
    (range) => {
      const licence = readLines(
        'REPUBLIC OF BOTSWANA',
        'DRIVING LICENCE',
        'Surname: Molefe',
        'Forenames: Kagiso',
        'ID Number: 123416789',
        'Date of Birth: 03/02/1990',
        `Validity Period: ${range}`,
        'Class: B',
      );
      expect(fieldOf(licence, 'dateOfIssue')?.value).toBe('2025-09-01');
      expect(fieldOf(licence, 'expiryDate')?.value).toBe('2030-08-31');
      expect(lookedAt(licence)).not.toContain('dateOfIssue');
      expect(lookedAt(licence)).not.toContain('expiryDate');
    },
  );

  const letter = (...more: string[]): VerifiedDocument =>
    readLines(
      'Okwa Timbers (Pty) Ltd',
      'CONFIRMATION OF EMPLOYMENT',
      'Date: 10 November 2026',
      'To whom it may concern',
      'This is to confirm that Kagiso Molefe is employed by Okwa Timbers (Pty) Ltd.',
      'The gross salary is P9,400.00 per month.',
      ...more,
    );

  it.each([
    ['The appointment is permanent and pensionable.', 'permanent'],
    ['The engagement is on a fixed-term contract.', 'contract'],
    ['The work is casual.', 'temporary'],
  ])('what the words of a letter say as a whole stands at no place: %s', (sentence, type) => {
    const read = letter(sentence);
    expect(fieldOf(read, 'employmentType')).toMatchObject({ value: type, source: 'inferred', page: null });
    expect(lookedAt(read)).not.toContain('employmentType');
  });

  it('a value that another one goes on from is no other value', () => {
    const read = letter('Position: Nurse', 'Job Title: Nurse in the Operations Department');
    expect(fieldOf(read, 'position')?.agreement).not.toBe('differ');
    const other = letter('Position: Nurse', 'Job Title: Night Watchman');
    expect(fieldOf(other, 'position')?.agreement).toBe('differ');
  });
});

describe('two values of a paper contradict each other only where they are of one thing', () => {
  const bill = (...rows: string[]): VerifiedDocument =>
    readLines(
      'Water Utilities Corporation',
      'WATER BILL',
      'Customer: Kagiso Molefe',
      'Supply Address: Plot 1204, Extension 9, Gaborone',
      'Bill Date: 02/11/2026',
      ...rows,
    );

  it.each([
    [
      ['Customer Number: 887348', 'Contract Number: 525217', 'Total Due: P 412.20'],
      'accountNumber',
      '887348',
    ],
    [['Account Number: 887348', 'Invoice total: P 846.14', 'Total Due: P 1,489.05'], 'amountDue', 1489.05],
  ])('other words name other things: %j', (rows, name, value) => {
    const read = bill(...rows);
    expect(fieldOf(read, name)).toMatchObject({ value, agreement: 'once' });
    expect(lookedAt(read)).not.toContain(name);
  });

  it('one word that names two is a contradiction', () => {
    const read = bill('Account Number: 887348', 'Total Due: P 412.20', 'Account Number: 887340');
    expect(fieldOf(read, 'accountNumber')?.agreement).toBe('differ');
    expect(lookedAt(read)).toContain('accountNumber');
  });

  it.each(['income tax of P1,328.75', 'PAYE of P1,328.75'])(
    'what is deducted is no other salary: %s',
    (tax) => {
      const read = readLines(
        'Okwa Timbers (Pty) Ltd',
        '5 November 2026',
        'PROOF OF INCOME',
        'We confirm that Mr Kagiso Molefe, Omang number 123416789, is in our employment as Nurse.',
        `The gross monthly salary is P14,700.00 and, after ${tax} and pension, the net salary`,
        'paid for October 2026 was P12,636.25.',
      );
      expect(fieldOf(read, 'grossSalary')).toMatchObject({ value: 14_700, agreement: 'once' });
      expect(lookedAt(read)).toEqual([]);
    },
  );

  it('how somebody is paid holds how much', () => {
    const read = readLines(
      'Okwa Timbers (Pty) Ltd',
      'EMPLOYMENT LETTER',
      '4 November 2026',
      'Employee: Kagiso Molefe',
      'Position held: Procurement Officer',
      'Date of appointment: 16 October 2013',
      'Remuneration: BWP 5,825.50 monthly, housing included',
    );
    expect(fieldOf(read, 'grossSalary')?.value).toBe(5825.5);
    expect(lookedAt(read)).not.toContain('grossSalary');
  });

  it('who signs for a company is not the company that writes', () => {
    const letter = readLines(
      'Okwa Timbers (Pty) Ltd',
      'PROOF OF RESIDENCE - TENANT',
      'Date: 04/11/2026',
      'We act for the owner of the property described below and confirm the following:',
      'Tenant: Kagiso Molefe',
      'Property: Plot 20279, Area W, Francistown',
      'Yours sincerely',
      'Game Shaw Molomo',
      'Property Manager',
    );
    expect(fieldOf(letter, 'issuerName')?.value).toBe('Okwa Timbers (Pty) Ltd');
    expect(lookedAt(letter)).not.toContain('issuerName');
  });

  it('the number in the corner of a licence is its number; the word before it says so', () => {
    const licence = readLines(
      'No. TL447140',
      'Francistown City Council',
      'BUSINESS LICENCE',
      'Licence is hereby granted to OKWA TIMBERS (PTY) LTD to carry on the business of a Plant Hire Service',
      'at the premises situated at Plot 64899, Tashaya, Francistown, from 17 December 2025 until 16 December 2026.',
    );
    expect(fieldOf(licence, 'licenceNumber')).toMatchObject({ value: 'TL447140' });
    expect(lookedAt(licence)).not.toContain('licenceNumber');
  });
});
