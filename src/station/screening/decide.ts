import { StationError } from '../../contract/errors/station-error.ts';
import type { ScreeningHit } from '../../contract/screening.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { resultViews } from '../cases/case-results.ts';
import type { Cases } from '../cases/cases.ts';
import { isoTime, type Clock, type NewId } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { requirePermission, type Operator } from '../operators/permissions.ts';
import type { createAlerts } from './alerts.ts';
import type { Dispositions } from './dispositions.ts';
import type { ListsRepository } from './lists-repository.ts';
import { afterDecision } from './outcome.ts';
import { proposalsRepository } from './proposals.ts';

export interface HitDecision {
  readonly screeningId: string;
  readonly list: string;
  readonly entryId: string;
  readonly outcome: 'true-match' | 'false-positive';
  readonly reason: string;
}

/** `waits`: a second person has to say the same before the hit is cleared. */
export type DecidedHit = 'stands' | 'waits';

interface DecidingContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly cases: Cases;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly lists: ListsRepository;
  readonly dispositions: Dispositions;
  readonly alerts: ReturnType<typeof createAlerts>;
  /** Listed names of at least this score, 0–1, are cleared by two people. */
  readonly twoPeopleFrom: number;
}

/** What people do about hits: decide one, or put an alert away. */
export function createDeciding(context: DecidingContext) {
  const { store, audit, cases, clock, newId, lists, dispositions, alerts, twoPeopleFrom } = context;
  const proposals = proposalsRepository(store.database);
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

  /** Is it cleared by two people: a high score in any screening of the case, or a match that somebody confirmed? */
  function needsTwo(caseId: string | null, { list, entryId }: HitDecision, subject: string): boolean {
    const shown = caseId === null ? [] : resultViews(cases.results.of(caseId, 'screening'));
    const hits = shown.flatMap((view) =>
      view.kind === 'screening'
        ? view.body.result.hits.filter((hit) => hit.list === list && hit.entryId === entryId)
        : [],
    );
    const raised = alerts.scoreOf(subject, list, entryId);
    if (hits.length === 0) return raised === null || raised >= twoPeopleFrom;
    return hits.some(({ kind, score, disposition }) => {
      return kind !== 'pep' && (score >= twoPeopleFrom || disposition?.outcome === 'true-match');
    });
  }

  return {
    decide(decision: HitDecision, by: Operator): DecidedHit {
      requirePermission(by, 'cases.work');
      const actor: Actor = { kind: 'operator', id: by.id };
      const screening = recall.get(decision.screeningId);
      if (!screening) throw new StationError('NOT_FOUND', 'There is no such screening.');
      const { screeningId, list, entryId, outcome, reason } = decision;
      const author = by.name;
      const { subject, case_id: caseId } = screening;
      const current = lists.current().find((v) => v.list === list);
      const listed = current ? lists.digestOf(current.version, entryId) : null;
      if (listed === null) throw new StationError('NOT_FOUND', 'This entry is not on the list any more.');
      const digest = seen.get(screeningId, list, entryId) ?? listed;
      const disposition = { outcome, reason, author, at: isoTime(clock) };
      return store.write(() => {
        const entry = { subject, list, entryId, digest };
        if (
          outcome === 'false-positive' &&
          needsTwo(caseId, decision, subject) &&
          !proposals.confirm(entry, caseId, by, disposition.at)
        ) {
          audit.append({
            actor,
            action: 'screening.hit-proposed',
            caseId,
            details: { screeningId, list, entryId, outcome },
          });
          return 'waits';
        }
        proposals.drop(entry);
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
        if (caseId !== null && cases.exists(caseId)) cases.assessments.announce(caseId);
        return 'stands';
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
