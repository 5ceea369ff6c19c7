import { message } from '../../contract/messages/message.ts';
import type { ReadPage } from '../../contract/pages.ts';
import type { ExtractedField, VerifiedDocument } from '../../contract/verification.ts';
import { provesTerm } from './find/zones/date-of-zone.ts';
import { HELD_CONFIDENCE } from './doubts.ts';
import { withNotes } from './notes.ts';

/**
 * Mean character confidence below which OCR guesses: it fits unclear print to known words, with high confidence
 * (letters of 5 pixels: `MAKGADIKOADI` at 0.96). The page is also flagged (`ocr/legibility.ts`).
 */
const FAINT = 0.8;
const NOTE = message('notes.pageFaint');

/** Caps all printed values of barely legible pages, texts included; zones are protected by check digits. */
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

/** Is the date confirmed by an expiry date with a valid check digit, exactly one term later? */
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
/** Minimum confidence of a zone date with a valid check digit (`find/zones/zone.ts`). */
const SURE_OF_ZONE = 0.9;

const held = (field: ExtractedField): ExtractedField =>
  field.value === null || field.source === 'mrz' || field.confidence <= HELD_CONFIDENCE
    ? field
    : withNotes({ ...field, confidence: HELD_CONFIDENCE }, [NOTE]);

/** Mean over the characters of all lines; 1 for an empty page. */
function certaintyOf({ lines }: ReadPage): number {
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (characters === 0) return 1;
  return lines.reduce((sum, line) => sum + line.confidence * line.text.length, 0) / characters;
}
