import { describe, expect, it } from 'vitest';
import type { ReadPage, TextLine } from '../../contract/pages.ts';
import type { VerifiedDocument } from '../../contract/verification.ts';
import { pageOf, type PrintedLine } from './testing/page-of.ts';
import { understand } from './understand.ts';

const CERTIFICATE: readonly PrintedLine[] = [
  [300, 40, 'BOTSWANA UNIFIED REVENUE SERVICE'],
  [300, 90, 'TAX CLEARANCE CERTIFICATE'],
  [60, 160, 'Certificate Number: TC1863043'],
  [60, 200, 'Taxpayer Name: Example Safaris Limited'],
  [60, 240, 'TIN: C23926397012'],
  [60, 280, 'Date of Issue: 05/11/2026'],
  [60, 320, 'Expiry Date: 04/11/2027'],
];

function read(page: ReadPage): VerifiedDocument {
  const options = { category: null, mode: 'BATCH' as const, today: '2026-11-21', maxAddressAgeMonths: 3 };
  return understand([page], options).documents[0]!;
}

/** The certificate with one line changed as a reader would hand it over. */
function withLine(start: string, change: Partial<TextLine>): ReadPage {
  const page = pageOf(CERTIFICATE);
  return { ...page, lines: page.lines.map((l) => (l.text.startsWith(start) ? { ...l, ...change } : l)) };
}

const field = (document: VerifiedDocument, name: string) => document.fields.find((f) => f.name === name)!;

describe('numbers, dates and amounts below the threshold', () => {
  it('gives what stands beside its label and is read well with confidence', () => {
    const document = read(pageOf(CERTIFICATE));
    for (const name of ['tinNumber', 'issueDate', 'expiryDate'])
      expect(field(document, name).confidence, name).toBeGreaterThan(0.9);
  });

  it('holds a number of an unusual shape that was read, and not one that a text layer says', () => {
    const short = 'TIN: C768777252';
    expect(field(read(withLine('TIN', { text: short })), 'tinNumber').confidence).toBeLessThan(0.6);
    const written = field(read(withLine('TIN', { text: short, reader: 'text-layer' })), 'tinNumber');
    expect(written.value).toBe('C768777252');
    expect(written.confidence).toBeGreaterThan(0.6);
  });

  it('holds a number of which one character was read with little certainty, and says so', () => {
    const text = 'TIN: C23926397012';
    const certainty = [...text].map((_, i) => (i === 9 ? 0.5 : 0.99));
    const held = field(read(withLine('TIN', { certainty })), 'tinNumber');
    expect(held).toMatchObject({ value: 'C23926397012' });
    expect(held.confidence).toBeLessThan(0.6);
    expect(held.notes.join(' ')).toMatch(/little certainty/);
  });

  it('trusts it again when the second reader saw the same', () => {
    const text = 'TIN: C23926397012';
    const certainty = [...text].map((_, i) => (i === 9 ? 0.5 : 0.99));
    const second = { text, confidence: 0.9, reader: 'tesseract' as const };
    const trusted = field(read(withLine('TIN', { certainty, second })), 'tinNumber');
    expect(trusted.confidence).toBeGreaterThan(0.9);
  });

  it('holds a number that the two readers see differently', () => {
    const second = { text: 'TIN: C23926391012', confidence: 0.9, reader: 'tesseract' as const };
    expect(field(read(withLine('TIN', { second })), 'tinNumber').confidence).toBeLessThan(0.6);
  });

  it('holds a date whose month lost a digit', () => {
    const held = field(read(withLine('Date of Issue', { text: 'Date of Issue: 05/1/2026' })), 'issueDate');
    expect(held).toMatchObject({ value: '2026-01-05' });
    expect(held.confidence).toBeLessThan(0.6);
  });

  it('holds dates that contradict each other', () => {
    const document = read(withLine('Expiry', { text: 'Expiry Date: 04/11/2021' }));
    expect(field(document, 'expiryDate').confidence).toBeLessThan(0.6);
    expect(field(document, 'issueDate').confidence).toBeLessThan(0.6);
  });

  it('holds a date that was merely mentioned', () => {
    const lines = CERTIFICATE.filter(([, , text]) => !/^(?:Date|Expiry)/.test(text));
    const page = pageOf([
      ...lines,
      [60, 420, 'Returns were filed for the period that ended 30 June 2026 and before.'],
    ]);
    const date = field(read(page), 'issueDate');
    expect(date.confidence).toBeLessThan(0.6);
    expect(field(read(page), 'tinNumber').confidence).toBeGreaterThan(0.9);
  });
});

describe('forms as other people draw them', () => {
  it('reads captions under and behind what they name', () => {
    const document = read(
      pageOf([
        [350, 40, 'AFFIDAVIT'],
        [60, 100, 'I, Kagiso Example (full names)'],
        [60, 140, 'do hereby make oath and state that I reside at Plot 123, Block 8, Gaborone.'],
        [60, 300, '12 November 2026'],
        [60, 322, '(Date)'],
        [60, 380, 'Commissioner of Oaths'],
      ]),
    );
    expect(field(document, 'fullName').value).toBe('Kagiso Example');
    expect(field(document, 'address').value).toBe('Plot 123, Block 8, Gaborone');
    expect(field(document, 'issueDate').value).toBe('2026-11-12');
  });

  it('takes a company named like a label for a name', () => {
    const lines = CERTIFICATE.map((l): PrintedLine =>
      l[2].startsWith('Taxpayer') ? [60, 200, 'Taxpayer Name'] : l,
    );
    const page = pageOf([...lines, [300, 200, 'LETSATSI ENGINEERING (PTY) LTD']]);
    expect(field(read(page), 'taxpayerName').value).toBe('LETSATSI ENGINEERING (PTY) LTD');
  });

  it('keeps numbered pages of one paper together', () => {
    const first = pageOf([
      [300, 40, 'LEASE AGREEMENT'],
      [60, 100, 'Landlord: Example Properties (Pty) Ltd'],
      [60, 140, 'Tenant: Kagiso Example'],
      [450, 1300, 'Page 1'],
    ]);
    const second = pageOf(
      [
        [60, 100, 'Signed at Gaborone on 3 June 2026.'],
        [60, 200, 'Tenant: Neo Sample'],
        [450, 1300, 'Page 2'],
      ],
      { index: 1, file: 1 },
    );
    const options = { category: null, mode: 'BATCH' as const, today: '2026-11-21', maxAddressAgeMonths: 3 };
    expect(understand([first, second], options).documents.map((d) => d.pages)).toEqual([[0, 1]]);
  });
});

it('takes no label of a text layer for another that differs by a letter', () => {
  const printed: readonly PrintedLine[] = [
    [60, 40, 'Statement of Account'],
    [60, 100, 'Account Number: 2879660967352'],
    [60, 140, 'Transactions for: 01-Jan-2026 to 31-Jan-2026'],
  ];
  const page = pageOf(printed);
  const written = {
    ...page,
    lines: page.lines.map((line) => ({ ...line, reader: 'text-layer' as const })),
  };
  expect(field(read(written), 'periodEnd').value).not.toBe('2026-01-01');
});
