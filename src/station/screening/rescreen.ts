import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { isoTime, type Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { createAlerts } from './alerts.ts';
import type { dispositionsRepository } from './dispositions.ts';
import type { Search, ThresholdOf } from './search.ts';

export const LIST_IMPORTED = 'screening.list-imported';
const CUSTOMERS_COMPARED = 'screening.customers-compared';

export interface RescreenContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly search: Search;
  readonly dispositions: ReturnType<typeof dispositionsRepository>;
  readonly thresholdOf: ThresholdOf;
}

/** Customers screened before are compared with new lists; what was not known then becomes an alert. */
export function createRescreening({
  store,
  audit,
  clock,
  search,
  dispositions,
  thresholdOf,
}: RescreenContext) {
  const alerts = createAlerts(store.database);
  const newest = (action: string, wanted: (details: Record<string, unknown>) => boolean): number =>
    audit.list({ action, limit: 1_000 }).find(({ details }) => wanted(details))?.sequence ?? 0;

  return {
    alerts,
    /** A list has changed since customers were last compared: also when the station stopped in between. */
    isDue: (): boolean =>
      newest(LIST_IMPORTED, ({ unchanged }) => unchanged === false) > newest(CUSTOMERS_COMPARED, () => true),
    async run(actor: Actor): Promise<void> {
      const at = isoTime(clock);
      const customers = alerts.subjects();
      for (const known of customers) {
        // A bank has many customers, and the station goes on answering while it looks at them.
        await new Promise(setImmediate);
        if (!store.database.open) return;
        for (const { stored, score } of search.find(known.request, thresholdOf, () => true)) {
          const { list, digest, entry } = stored;
          if (dispositions.of(known.subject, list, entry.id, digest)) continue;
          alerts.raise({
            subject: known.subject,
            screeningId: known.screeningId,
            list,
            entryId: entry.id,
            score,
            at,
          });
        }
      }
      audit.append({ actor, action: CUSTOMERS_COMPARED, details: { customers: customers.length } });
    },
  };
}
