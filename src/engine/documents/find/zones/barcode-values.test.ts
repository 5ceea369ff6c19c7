import { describe, expect, it } from 'vitest';
import type { Barcode, ReadPage } from '../../../../contract/pages.ts';
import type { VerifiedDocument } from '../../../../contract/verification.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { understand } from '../../understand.ts';
import { pairsOfCode, wordsOfCode } from './barcode-values.ts';

const code = (text: string): Barcode => ({
  format: 'QRCode',
  text,
  box: { x: 800, y: 1200, width: 120, height: 120 },
});

function read(lines: readonly PrintedLine[], ...codes: string[]): VerifiedDocument {
  const page: ReadPage = { ...pageOf(lines), barcodes: codes.map(code) };
  const { documents } = understand([page], {
    category: null,
    mode: 'BATCH',
    today: '2026-11-21',
    maxAddressAgeMonths: 3,
  });
  return documents[0]!;
}

const CLEARANCE: readonly PrintedLine[] = [
  [300, 100, 'TAX CLEARANCE CERTIFICATE'],
  [300, 140, 'Unified Revenue Service'],
  [100, 240, 'Taxpayer Name: Example Traders (Pty) Ltd'],
  [100, 280, 'TIN: C00112233401'],
  [100, 320, 'Date of Issue: 11 May 2026'],
];

const field = (d: VerifiedDocument, name: string) => d.fields.find((f) => f.name === name);

describe('codes on a page', () => {
  it('are taken apart into words and named values', () => {
    expect(wordsOfCode(code('https://verify.example/taxClearance?id=7'))).toBe(
      'https verify example tax Clearance id 7',
    );
    expect(pairsOfCode(code('https://verify.example/c?tin=C00112233401&certificate%20no=TCC%2F7'))).toEqual([
      { name: 'tin', text: 'C00112233401' },
      { name: 'certificate no', text: 'TCC/7' },
    ]);
    expect(pairsOfCode(code('{"uin":"BW00001234567","shares":{"a":1}}'))).toEqual([
      { name: 'uin', text: 'BW00001234567' },
    ]);
    expect(pairsOfCode(code('Certificate No: 12/2026\nIssued: 2026-05-11'))).toEqual([
      { name: 'Certificate No', text: '12/2026' },
      { name: 'Issued', text: '2026-05-11' },
    ]);
  });

  it('tell the type of a page whose title cannot be read', () => {
    const bare = CLEARANCE.slice(2);
    const before = read(bare);
    const after = read(bare, 'https://verify.example/tax-clearance-certificate/view');
    expect(after.documentType).toBe('TAX_CLEARANCE');
    expect(after.classification.evidence.join()).toContain('“Tax Clearance Certificate” in a QRCode');
    expect(before.documentType === 'TAX_CLEARANCE' ? before.classification.confidence : 0).toBeLessThan(
      after.classification.confidence,
    );
  });

  it('give a value that is not printed, and confirm one that is', () => {
    const document = read(CLEARANCE, 'https://v.example/?tin=C00112233401&certificate_no=TCC%2F2026%2F0417');
    expect(field(document, 'certificateNumber')).toMatchObject({
      value: 'TCC/2026/0417',
      source: 'barcode',
    });
    expect(field(document, 'tinNumber')).toMatchObject({ value: 'C00112233401', agreement: 'twice' });
  });

  it('give a named value to the field of its name alone', () => {
    const birth = { birthDate: '1974-08-12', dateOfBirth: '1974-08-12', date_of_entry: '1974-08-12' };
    const codes = [
      ...Object.entries(birth).map(([name, day]) => JSON.stringify({ holder: 'EXAMPLE', [name]: day })),
      'https://v.example/?born=1974-08-12&x=1',
      'Born: 1974-08-12; Name: EXAMPLE',
    ];
    for (const text of codes) {
      const undated = CLEARANCE.slice(0, -1);
      expect(field(read(undated, text), 'issueDate')?.value ?? null, text).toBeNull();
    }
  });

  it('hold a printed number below the threshold that they contradict', () => {
    const document = read(CLEARANCE, 'tin: C00112233491');
    const tin = document.fields.find((f) => f.name === 'tinNumber')!;
    expect(tin.agreement).toBe('differ');
    expect(tin.confidence).toBeLessThan(0.6);
    expect(tin.alternatives.length).toBeGreaterThan(0);
  });
});
