import { CaseDetail } from '../../contract/operator.ts';
import { useQuery } from '@tanstack/react-query';
import { station } from '../connection/client.ts';
import { firstStoredPage } from '../workspace/page-address.ts';

/** Position of the stored page image with the largest portrait of a case; null when there is none. */
export function usePortraitPage(caseId: string | null): number | null {
  const { data } = useQuery({
    queryKey: ['case', caseId],
    queryFn: ({ signal }) => station.get(`/cases/${caseId}`, CaseDetail, signal),
    enabled: caseId !== null,
  });
  if (!data?.verification) return null;
  const first = firstStoredPage(data);
  const best = data.verification.pages
    .flatMap((page, index) =>
      page.marks
        .filter((m) => m.kind === 'portrait')
        .map((m) => ({ index, area: m.box.width * m.box.height })),
    )
    .sort((a, b) => b.area - a.area)[0];
  return first === null || !best ? null : first + best.index;
}
