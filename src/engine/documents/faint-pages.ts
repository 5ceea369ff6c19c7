import { message } from '../../contract/messages/message.ts';
import type { ReadPage } from '../../contract/pages.ts';
import type { ExtractedField, VerifiedDocument } from '../../contract/verification.ts';
import { provesTerm } from './find/zones/date-of-zone.ts';
import { HELD } from './doubts.ts';
import { withNotes } from './notes.ts';

/**
 * Mean certainty of a page's characters below which the reader guesses: it fits what it cannot see to words it knows, and
 * is sure of them (letters of 5 pixels: `MAKGADIKOADI` at 0.96). The page warns of this, too (`ocr/legibility.ts`).
 */
const FAINT = 0.8;
const NOTE = message('notes.pageFaint');

/** Printed values of pages that can hardly be read, texts too, stay below every threshold; zones have check digits. */
export function capOnFaintPages(
  documents: readonly VerifiedDocument[],
  pages: readonly ReadPage[],
): VerifiedDocument[] {
  const faint = new Set(pages.filter((page) => certaintyOf(page) < FAINT).map((page) => page.report.index));
  if (faint.size === 0) return [...documents];
  return documents.map((document) => ({
    ...document,
    fields: document.fields.map((field) =>
      field.page !== null && faint.has(field.page) && !isProved(field, document) ? held(field) : field,
    ),
  }));
}

/** A digit of the zone holds over the day on which a paper ends: the day a term before it to the day was read as it is printed. */
const isProved = ({ value }: ExtractedField, { fields }: VerifiedDocument): boolean =>
  typeof value === 'string' &&
  DAY.test(value) &&
  fields.some(
    (end) =>
      end.source === 'mrz' &&
      end.confidence >= SURE_OF_ZONE &&
      typeof end.value === 'string' &&
      DAY.test(end.value) &&
      provesTerm(value, end.value),
  );
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day of a zone whose digit holds is given with more (`find/zones/zone.ts`). */
const SURE_OF_ZONE = 0.9;

const held = (field: ExtractedField): ExtractedField =>
  field.value === null || field.source === 'mrz' || field.confidence <= HELD
    ? field
    : withNotes({ ...field, confidence: HELD }, [NOTE]);

/** Mean over the characters of all lines; 1 for a page without any. */
function certaintyOf({ lines }: ReadPage): number {
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (characters === 0) return 1;
  return lines.reduce((sum, line) => sum + line.confidence * line.text.length, 0) / characters;
}
