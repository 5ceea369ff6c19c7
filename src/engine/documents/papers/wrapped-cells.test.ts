import { describe, expect, it } from 'vitest';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { readLines, readPrinted, sureValue, valueIn } from '../testing/request.ts';

/** Rows of a form with four columns; a cell breaks at each slash, its lines 24 apart and its rows further. */
function grid(
  title: string,
  rows: readonly (readonly string[])[],
  columns = [60, 300, 540, 800],
): PrintedLine[] {
  const printed: PrintedLine[] = [[60, 60, title]];
  let y = 140;
  for (const row of rows) {
    const cells = row.map((cell) => cell.split(' / '));
    cells.forEach((cell, column) =>
      cell.forEach((text, line) => printed.push([columns[column]!, y + 24 * line, text])),
    );
    y += 24 * Math.max(...cells.map((cell) => cell.length)) + 16;
  }
  return printed;
}

describe('values that the width of a cell breaks', () => {
  it('reads a name and a company over two lines, beside labels over two lines', () => {
    const bill = readPrinted(
      grid('Water and Sanitation Invoice', [
        ['Customer', 'Kago Example', 'Account No', '55012277'],
        ['Meter Number', '90114477', 'Invoice Date', '3 April 2026'],
        ['Account / Name:', 'Goitseone Example / Samplesen', 'Due Date', '22 April 2026'],
      ]),
    );
    expect(valueIn(bill, 'accountNumber')).toBe('55012277');
    const vat = readPrinted(
      grid('VAT Certificate', [
        ['Name of / registered person', 'Kgale Hill Engineering / (Pty) Ltd', 'VAT Number', 'C93535419563'],
        ['Trading as', 'Kgale Hill Hardware / Stores', 'Effective date', '01 March 2026'],
        ['Date of issue', '20 March 2026', 'Tax period', 'Monthly'],
      ]),
    );
    expect(sureValue(vat, 'taxpayerName')).toBe('Kgale Hill Engineering (Pty) Ltd');
    expect(sureValue(vat, 'tradingName')).toBe('Kgale Hill Hardware Stores');
  });

  it('takes the value of the next row for no second line', () => {
    const slip = readPrinted(
      grid('PAYSLIP', [
        ['Employee Name', 'KAGO LESEGO EXAMPLE', 'Employee No', '53542'],
        ['Occupation', 'Boilermaker', 'Department', 'Stores'],
      ]),
    );
    expect(valueIn(slip, 'employeeName')).toBe('KAGO LESEGO EXAMPLE');
    expect(valueIn(slip, 'position')).toBe('Boilermaker');
  });

  it('joins a number at its hyphen', () => {
    const invoice = readPrinted(
      grid('Tax Invoice', [
        ['Invoice No', 'INV- / 89297', 'Date', '27 February 2026'],
        ['Customer', 'Kago Example', 'Order', '4410'],
      ]),
    );
    expect(valueIn(invoice, 'referenceNumber') ?? valueIn(invoice, 'billNumber')).toBe('INV-89297');
  });
});

describe('an address in the last row of a form', () => {
  const form = [
    'Certificate of Taxpayer Registration',
    'Name of taxpayer: Kago Example',
    'TIN: C84039402861',
    'Registered on: 14 October 2024',
    'Postal address: Plot 9470, Tlokweng, Gaborone',
  ];
  it.each(['Thuso Samplesen', 'LESEGO EXAMPLE', 'Natasha Specimen'])(
    'ends before who signs: %s',
    (signer) => {
      const below: PrintedLine[] = [
        [60, 60 + 40 * form.length + 14, signer],
        [60, 100 + 40 * form.length + 14, 'Commissioner General'],
      ];
      const paper = readPrinted([...lines(...form), ...below]);
      expect(valueIn(paper, 'address')).toBe('Plot 9470, Tlokweng, Gaborone');
    },
  );
});

describe('what a sentence says of somebody beside an address or a sum', () => {
  it.each([
    ['maintains account number 34365471316 with our branch', 'Plot 166, Great East Road, Livingstone'],
    ['holds the savings account 9060004412 with us', 'Plot 12, Block 6, Gaborone'],
  ])('… %s', (words, where) => {
    const letter = readLines(
      'Tswapong Savings Bank',
      '14 May 2026',
      'TO WHOM IT MAY CONCERN',
      "RE: BANKER'S REFERENCE",
      `We confirm that Kago Example of ${where} ${words}.`,
      'Yours faithfully',
      'Lesego Sample',
      'Branch Manager',
    );
    expect([where, undefined, null]).toContain(valueIn(letter, 'address'));
  });

  it.each([
    ['K3,600.00', 3600],
    ['K4,250.50', 4250.5],
    ['P3,600.00', 3600],
  ])('reads a rent of %s whole', (printed, rent) => {
    const lease = readLines(
      'AGREEMENT OF LEASE',
      'This lease is made on 18 September 2025 between Neo Sample (the "Landlord") and Kago Example (the "Tenant").',
      `The rent is ${printed} per month payable in advance.`,
    );
    expect(valueIn(lease, 'monthlyRent')).toBe(rent);
  });
});

describe('whom a letter begins with', () => {
  it.each([
    'Kago Example, identity number 878212259, has been my tenant since 5 June 2022.',
    'Mr Kago Example (Omang 878212259) has been my tenant since 5 June 2022.',
    'Kago Example, national ID 878212259, lives on my plot.',
  ])('%s', (says) => {
    const letter = readLines(
      'Onalenna Sample',
      '9 April 2026',
      'Letter from landlord',
      says,
      'He shares the house with Oratile Specimen.',
      'Regards,',
      'Onalenna Sample',
      'Landlady',
    );
    expect(valueIn(letter, 'fullName')).toBe('Kago Example');
  });

  it('who is duly sworn is the deponent, and who signs below takes the oath', () => {
    const oath = readLines(
      'AFFIDAVIT',
      'Kago Example, being duly sworn, deposes and says:',
      '1. I reside at Plot 225, Broadhurst, Gaborone.',
      'Signed and sworn to before me this 16 March 2026.',
      'Tebogo Sample',
      'COMMISSIONER OF OATHS',
    );
    expect(valueIn(oath, 'fullName')).toBe('Kago Example');
  });
});
