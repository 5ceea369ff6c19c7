import { createBackups } from './backup/backups.ts';
import { createRestores } from './backup/restores.ts';
import { nameOfError } from './close-in-turn.ts';
import { createWatch } from './health/watch.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createLetterheads } from './letterhead/letterhead.ts';
import { createRetention } from './retention/retention.ts';
import type { KeySource } from './store/key-sources.ts';
import { reclaim } from './store/reclaim.ts';
import type { Station, StationOptions } from './station-services.ts';
import type { StationBase } from './station-base.ts';

/** Retention, backup and health of a station's data. */
export function connectMaintenance(
  base: StationBase,
  { keySource, restart }: { keySource: KeySource; restart: StationOptions['restart'] },
): Pick<Station, 'watch' | 'retention' | 'letterhead' | 'backups' | 'restores' | 'housekeeping'> {
  const { config, clock, newId, logger, store, engine, failuresInARow, audit, lastKnown } = base;
  const { instance, operators, access, nameOfActor, cases, isClockDoubtful } = base;
  const watch = createWatch({ store, clock, logger, failuresInARow, lastKnown, isClockDoubtful });
  const retention = createRetention({ store, audit, clock, newId, cases, config });
  const letterhead = createLetterheads({ store, audit, engine });
  const backups = createBackups({ store, audit, clock, nameOf: nameOfActor });
  const restores = createRestores({
    store,
    audit,
    clock,
    keySource,
    backupFolder: () => backups.state().folder,
    hasUsers: () => operators.isSetUp() || access.list().length > 0,
    hasCompany: instance.hasCompany,
    restart,
  });
  const housekeeping = createHousekeeping({
    audit,
    sweeps: [retention.sweep, restores.sweep],
    reclaim: () => void reclaim(store),
    isClockDoubtful,
    onClockDoubtful: () =>
      logger.warn('the clock is far ahead of the last record: nothing is erased for a day'),
    onError: (task, thrown) => logger.error({ task, error: nameOfError(thrown) }, 'housekeeping failed'),
  });
  return { watch, retention, letterhead, backups, restores, housekeeping };
}
