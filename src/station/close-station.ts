import { closeInTurn } from './close-in-turn.ts';
import type { ConnectedServices, Station } from './station-services.ts';
import type { StationBase } from './station-base.ts';

/** How long running jobs and deliveries may take to finish before they go back into the queue. */
const STOP_GRACE_MS = 5_000;

/** Signs a last head, stops the engines, closes the database. */
export function createClose(
  services: ConnectedServices,
  { instance, stopBeating }: Pick<StationBase, 'instance' | 'stopBeating'>,
): Station['close'] {
  const { access, audit, backups, chips, engine, housekeeping, jobs, limits } = services;
  const { logger, restores, screening, store, watch, webhooks } = services;
  return async () => {
    await closeInTurn(
      [
        housekeeping.stop,
        watch.stop,
        stopBeating,
        backups.close,
        restores.discard,
        () => Promise.all([jobs.stop(STOP_GRACE_MS), webhooks.stop(STOP_GRACE_MS)]),
        screening.customerRuns.close,
        engine.close,
        chips.close,
        audit.close,
        access.close,
        limits.close,
        // Key rotation has closed the store by itself.
        () => store.database.open && audit.head(),
        () => store.database.open && instance.leave(),
      ],
      logger,
    );
    store.close();
  };
}
