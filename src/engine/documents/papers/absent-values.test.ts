import { describe, expect, it } from 'vitest';
import type { VerifiedDocument } from '../../../contract/verification.ts';
import { companyName } from '../../values/company-name.ts';
import { licenceNumber } from '../../values/identifiers.ts';
import { identityNamePart } from '../../values/identity-name.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { fieldIn, readLines, readPrinted, sureValue } from '../testing/request.ts';

describe('what stands where there is no value', () => {
  const slip = (position: string): VerifiedDocument =>
    readLines(
      'KGALE EXAMPLE STORES (PTY) LTD',
      'PAYSLIP',
      'Employee Name: Neo Example',
      'Employee No: 4417',
      `Position: ${position}`,
      'Pay Period: October 2026',
      'Basic Salary 9,000.00',
      'PAYE 400.00',
      'Net Pay 8,600.00',
    );

  it.each([
    'N/A',
    'Not applicable',
    'if applicable',
    '—',
    'as above',
    'TBA',
    'Number',
    'None',
    'to be advised',
    'of the',
  ])('a post “%s” is none', (text) => expect(sureValue(slip(text), 'position')).toBeNull());

  it.each(['Unit Manager', 'Number Plate Maker', 'Nurse', 'Applicant Liaison Officer'])(
    'a post “%s” is one',
    (text) => expect(fieldIn(slip(text), 'position')?.value).toBe(text),
  );

  it.each(['Nurse Grade A', 'Driver Class A', 'IT'])('a post “%s” is whole', (text) =>
    expect(sureValue(slip(text), 'position')).toBe(text),
  );

  it.each(['Nguyen Thi An', 'Wong Ka To', 'Tau By'])('an employee “%s” is whole', (name) => {
    const read = readLines(
      'PAYSLIP',
      `Employee Name: ${name}`,
      'Pay Period: October 2026',
      'Basic Salary 9,000.00',
      'Net Pay 8,600.00',
    );
    expect(sureValue(read, 'employeeName')).toBe(name);
  });

  it.each(['A', 'B', 'C1', 'BE'])('a class “%s” of a licence is one', (text) => {
    const licence = readLines(
      'DRIVING LICENCE',
      'Licence Number: 123456789',
      'Surname: Example',
      `Licence Class: ${text}`,
    );
    expect(sureValue(licence, 'licenceClass')).toBe(text);
  });

  it.each(['Private Limited Company', 'Public Limited Company', 'Limited Company'])(
    'a type “%s” of a company is one',
    (text) => {
      const certificate = readLines(
        'CERTIFICATE OF INCORPORATION',
        'Company Name: Nata Example (Pty) Ltd',
        'Company Number: BW00001234567',
        `Company Type: ${text}`,
        'Date of Incorporation: 1 June 2020',
      );
      expect(sureValue(certificate, 'companyType')).toBe(text);
    },
  );

  it.each(['Inc.', 'LLC', '(Pty) Ltd', 'Private Limited', 'N/A', 'Not applicable', '& Co'])(
    'an employer “%s” is none',
    (text) => {
      const letter = readLines(
        'CONFIRMATION OF EMPLOYMENT',
        `Employer: ${text}`,
        'Employee: Neo Example',
        'Position: Cashier',
        'Date: 12 October 2026',
        'Monthly Salary: P9,000.00',
      );
      expect(sureValue(letter, 'employerName')).toBeNull();
      expect(sureValue(letter, 'employer')).toBeNull();
    },
  );
});

describe('labels and posts are nobody', () => {
  it.each(['SHIP TO', 'Bill To', 'P.O. No', 'P.O. #', 'Sold To', 'Delivered to', 'A/C Code : 1-15ODE1KN'])(
    'a recipient “%s” is none',
    (text) => {
      const invoice = readLines(
        'Example Repair Inc.',
        'INVOICE',
        'Invoice # US-001',
        'Invoice Date 11/02/2026',
        'Bill To',
        text,
        'Qty Description Unit Price Amount',
        'TOTAL 154.06',
      );
      expect(sureValue(invoice, 'recipientName')).not.toBe(text);
    },
  );

  it.each(['Software Engineer', 'Registered Nurse', 'Data Analyst', 'Bus Driver'])(
    'an employer “%s” is none',
    (post) => {
      const letter = readLines(
        'CONFIRMATION OF EMPLOYMENT',
        `Employer: ${post}`,
        'Employee: Neo Example',
        'Date: 12 October 2026',
      );
      expect(sureValue(letter, 'employerName')).toBeNull();
    },
  );

  it.each([
    'Employment Application',
    'APPLICATION FOR EMPLOYMENT',
    'Job Application Form',
    'Application for credit',
  ])('“%s” heads no reference', (title) => {
    const form = readLines(
      title,
      'Applicant Information',
      'Full Name: Neo Example',
      'Home Address: 12 Mill Road',
      'Previous Employment',
      'Start Date 1 July 2021',
      'End Date 30 June 2025',
      'Employer Name Any Company',
      'Position Held Baker',
      'Reason for leaving: moved',
    );
    expect(form.documentType).toBe('OTHER');
  });
});

describe('a licence by its numbers', () => {
  const card = (first: string): VerifiedDocument =>
    readPrinted([
      [60, 60, 'EXAMPLE STATE'],
      [500, 40, 'DRIVER'],
      [500, 70, 'LICENSE'],
      [600, 160, '4a ISS'],
      [620, 190, '03/18/2022'],
      [800, 160, '4d NUMBER'],
      [820, 190, '820BAC729'],
      [600, 240, '4b EXP'],
      [620, 270, '03/18/2030'],
      [800, 240, '3 DOB'],
      [820, 270, '03/18/1978'],
      [600, 320, '9 CLASS'],
      [620, 350, 'D'],
      [500, 400, first],
      [490, 430, '2 TINA'],
      [490, 490, '8 100 MAIN STREET'],
      [490, 560, '5 DD 03/12/2022'],
    ]);

  it.each(['EXAMPLE', "O'EXAMPLE", 'VAN EXAMPLE'])(
    'the name above item 2 is item 1, whose number was not read: %s',
    (name) => {
      const licence = card(name);
      expect(licence.documentType).toBe('DRIVERS_LICENCE');
      expect(fieldIn(licence, 'surname')?.value).toBe(name);
      expect(fieldIn(licence, 'forenames')?.value).toBe('TINA');
    },
  );

  it.each(['StJOHN', 'AlSAYED', 'NdLOVU', 'ElEXAMPLE', 'McEXAMPLE', 'DaEXAMPLE'])(
    '%s is a way to write a name',
    (name) => expect(identityNamePart.parse(name, { ...ANY_DAY, namedHere: true })?.doubt).toBeUndefined(),
  );

  it('a number read as a letter is held', () => expect(sureValue(card('OaEXAMPLE'), 'surname')).toBeNull());
});

describe('pieces of papers are no companies', () => {
  it.each([
    'Monthly Message Board',
    'Message Centre',
    'Service Information',
    'We look forward to welcoming you to Nata Tools!',
    'Please call us before you visit Nata Tools',
    '227 N 5th Ave',
    '12 Mill Lane',
  ])('%s', (text) => expect(companyName.parse(text, ANY_DAY)).toBeNull());

  it.each([
    'Please Security Services (Pty) Ltd',
    'We Care Pharmacy',
    'Thank You Events CC',
    'Information Systems Ltd',
    'For Good Designs (Pty) Ltd',
    'FOR GOOD DESIGNS LTD',
    'For Hire Limited',
  ])('“%s” is one', (text) => expect(companyName.parse(text, ANY_DAY)?.value).toBe(text));
});

it.each(['for Nata Tools (Pty) Ltd', 'For: Nata Tools (Pty) Ltd', 'FOR: Nata Tools (Pty) Ltd'])(
  '“%s” signs for a company',
  (text) => expect(companyName.parse(text, ANY_DAY)?.value).toBe('Nata Tools (Pty) Ltd'),
);

it.each(['2019', '1998'])('a licence number %s may be the year of a date', (year) =>
  expect(licenceNumber.parse(year, ANY_DAY)?.doubt).toBeDefined(),
);
