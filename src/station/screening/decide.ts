import type { ErrorCode } from '../../contract/errors/catalogue.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { DismissedAnswer, DismissedHits, ScreeningHit } from '../../contract/screening.ts';
import { message } from '../../contract/messages/message.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { resultViews } from '../cases/case-results.ts';
import type { Cases } from '../casework/cases.ts';
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

type ListedHit = Pick<HitDecision, 'list' | 'entryId'>;
type HitsDecision = Omit<HitDecision, keyof ListedHit> & { readonly hits: readonly ListedHit[] };

const isSameHit = (a: ListedHit, b: ListedHit): boolean => a.list === b.list && a.entryId === b.entryId;
const placeOf = (hit: ListedHit, among: readonly ListedHit[]): number =>
  among.findIndex((one) => isSameHit(one, hit));

/** What speaks against one hit alone: it is not on the list any more, or another person has to say the same. */
const OF_ONE_HIT: ReadonlySet<string> = new Set<ErrorCode>(['NOT_FOUND', 'CONFLICT']);

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
   * The screening of a case with the decisions in it, beside the one as it was: what was decided is no open hit any more.
   * `held` are the hits that it shows. Null where it shows none: they came with a newer list, or were erased.
   */
  function keepDecided(
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

  /** Is it cleared by two people: a high score in any screening of the case, or a match that somebody confirmed? */
  function needsTwo(caseId: string | null, hit: ListedHit, subject: string): boolean {
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

  /** The hit is decided wherever somebody of the same particulars was screened. */
  function announce(caseId: string | null, subject: string): void {
    if (caseId !== null && cases.exists(caseId)) cases.assessments.announce(caseId);
    cases.assessments.announceTo(alerts.casesOf(subject).filter((one) => one !== caseId));
  }

  /**
   * Each hit by itself, as if it were the only one: its policy, its record in the audit log. One that is refused stops no
   * other, and one that is sent twice is decided once. All of them are written together.
   */
  function decideEach(decision: HitsDecision, by: Operator): readonly (DecidedHit | StationError)[] {
    requirePermission(by, 'cases.work');
    const actor: Actor = { kind: 'operator', id: by.id };
    const { screeningId, outcome, reason } = decision;
    const hits = decision.hits.filter((hit, i, all) => placeOf(hit, all) === i);
    const screening = recall.get(screeningId);
    if (!screening) throw new StationError('NOT_FOUND', message('screeningRefusals.noScreening'));
    const { subject, case_id: caseId } = screening;
    const disposition = { outcome, reason, author: by.name, at: isoTime(clock) };
    return store.write(() => {
      const answers = hits.map((hit) => {
        try {
          return decideOne(hit);
        } catch (thrown) {
          if (thrown instanceof StationError && OF_ONE_HIT.has(thrown.code)) return thrown;
          throw thrown;
        }
      });
      const standing = hits.filter((_, i) => answers[i] === 'stands');
      const kept = keepDecided(caseId, screeningId, standing, disposition);
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

    function decideOne(hit: ListedHit): DecidedHit {
      const { list, entryId } = hit;
      const current = lists.current().find((v) => v.list === list);
      const listed = current ? lists.digestOf(current.version, entryId) : null;
      if (listed === null) throw new StationError('NOT_FOUND', message('screeningRefusals.entryGone'));
      const entry = { subject, list, entryId, digest: seen.get(screeningId, list, entryId) ?? listed };
      const waits =
        outcome === 'false-positive' &&
        needsTwo(caseId, hit, subject) &&
        !proposals.confirm(entry, caseId, by, disposition.at);
      if (waits) return 'waits';
      proposals.drop(entry);
      dispositions.decide({ ...entry, ...disposition });
      alerts.settle(subject, list, entryId, entry.digest);
      return 'stands';
    }
  }

  return {
    decide({ screeningId, list, entryId, outcome, reason }: HitDecision, by: Operator): DecidedHit {
      const hits = [{ list, entryId }];
      const answer = decideEach({ screeningId, hits, outcome, reason }, by)[0]!;
      if (answer instanceof StationError) throw answer;
      return answer;
    },

    dismiss(dismissed: DismissedHits, by: Operator): DismissedAnswer {
      const answers = decideEach({ ...dismissed, outcome: 'false-positive' }, by);
      return {
        hits: dismissed.hits.map((hit, i) => {
          const answer = answers[i]!;
          return answer instanceof StationError
            ? { ...hit, decided: 'refused', message: answer.message, said: answer.details.said }
            : { ...hit, decided: answer, message: null };
        }),
      };
    },

    /** @throws StationError NOT_FOUND when it was handled or decided meanwhile. */
    handleAlert(alertId: number, author: string, actor: Actor): void {
      store.write(() => {
        const handled = alerts.handle(alertId, author, isoTime(clock));
        if (!handled) throw new StationError('NOT_FOUND', message('screeningRefusals.noAlert'));
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
