import { addTo } from '../../contract/lists-by-key.ts';
import type { CaseDetail } from '../../contract/cases.ts';

type Shared = Omit<CaseDetail['duplicates'][number], 'caseId'>;

/** The cases that look alike, each with everything that is alike in it. */
export function casesAlike({
  duplicates,
}: Pick<CaseDetail, 'duplicates'>): (readonly [string, readonly Shared[]])[] {
  const byCase = new Map<string, Shared[]>();
  for (const { caseId, ...shared } of duplicates)
    if (!byCase.get(caseId)?.some(({ reason }) => reason === shared.reason)) addTo(byCase, caseId, shared);
  return [...byCase];
}
