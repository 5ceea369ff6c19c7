import type { Verification } from '../../contract/verification.ts';

/** The page with the most certain portrait; null where no page shows one. @param document of its pages only */
export function portraitOnPage(
  { pages, documents }: Pick<Verification, 'pages' | 'documents'>,
  document?: number,
): number | null {
  const of = document === undefined ? null : new Set(documents[document]?.pages);
  const found = pages.flatMap(({ marks, report: { index } }) =>
    of === null || of.has(index)
      ? marks.filter(({ kind }) => kind === 'portrait').map(({ confidence }) => ({ index, confidence }))
      : [],
  );
  return found.toSorted((a, b) => b.confidence - a.confidence)[0]?.index ?? null;
}
