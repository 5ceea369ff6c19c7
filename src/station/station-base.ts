import { pino } from 'pino';
import type { StationConfig } from '../contract/config.ts';
import { childProcessStarter } from '../engine/child-process.ts';
import { createAccess } from './access/access.ts';
import { openAuditLog } from './audit/audit-log.ts';
import { timeOfNewestRecord } from './audit/newest-record.ts';
import { nameOfError } from './close-in-turn.ts';
import { createCases } from './casework/cases.ts';
import { newUuid, systemClock } from './clock.ts';
import { createStationEngines } from './station-engines.ts';
import type { SharedQueue } from './queue/shared-queue.ts';
import { createEventBus } from './events.ts';
import { BEAT_MS, registerInstance } from './instances.ts';
import { repeat } from './repeat.ts';
import { createOperators } from './operators/operators.ts';
import { createClockDoubt } from './retention/doubtful-clock.ts';
import { secretPlaces } from './store/key-sources.ts';
import type { Store } from './store/store.ts';
import type { StationOptions } from './station-services.ts';

/** Foundation of the other services. */
export type StationBase = ReturnType<typeof openBase>;

export function openBase(
  store: Store,
  config: StationConfig,
  options: StationOptions,
  shared: SharedQueue | null,
) {
  const { clock = systemClock, newId = newUuid } = options;
  const logger = options.logger ?? pino({ level: config.log.level }, pino.destination(2));
  const events = createEventBus((kind, thrown) =>
    logger.error({ kind, error: nameOfError(thrown) }, 'event listener failed'),
  );
  const { outcomes, readerEngine } = createStationEngines({
    start: options.startEngine ?? childProcessStarter(undefined, secretPlaces(store.folder)),
    config,
    shared,
    folder: store.folder,
    logger,
  });
  const { engine, failuresInARow, answered } = outcomes;

  const audit = openAuditLog(store, clock);
  const lastKnown = timeOfNewestRecord(audit);
  const instance = registerInstance(store, audit, clock, newId);
  const stopBeating = repeat(BEAT_MS, () => store.database.open && instance.beat(), {
    onError: (thrown) => logger.error({ task: 'beat', error: nameOfError(thrown) }, 'housekeeping failed'),
  });
  const operators = createOperators(store, audit, clock, newId, config.operators, options.passwordCost);
  const access = createAccess({ store, clock, audit });
  const nameOfActor = (actorId: string): string =>
    operators.byId(actorId)?.name ?? access.find(actorId)?.name ?? actorId;
  const cases = createCases({
    store,
    audit,
    clock,
    newId,
    instance: instance.id,
    config,
    events,
    nameOf: nameOfActor,
  });
  const isClockDoubtful = createClockDoubt(() => clock.now(), lastKnown);

  return {
    config,
    clock,
    newId,
    logger,
    store,
    events,
    engine,
    failuresInARow,
    answered,
    readerEngine,
    audit,
    lastKnown,
    instance,
    stopBeating,
    operators,
    access,
    nameOfActor,
    cases,
    isClockDoubtful,
  };
}
