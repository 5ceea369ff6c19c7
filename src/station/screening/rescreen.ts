import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { isoTime, type Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { createAlerts, type NewHit } from './alerts.ts';
import type { ListsRepository } from './lists-repository.ts';
import type { Search, ThresholdOf } from './search.ts';

export const LIST_IMPORTED = 'screening.list-imported';
const CUSTOMERS_COMPARED = 'screening.customers-compared';
const ALERTS_RAISED = 'screening.alerts-raised';

export interface RescreenContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly lists: ListsRepository;
  readonly search: Search;
  readonly thresholdOf: ThresholdOf;
  /** Called with the cases whose customers a list now names. */
  readonly announce: (caseIds: readonly string[]) => void;
}

/** Compares customers screened before with new lists; new hits become alerts. */
export function createRescreening({
  store,
  audit,
  clock,
  lists,
  search,
  thresholdOf,
  announce,
}: RescreenContext) {
  const alerts = createAlerts(store.database);
  const newest = (action: string, wanted: (details: Record<string, unknown>) => boolean): number =>
    audit.list({ action, limit: 1_000 }).find(({ details }) => wanted(details))?.sequence ?? 0;

  return {
    alerts,
    /** A list changed since the last comparison, also if the station stopped in between. */
    isDue: (): boolean =>
      newest(LIST_IMPORTED, ({ unchanged }) => unchanged === false) > newest(CUSTOMERS_COMPARED, () => true),
    async run(actor: Actor): Promise<void> {
      const at = isoTime(clock);
      const customers = alerts.subjects();
      const hits: NewHit[] = [];
      for (const { request, screeningId } of customers) {
        // Yields, so that the station keeps answering.
        await new Promise(setImmediate);
        await search.prepared();
        if (!store.database.open) return;
        const versions = new Map(lists.current().map((version) => [version.list, version]));
        for (const { stored, score } of search.find(request, thresholdOf, () => true)) {
          const { list, digest, entry } = stored;
          const { date: listDate, sha256: listSha256 } = versions.get(list)!;
          const name = entry.names[0]!.text;
          hits.push({ screeningId, list, entryId: entry.id, digest, name, listDate, listSha256, score, at });
        }
      }
      // Alerts and their audit record in one transaction.
      store.write(() => {
        const raised = hits.filter((hit) => alerts.raise(hit));
        if (raised.length > 0)
          audit.append({
            actor,
            action: ALERTS_RAISED,
            details: {
              alerts: raised.length,
              lists: [...new Set(raised.map(({ list, listDate }) => `${list} ${listDate}`))].sort(),
            },
          });
        const subjects = new Set(raised.flatMap(({ screeningId }) => alerts.subjectOf(screeningId) ?? []));
        announce([...subjects].flatMap(alerts.casesOf));
        audit.append({ actor, action: CUSTOMERS_COMPARED, details: { customers: customers.length } });
      });
    },
  };
}
