import { describe, expect, it } from 'vitest';
import { pageOf } from './testing/page-of.ts';
import { understand } from './understand.ts';

const options = { category: null, mode: 'BATCH', today: '2026-11-22', maxAddressAgeMonths: 3 } as const;
/** "default document confidence threshold" of the station, as a share. */
const THRESHOLD = 0.6;

type Lines = Parameters<typeof pageOf>[0];

function answer(lines: Lines, legible = 0.99) {
  const page = pageOf(lines);
  const read = { ...page, lines: page.lines.map((line) => ({ ...line, confidence: legible })) };
  return understand([read], options).documents[0]!;
}

const rows = (...texts: string[]): Lines => texts.map((text, i) => [120, 100 + 90 * i, text]);

describe('"Fallback: OTHER": papers of few words', () => {
  it.each([
    [
      'SICK NOTE',
      rows('BOKAMOSO CLINIC', 'Sick note', 'Patient: Thuso Gare', 'Unfit for duty until 5 June 2026.'),
    ],
    [
      'a declaration that names an Omang',
      rows(
        'SOURCE OF FUNDS DECLARATION',
        'Customer name: Kago Example',
        'Omang: 000010000',
        'Sale of cattle',
      ),
    ],
    ['a notice', rows('NOTICE', 'Water supply will be interrupted on Tuesday in Block 8.')],
    ['a note', rows('Please call me when you get this.', 'Neo')],
    [
      'a land grant',
      rows(
        'TAWANA LAND BOARD',
        'CERTIFICATE OF CUSTOMARY LAND GRANT',
        'Granted to: Onalenna Xao',
        'Plot: 2291 Boseja, Maun',
      ),
    ],
    [
      'what a customer writes to a supplier',
      rows(
        'Kabo Example',
        'Plot 8689, Kanye',
        '25 December 2025',
        'The Customer Care Manager',
        'Water Utilities Corporation',
        'WRONG BILLING ON ACCOUNT 5434265',
        'The bill for November 2025 says P2,906.00 for water although nobody lived in the house.',
        'Yours faithfully',
        'Kabo Example',
      ),
    ],
  ])('%s is an answer', (_name, lines) => {
    const document = answer(lines);
    expect(document.documentType).toBe('OTHER');
    expect(document.confidence).toBeGreaterThanOrEqual(THRESHOLD);
  });

  it('is an answer to "multipurpose" as to "auto", and none to another category', () => {
    const page = pageOf(rows('Please call me when you get this.', 'Neo'));
    const asked = (category: 'MULTIPURPOSE' | 'IDENTITY') =>
      understand([page], { ...options, category }).documents[0]!.confidence;
    expect(asked('MULTIPURPOSE')).toBeGreaterThanOrEqual(THRESHOLD);
    expect(asked('IDENTITY')).toBeLessThan(THRESHOLD);
  });

  it('a title that only begins like a known one does not make a company of a car', () => {
    const document = answer(
      rows(
        'MOTOR VEHICLE REGISTRATION BOOK',
        'Registration mark: B 456 ACX',
        'Make: Toyota Corolla',
        'Owner: T. Rabasha',
      ),
    );
    expect(document.documentType).toBe('OTHER');
    expect(document.confidence).toBeGreaterThanOrEqual(THRESHOLD);
    expect(document.fields.find(({ name }) => name === 'possibleType')?.value).toBe('VEHICLE_REGISTRATION');
  });

  it.each([
    ['one word on a wall', rows('STOP'), 0.99],
    ['what blur is read as', rows('REPUBLIC OFBOTSWANA', 'NATONLAL CENTITY CARO', 'BAREI KETLEN'), 0.6],
    ['a shop front', rows('OPEN', 'P5'), 0.95],
  ])('%s is none', (_name, lines, legible) => {
    expect(answer(lines, legible).confidence).toBeLessThan(THRESHOLD);
  });
});

describe('"Fallback: OTHER": guides to papers', () => {
  const under = (...texts: string[]): Lines => texts.map((text, i) => [60, 140 + 40 * i, text]);
  const statement = (bank: string) =>
    under(
      bank,
      'Account Statement',
      'Account Holder: Mr A B Sample',
      'Account Number: 62010101010',
      'Statement Period: 1 September 2026 to 30 September 2026',
      'Opening Balance: P10,250.00',
      'Closing Balance: P12,400.50',
    );
  const bill = under(
    'BOTSWANA POWER CORPORATION',
    'ELECTRICITY TAX INVOICE',
    'Customer: Kago Example',
    'Account Number: 4421187',
    'Meter Number: 998877',
    'Supply Address: Plot 118, Sedie Ward, Maun',
    'Bill Date: 1 November 2026',
    'Amount Due: P437.20',
  );
  const emptyBill = under('WATER BILL', 'Account Number', 'Meter Number', 'Service Address', 'Amount Due');
  const emptySlip = under(
    'KGALE TRADING',
    'PAYSLIP',
    'Employee Name',
    'Basic Salary',
    'Gross Pay',
    'Net Pay',
  );
  const LARGE = 40;
  const SMALL = 20;
  const ofKgale = statement('KGALE BANK');
  const ofListed = statement('First National Bank of Botswana Limited');
  const inTwo = ['A quick guide to understanding', 'your bank statement'];

  it.each<[string, string[], number, Lines, string]>([
    ['a whole example', ['UNDERSTANDING YOUR ACCOUNT STATEMENT'], LARGE, ofKgale, 'OTHER'],
    ['a whole example, in two lines', inTwo, LARGE, ofKgale, 'OTHER'],
    ['an empty bill', ['Understanding your water bill'], LARGE, emptyBill, 'OTHER'],
    ['an empty bill, in small print', ['Understanding your water bill'], SMALL, emptyBill, 'OTHER'],
    ['an empty payslip', ['Understanding your payslip'], LARGE, emptySlip, 'OTHER'],
    ['a statement, in small print', ['How to read your statement'], SMALL, ofKgale, 'BANK_STATEMENT'],
    ['a statement of a listed bank', ['Understanding your statement'], LARGE, ofListed, 'BANK_STATEMENT'],
    ['a filled example', ['Example of an accepted account statement'], SMALL, ofListed, 'OTHER'],
    ['a statement from a town', ['READING', 'Your Account Statement'], LARGE, ofKgale, 'BANK_STATEMENT'],
    ['a bill of a meter', ['Reading', 'Your Bill'], LARGE, bill, 'UTILITY_BILL'],
    ['a bill of a listed supplier', ['Understanding your bill'], LARGE, bill, 'UTILITY_BILL'],
  ])('headed as one: %s', (_what, heading, height, below, type) => {
    const page = pageOf([...heading.map((text, i): Lines[number] => [120, 20 + 45 * i, text]), ...below]);
    const lines = page.lines.map((line, i) =>
      i < heading.length ? { ...line, box: { ...line.box, height } } : line,
    );
    expect(understand([{ ...page, lines }], options).documents[0]!.documentType).toBe(type);
  });
});
