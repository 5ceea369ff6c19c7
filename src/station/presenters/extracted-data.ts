import type { Category } from '../../contract/categories.ts';
import type { ExtractedData } from '../../contract/results.ts';
import type { Verification, VerifiedDocument } from '../../contract/verification.ts';
import { personOf } from '../../engine/documents/checks/across-documents.ts';
import { comparePersons } from '../../engine/values/same-person.ts';
import { extractedDataOf } from '../../engine/documents/extracted-data.ts';

export const surestFirst = (documents: readonly VerifiedDocument[]): VerifiedDocument[] =>
  [...documents].sort((a, b) => b.confidence - a.confidence);

/**
 * One `extractedData` for several documents of a request: the most certain document first; others fill gaps if they are
 * about the same person and no two of one type contradict each other: the back of a card fills, somebody else's card or
 * another month's statement does not.
 */
export function mergedData(
  documents: readonly VerifiedDocument[],
  shape: 'flat' | 'structured',
  asked: Category | null = null,
): ExtractedData {
  const merged: ExtractedData = {};
  const told: VerifiedDocument[] = [];
  for (const document of surestFirst(documents)) {
    if (told[0] && !isAboutSamePerson(told[0], document)) continue;
    if (told.some((other) => contradict(other, document))) continue;
    told.push(document);
    for (const [name, value] of Object.entries(extractedDataOf(document, shape, asked)))
      merged[name] ??= value;
  }
  return merged;
}

function isAboutSamePerson(a: VerifiedDocument, b: VerifiedDocument): boolean {
  const [one, other] = [personOf(a)?.name, personOf(b)?.name];
  return one === undefined || other === undefined || comparePersons(one, other) !== 'different';
}

/** Two documents of one type that both show a field with different values. */
function contradict(a: VerifiedDocument, b: VerifiedDocument): boolean {
  if (a.documentType !== b.documentType) return false;
  const values = new Map(a.fields.map(({ name, value }) => [name, value] as const));
  return b.fields.some(({ name, value }) => {
    const other = values.get(name) ?? null;
    return value !== null && other !== null && JSON.stringify(value) !== JSON.stringify(other);
  });
}

/** The category that the caller requested; null where the station detected it. */
export const askedFor = ({ auto, verificationType }: Verification): Category | null =>
  auto ? null : verificationType;

/** Text of the given pages in reading order, one line per printed line. */
export function rawText(verification: Verification, pages: readonly number[]): string {
  return pages
    .map((page) => (verification.pages[page]?.lines ?? []).map((line) => line.text).join('\n'))
    .join('\n\n');
}
