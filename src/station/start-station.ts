import { systemActor } from './actor.ts';
import { nameOfError } from './close-in-turn.ts';
import { besideOthers } from './in-pieces.ts';
import { isKeyBesideData } from './store/key-sources.ts';
import { makeReclaimable } from './store/reclaim.ts';
import type { ConnectedServices, Station } from './station-services.ts';
import type { Instance } from './instances.ts';

/** Starts the background work of a station: engines, waiting jobs, deliveries, hourly sweep. */
export function createStart(services: ConnectedServices, isOpenIn: Instance['isOpenIn']): Station['start'] {
  const { cases, engine, housekeeping, jobs, logger, screening, store, watch, webhooks } = services;
  return () => {
    if (isKeyBesideData(store.folder)) logger.warn('the key lies beside the data: see docs/operations.md');
    makeReclaimable(store);
    engine.warm();
    jobs.start();
    housekeeping.start();
    watch.start();
    webhooks.start();
    screening.customerRuns.takeUp(isOpenIn);
    void besideOthers(cases.marks.readAhead(), () => store.database.open).catch((thrown: unknown) =>
      logger.error({ error: nameOfError(thrown) }, 'faces were not read ahead of the first search'),
    );
    void screening
      .finishComparing(systemActor('screening'))
      .catch((thrown: unknown) =>
        logger.error({ error: nameOfError(thrown) }, 'customers were not compared with the new lists'),
      );
  };
}
