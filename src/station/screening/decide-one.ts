import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { Operator } from '../operators/permissions.ts';
import type { Store } from '../store/store.ts';
import type { createAlerts } from './alerts.ts';
import type { Dispositions } from './dispositions.ts';
import type { ListedHit } from './listed-hit.ts';
import type { ListsRepository } from './lists-repository.ts';
import { needsTwo, type NeedsTwoContext } from './needs-two.ts';
import { proposalsRepository } from './proposals.ts';

export type HitOutcome = 'true-match' | 'false-positive';

/** `waits`: a second person has to agree before the hit is cleared. */
export type DecidedHit = 'stands' | 'waits';

interface DecideOneContext extends NeedsTwoContext {
  readonly store: Pick<Store, 'database'>;
  readonly lists: ListsRepository;
  readonly dispositions: Dispositions;
  readonly alerts: ReturnType<typeof createAlerts>;
}

/** A decision on the hits of one screening, and its author. */
interface Decided {
  readonly screeningId: string;
  readonly subject: string;
  readonly caseId: string | null;
  readonly outcome: HitOutcome;
  readonly reason: string;
  readonly author: string;
  readonly at: string;
  readonly by: Operator;
}

/**
 * Decides one hit by the policy. Call it inside the transaction of the decision.
 *
 * @throws StationError NOT_FOUND where the entry is no longer on the list; CONFLICT (SECOND_PERSON)
 */
export function createDecideOne(context: DecideOneContext): (hit: ListedHit, decided: Decided) => DecidedHit {
  const { store, lists, dispositions, alerts } = context;
  const proposals = proposalsRepository(store.database);
  // The entry as the screening showed it; newer list versions do not count.
  const seen = store.database
    .prepare<[string, string, string], string>(
      `SELECT hit.value ->> 2 FROM screenings, json_each(seen) AS hit
       WHERE screening_id = ? AND hit.value ->> 0 = ? AND hit.value ->> 1 = ?`,
    )
    .pluck();
  return (hit, { screeningId, subject, caseId, outcome, reason, author, at, by }) => {
    const { list, entryId } = hit;
    const current = lists.current().find((v) => v.list === list);
    const listed = current ? lists.digestOf(current.version, entryId) : null;
    if (listed === null) throw new StationError('NOT_FOUND', message('screeningRefusals.entryGone'));
    const entry = { subject, list, entryId, digest: seen.get(screeningId, list, entryId) ?? listed };
    const waits =
      outcome === 'false-positive' &&
      needsTwo(context, caseId, hit, subject) &&
      !proposals.confirm(entry, caseId, by, at);
    if (waits) return 'waits';
    proposals.drop(entry);
    dispositions.decide({ ...entry, outcome, reason, author, at });
    alerts.settle(subject, list, entryId, entry.digest);
    return 'stands';
  };
}
