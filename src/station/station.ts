import { pino } from 'pino';
import type { StationConfig } from '../contract/config.ts';
import { childProcessStarter } from '../engine/child-process.ts';
import { createAccess } from './access/access.ts';
import { systemActor } from './actor.ts';
import { createLimits } from './access/limits.ts';
import { createTokenAttempts } from './access/token-attempts.ts';
import { openAuditLog } from './audit/audit-log.ts';
import { headToText } from './audit/heads.ts';
import { timeOfNewestRecord } from './audit/newest-record.ts';
import { createBackups } from './backup/backups.ts';
import { openAtStart } from './backup/open-at-start.ts';
import { createRestores } from './backup/restores.ts';
import { createChips } from './chip/chip.ts';
import { closeInTurn, nameOfError } from './close-in-turn.ts';
import { createCases } from './casework/cases.ts';
import { newUuid, systemClock } from './clock.ts';
import { loadConfig } from './config.ts';
import { createStationEngines } from './station-engines.ts';
import { sharedQueue, type SharedQueue } from './queue/shared-queue.ts';
import { createEventBus } from './events.ts';
import { createWatch } from './health/watch.ts';
import { createHousekeeping } from './housekeeping.ts';
import { rememberFaces } from './faces/remember-faces.ts';
import { BEAT_MS, registerInstance } from './instances.ts';
import { besideOthers } from './in-pieces.ts';
import { repeat } from './repeat.ts';
import { createLiveness } from './liveness/liveness.ts';
import { createOperators } from './operators/operators.ts';
import { createJobs } from './jobs/jobs.ts';
import { createFirstDay } from './first-day/first-day.ts';
import { createDrafts } from './drafts/drafts.ts';
import { createReports } from './report/reports.ts';
import { createLetterheads } from './letterhead/letterhead.ts';
import { createClockDoubt } from './retention/doubtful-clock.ts';
import { createRetention } from './retention/retention.ts';
import { createOnboarding } from './onboarding/onboarding.ts';
import { createRegistry } from './registry/registry.ts';
import { createScreening } from './screening/screening.ts';
import { defaultKeySource, isKeyBesideData, secretPlaces, type KeySource } from './store/key-sources.ts';
import { asStorageFailure } from './store/failures.ts';
import { diskOf, hasRoom } from './store/disk.ts';
import { makeReclaimable, reclaim } from './store/reclaim.ts';
import { openStore, type Store } from './store/store.ts';
import { inspect } from './verification/inspect.ts';
import { announceEvents } from './webhooks/announce.ts';
import { createWebhooks } from './webhooks/webhooks.ts';
import { verify } from './verification/verify.ts';
import { whose } from './verification/whose.ts';
import type { VerificationContext } from './verification/verification-context.ts';
import type { Station, StationOptions } from './station-services.ts';

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
  const { engine, failuresInARow } = outcomes;

  const audit = openAuditLog(store, clock);
  const lastKnown = timeOfNewestRecord(audit);
  const instance = registerInstance(store, audit, clock, newId);
  const stopBeating = repeat(BEAT_MS, () => store.database.open && instance.beat(), {
    onError: (thrown) => logger.error({ task: 'beat', error: nameOfError(thrown) }, 'housekeeping failed'),
  });
  const operators = createOperators(store, audit, clock, newId, config.operators);
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
    restart: options.restart,
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
  const verification: VerificationContext = { store, audit, cases, engine, events, config, clock, newId };

  const disk = diskOf(store.folder);
  const limits = createLimits(store.folder);
  const { allowedReceivers, caFile } = config.webhooks;
  const auditHead = (): string => headToText(audit.recentHead(WEBHOOK_HEAD_AGE_MS));
  const surroundings = { isOpenIn: instance.isOpenIn, isGone: instance.isGone, isClockDoubtful };
  const webhooks = createWebhooks({
    store,
    clock,
    access,
    audit,
    allowedReceivers,
    caFile,
    auditHead,
    surroundings,
  });
  const parallel = shared ? config.queueInFlight : engine.status().processes;
  const jobs = createJobs({
    store,
    clock,
    newId,
    events,
    webhooks,
    surroundings,
    assess: cases.assessments.of,
    verify: (request) => verify(verification, request),
    answered: outcomes.answered,
    hasRoom: () => hasRoom(disk),
    parallel,
  });
  announceEvents(events, webhooks, jobs, cases.assessments.of);
  const screening = createScreening({
    store,
    audit,
    cases,
    clock,
    newId,
    config: config.screening,
    twoPeopleFrom: config.assessment.twoPeopleSanctionsScore,
    onError: (thrown) =>
      logger.error({ error: nameOfError(thrown) }, 'a file of customers was not screened to its end'),
    onNoThreads: (thrown) =>
      logger.warn({ error: nameOfError(thrown) }, 'the threads of the search did not start'),
  });
  const registry = createRegistry({ store, audit, cases, clock, newId });
  const chips = createChips({
    store,
    audit,
    engine,
    readerEngine,
    clock,
    newId,
    cases,
    events,
    config,
    ...(options.hasReaderService ? { hasReaderService: options.hasReaderService } : {}),
    onError: (caseId, thrown) =>
      logger.info({ caseId, error: nameOfError(thrown) }, 'faces not compared with the chip'),
  });
  const onboarding = createOnboarding({ store, cases, audit, clock, config: config.onboarding });
  const random = options.livenessRandom ? { random: options.livenessRandom } : {};
  const liveness = createLiveness({ store, audit, cases, events, newId, engine, config, clock, ...random });
  const faceMemory = rememberFaces({ store, cases, engine, events }, (caseId, thrown) =>
    logger.info({ caseId, error: nameOfError(thrown) }, 'face not kept for the search of duplicates'),
  );

  return {
    config,
    clock,
    newId,
    logger,
    store,
    events,
    engine,
    audit,
    cases,
    drafts: createDrafts(store, clock, newId),
    firstDay: createFirstDay({ store, audit, clock, operators, screening, backups }),
    operators,
    retention,
    letterhead,
    reports: createReports({ cases, audit, retention, letterhead, clock }),
    housekeeping,
    backups,
    restores,
    disk,
    watch,
    verification: {
      parallel,
      verify: (request) => verify(verification, request),
      inspect: (request) => inspect(verification, request),
      whose: (request) => whose(verification, request),
    },
    access,
    limits,
    tokenAttempts: createTokenAttempts(clock),
    jobs,
    webhooks,
    screening,
    registry,
    chips,
    onboarding,
    liveness,
    faceMemory,
    start: () => {
      if (isKeyBesideData(store.folder)) logger.warn('the key lies beside the data: see docs/operations.md');
      makeReclaimable(store);
      engine.warm();
      jobs.start();
      housekeeping.start();
      watch.start();
      webhooks.start();
      screening.customerRuns.takeUp(instance.isOpenIn);
      void besideOthers(cases.marks.readAhead(), () => store.database.open).catch((thrown: unknown) =>
        logger.error({ error: nameOfError(thrown) }, 'faces were not read ahead of the first search'),
      );
      void screening
        .finishComparing(systemActor('screening'))
        .catch((thrown: unknown) =>
          logger.error({ error: nameOfError(thrown) }, 'customers were not compared with the new lists'),
        );
    },
    close: async () => {
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
    },
  };
}

/** How long running jobs and deliveries may take to finish before they go back into the queue. */
const STOP_GRACE_MS = 5_000;

/** A webhook carries a head of the audit log that is at most so old. */
const WEBHOOK_HEAD_AGE_MS = 10_000;
