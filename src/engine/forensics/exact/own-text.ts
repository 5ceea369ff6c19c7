import type { ExtractedField, VerifiedDocument } from '../../../contract/verification.ts';
import { sharedArea } from '../../../contract/geometry.ts';
import { amountsOf, type Amount } from '../../ledger/amounts.ts';
import type { PageEvidence } from '../detector.ts';
import { isOfText } from '../pages/page-set.ts';

/** A page whose lines are all the file's own text: nothing was misread, and nothing was left unread. */
export interface OwnTextPage {
  readonly evidence: PageEvidence;
  readonly amounts: readonly Amount[];
}

/** Pages of a document, in their order; none where one of them was read from pixels. */
export function ownTextPages(document: VerifiedDocument, pages: readonly PageEvidence[]): OwnTextPage[] {
  const of = pages.filter(({ reading }) => document.pages.includes(reading.report.index));
  if (of.length < document.pages.length || !of.every(isOfText)) return [];
  return of.map((evidence) => ({ evidence, amounts: amountsOf(evidence.reading) }));
}

/** The amount of a page that a field was taken from. */
export function amountOfField(
  field: ExtractedField | undefined,
  { evidence, amounts }: OwnTextPage,
): Amount | null {
  const { value, box, page } = field ?? {};
  if (typeof value !== 'number' || !box || page !== evidence.reading.report.index) return null;
  const cents = Math.round(Math.abs(value) * 100);
  return amounts.find((a) => a.cents === cents && sharedArea(a.box, box) > 0) ?? null;
}
