import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../contract/pages.ts';
import { anyRequest } from './testing/request.ts';
import { pageOf, type PrintedLine } from './testing/page-of.ts';
import { understand } from './understand.ts';

const ZONE: NonNullable<ReadPage['mrz']> = {
  format: 'TD1',
  lines: [
    'I<UTOA12345678<<<<<<<<<<<<<<<<',
    '8001014F3001017UTO<<<<<<<<<<<4',
    'SPECIMEN<<MORA<<<<<<<<<<<<<<<<',
  ],
  box: { x: 60, y: 1200, width: 800, height: 90 },
  fields: {
    documentCode: 'I',
    issuingState: 'UTO',
    documentNumber: 'A12345678',
    lastName: 'SPECIMEN',
    firstName: 'MORA',
    birthDate: '800101',
    expirationDate: '300101',
    sex: 'female',
    nationality: 'UTO',
  },
  checkDigits: [
    { field: 'documentNumber', valid: true },
    { field: 'birthDate', valid: true },
    { field: 'expirationDate', valid: true },
    { field: 'composite', valid: true },
  ],
  valid: true,
  confidence: 0.98,
  repaired: 0,
};

interface Part {
  readonly lines: readonly PrintedLine[];
  readonly zone?: boolean;
  /** Size in pixels; a card of the usual proportions. */
  readonly size?: readonly [number, number];
  readonly file?: number;
}

/** The types and pages of the documents of one picture that shows these cards. */
function documentsOf(...parts: readonly Part[]): [string, number[]][] {
  const pages = parts.map(
    ({ lines, zone, size: [width, height] = [860, 540], file = 0 }, index): ReadPage => {
      const page = pageOf(lines, zone ? { zone: ZONE } : {});
      const split = { part: index + 1, of: parts.length, region: { x: 0, y: 0, width, height } };
      return { ...page, report: { ...page.report, index, file, pageInFile: 0, width, height, split } };
    },
  );
  return understand(pages, anyRequest).documents.map((d) => [d.documentType, d.pages]);
}

const FAINT: Part = {
  lines: [
    [60, 60, 'PFRSONAI ldaasby'],
    [60, 200, 'SPEC MEN'],
    [60, 260, 'MQRA'],
  ],
};
const BACK: Part = { lines: [[60, 60, 'ISSUED BY THE MINISTRY']], zone: true };
const OMANG: Part = {
  lines: [
    [60, 60, 'REPUBLIC OF BOTSWANA'],
    [60, 100, 'NATIONAL IDENTITY CARD'],
    [60, 160, 'OMANG'],
    [60, 200, 'ID No'],
    [60, 226, '418317215'],
    [60, 280, 'SURNAME'],
    [60, 306, 'MOTSWAGOLE'],
  ],
};

describe('two cards in one picture', () => {
  it.each<[string, Part[], number[]]>([
    ['above', [FAINT, BACK], [0, 1]],
    ['below', [BACK, FAINT], [0, 1]],
  ])('the side that cannot be read, %s the one with the zone, is of the same card', (_, parts, pages) =>
    expect(documentsOf(...parts)).toEqual([['FOREIGN_ID_CARD', pages]]),
  );

  it('another card, which says what it is, stays one', () =>
    expect(documentsOf(OMANG, BACK).map(([type]) => type)).toEqual(['OMANG', 'FOREIGN_ID_CARD']));

  it.each(['A12345678', 'A12 345 678', 'No A12345678'])(
    'a card that prints the number of the zone, %s, is its front',
    (number) => {
      const front: Part = {
        lines: [
          [60, 60, 'RESIDENCE PERMIT'],
          [560, 60, number],
          [60, 160, 'Surname'],
          [60, 190, 'SPECIMEN'],
          [60, 240, 'LEAVE TO REMAIN'],
        ],
      };
      expect(documentsOf(front, BACK).map(([, pages]) => pages)).toEqual([[0, 1]]);
      const others: Part = { lines: front.lines.map(([x, y, text]) => [x, y, text.replace('678', '679')]) };
      expect(documentsOf(others, BACK)).toHaveLength(2);
    },
  );

  it.each<[string, Part[]]>([
    ['of another size', [{ ...FAINT, size: [400, 250] }, BACK]],
    ['of another file', [FAINT, { ...BACK, file: 1 }]],
    ['one of three', [FAINT, FAINT, BACK]],
  ])('what cannot be read stays by itself where it is %s', (_, parts) =>
    expect(documentsOf(...parts).length).toBeGreaterThan(1),
  );
});
