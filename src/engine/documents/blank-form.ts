import type { ReadPage } from '../../contract/pages.ts';
import type { VerifiedDocument } from '../../contract/verification.ts';
import { HELD } from './doubts.ts';
import type { DocumentType } from './document-type.ts';

/** A line or dots to write on; shorter ones stand in tables of contents and between words. */
const BLANK = /_{5,}|[.…·]{6,}/gu;
/** Letters print one line to sign on, and one for a witness; a form has more. */
const BLANKS = 4;

/**
 * Is this the form of such a paper that nobody has filled in? It has blanks to write on, and says nothing of what such a paper is
 * worthless without. Filled-in forms have blanks as well, and values on them: one that somebody has to look at counts.
 */
export function isNotFilledIn(
  { fields }: VerifiedDocument,
  type: DocumentType,
  pages: readonly ReadPage[],
): boolean {
  const needed = new Set(type.fields.filter(({ weight }) => (weight ?? 0) >= 1).map(({ name }) => name));
  if (needed.size === 0) return false;
  const said = fields.some(
    ({ name, value, confidence }) => needed.has(name) && value !== null && confidence >= HELD,
  );
  const blanks = pages.flatMap(({ lines }) => lines).flatMap(({ text }) => text.match(BLANK) ?? []);
  return !said && blanks.length >= BLANKS;
}
