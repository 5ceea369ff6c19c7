import type { ScreeningHit } from '../../contract/screening.ts';
import { resultViews } from '../cases/case-results.ts';
import type { CaseServiceContext } from '../casework/case-service.ts';
import { isSameHit, type ListedHit } from './listed-hit.ts';
import { afterDecision } from './outcome.ts';

/**
 * Stores a case's screening again with the decisions in it, beside the original, so that decided hits are no longer
 * open. `held` are its hits. Null if none: they came with a newer list, or were erased.
 */
export function keepDecided(
  { cases, newId }: Pick<CaseServiceContext, 'cases' | 'newId'>,
  caseId: string | null,
  screeningId: string,
  decided: readonly ListedHit[],
  disposition: NonNullable<ScreeningHit['disposition']>,
): { readonly sha256: string; readonly held: readonly ListedHit[] } | null {
  if (caseId === null) return null;
  const body = resultViews(cases.results.of(caseId, 'screening')).flatMap((view) =>
    view.kind === 'screening' && view.body.result.screeningId === screeningId ? [view.body] : [],
  )[0];
  const held = decided.filter((one) => body?.result.hits.some((hit) => isSameHit(hit, one)));
  if (!body || held.length === 0) return null;
  const result = held.reduce((after, one) => afterDecision(after, one, disposition), body.result);
  const { sha256 } = cases.results.add({
    id: newId(),
    caseId,
    kind: 'screening',
    createdAt: disposition.at,
    body: { request: body.request, result },
  });
  return { sha256, held };
}
