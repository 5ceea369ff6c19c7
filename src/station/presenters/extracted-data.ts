import type { ExtractedData } from '../../contract/results.ts';
import type { Verification, VerifiedDocument } from '../../contract/verification.ts';
import { extractedDataOf } from '../../engine/documents/extracted-data.ts';

export const surestFirst = (documents: readonly VerifiedDocument[]): VerifiedDocument[] =>
  [...documents].sort((a, b) => b.confidence - a.confidence);

/**
 * One `extractedData` for several documents of a request: the surest document speaks first, the others fill what it
 * does not show.
 */
export function mergedData(
  documents: readonly VerifiedDocument[],
  shape: 'flat' | 'structured',
): ExtractedData {
  const merged: ExtractedData = {};
  for (const document of surestFirst(documents))
    for (const [name, value] of Object.entries(extractedDataOf(document, shape))) merged[name] ??= value;
  return merged;
}

/** Text of the given pages in reading order, one line of the page a line. */
export function rawText(verification: Verification, pages: readonly number[]): string {
  return pages
    .map((page) => (verification.pages[page]?.lines ?? []).map((line) => line.text).join('\n'))
    .join('\n\n');
}
