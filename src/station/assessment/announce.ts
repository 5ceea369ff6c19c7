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
 * `assessment.changed` for a case and those of its visit, when the verdict or what is open is another than was told
 * last. Only cases of API clients: nobody else is told.
 */
export function createAnnouncement(
  { store, clock, events, cases }: AnnouncementContext,
  of: (caseId: string) => Assessment,
): (caseId: string) => void {
  const { database } = store;
  const told = database.prepare<[string], string | null>('SELECT assessed FROM cases WHERE id = ?').pluck();
  const keep = database.prepare('UPDATE cases SET assessed = ? WHERE id = ?');
  return (caseId) =>
    store.write(() => {
      for (const id of [caseId, ...cases.links.of(caseId)]) {
        if (!cases.exists(id)) continue;
        const { actor_kind: kind, actor_id: actorId } = cases.row(id);
        if (kind !== 'client') continue;
        const assessment = of(id);
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
