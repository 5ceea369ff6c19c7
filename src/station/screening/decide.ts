import { StationError } from '../../contract/errors/station-error.ts';
import type { ScreeningHit } from '../../contract/screening.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { resultViews } from '../cases/case-results.ts';
import type { Cases } from '../cases/cases.ts';
import { isoTime, type Clock, type NewId } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { createAlerts } from './alerts.ts';
import type { Dispositions } from './dispositions.ts';
import type { ListsRepository } from './lists-repository.ts';
import { afterDecision } from './outcome.ts';

export interface HitDecision {
  readonly screeningId: string;
  readonly list: string;
  readonly entryId: string;
  readonly outcome: 'true-match' | 'false-positive';
  readonly reason: string;
  /** The name people see. */
  readonly author: string;
}

interface DecidingContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly cases: Cases;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly lists: ListsRepository;
  readonly dispositions: Dispositions;
  readonly alerts: ReturnType<typeof createAlerts>;
}

/** What people do about hits: decide one, or put an alert away. */
export function createDeciding(context: DecidingContext) {
  const { store, audit, cases, clock, newId, lists, dispositions, alerts } = context;
  const recall = store.database.prepare<[string], { subject: string; case_id: string | null }>(
    'SELECT subject, case_id FROM screenings WHERE screening_id = ?',
  );
  // The entry as the screening showed it; of what came with a newer list the screening knows nothing.
  const seen = store.database
    .prepare<[string, string, string], string>(
      `SELECT hit.value ->> 2 FROM screenings, json_each(seen) AS hit
       WHERE screening_id = ? AND hit.value ->> 0 = ? AND hit.value ->> 1 = ?`,
    )
    .pluck();

  /**
   * The screening of a case with the decision in it, beside the one as it was: what was decided is no open hit any more.
   * Null where the case does not hold the hit: it came with a newer list, or was erased.
   */
  function keepDecided(
    caseId: string | null,
    decision: HitDecision,
    disposition: NonNullable<ScreeningHit['disposition']>,
  ): string | null {
    if (caseId === null) return null;
    const body = resultViews(cases.results.of(caseId, 'screening')).flatMap((view) =>
      view.kind === 'screening' && view.body.result.screeningId === decision.screeningId ? [view.body] : [],
    )[0];
    const holdsHit = body?.result.hits.some(
      (hit) => hit.list === decision.list && hit.entryId === decision.entryId,
    );
    if (!body || !holdsHit) return null;
    const result = afterDecision(body.result, decision, disposition);
    return cases.results.add({
      id: newId(),
      caseId,
      kind: 'screening',
      createdAt: disposition.at,
      body: { request: body.request, result },
    }).sha256;
  }

  return {
    decide(decision: HitDecision, actor: Actor): void {
      const screening = recall.get(decision.screeningId);
      if (!screening) throw new StationError('NOT_FOUND', 'There is no such screening.');
      const { screeningId, list, entryId, outcome, reason, author } = decision;
      const { subject, case_id: caseId } = screening;
      const current = lists.current().find((v) => v.list === list);
      const listed = current ? lists.digestOf(current.version, entryId) : null;
      if (listed === null) throw new StationError('NOT_FOUND', 'This entry is not on the list any more.');
      const digest = seen.get(screeningId, list, entryId) ?? listed;
      const disposition = { outcome, reason, author, at: isoTime(clock) };
      store.write(() => {
        dispositions.decide({ subject, list, entryId, digest, ...disposition });
        alerts.settle(subject, list, entryId, digest);
        const sha256 = keepDecided(caseId, decision, disposition);
        audit.append({
          actor,
          action: 'screening.hit-decided',
          caseId,
          details: { screeningId, list, entryId, outcome },
          ...(sha256 === null ? {} : { hashes: { result: sha256 } }),
        });
      });
    },

    /** @throws StationError NOT_FOUND when it was handled or decided meanwhile. */
    handleAlert(alertId: number, author: string, actor: Actor): void {
      store.write(() => {
        const handled = alerts.handle(alertId, author, isoTime(clock));
        if (!handled) throw new StationError('NOT_FOUND', 'There is no such open alert.');
        const { list, entryId, caseId } = handled;
        audit.append({
          actor,
          action: 'screening.alert-handled',
          caseId,
          details: { alertId, list, entryId },
        });
      });
    },
  };
}
