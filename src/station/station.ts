import type { StationConfig } from '../contract/config.ts';
import { createTokenAttempts } from './access/token-attempts.ts';
import { openAtStart } from './backup/open-at-start.ts';
import { systemClock } from './clock.ts';
import { loadConfig } from './config.ts';
import { requireInstalledCountry } from './installed-country.ts';
import { sharedQueue, type SharedQueue } from './queue/shared-queue.ts';
import { createFirstDay } from './first-day/first-day.ts';
import { createDrafts } from './drafts/drafts.ts';
import { createReports } from './report/reports.ts';
import { defaultKeySource, type KeySource } from './store/key-sources.ts';
import { asStorageFailure } from './store/failures.ts';
import { openStore, type Store } from './store/store.ts';
import type { ConnectedServices, Station, StationOptions } from './station-services.ts';
import { openBase } from './station-base.ts';
import { connectMaintenance } from './connect-maintenance.ts';
import { connectWork } from './connect-work.ts';
import { connectChecks } from './connect-checks.ts';
import { createStart } from './start-station.ts';
import { createClose } from './close-station.ts';

export type { Station, StationOptions } from './station-services.ts';

/**
 * The composition root: opens the data folder and connects the services.
 *
 * @throws StationError STORAGE_FAILED (with a sentence saying what to do) or INVALID_REQUEST for a wrong setting.
 * @example const station = await createStation({ dataFolder: '/var/lib/netefatsa' });
 */
export async function createStation(options: StationOptions): Promise<Station> {
  const { clock = systemClock, dataFolder } = options;
  const config = options.config ?? loadConfig(dataFolder).config;
  requireInstalledCountry(config);
  const source = options.keySource ?? defaultKeySource(dataFolder);
  const { store, tell } = options.changesAtStart
    ? await openAtStart(dataFolder, source, clock)
    : { store: await openStore(dataFolder, source, clock), tell: undefined };
  try {
    const shared = config.queue === 'sqlite' ? null : await sharedQueue();
    const station = connectServices(store, source, config, options, shared);
    tell?.(station);
    return station;
  } catch (thrown) {
    store.close();
    throw asStorageFailure(thrown);
  }
}

function connectServices(
  store: Store,
  keySource: KeySource,
  config: StationConfig,
  options: StationOptions,
  shared: SharedQueue | null,
): Station {
  const base = openBase(store, config, options, shared);
  const { clock, newId, logger, events, engine, audit, operators, access, cases } = base;
  const maintenance = connectMaintenance(base, { keySource, restart: options.restart });
  const { backups, retention, letterhead } = maintenance;
  const work = connectWork(base, shared !== null);
  const checks = connectChecks(base, options);
  const services: ConnectedServices = {
    config,
    clock,
    newId,
    logger,
    store,
    events,
    engine,
    audit,
    operators,
    access,
    cases,
    ...maintenance,
    ...work,
    ...checks,
    drafts: createDrafts(store, clock, newId),
    firstDay: createFirstDay({ store, audit, clock, operators, screening: checks.screening, backups }),
    reports: createReports({ cases, audit, retention, letterhead, clock }),
    tokenAttempts: createTokenAttempts(clock),
  };
  return {
    ...services,
    start: createStart(services, base.instance.isOpenIn),
    close: createClose(services, base),
  };
}
