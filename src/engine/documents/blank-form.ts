import type { ReadPage } from '../../contract/pages.ts';
import type { VerifiedDocument } from '../../contract/verification.ts';
import { HELD_CONFIDENCE } from './doubts.ts';
import type { DocumentView } from '../layout/view.ts';
import { keyFieldsOf, type DocumentType } from './document-type.ts';
import { findLabels } from './find/labels/labelled.ts';
import { startsWithLabel } from './find/labels/label-start.ts';

/** Lines or dots to write on; shorter ones occur in tables of contents and between words. */
const BLANK = /_{5,}|[.…·]{6,}/gu;
/** Minimum blanks of a form; letters have one to sign on and one for a witness. */
const BLANKS = 4;
/** Minimum labels without a value, where lines to write on are drawn, not typed. */
const UNANSWERED = 4;

/**
 * Is this an empty form? It has blanks, and none of the type's key fields was read. Completed forms have blanks and
 * values; a doubtful value counts.
 */
export function isNotFilledIn(
  { fields }: VerifiedDocument,
  type: DocumentType,
  pages: readonly ReadPage[],
  view: DocumentView,
): boolean {
  const needed = new Set(keyFieldsOf(type).map(({ name }) => name));
  if (needed.size === 0) return false;
  const said = fields.some(
    ({ name, value, confidence }) => needed.has(name) && value !== null && confidence >= HELD_CONFIDENCE,
  );
  if (said) return false;
  const blanks = pages.flatMap(({ lines }) => lines).flatMap(({ text }) => text.match(BLANK) ?? []);
  return blanks.length >= BLANKS || asksOnly(fields, type, view);
}

/** Labels, and no value but days: forms say since when they are in use. */
function asksOnly(fields: VerifiedDocument['fields'], type: DocumentType, view: DocumentView): boolean {
  const days = new Set(type.fields.filter(({ kind }) => kind.isDay).map(({ name }) => name));
  const read = fields.filter(({ value, confidence }) => value !== null && confidence >= HELD_CONFIDENCE);
  const asked = [...findLabels(view, type).labels.values()].flatMap((labels) =>
    [...labels.values()].flatMap(([first]) =>
      first?.field && startsWithLabel(first.segment, labels) ? [first.field] : [],
    ),
  );
  const open = new Set(asked.filter((name) => !read.some((field) => field.name === name)));
  return (
    open.size >= UNANSWERED &&
    read.every(({ name, source, box }) => days.has(name) || source === 'inferred' || box === null)
  );
}
