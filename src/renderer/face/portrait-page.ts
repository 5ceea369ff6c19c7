import { useCase } from '../connection/cases.ts';
import { hasPageImages } from '../workspace/page-address.ts';

/** Position of the stored page image with the largest portrait of a case; null when there is none. */
export function usePortraitPage(caseId: string | null): number | null {
  const { data } = useCase(caseId);
  if (!data?.verification || !hasPageImages(data)) return null;
  const best = data.verification.pages
    .flatMap((page, index) =>
      page.marks
        .filter((m) => m.kind === 'portrait')
        .map((m) => ({ index, area: m.box.width * m.box.height })),
    )
    .sort((a, b) => b.area - a.area)[0];
  return best?.index ?? null;
}
