import { useCase } from '../connection/cases.ts';
import { hasPageImages } from '../workspace/page-address.ts';
import { portraitsOf } from '../workspace/portrait.tsx';

/** Position of the stored page image with the largest portrait of a case; null when there is none. */
export function usePortraitPage(caseId: string | null): number | null {
  const { data } = useCase(caseId);
  if (!data?.verification || !hasPageImages(data)) return null;
  const best = portraitsOf(data.verification)
    .map(({ mark: { box }, index }) => ({ index, area: box.width * box.height }))
    .sort((a, b) => b.area - a.area)[0];
  return best?.index ?? null;
}
