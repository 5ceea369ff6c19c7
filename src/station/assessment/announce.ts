import type { Assessment } from '../../contract/assessment.ts';
import type { CaseState } from '../../contract/cases.ts';
import type { CaseRow } from '../cases/case-rows.ts';
import { isoTime, type Clock } from '../clock.ts';
import type { EventBus } from '../events.ts';
import { sha256Hex } from '../store/blobs.ts';
import type { Store } from '../store/store.ts';
import type { GatherContext } from './gather.ts';

interface AnnouncementContext extends Pick<GatherContext, 'cases'> {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: EventBus;
}

export interface Announcement {
  /** For a case and the others of its visit. */
  ofVisit(caseId: string): void;
  /**
   * For undecided cases of other visits, and their visits', that are affected by what became known elsewhere. With
   * `most`, for that many, those listed as passed first; the others lose a listed `passed` verdict until they are
   * reassessed, when opened or decided.
   */
  ofOthers(caseIds: Iterable<string>, most?: number): void;
}

/**
 * Stores the verdict by which cases are listed, and emits `assessment.changed` when verdict or open points differ from
 * the last emitted. Only to API clients, about their own cases.
 */
export function createAnnouncement(
  { store, clock, events, cases }: AnnouncementContext,
  of: (caseId: string) => Assessment,
): Announcement {
  const { database } = store;
  const told = database.prepare<[string], string | null>('SELECT assessed FROM cases WHERE id = ?').pluck();
  const keep = database.prepare('UPDATE cases SET assessed = ? WHERE id = ?');
  const keepVerdict = database.prepare('UPDATE cases SET assessed_verdict = ? WHERE id = ?');
  const tell = (id: string): void => {
    const { actor_kind: kind, actor_id: actorId } = cases.row(id);
    const assessment = of(id);
    keepVerdict.run(assessment.verdict, id);
    if (kind !== 'client') return;
    const digest = sha256Hex(JSON.stringify([assessment.verdict, assessment.accept, assessment.open]));
    if (told.get(id) === digest) return;
    keep.run(digest, id);
    const timestamp = isoTime(clock);
    events.emit('assessment.changed', { actor: { kind, id: actorId }, caseId: id, timestamp, assessment });
  };
  const visitOf = (caseId: string): string[] =>
    [caseId, ...cases.links.of(caseId)].filter((id) => cases.exists(id));
  return {
    ofVisit: (caseId) => store.write(() => visitOf(caseId).forEach(tell)),
    ofOthers: (caseIds, most = Infinity) =>
      store.write(() => {
        const visits = new Set([...caseIds].flatMap(visitOf));
        const undecided = [...visits].map(cases.row).filter(({ state }) => !DECIDED.has(state));
        const passedFirst = undecided.toSorted((a, b) => Number(isPassed(b)) - Number(isPassed(a)));
        passedFirst.slice(0, most).forEach(({ id }) => tell(id));
        for (const { id } of passedFirst.slice(most).filter(isPassed)) keepVerdict.run(null, id);
      }),
  };
}

const isPassed = (row: CaseRow): boolean => row.assessed_verdict === 'passed';

/** A decided case stays as it was decided, whatever becomes known later. */
const DECIDED: ReadonlySet<CaseState> = new Set(['accepted', 'rejected']);
