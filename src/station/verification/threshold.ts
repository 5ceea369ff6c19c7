import { inOrder, message, type Message } from '../../contract/messages/message.ts';
import { checkOf } from '../../engine/documents/checks/check.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Check, Verification, VerifiedDocument } from '../../contract/verification.ts';
import { CATEGORY_FIELDS } from '../../engine/documents/api-fields.ts';
import { saidOf } from '../../contract/page-warnings.ts';
import { SURE_ZONE } from '../../engine/documents/find/zones/date-of-zone.ts';
import { fallbackType } from '../../engine/documents/document-types.ts';
import { requiredFields } from '../../engine/documents/required-fields.ts';

/** What a refusal takes into account. */
export type Weighed = Pick<Verification, 'auto' | 'documents' | 'verificationType' | 'pages'>;

/**
 * "422: low confidence": percent on both sides. No document counts as confidence 0. Otherwise the best suitable
 * document counts: one weak page among good ones causes a warning (`weakParts`), no refusal.
 */
export function belowThreshold(verification: Weighed, threshold: number): StationError | null {
  const serving = verification.documents.filter((document) => serves(document, verification));
  const of = (confidence: number, reason: Uppercase<string>, says: Message): StationError =>
    new StationError('LOW_CONFIDENCE', says, { confidence, threshold, reason });
  if (verification.documents.length === 0)
    return of(0, 'NO_DOCUMENT_RECOGNISED', message('pictures.notRecognised'));
  const seen = [...new Set(verification.documents.filter(isCertain).map((one) => one.documentType))];
  if (serving.length === 0)
    return seen.length > 0
      ? of(0, 'OTHER_CATEGORY', message('pictures.seenAsOther', { seen }))
      : of(0, 'NO_DOCUMENT_RECOGNISED', withAdvice(message('pictures.unknownKind'), verification));
  const best = serving.reduce((a, b) => (b.confidence > a.confidence ? b : a));
  const confidence = inPercent(best.confidence);
  if (confidence >= threshold) return null;
  const why =
    failingDigits(best, verification) ??
    adviceOf(verification) ??
    (isCertain(best) ? unreadOf(best, verification, threshold) : message('pictures.unknownKind'));
  const low = message('pictures.lowConfidence');
  return of(confidence, 'CONFIDENCE_BELOW_THRESHOLD', why ? inOrder(low, why) : low);
}

/** Documents of an answered request that are below the threshold by themselves. */
export function weakParts({ documents }: Pick<Verification, 'documents'>, threshold: number): Check[] {
  if (documents.length < 2) return [];
  return documents
    .filter(({ confidence }) => inPercent(confidence) < threshold)
    .map(({ documentType, pages, confidence }): Check =>
      checkOf({
        id: 'weak-part',
        outcome: 'failed',
        says: message('checks.weakPart', {
          document: documentType,
          pages: pages.map((page) => String(page + 1)),
          percent: inPercent(confidence),
        }),
        fields: [],
      }),
    );
}

const inPercent = (share: number): number => Math.round(share * 1_000) / 10;

/** Check digits that fail in a well-read zone: a better picture does not help. */
function failingDigits({ checks, pages: own }: VerifiedDocument, { pages }: Weighed): Message | undefined {
  const isReadWell = own.some((page) => (pages[page]?.mrz?.confidence ?? 0) >= SURE_ZONE);
  const fails = checks.find(({ id, outcome }) => id === 'mrz-check-digits' && outcome === 'failed');
  return isReadWell ? fails?.said : undefined;
}

/** Problem of the picture, if any: "The picture has 354 × 220 pixels …" helps more than a percentage. */
const adviceOf = ({ pages }: Weighed): Message | undefined =>
  pages.flatMap(({ report }) => saidOf(report.quality))[0];

const withAdvice = (says: Message, verification: Weighed): Message => {
  const advice = adviceOf(verification);
  return advice ? inOrder(says, advice) : says;
};

/** Required fields that were not read with certainty: a better picture cannot add what is not printed. */
function unreadOf(
  { documentType, pages: own, fields }: VerifiedDocument,
  { pages }: Weighed,
  threshold: number,
): Message | undefined {
  const text = own.flatMap((page) => pages[page]?.lines ?? []).map((line) => line.text);
  const isRead = (name: string): boolean =>
    fields.some(
      (field) => field.name === name && field.value !== null && inPercent(field.confidence) >= threshold,
    );
  const unread = requiredFields(documentType, text.join('\n')).filter(({ names }) => !names.some(isRead));
  if (unread.length === 0) return undefined;
  return message('pictures.neededUnread', {
    document: documentType,
    names: unread.map(({ names }) => names[0]!),
  });
}

/** Minimum confidence of a classification to say that a document is of another type. */
const CERTAIN_TYPE = 0.6;

/** A paper that is surely of a type; one of no known type may be anything. */
const isCertain = ({ documentType, classification }: VerifiedDocument): boolean =>
  documentType !== fallbackType.documentType && classification.confidence >= CERTAIN_TYPE;

/** Fields of the requested category that make another document suitable: a tenant's bill that names the employer. */
const SERVES_WITH = 2;

/**
 * Is a document suitable for the request? A payslip sent as proof of identity is not: it belongs to another category,
 * and has at most one of its fields (payslips show an ID number). Multipurpose papers, such as bank statements, prove
 * whatever is asked, except identity (ADR 36).
 */
function serves({ category, fields }: VerifiedDocument, { auto, verificationType: asked }: Weighed): boolean {
  if (auto || category === asked || (category === 'MULTIPURPOSE' && asked !== 'IDENTITY')) return true;
  const wanted = new Set(CATEGORY_FIELDS[asked]);
  return fields.filter(({ name, value }) => value !== null && wanted.has(name)).length >= SERVES_WITH;
}
