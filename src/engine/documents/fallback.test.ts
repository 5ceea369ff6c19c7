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
  const example = rows(
    'KGALE BANK',
    'Account Statement',
    'Account Holder: Mr A B Sample',
    'Account Number: 62010101010',
    'Statement Period: 1 September 2026 to 30 September 2026',
    'Opening Balance: P10,250.00',
    'Closing Balance: P12,400.50',
  ).map(([x, y, text]): Lines[number] => [x, y + 200, text]);
  const typeBelow = (heading: Lines, height: number): string => {
    const page = pageOf([...heading, ...example]);
    const lines = page.lines.map((line, i) =>
      i < heading.length ? { ...line, box: { ...line.box, height } } : line,
    );
    return understand([{ ...page, lines }], options).documents[0]!.documentType;
  };

  it.each([
    ['in one line', [[120, 60, 'UNDERSTANDING YOUR ACCOUNT STATEMENT']]],
    [
      'in two lines',
      [
        [120, 60, 'A quick guide to understanding'],
        [120, 105, 'your bank statement'],
      ],
    ],
  ] satisfies [string, Lines][])(
    'are none of them, whatever their example shows: headed %s',
    (_how, heading) => {
      expect(typeBelow(heading, 40)).toBe('OTHER');
    },
  );

  it('are not the statements on which a small line says how to read them', () => {
    expect(typeBelow([[120, 60, 'How to read your statement']], 20)).toBe('BANK_STATEMENT');
  });
});
