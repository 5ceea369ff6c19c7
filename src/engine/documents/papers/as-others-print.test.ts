import { describe, expect, it } from 'vitest';
import { ANY_DAY } from '../../values/kind.ts';
import { partyName } from '../../values/party-name.ts';
import type { PrintedLine } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

const confidenceOf = (paper: ReturnType<typeof readLines>, name: string): number =>
  paper.fields.find((field) => field.name === name)?.confidence ?? 0;

describe('papers that only speak of others', () => {
  it.each([
    [
      'a form for customers',
      'CUSTOMER RECORD',
      'To be completed in block letters by the customer. Attach a certified copy of the passport,',
      'proof of residence, and proof of income (payslip or bank statement).',
      'Employer   Nata Salt Works (Pty) Ltd',
      'Gross monthly income   P 9,120.00',
    ],
    [
      'the conditions of a policy',
      'SECTION C: CLAIMS',
      'The insured shall give notice in writing, complete a sworn affidavit where required, and',
      'provide payslips, bank statements, utility bills and the report of the police.',
      'Disputes are referred to arbitration.',
    ],
    [
      'an offer of a loan',
      'Nata Example Finance',
      '14 October 2026',
      'Boitumelo Kgosi',
      'P O Box 771',
      'Dear customer',
      'Based on the payslip and bank statement you gave us we offer you a loan of P 9,000.00.',
      'Yours faithfully',
      'Kago Example',
    ],
    [
      'a mandate',
      'DEBIT ORDER MANDATE',
      'Account holder: Kago Example',
      'Bank: First National Bank of Botswana',
      'Account number: 62000417329',
      'Branch code: 281467',
      'Amount: P 120.00',
    ],
    [
      'the slip of a till',
      'NATA MINIMARKET',
      'TILL 3',
      'AIRTIME MASCOM 50.00',
      'PREPAID ELECTRICITY 200.00',
      'TOTAL 250.00',
      'CASH 300.00',
      'CHANGE 50.00',
    ],
    [
      'fees of a school',
      'Tati Hills School',
      'Statement of school fees, term 2',
      'Account: TH4410',
      'Please settle the balance of P5,050.00.',
    ],
  ])('%s is none of them', (_, ...printed) => {
    expect(readLines(...printed).documentType).toBe('OTHER');
  });
});

describe('names whose words mean something else', () => {
  it.each(['Kefentse Power', 'Helge Church', 'Farai Trust', 'Xiaoling Bank'])(
    '%s is somebody where a party is asked for',
    (name) => {
      expect(partyName.parse(name, { ...ANY_DAY, namedHere: true })?.value).toBe(name);
    },
  );

  it.each([
    ['Bill to', 'Refilwe Banks'],
    ['Invoice to:', 'Samuel Ward'],
    ['Mr/Mrs', 'Chipo Court'],
    ['Customer details', 'Kago Street'],
  ])('under “%s” stands %s, who issues nothing', (caption, name) => {
    const bill = readPrinted([
      [60, 60, 'nata fibre'],
      [60, 110, caption],
      [60, 140, name],
      [60, 170, 'Plot 702, Phase 2'],
      [60, 200, 'Maun'],
      [60, 280, 'Account: NF-204417'],
      [60, 310, 'Bill date: 7 August 2026'],
      [60, 400, 'Home fibre 20 Mbps monthly subscription'],
      [60, 440, 'Total due P877.85'],
      [60, 900, 'Nata Fibre (Pty) Ltd, Plot 50371, Fairgrounds, Gaborone, support 391 2200'],
    ]);
    expect(valueIn(bill, 'fullName')).toBe(name);
    expect(valueIn(bill, 'issuerName')).toBe('Nata Fibre (Pty) Ltd');
    expect(valueIn(bill, 'address')).toBe('Plot 702, Phase 2, Maun');
  });

  it.each(['Samuel Page', 'Blessing Bill', 'Grace Market'])('%s is the tenant of a lease', (name) => {
    const lease = readLines(
      'AGREEMENT OF LEASE',
      'made and entered into by and between',
      'Kago Example (Omang 622417532) (hereinafter "the Landlord")',
      'and',
      `${name} (Omang 826719268) (hereinafter "the Tenant")`,
      '1. The Landlord lets to the Tenant the dwelling situated at Plot 39602, Mochudi.',
      '2. The lease commences on 1 May 2026 and terminates on 30 April 2027.',
    );
    expect(valueIn(lease, 'fullName')).toBe(name);
    expect(confidenceOf(lease, 'fullName')).toBeGreaterThanOrEqual(0.6);
  });
});

describe('parties of a lease by their words', () => {
  it.each(['Olorato Street', 'Grace Church', 'Neo Bank'])(
    'the tenant %s is not the owner named before',
    (tenant) => {
      const lease = readLines(
        'HOUSE RENTAL CONTRACT',
        `This contract is between Sipho Example (owner, Omang 622417532) and ${tenant} (tenant, Omang 826719268).`,
        'The owner rents to the tenant a house at Plot 39602, Mochudi.',
        'The contract begins on 1 May 2026 and runs for twelve months.',
      );
      expect(valueIn(lease, 'fullName')).toBe(tenant);
      expect(valueIn(lease, 'issuerName')).toBe('Sipho Example');
    },
  );
});

describe('directors with what is said of them on the next line', () => {
  it.each([
    ['Sipho Waters', 'Priya Power', 'Kefentse Gift'],
    ['Wame Page', 'Farai Zhang', 'Grace Court'],
  ])('nobody of %s, %s and %s is lost', (...names) => {
    const extract = readLines(
      'COMPANIES AND INTELLECTUAL PROPERTY AUTHORITY',
      'Company Extract',
      'Company name: Nata Salt Works (Pty) Ltd',
      'UIN: BW00001234567',
      'Directors',
      ...names.flatMap((name, i) => [name, `Appointed ${i + 3} May 2019, Plot 40${i}, Kanye`]),
      'Former directors',
      'Tawanda Rural',
      'Appointed 5 May 2009, ceased 11 June 2019',
    );
    const directors = valueIn(extract, 'directors') as { name: string }[];
    expect(directors.map(({ name }) => name)).toEqual(names);
  });

  it('the heading below a table is no part of its last name', () => {
    const row = (y: number, ...cells: readonly string[]): PrintedLine[] =>
      cells.map((text, i) => [[64, 110, 460, 620][i]!, y, text]);
    const extract = readPrinted([
      [60, 60, 'COMPANIES AND INTELLECTUAL PROPERTY AUTHORITY'],
      [60, 100, 'Company Extract'],
      [60, 140, 'Company name: Nata Salt Works (Pty) Ltd'],
      [60, 180, 'UIN: BW00001234567'],
      [56, 240, 'Directors'],
      ...row(280, 'No', 'Name', 'Nationality', 'Appointed'),
      ...row(310, '1', 'Grace Mwale', 'Zambia', '5 May 2016'),
      ...row(340, '2', 'Neo Hakim', 'Botswana', '24 June 2006'),
      [56, 368, 'Secretary'],
      [64, 400, 'Name'],
      [620, 400, 'Appointed'],
      [64, 430, 'Corporate Desk Services (Pty) Ltd'],
      [620, 430, '6 July 2008'],
    ]);
    const directors = valueIn(extract, 'directors') as { name: string }[];
    expect(directors.map(({ name }) => name)).toEqual(['Grace Mwale', 'Neo Hakim']);
  });
});

describe('who a letter is about, and what they do', () => {
  it.each([
    'We confirm that the above-named is a pensioner of the Fund and receives a gross monthly pension of P3,805.83.',
    'The above mentioned draws a gross monthly pension of P3,805.83.',
  ])('is the addressee where it says so: “%s”', (sentence) => {
    const letter = readPrinted([
      [60, 60, 'Nata Umbrella Pension Fund'],
      [60, 140, '5 June 2026'],
      [60, 200, 'Kago Ward'],
      [60, 230, 'P O Box 167'],
      [60, 260, 'Letlhakane'],
      [60, 320, 'Dear pensioner'],
      [60, 380, 'Confirmation of pension'],
      [60, 440, sentence],
      [60, 520, 'Yours faithfully'],
      [60, 600, 'Neo Example'],
      [60, 630, 'Principal Officer'],
    ]);
    expect(valueIn(letter, 'employeeName')).toBe('Kago Ward');
    expect(valueIn(letter, 'grossSalary')).toBe(3805.83);
  });

  it.each([
    'Before joining us the employee worked for Nata Tools (Pty) Ltd as a cleaner.',
    'Prior to joining us she served with Tati Mills as a driver.',
    'She was previously employed by Nata Tools (Pty) Ltd as a cook.',
  ])('an earlier post is not the one held: “%s”', (sentence) => {
    const letter = readLines(
      'KGALE SPECIMEN TRADING (PTY) LTD',
      '4 November 2026',
      'Employment verification',
      sentence,
      'Name: Palesa Moremi',
      'Job: Data Capturer',
      'With us since: 27 September 2015',
      'Yours faithfully',
      'Kago Example',
    );
    expect(valueIn(letter, 'position')).toBe('Data Capturer');
  });
});

describe('titles of samples', () => {
  it.each(['Bank Statement Example', 'Sample Bank Statement', 'SPECIMEN STATEMENT'])(
    '“%s” is no bank',
    (title) => {
      const statement = readPrinted([
        [400, 40, title],
        [60, 110, 'Account Holder: Kago Example'],
        [60, 140, 'Account Number: 675741123'],
        [60, 170, 'Statement period: 1 July 2026 to 31 July 2026'],
        [60, 210, 'Opening Balance: 1,000.00'],
        [60, 240, 'Closing Balance: 1,000.00'],
      ]);
      expect(valueIn(statement, 'bankName') ?? null).toBeNull();
    },
  );
});
