import { resultViews } from '../cases/case-results.ts';
import type { Cases } from '../casework/cases.ts';
import type { createAlerts } from './alerts.ts';
import { isSameHit, type ListedHit } from './listed-hit.ts';

export interface NeedsTwoContext {
  readonly cases: Pick<Cases, 'results'>;
  readonly alerts: Pick<ReturnType<typeof createAlerts>, 'scoreOf'>;
  /** Hits of at least this score, 0–1, take two people to clear. */
  readonly twoPeopleFrom: number;
}

/** Does clearing take two people: a high score in any screening of the case, or a match that somebody confirmed? */
export function needsTwo(
  { cases, alerts, twoPeopleFrom }: NeedsTwoContext,
  caseId: string | null,
  hit: ListedHit,
  subject: string,
): boolean {
  const shown = caseId === null ? [] : resultViews(cases.results.of(caseId, 'screening'));
  const hits = shown.flatMap((view) =>
    view.kind === 'screening' ? view.body.result.hits.filter((one) => isSameHit(one, hit)) : [],
  );
  const raised = alerts.scoreOf(subject, hit.list, hit.entryId);
  if (hits.length === 0) return raised === null || raised >= twoPeopleFrom;
  return hits.some(({ kind, score, disposition }) => {
    return kind !== 'pep' && (score >= twoPeopleFrom || disposition?.outcome === 'true-match');
  });
}
