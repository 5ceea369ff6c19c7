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

describe('rows of a list and what follows them', () => {
  it.each(['Witness: Onalenna Specimen', 'Dated 8 April 2015'])(
    'takes "%s" below a list for no row of it',
    (below) => {
      const paper = readPrinted([
        ...lines('MEMORANDUM OF ASSOCIATION', 'of Kgale Hill Diamonds (Pty) Ltd'),
        [60, 180, 'Names of subscribers'],
        [700, 180, 'Shares taken'],
        [60, 210, 'Kago Example'],
        [700, 210, '5000'],
        [60, 240, 'Lesego Sample'],
        [700, 240, '5000'],
        [60, 280, below],
      ]);
      expect(sureValue(paper, 'subscribers')).toEqual([
        { name: 'Kago Example', shares: 5000 },
        { name: 'Lesego Sample', shares: 5000 },
      ]);
    },
  );

  it.each(['Etosha Pan & Sons Hardware CC', 'Matobo Brothers Safaris (Pvt) Ltd'])(
    'lists %s as one holder',
    (company) => {
      const paper = readPrinted([
        ...lines('COMPANY EXTRACT', 'Company name: Kgale Hill Diamonds (Pty) Ltd', 'Shareholders'),
        [60, 200, 'Shareholder'],
        [700, 200, 'Shares'],
        [60, 230, 'Kago Example'],
        [700, 230, '60'],
        [60, 260, company],
        [700, 260, '40'],
      ]);
      const names = (valueIn(paper, 'shareholders') as { name: string }[]).map(({ name }) => name);
      expect(names).toEqual(['Kago Example', company]);
    },
  );
});

describe('labels with a word of the paper’s own head before them', () => {
  it.each([
    ['KISUMU MUNICIPAL COUNCIL', 'Municipal account no.', '55033016'],
    ['PROPERTY RATES BILL', 'Rates account no.', '83352899'],
  ])('%s: %s', (head, label, number) => {
    const bill = readPrinted([
      ...lines(head, 'Demand Note'),
      [60, 300, 'Name of owner'],
      [400, 300, 'Kago Example'],
      [60, 340, label],
      [400, 340, number],
      [60, 380, 'Total due'],
      [400, 380, 'P 1,200.00'],
    ]);
    expect(sureValue(bill, 'accountNumber')).toBe(number);
  });
});

describe('who writes and who is written about', () => {
  it('keeps the post of who signs apart below a Setswana closing', () => {
    const letter = readLines(
      'Khwai Printing Limited',
      '7 June 2026',
      'To whom it may concern',
      'INCOME CONFIRMATION LETTER',
      'We confirm that Neo Example, our Boilermaker since 22 June 2010, receives a gross monthly salary of P31,074.00.',
      'Ka boikanyo,',
      'Name: Refilwe Sample',
      'Designation: Human Resources Manager',
    );
    expect(valueIn(letter, 'position')).toBe('Boilermaker');
  });

  it('joins no name of a bank over its last word and a town below', () => {
    const letter = readLines(
      'Makgadikgadi Bank Limited',
      'Private Bag 12, Gaborone',
      '25 January 2026',
      'The Branch Manager',
      'Kgalagadi Commercial Bank',
      'Gaborone',
      'Reference letter',
      'We confirm that Kago Example maintains account number 19643861307 with our branch.',
      'Yours faithfully',
      'Thuso Sample',
      'Branch Manager',
    );
    expect(valueIn(letter, 'bankName')).not.toMatch(/^Bank Gaborone/);
  });

  it.each(['NRC No 532278/48/1', 'I.D. Number 66969585627'])('reads a name before %s', (number) => {
    const lease = readLines(
      'AGREEMENT OF LEASE',
      `This lease is made on 18 September 2025 between Neo Sample, ID No 121212121 (the "Landlord") and Kago Example, ${number} (the "Tenant").`,
      'The rent is P3,600.00 per month payable in advance.',
    );
    expect(valueIn(lease, 'fullName')).toBe('Kago Example');
  });
});
