import type { Finding } from '../../contract/forensics.ts';
import type { ExtractedField, VerifiedDocument } from '../../contract/verification.ts';
import { sharedArea } from '../../contract/geometry.ts';
import type { Message } from '../../contract/messages/message.ts';
import { amountsOf, type Amount } from '../ledger/amounts.ts';
import type { Named, PageEvidence } from './detector.ts';
import { wrongAmount } from './wrong-amount.ts';
import { isOfText } from './pages/page-set.ts';

/** A page of a document and its amounts. */
export interface PageAmounts {
  readonly evidence: PageEvidence;
  readonly amounts: readonly Amount[];
}

/** A page whose lines all come from the file's text layer: no OCR errors, nothing unread. */
export type OwnTextPage = PageAmounts;

/** An amount and its expected value, in hundredths. */
export interface Wrong {
  readonly odd: Pick<Amount, 'cents' | 'box'>;
  readonly right: number;
  readonly says: Message;
  readonly detail: string;
}

export const pagesOfDocument = (
  document: VerifiedDocument,
  pages: readonly PageEvidence[],
): readonly PageEvidence[] => pages.filter(({ reading }) => document.pages.includes(reading.report.index));

export const withAmounts = (pages: readonly PageEvidence[]): PageAmounts[] =>
  pages.map((evidence) => ({ evidence, amounts: amountsOf(evidence.reading) }));

/** Pages of a document in order; none if one of them was read by OCR. */
export function ownTextPages(document: VerifiedDocument, pages: readonly PageEvidence[]): OwnTextPage[] {
  const of = pagesOfDocument(document, pages);
  return of.length < document.pages.length || !of.every(isOfText) ? [] : withAmounts(of);
}

/** The amount on the page from which a field was extracted. */
export function amountOfField(
  field: ExtractedField | undefined,
  { evidence, amounts }: PageAmounts,
): Amount | null {
  const { value, box, page } = field ?? {};
  if (typeof value !== 'number' || !box || page !== evidence.reading.report.index) return null;
  const cents = Math.round(Math.abs(value) * 100);
  return amounts.find((a) => a.cents === cents && sharedArea(a.box, box) > 0) ?? null;
}

/** A strong finding that an amount differs from its expected value. */
export const accuse = (by: Named, { evidence }: OwnTextPage, { odd, right, says, detail }: Wrong): Finding =>
  wrongAmount(by, evidence.reading, odd, right, { sure: true, says, detail });

/**
 * Findings on the pages of payslips whose text is the file's own.
 *
 * @param wrongOn what is wrong on a page; `amountOf` gives the amount from which a field was extracted
 */
export const onPayslips = (
  by: Named,
  documents: readonly VerifiedDocument[],
  pages: readonly PageEvidence[],
  wrongOn: (page: OwnTextPage, amountOf: (field: string) => Amount | null) => Wrong | null,
): Finding[] =>
  documents
    .filter(({ documentType }) => documentType === 'PAYSLIP')
    .flatMap((document) =>
      ownTextPages(document, pages).flatMap((page) => {
        const field = (wanted: string): ExtractedField | undefined =>
          document.fields.find(({ name }) => name === wanted);
        const wrong = wrongOn(page, (name) => amountOfField(field(name), page));
        return wrong ? [accuse(by, page, wrong)] : [];
      }),
    );
