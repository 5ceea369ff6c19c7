import { describe, expect, it } from 'vitest';
import { HELD_CONFIDENCE } from './doubts.ts';
import { pageOf, type PrintedLine } from './testing/page-of.ts';
import { anyRequest as options } from './testing/request.ts';
import { zoneOf } from './testing/zone-of.ts';
import { understand } from './understand.ts';

const PRINT: PrintedLine[] = [
  [300, 40, 'REPUBLIC OF BOTSWANA'],
  [300, 80, 'NATIONAL IDENTITY CARD'],
  [350, 150, 'SURNAME'],
  [350, 175, 'SEKGOMA'],
  [350, 220, 'FORENAMES'],
  [350, 245, 'KABO'],
  [350, 290, 'ID NUMBER'],
  [350, 315, '000110000'],
];

/** The surname of a page whose characters were read with so much certainty on average. */
function surname(confidence: number) {
  const page = pageOf(PRINT);
  const lines = page.lines.map((line, i) => ({ ...line, confidence: i === 3 ? 0.97 : confidence }));
  const [document] = understand([{ ...page, lines }], options).documents;
  return document!.fields.find((field) => field.name === 'fullName')!;
}

describe('capOnFaintPages', () => {
  it('gives a name read well on a page read badly no confidence, and says why', () => {
    const field = surname(0.6);
    expect(field.value).toMatch(/sekgoma/i);
    expect(field.confidence).toBeLessThanOrEqual(HELD_CONFIDENCE);
    expect(field.notes).toContain('The page can hardly be read.');
  });

  it('leaves a page alone that was read well', () => {
    expect(surname(0.97).confidence).toBeGreaterThan(HELD_CONFIDENCE);
  });

  it.each([
    ['30 AUG 2021', true],
    ['13 AUG 2021', false],
  ])('gives a day that lies a term before the end in the zone: %s', (day, isGiven) => {
    const zone = zoneOf('TD3', 'P<UTOMODISANE<<THATO', 'X7100042K4UTO8802140F3108302');
    const page = pageOf(
      [
        [300, 40, 'PASSPORT'],
        [300, 80, day],
      ],
      { zone, confidence: 0.6 },
    );
    const lines = page.lines.map((line) => (line.text === day ? { ...line, confidence: 0.97 } : line));
    const [document] = understand([{ ...page, lines }], options).documents;
    const field = document!.fields.find(({ name }) => name === 'dateOfIssue')!;
    expect(field.confidence > HELD_CONFIDENCE).toBe(isGiven);
  });
});
