import { pino, type Logger } from 'pino';
import type { StationConfig } from '../contract/config.ts';
import { childProcessStarter } from '../engine/child-process.ts';
import { lacksInstructions, processorWarning } from '../engine/processor.ts';
import type { StartEngineProcess } from '../engine/protocol.ts';
import { createAccess, type Access } from './access/access.ts';
import { systemActor } from './actor.ts';
import { createLimits, type Limits } from './access/limits.ts';
import { createTokenAttempts, type TokenAttempts } from './access/token-attempts.ts';
import { openAuditLog, type AuditLog } from './audit/audit-log.ts';
import { headToText } from './audit/heads.ts';
import { timeOfNewestRecord } from './audit/newest-record.ts';
import { createBackups, type Backups } from './backup/backups.ts';
import { rotateWhenAsked, tellFailedRotation } from './backup/rotation-request.ts';
import { createChips, type Chips } from './chip/chip.ts';
import { createCases, type Cases } from './cases/cases.ts';
import { newUuid, systemClock, type Clock, type NewId } from './clock.ts';
import { loadConfig } from './config.ts';
import { createEngine, type Engine } from './engine.ts';
import { queueKeyFile, readQueueKey } from './queue/queue-key.ts';
import { createSharedEngine } from './queue/shared-engine.ts';
import { createEventBus, type EventBus } from './events.ts';
import { countOutcomes } from './health/call-outcomes.ts';
import { createWatch, type Watch } from './health/watch.ts';
import { createHousekeeping, type Housekeeping } from './housekeeping.ts';
import { rememberFaces, type FaceMemory } from './faces/remember-faces.ts';
import { BEAT_MS, registerInstance } from './instances.ts';
import { repeat } from './repeat.ts';
import { createLiveness, type Liveness } from './liveness/liveness.ts';
import type { RandomInteger } from './liveness/plan.ts';
import { createOperators, type Operators } from './operators/operators.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createDrafts, type Drafts } from './drafts/drafts.ts';
import { createReports, type Reports } from './report/reports.ts';
import { createClockDoubt } from './retention/doubtful-clock.ts';
import { createRetention, type Retention } from './retention/retention.ts';
import { createOnboarding, type Onboarding } from './onboarding/onboarding.ts';
import { createRegistry, type Registry } from './registry/registry.ts';
import { createScreening, type Screening } from './screening/screening.ts';
import { defaultKeySource, isKeyBesideData, type KeySource } from './store/key-sources.ts';
import { asStorageFailure } from './store/failures.ts';
import { diskOf, hasRoom, type Disk } from './store/disk.ts';
import { makeReclaimable, reclaim } from './store/reclaim.ts';
import { openStore, type Store } from './store/store.ts';
import { inspect, type InspectOptions } from './verification/inspect.ts';
import { announceEvents } from './webhooks/announce.ts';
import { createWebhooks, type Webhooks } from './webhooks/webhooks.ts';
import { verify, type VerifyOptions } from './verification/verify.ts';
import { type VerificationContext } from './verification/verification-context.ts';
import type { ForensicReport } from '../contract/forensics.ts';
import type { Verification } from '../contract/verification.ts';

export interface StationOptions {
  /** Made when it does not exist. */
  readonly dataFolder: string;
  /** Default: {@link loadConfig}. */
  readonly config?: StationConfig;
  readonly clock?: Clock;
  readonly newId?: NewId;
  /** Default: child processes of this Node. */
  readonly startEngine?: StartEngineProcess;
  /** Default: {@link defaultKeySource}. */
  readonly keySource?: KeySource;
  /** Carries out a rotation of keys that was asked for; for programs that go on running. */
  readonly rotateKeysWhenAsked?: boolean;
  /** Decides the order of liveness challenges; default: the system's secure generator. */
  readonly livenessRandom?: RandomInteger;
  /** Default: JSON lines on stderr at `config.log.level`. */
  readonly logger?: Logger;
}

/** Everything a station does, one service each. Routers, commands and screens are built over these. */
export interface Station {
  readonly config: StationConfig;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: Logger;
  readonly store: Store;
  readonly events: EventBus;
  readonly engine: Engine;
  readonly audit: AuditLog;
  readonly cases: Cases;
  /** Captured and not yet verified. */
  readonly drafts: Drafts;
  readonly operators: Operators;
  readonly retention: Retention;
  readonly reports: Reports;
  readonly housekeeping: Housekeeping;
  readonly backups: Backups;
  /** The disk that holds the data folder. */
  readonly disk: Disk;
  /** What is looked after in the background, for health. */
  readonly watch: Watch;
  readonly verification: {
    verify(options: VerifyOptions): Promise<Verification>;
    inspect(options: InspectOptions): Promise<ForensicReport>;
  };
  /** API clients, credentials, tokens, and the limits of their plans. */
  readonly access: Access;
  readonly limits: Limits;
  readonly tokenAttempts: TokenAttempts;
  readonly liveness: Liveness;
  readonly faceMemory: FaceMemory;
  /** Both work only once they were started; a command that looks something up starts neither. */
  readonly jobs: Jobs;
  readonly webhooks: Webhooks;
  readonly screening: Screening;
  readonly registry: Registry;
  /** Chips of passports and identity cards. */
  readonly chips: Chips;
  readonly onboarding: Onboarding;
  /** Goes to work: engines, waiting jobs, deliveries, the hourly sweep. */
  start(): void;
  /** Signs a last head, stops the engines, closes the database. */
  close(): Promise<void>;
}

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
  let store = await openStore(dataFolder, source, clock);
  try {
    const rotation = options.rotateKeysWhenAsked ? await rotateWhenAsked(store, source, clock) : null;
    if (rotation) store = await openStore(dataFolder, source, clock);
    const station = connectServices(store, config, options);
    if (rotation?.failure) tellFailedRotation(station, rotation.failure);
    return station;
  } catch (thrown) {
    store.close();
    throw asStorageFailure(thrown);
  }
}

function connectServices(store: Store, config: StationConfig, options: StationOptions): Station {
  const { clock = systemClock, newId = newUuid } = options;
  const logger = options.logger ?? pino({ level: config.log.level }, pino.destination(2));
  const events = createEventBus((kind, thrown) =>
    logger.error({ kind, error: nameOf(thrown) }, 'event listener failed'),
  );
  const processor = processorWarning();
  if (processor) logger.warn(processor);
  const local = createEngine(options.startEngine ?? childProcessStarter(), config.engine, (why) =>
    logger.warn(
      { why },
      lacksInstructions(why)
        ? 'engine process replaced: this processor lacks instructions (AVX) that the models need'
        : 'engine process replaced',
    ),
  );
  const shared = config.queue !== 'sqlite';
  const outcomes = countOutcomes(
    shared
      ? createSharedEngine(local, {
          url: config.queue,
          key: readQueueKey(queueKeyFile(store.folder), true),
          onError: (error) => logger.warn({ error: error.name }, 'queue connection'),
        })
      : local,
    logger,
  );
  const { engine, failuresInARow } = outcomes;

  const audit = openAuditLog(store, clock);
  const lastKnown = timeOfNewestRecord(audit);
  const instance = registerInstance(store, audit, clock, newId);
  const stopBeating = repeat(BEAT_MS, () => store.database.open && instance.beat(), {
    onError: (thrown) => logger.error({ task: 'beat', error: nameOf(thrown) }, 'housekeeping failed'),
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
  const housekeeping = createHousekeeping({
    audit,
    retention,
    reclaim: () => void reclaim(store),
    isClockDoubtful,
    onClockDoubtful: () =>
      logger.warn('the clock is far ahead of the last record: nothing is erased for a day'),
    onError: (task, thrown) => logger.error({ task, error: nameOf(thrown) }, 'housekeeping failed'),
  });
  const backups = createBackups({ store, audit, clock, nameOf: nameOfActor });
  const verification: VerificationContext = { store, audit, cases, engine, events, config, clock, newId };

  const disk = diskOf(store.folder);
  const limits = createLimits(store.folder);
  const { allowedReceivers } = config.webhooks;
  const auditHead = (): string => headToText(audit.recentHead(WEBHOOK_HEAD_AGE_MS));
  const surroundings = { isOpenIn: instance.isOpenIn, isGone: instance.isGone, isClockDoubtful };
  const webhooks = createWebhooks({
    store,
    clock,
    access,
    audit,
    allowedReceivers,
    auditHead,
    surroundings,
  });
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
    parallel: shared ? config.queueInFlight : engine.status().processes,
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
  });
  const registry = createRegistry({ store, audit, cases, clock, newId });
  // Never shared with other stations: the reader stands here.
  const readerEngine = createEngine(
    options.startEngine ?? childProcessStarter(),
    { ...config.engine, processes: READER_PROCESSES },
    (why) => logger.warn({ why }, 'process of the card readers replaced'),
  );
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
    onError: (caseId, thrown) =>
      logger.info({ caseId, error: nameOf(thrown) }, 'faces not compared with the chip'),
  });
  const onboarding = createOnboarding({ store, cases, audit, clock, config: config.onboarding });
  const random = options.livenessRandom ? { random: options.livenessRandom } : {};
  const liveness = createLiveness({ store, audit, cases, events, newId, engine, config, clock, ...random });
  const faceMemory = rememberFaces({ store, cases, engine, events }, (caseId, thrown) =>
    logger.info({ caseId, error: nameOf(thrown) }, 'face not kept for the search of duplicates'),
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
    operators,
    retention,
    reports: createReports({ cases, audit, retention, clock }),
    housekeeping,
    backups,
    disk,
    watch,
    verification: {
      verify: (request) => verify(verification, request),
      inspect: (request) => inspect(verification, request),
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
      void screening
        .finishComparing(systemActor('screening'))
        .catch((thrown: unknown) =>
          logger.error({ error: nameOf(thrown) }, 'customers were not compared with the new lists'),
        );
    },
    close: async () => {
      const steps: readonly (() => unknown)[] = [
        housekeeping.stop,
        watch.stop,
        stopBeating,
        backups.close,
        () => Promise.all([jobs.stop(STOP_GRACE_MS), webhooks.stop(STOP_GRACE_MS)]),
        engine.close,
        chips.close,
        audit.close,
        access.close,
        limits.close,
        // Key rotation has closed the store by itself.
        () => store.database.open && audit.head(),
        () => store.database.open && instance.leave(),
      ];
      for (const step of steps) {
        try {
          await step();
        } catch (thrown) {
          // A damaged or full disk must not keep the program from ending; the next start tells what is wrong.
          logger.error({ error: nameOf(thrown) }, 'a step of the shutdown failed');
        }
      }
      store.close();
    },
  };
}

/** Cards are read one after another; the list of readers waits for it. */
const READER_PROCESSES = 1;

/** How long running jobs and deliveries may take to finish before they go back into the queue. */
const STOP_GRACE_MS = 5_000;

/** A webhook carries a head of the audit log that is at most so old. */
const WEBHOOK_HEAD_AGE_MS = 10_000;

const nameOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.constructor.name : typeof thrown;
