import type { Assessment } from '../../contract/assessment.ts';
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

/**
 * Keeps the verdict of a case and of those of its visit, by which cases are listed, and tells `assessment.changed` when the
 * verdict or what is open is another than was told last. Only API clients are told, of their own cases.
 */
export function createAnnouncement(
  { store, clock, events, cases }: AnnouncementContext,
  of: (caseId: string) => Assessment,
): (caseId: string) => void {
  const { database } = store;
  const told = database.prepare<[string], string | null>('SELECT assessed FROM cases WHERE id = ?').pluck();
  const keep = database.prepare('UPDATE cases SET assessed = ? WHERE id = ?');
  const keepVerdict = database.prepare('UPDATE cases SET assessed_verdict = ? WHERE id = ?');
  return (caseId) =>
    store.write(() => {
      for (const id of [caseId, ...cases.links.of(caseId)]) {
        if (!cases.exists(id)) continue;
        const { actor_kind: kind, actor_id: actorId } = cases.row(id);
        const assessment = of(id);
        keepVerdict.run(assessment.verdict, id);
        if (kind !== 'client') continue;
        const digest = sha256Hex(JSON.stringify([assessment.verdict, assessment.accept, assessment.open]));
        if (told.get(id) === digest) continue;
        keep.run(digest, id);
        const timestamp = isoTime(clock);
        events.emit('assessment.changed', {
          actor: { kind, id: actorId },
          caseId: id,
          timestamp,
          assessment,
        });
      }
    });
}
