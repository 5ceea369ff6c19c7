import type { PageMark, ReadPage } from '../../contract/pages.ts';
import type { Verification } from '../../contract/verification.ts';

/** A portrait and the page that shows it. */
export interface FoundPortrait {
  readonly report: ReadPage['report'];
  readonly box: PageMark['box'];
}

/** The most certain portrait; null where no page shows one. @param document on its pages only */
export function bestPortrait(
  { pages, documents }: Pick<Verification, 'pages' | 'documents'>,
  document?: number,
): FoundPortrait | null {
  const of = document === undefined ? null : new Set(documents[document]?.pages);
  const found = pages.flatMap(({ marks, report }) =>
    of === null || of.has(report.index)
      ? marks
          .filter(({ kind }) => kind === 'portrait')
          .map(({ box, confidence }) => ({ report, box, confidence }))
      : [],
  );
  return found.toSorted((a, b) => b.confidence - a.confidence)[0] ?? null;
}

/** The page with the most certain portrait; as `bestPortrait`. */
export const portraitOnPage = (...of: Parameters<typeof bestPortrait>): number | null =>
  bestPortrait(...of)?.report.index ?? null;
