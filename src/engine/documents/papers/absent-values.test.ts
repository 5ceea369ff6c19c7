import { describe, expect, it } from 'vitest';
import type { VerifiedDocument } from '../../../contract/verification.ts';
import { companyName } from '../../values/company-name.ts';
import { licenceNumber } from '../../values/identifiers.ts';
import { identityNamePart } from '../../values/identity-name.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { readLines, readPrinted } from '../testing/request.ts';

const HELD = 0.6;
const field = (document: VerifiedDocument, name: string) => document.fields.find((f) => f.name === name);
const sureValue = (document: VerifiedDocument, name: string): unknown => {
  const found = field(document, name);
  return found && found.confidence >= HELD ? found.value : null;
};

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
    (text) => expect(field(slip(text), 'position')?.value).toBe(text),
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

describe('the money of a statement', () => {
  const statement = (...rows: string[]): VerifiedDocument =>
    readLines(
      'HARBOUR EXAMPLE BANK',
      'BANK STATEMENT',
      'Account Holder: Avery Example',
      'Account Number: 673012108',
      'Statement Period: 1 August 2026 to 31 August 2026',
      ...rows,
    );

  it.each([
    ['Page P1 of P2', 'Opening Balance 1,200.00', 'Closing Balance 1,300.00'],
    ['P 12 Harbour Street', 'Opening Balance 1,200.00', 'Closing Balance 1,300.00'],
    ['Opening Balance $1,200.00', 'Closing Balance $1,300.00', 'Branch P3'],
    ['Opening Balance P1,200.00', 'Closing Balance £1,300.00', 'Deposit £400.00'],
  ])('%s: no mark beside amounts says pula alone', (...rows) => {
    expect(sureValue(statement(...rows), 'currency')).not.toBe('BWP');
  });

  it.each([
    ['BWP', 'P'],
    ['ZAR', 'R'],
    ['NAD', 'N$'],
    ['GBP', '£'],
  ])('%s is told by “%s” before its amounts', (code, mark) => {
    const read = statement(
      `Opening Balance ${mark}1,200.00`,
      `Salary ${mark}4,300.00`,
      `Rent ${mark}4,000.00`,
      `Closing Balance ${mark}1,500.00`,
    );
    expect(field(read, 'currency')?.value).toBe(code);
  });

  const row = (y: number, ...cells: string[]): PrintedLine[] =>
    cells.map((text, i) => [[60, 200, 560, 760][i]!, y, text]);
  const table = (heads: string[], rows: string[][]): VerifiedDocument =>
    readPrinted([
      ...lines(
        'HARBOUR EXAMPLE BANK',
        'BANK STATEMENT',
        'Account Holder: Avery Example',
        'Account Number: 673012108',
        'Statement Period: 1 August 2026 to 31 August 2026',
      ),
      ...[heads, ...rows].flatMap((cells, i) => row(300 + 40 * i, ...cells)),
    ]);
  const abroad = [
    ['02/08/2026', 'AMAZON USD 12.00', '165.00', '4,835.00'],
    ['03/08/2026', 'NETFLIX USD 9.99', '140.00', '4,695.00'],
    ['04/08/2026', 'EXAMPLE STORES', '195.00', '4,500.00'],
  ];

  it.each(['BWP', 'NAD', 'ZAR'])(
    '%s at the heads of columns is it, whatever purchases cost abroad',
    (code) => {
      const read = table(['Date', 'Description', `Amount (${code})`, `Balance (${code})`], abroad);
      expect(sureValue(read, 'currency')).toBe(code);
    },
  );

  it.each(['$', 'Rs', 'K'])('“%s” at the heads of columns is the money of several countries', (sign) => {
    const read = table(['Date', 'Description', `Amount (${sign})`, `Balance (${sign})`], abroad);
    expect(sureValue(read, 'currency')).toBeNull();
  });

  it('what purchases cost abroad says nothing of the account', () => {
    expect(sureValue(table(['Date', 'Description', 'Amount', 'Balance'], abroad), 'currency')).toBeNull();
    const column = abroad.map(([day, text, , balance]) => [day!, text!, 'USD 12.00', balance!]);
    const heads = ['Date', 'Description', 'Foreign Amount (USD)', 'Balance (P)'];
    expect(sureValue(table(heads, column), 'currency')).not.toBe('USD');
    expect(sureValue(table(['Date', 'Description', 'Amount USD', 'Balance'], abroad), 'currency')).toBeNull();
  });

  it('marks in the cells of amounts say it, unless another money is named', () => {
    const own = abroad.map(([day, text, amount, balance]) => [day!, text!, `P${amount}`, `P${balance}`]);
    expect(sureValue(table(['Date', 'Description', 'Amount', 'Balance'], own), 'currency')).toBe('BWP');
    const other = ['Date', 'Description', 'Amount', 'Balance (ZAR)'];
    expect(sureValue(table(other, own), 'currency')).not.toBe('BWP');
  });

  it('a label says it', () => {
    expect(sureValue(statement('Currency: BWP', 'Closing Balance 1,300.00'), 'currency')).toBe('BWP');
  });
});

describe('an invoice of goods is no bill of a household', () => {
  it.each([
    [
      'Tax Invoice',
      'Sold By: Example Retail Private Limited',
      'GSTIN: 29AABCE1234F1Z5',
      'Order ID: OD1234567890',
      'Ship To: Avery Example',
      '12 Mill Road, Pune 411001',
      'Qty Unit Price HSN Total',
      'Mobile cover 1 499.00 499.00',
      'Total Due 499.00',
    ],
    [
      'Invoice',
      'Example Web Services, Inc.',
      'Account number: 123456789012',
      'Bill to Address: Avery Example',
      'Billing Period August 1 - August 31, 2026',
      'Compute usage type 12.00',
      'Data transfer 3.00',
      'Amount Due $15.00',
    ],
    [
      'INVOICE',
      'Example Parts LLC',
      'Bill To: Avery Example',
      'Ship To: Avery Example',
      'P.O. No 4411',
      'Due Date 12/10/2026',
      'Quantity Description Unit Price Amount',
      'Water pump 1 210.00 210.00',
      'Subtotal 210.00',
      'Amount Due 210.00',
    ],
  ])('%s', (...texts) => {
    expect(readLines(...texts).documentType).not.toBe('UTILITY_BILL');
  });

  it.each([
    [
      'Description Qty Unit Price Amount',
      'Fibre Internet 20 Mbps October 1 500.00 500.00',
      'Payment terms: due on presentation',
    ],
    [
      'Item Description Quantity Unit Cost Total',
      'Fibre internet November 1 500.00 500.00',
      'Remit to: Kalahari Example Net',
    ],
    ['Qty Details Price Each', '1 Business internet 10 Mbps 500.00', 'Terms: net 30. Payment terms apply'],
  ])('an internet bill of a small provider is one: %s', (...texts) => {
    const bill = readLines(
      'KALAHARI EXAMPLE NET (PTY) LTD',
      'TAX INVOICE',
      'Plot 4821, Gaborone',
      'Account Number: 8844112',
      'Customer Name: Neo Example',
      'Invoice Date: 2 November 2026',
      ...texts,
      'Total Due P 570.00',
    );
    expect(bill.documentType).toBe('UTILITY_BILL');
  });

  it('a bill that sells a router as well is one', () => {
    const bill = readLines(
      'Example Broadband',
      'Tax Invoice',
      'Internet Bill',
      'Account Number: 8844112',
      'Customer Name: Neo Example',
      'Service Address: Plot 118, Gaborone',
      'Bill Date: 2 November 2026',
      'Fibre 50 Mbps 1 899.00',
      'Router qty 1 unit price 400.00',
      'Amount Due P1,299.00',
    );
    expect(bill.documentType).toBe('UTILITY_BILL');
  });
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
      expect(field(licence, 'surname')?.value).toBe(name);
      expect(field(licence, 'forenames')?.value).toBe('TINA');
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
