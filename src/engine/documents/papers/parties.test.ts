import { expect, test } from 'vitest';
import { readPrinted } from '../testing/request.ts';
import type { PrintedLine } from '../testing/page-of.ts';

const valuesOf = (printed: PrintedLine[]): Record<string, unknown> =>
  Object.fromEntries(readPrinted(printed).fields.map((f) => [f.name, f.value]));

test('who takes an oath signs below it with a name of their own, and is not who swears', () => {
  const paper = valuesOf([
    [400, 60, 'REPUBLIC OF BOTSWANA'],
    [400, 100, 'SWORN STATEMENT / MAIKANO'],
    [60, 200, 'Full names / Maina ka botlalo'],
    [600, 200, 'Keneilwe Joyce Example'],
    [60, 260, 'Omang'],
    [600, 260, '188814704'],
    [60, 320, 'Residential address / Bonno'],
    [600, 320, 'House 2281, Botshabelo, Selibe Phikwe'],
    [60, 440, 'I solemnly swear that I live at the address stated above with my family.'],
    [60, 560, 'Deponent:'],
    [60, 640, 'Sworn before me at Selibe Phikwe on 12/08/2026.'],
    [60, 800, 'Commissioner of Oaths:'],
    [700, 800, 'Name: Insp. G. Sample'],
  ]);
  expect(paper['fullName']).toBe('Keneilwe Joyce Example');
});

test('"Your Taxpayer Identification Number" names nobody; the addressee under the letterhead is the taxpayer', () => {
  const paper = valuesOf([
    [60, 60, 'Botswana Unified Revenue Service'],
    [800, 110, '21 August 2025'],
    [60, 160, 'Kubu Example Guesthouse (Pty) Ltd'],
    [60, 200, 'P O Box 61'],
    [60, 240, 'Letlhakane'],
    [60, 320, 'RE: TIN CERTIFICATE / NOTIFICATION OF TAXPAYER IDENTIFICATION NUMBER'],
    [60, 420, 'We are pleased to inform you that you have been registered for income tax. Your Taxpayer'],
    [60, 470, 'Identification Number (TIN) is C10202691018. Please quote this number in all'],
    [60, 520, 'correspondence.'],
  ]);
  expect(paper['taxpayerName']).toBe('Kubu Example Guesthouse (Pty) Ltd');
  expect(paper['tinNumber']).toBe('C10202691018');
});

test('the holder of an account stands above its number, however that is grouped', () => {
  const paper = valuesOf([
    [60, 60, 'First Example Bank Limited'],
    [60, 100, 'Keneilwe Gaone Example'],
    [60, 128, 'Account 0003-44182-07 Statement 16/08/2026 to 15/09/2026'],
    [60, 220, 'Opening balance BWP 5,120.75'],
    [60, 260, 'Closing balance BWP 8,534.00'],
    [60, 330, 'Date  Transaction Description'],
    [60, 360, 'Bank Statement'],
  ]);
  expect(paper['accountHolderName']).toBe('Keneilwe Gaone Example');
});

test('the surname of a permit holder is a part of the name', () => {
  const row = (y: number, label: string, value: string): PrintedLine[] => [
    [60, y, label],
    [420, y, value],
  ];
  const paper = valuesOf([
    [60, 60, 'REPUBLIC OF BOTSWANA'],
    [60, 100, 'Department of Labour and Social Security'],
    [300, 150, 'WORK PERMIT'],
    [200, 190, 'Employment of Non-Citizens Act (Cap. 47:02)'],
    ...row(260, 'Surname of permit holder', 'Oosthuizen'),
    ...row(300, 'Other names', 'Johannes Example'),
    ...row(340, 'Date of birth', '12-May-1975'),
    ...row(380, 'Nationality', 'South African'),
    ...row(420, 'Passport number', 'A09114236'),
    ...row(460, 'Date of issue', '01-Oct-2024'),
    ...row(500, 'Date of expiry', '30-Sep-2027'),
  ]);
  expect(paper['fullName']).toBe('Johannes Example Oosthuizen');
});

test('parties stand behind the numbers of their clauses', () => {
  const paper = valuesOf(
    [
      'AGREEMENT OF LEASE',
      '1. PARTIES',
      '1.1 Example Properties CC, registration number BW00004384206 (the "Landlord")',
      '1.2 Mpho Specimen, Identity No. 483210975 (the "Tenant")',
      '2. THE PREMISES',
      'Unit 5, Plot 12, Fairgrounds, Gaborone',
      '3. RENT',
      'BWP 8,900.00 a month, escalating by 8% a year.',
    ].map((text, i) => [60, 60 + 40 * i, text]),
  );
  expect(paper['fullName']).toBe('Mpho Specimen');
  expect(paper['issuerName']).toBe('Example Properties CC');
});

test.each(['L.L.C.', 'LLC', '(Pty) Ltd'])(
  'the legal form %s a little apart ends the name before it',
  (form) => {
    const paper = valuesOf([
      [60, 60, 'TRADING LICENCE'],
      [60, 140, 'Licence No'],
      [300, 140, 'TL-2218047'],
      [60, 200, 'Trade Name'],
      [300, 200, ':SPECIMEN MAHALAPYE GENERAL FENCING'],
      [670, 200, form],
      [60, 260, 'Issue Date'],
      [300, 260, '5 June 2026'],
    ]);
    expect(paper['companyName']).toBe(`SPECIMEN MAHALAPYE GENERAL FENCING ${form.replace(/\.$/, '')}`);
  },
);

test('what an account was used for stands above a place, and is not its holder', () => {
  const paper = valuesOf([
    [60, 60, 'Example Savings Bank'],
    [60, 120, 'Account Statement'],
    [600, 120, 'Account Number: 000118244'],
    [60, 160, 'Opening Balance'],
    [600, 160, '1,200.00'],
    [60, 200, 'Closing Balance'],
    [600, 200, '1,180.00'],
    [60, 400, 'ATM Withdrawal'],
    [60, 425, '12 Station Road'],
    [60, 450, 'Gaborone'],
    [600, 450, '20.00'],
  ]);
  expect(paper['accountHolderName']).toBeNull();
});

test("a word of an account's product is not the bank that has this word for its short name", () => {
  const of = (product: string, letterhead = 'Specimen Bank of the Delta'): unknown =>
    valuesOf([
      [60, 60, letterhead],
      [600, 60, 'Your Statement'],
      [600, 100, 'Account Number'],
      [800, 100, '06316710781'],
      [600, 140, 'Closing Balance'],
      [800, 140, '401.22'],
      [60, 220, product],
      [60, 260, 'Name: Kago Example'],
    ])['bankName'];
  expect(of('Easy Access')).toBe('Specimen Bank of the Delta');
  expect(of('Access', 'Retail and Private Clients')).toBe('Access');
});
