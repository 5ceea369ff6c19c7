import { addTo } from '../../contract/lists-by-key.ts';
import type { CaseDetail } from '../../contract/cases.ts';

/** The cases that look alike, each with everything that is alike in it. */
export function casesAlike({
  duplicates,
}: Pick<CaseDetail, 'duplicates'>): (readonly [string, readonly string[]])[] {
  const byCase = new Map<string, string[]>();
  for (const { caseId, reason } of duplicates) {
    if (!byCase.get(caseId)?.includes(reason)) addTo(byCase, caseId, reason);
  }
  return [...byCase];
}
