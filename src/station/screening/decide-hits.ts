import type { ErrorCode } from '../../contract/errors/catalogue.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { Actor } from '../actor.ts';
import type { CaseServiceContext } from '../casework/case-service.ts';
import { isoTime } from '../clock.ts';
import { requirePermission, type Operator } from '../operators/permissions.ts';
import type { createAlerts } from './alerts.ts';
import type { Dispositions } from './dispositions.ts';
import { keepDecided } from './keep-decided.ts';
import { placeOf, type ListedHit } from './listed-hit.ts';
import type { ListsRepository } from './lists-repository.ts';
import { createDecideOne, type DecidedHit, type HitOutcome } from './decide-one.ts';

/** Errors of a single hit: no longer listed, or a second person has to agree. */
const OF_ONE_HIT: ReadonlySet<string> = new Set<ErrorCode>(['NOT_FOUND', 'CONFLICT']);

export interface DecidingContext extends CaseServiceContext {
  readonly lists: ListsRepository;
  readonly dispositions: Dispositions;
  readonly alerts: ReturnType<typeof createAlerts>;
  /** Hits of at least this score, 0–1, take two people to clear. */
  readonly twoPeopleFrom: number;
}

export interface HitsDecision {
  readonly screeningId: string;
  readonly hits: readonly ListedHit[];
  readonly outcome: HitOutcome;
  readonly reason: string;
}

/**
 * Decides each hit as if it were the only one: its own policy and audit record. A refused hit stops no other, and a
 * repeated one is decided once. All are written in one transaction.
 */
export type DecideHits = (decision: HitsDecision, by: Operator) => readonly (DecidedHit | StationError)[];

export function createDecideHits(context: DecidingContext): DecideHits {
  const { store, audit, cases, clock, alerts } = context;
  const decideOne = createDecideOne(context);
  const recall = store.database.prepare<[string], { subject: string; case_id: string | null }>(
    'SELECT subject, case_id FROM screenings WHERE screening_id = ?',
  );

  /** The decision applies in every case in which this subject was screened. */
  function announce(caseId: string | null, subject: string): void {
    if (caseId !== null && cases.exists(caseId)) cases.assessments.announce(caseId);
    cases.assessments.announceTo(alerts.casesOf(subject).filter((one) => one !== caseId));
  }

  return (decision, by) => {
    requirePermission(by, 'cases.work');
    const actor: Actor = { kind: 'operator', id: by.id };
    const { screeningId, outcome, reason } = decision;
    const hits = decision.hits.filter((hit, i, all) => placeOf(hit, all) === i);
    const screening = recall.get(screeningId);
    if (!screening) throw new StationError('NOT_FOUND', message('screeningRefusals.noScreening'));
    const { subject, case_id: caseId } = screening;
    const disposition = { outcome, reason, author: by.name, at: isoTime(clock) };
    const decided = { ...disposition, screeningId, subject, caseId, by };
    return store.write(() => {
      const answers = hits.map((hit) => {
        try {
          return decideOne(hit, decided);
        } catch (thrown) {
          if (thrown instanceof StationError && OF_ONE_HIT.has(thrown.code)) return thrown;
          throw thrown;
        }
      });
      const standing = hits.filter((_, i) => answers[i] === 'stands');
      const kept = keepDecided(context, caseId, screeningId, standing, disposition);
      for (const [i, hit] of hits.entries()) {
        if (answers[i] instanceof StationError) continue;
        audit.append({
          actor,
          action: answers[i] === 'stands' ? 'screening.hit-decided' : 'screening.hit-proposed',
          caseId,
          details: { screeningId, list: hit.list, entryId: hit.entryId, outcome },
          ...(kept && placeOf(hit, kept.held) >= 0 ? { hashes: { result: kept.sha256 } } : {}),
        });
      }
      if (answers.some((answer) => !(answer instanceof StationError))) announce(caseId, subject);
      return decision.hits.map((hit) => answers[placeOf(hit, hits)]!);
    });
  };
}
