import type { ReadPage } from '../../contract/pages.ts';
import type { VerifiedDocument } from '../../contract/verification.ts';
import { HELD_CONFIDENCE } from './doubts.ts';
import type { DocumentType } from './document-type.ts';

/** Lines or dots to write on; shorter ones occur in tables of contents and between words. */
const BLANK = /_{5,}|[.…·]{6,}/gu;
/** Minimum blanks of a form; letters have one to sign on and one for a witness. */
const BLANKS = 4;

/**
 * Is this an empty form? It has blanks, and none of the type's key fields was read. Completed forms have blanks and
 * values; a doubtful value counts.
 */
export function isNotFilledIn(
  { fields }: VerifiedDocument,
  type: DocumentType,
  pages: readonly ReadPage[],
): boolean {
  const needed = new Set(type.fields.filter(({ weight }) => (weight ?? 0) >= 1).map(({ name }) => name));
  if (needed.size === 0) return false;
  const said = fields.some(
    ({ name, value, confidence }) => needed.has(name) && value !== null && confidence >= HELD_CONFIDENCE,
  );
  const blanks = pages.flatMap(({ lines }) => lines).flatMap(({ text }) => text.match(BLANK) ?? []);
  return !said && blanks.length >= BLANKS;
}
