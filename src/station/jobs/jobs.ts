import { createHash } from 'node:crypto';
import { namingFile } from '../../contract/errors/refused-file.ts';
import type { ErrorCode } from '../../contract/errors/catalogue.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Assessment } from '../../contract/assessment.ts';
import { MAX_BODY_BYTES } from '../../contract/limits.ts';
import type { Verification } from '../../contract/verification.ts';
import { message } from '../../contract/messages/message.ts';
import type { SourceFile } from '../../engine/raster/page.ts';
import type { Clock, NewId } from '../clock.ts';
import type { EventBus } from '../events.ts';
import { presentError } from '../presenters/errors.ts';
import { presentAnalysis, presentFlat } from '../presenters/flat.ts';
import { presentStructured } from '../presenters/structured.ts';
import type { Store } from '../store/store.ts';
import type { VerifyOptions } from '../verification/verify.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { untilWritten } from '../until-written.ts';
import { createUpkeep, type Surroundings } from '../upkeep.ts';
import { createWorkLoop } from '../work-loop.ts';
import { jobsRepository, type Job, type NewJob } from './jobs-repository.ts';

/** Starts of one job, crashes of the station included, before it is given up. */
const MAX_STARTS = 10;
/** Failures that may pass (a time-out of its document) before the job fails. */
const MAX_FAILURES = 3;
const RETRY_AFTER_MS = 2_000;
/** A fault of the station is waited for: somebody is told by health, and repairs it within a working day. */
const WAITED_FOR_MS = 24 * 60 * 60_000;
/** Each attempt leaves a case that says that it failed: some fifty in a day. */
const LONGEST_WAIT_MS = 30 * 60_000;
/** Of one client's files that wait: ten times the largest request, so that no client fills the disk for all. */
const MOST_QUEUED_BYTES = 10 * MAX_BODY_BYTES;
/** While the disk is nearly full nothing is begun; so often it is looked at again. */
const DISK_AGAIN_MS = 30_000;
/** A result can be asked for this long; it was sent to the receiver before, and the case keeps its own copy. */
const RESULT_KEPT_MS = 7 * 24 * 60 * 60_000;

export type Submission = Omit<NewJob, 'requestId' | 'submittedAt' | 'inputHash'>;

export interface JobsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly events: EventBus;
  readonly webhooks: Pick<Webhooks, 'enqueue'>;
  readonly verify: (options: VerifyOptions) => Promise<Verification>;
  readonly surroundings: Surroundings;
  /** What the station concludes from a case. */
  readonly assess: (caseId: string) => Assessment;
  /** Engine calls answered up to now, with a result or a refusal. */
  readonly answered: () => number;
  /** Is there room on the disk for results? */
  readonly hasRoom: () => boolean;
  /** Jobs worked on at the same time. */
  readonly parallel: number;
}

/**
 * Asynchronous verifications. A job is on the disk before it is acknowledged; its result and the deliveries that
 * announce it are written in the transaction of the verification itself, so a crash leaves a job that is either still
 * to do or wholly done.
 */
export function createJobs(options: JobsOptions) {
  const { store, clock, newId, events } = options;
  const repository = jobsRepository(store.database);
  /** Calls the engine had answered when this process began a job first. */
  const answeredAtStart = new Map<string, number>();
  const loop = createWorkLoop({
    parallel: options.parallel,
    begin: () => {
      if (!options.hasRoom()) return null;
      const job = store.write(() => repository.claim(process.pid, clock.now()));
      return job && work(job);
    },
    nextAt: () => {
      const next = repository.nextAt();
      return next === null || options.hasRoom() ? next : Math.max(next, clock.now() + DISK_AGAIN_MS);
    },
    now: () => clock.now(),
  });
  const upkeep = createUpkeep({
    store,
    surroundings: options.surroundings,
    claimants: () => repository.claimants(),
    release: (pid) => {
      if (repository.release(pid) > 0) loop.wake();
    },
    forget: () => repository.forgetResults(clock.now() - RESULT_KEPT_MS),
  });

  const unsubscribe = [
    events.on('verification.completed', ({ requestId, verification }) => {
      const job = repository.find(requestId);
      if (job?.status === 'RUNNING') finish(job, 'COMPLETED', presentJob(job, verification, options.assess));
    }),
    events.on('verification.failed', ({ requestId, error }) => {
      const job = repository.find(requestId);
      if (job?.status === 'RUNNING' && !isWaitedFor(job, error) && !mayPass(job, error)) fail(job, error);
    }),
  ];

  function finish(job: Job, status: 'COMPLETED' | 'FAILED', result: Record<string, unknown>): void {
    answeredAtStart.delete(job.requestId);
    if (!repository.finish(job.requestId, status, result, clock.now())) return;
    const type = status === 'COMPLETED' ? 'verification.completed' : 'verification.failed';
    options.webhooks.enqueue({ type, clientId: job.clientId, result, address: job.webhookUrl });
  }

  function fail(job: Job, error: StationError): void {
    const site = {
      requestId: job.requestId,
      timestamp: new Date(clock.now()).toISOString(),
      instance: job.path ?? '/async/verify',
    };
    const named = StationError.from(namingFile(error, 'documents'));
    const { body } = presentError(named, job.shape === 'structured' ? 'problem' : 'flat', site);
    finish(job, 'FAILED', { ...body });
  }

  async function work(job: Job): Promise<void> {
    const { requestId, category, mode, clientId } = job;
    if (!answeredAtStart.has(requestId)) answeredAtStart.set(requestId, options.answered());
    try {
      if (job.attempts > MAX_STARTS)
        throw new StationError('PROCESSING_FAILED', message('serviceRefusals.stoppedEachTime'));
      const files = repository.files(requestId);
      await options.verify({
        files,
        category,
        mode,
        requestId,
        actor: { kind: 'client', id: clientId },
        priority: 'background',
      });
      // The events have written the result; when they could not, it is as if it had not been read.
      if (repository.find(requestId)?.status === 'RUNNING') throw new StationError('STORAGE_FAILED');
    } catch (thrown) {
      const error = StationError.from(thrown);
      await untilWritten(
        () => settle(requestId, error),
        () => !loop.isStarted(),
      );
    }
  }

  /** What the events have not settled: a failure that may pass, or one before the case was opened. */
  function settle(requestId: string, error: StationError): void {
    store.write(() => {
      const job = repository.find(requestId);
      if (job?.status !== 'RUNNING') return;
      if (isWaitedFor(job, error)) repository.defer(requestId, clock.now() + waitOf(job));
      else if (mayPass(job, error))
        repository.requeue(requestId, clock.now() + RETRY_AFTER_MS * (job.failures + 1), true);
      else fail(job, error);
    });
  }

  /**
   * Did the station fail, not the job? A document that fails while others are answered is counted as a failure of its own: the
   * engine works.
   */
  function isWaitedFor(job: Job, error: StationError): boolean {
    if (!OF_THE_STATION.has(error.code) || clock.now() - job.submittedAt > WAITED_FOR_MS) return false;
    return error.code !== 'PROCESSING_FAILED' || options.answered() === answeredAtStart.get(job.requestId);
  }

  function refuseBeyondQuota({ clientId, files }: Submission): void {
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    if (repository.queuedBytes(clientId) + bytes <= MOST_QUEUED_BYTES) return;
    throw new StationError('RATE_LIMITED', message('serviceRefusals.manyWaiting'), {
      reason: 'QUEUED_BYTES',
      retryAfterSeconds: DISK_AGAIN_MS / 1_000,
    });
  }

  const waitOf = (job: Job): number =>
    Math.min(LONGEST_WAIT_MS, Math.max(RETRY_AFTER_MS, clock.now() - job.submittedAt));

  return {
    /**
     * Keeps the job and answers it. The same idempotency key of the same client answers the first job.
     *
     * @throws StationError CONFLICT when the key was used for another request.
     */
    submit(submission: Submission): Job {
      const inputHash = hashOf(submission);
      const job = store.write(() => {
        const before = submission.idempotencyKey
          ? repository.findByKey(submission.clientId, submission.idempotencyKey)
          : null;
        if (before && before.inputHash !== inputHash)
          throw new StationError('CONFLICT', message('requestRefusals.keyReused'), {
            reason: 'IDEMPOTENCY_KEY_REUSED',
          });
        if (before) return before;
        refuseBeyondQuota(submission);
        const requestId = newId();
        repository.insert({ ...submission, requestId, inputHash, submittedAt: clock.now() });
        return repository.find(requestId)!;
      });
      loop.wake();
      return job;
    },
    /** @throws StationError NOT_FOUND, also for another client's job. */
    find(requestId: string, clientId: string): Job {
      const job = repository.find(requestId);
      if (job?.clientId !== clientId)
        throw new StationError('NOT_FOUND', message('requestRefusals.noRequest'));
      return job;
    },
    /** True when the request is a job: its events are announced by this service, not by the ones for direct calls. */
    isJob: (requestId: string): boolean => repository.find(requestId) !== null,
    webhookUrlOf: (requestId: string): string | null => repository.find(requestId)?.webhookUrl ?? null,
    counts: () => repository.counts(),
    /** Takes up what a stopped or killed station left, and works until `stop`. */
    start(): void {
      upkeep.start();
      loop.start();
    },
    /** Takes no new jobs; running ones have `graceMs` to finish, then go back into the queue. */
    async stop(graceMs: number): Promise<void> {
      upkeep.stop();
      await loop.stop(graceMs);
      if (store.database.open) store.write(() => repository.release(process.pid));
      for (const end of unsubscribe) end();
    },
  };
}
export type Jobs = ReturnType<typeof createJobs>;

/** Faults that no document is to blame for, unless the engine answers others meanwhile. */
const OF_THE_STATION: ReadonlySet<ErrorCode> = new Set([
  'PROCESSING_FAILED',
  'ENGINE_UNAVAILABLE',
  'STORAGE_FAILED',
  'STORAGE_FULL',
]);

function mayPass(job: Job, error: StationError): boolean {
  return (
    error.entry.retryable &&
    error.code !== 'INTERNAL' &&
    job.failures + 1 < MAX_FAILURES &&
    job.attempts < MAX_STARTS
  );
}

function presentJob(
  job: Job,
  verification: Verification,
  assess: JobsOptions['assess'],
): Record<string, unknown> {
  const { caseId } = verification;
  const options = {
    includeRawText: job.includeRawText,
    ...(caseId === null || job.shape !== 'structured' ? {} : { assessment: assess(caseId) }),
  };
  switch (job.shape) {
    case 'flat':
      return presentFlat(verification, options);
    case 'analysis':
      return presentAnalysis(verification, options);
    case 'structured':
      return presentStructured(verification, options);
  }
}

/** Tells whether a repeated idempotency key repeats the same request. */
function hashOf(submission: Submission): string {
  const hash = createHash('sha256');
  const { files, idempotencyKey: _key, path: _path, ...rest } = submission;
  hash.update(JSON.stringify(rest, Object.keys(rest).sort()));
  for (const file of files as readonly SourceFile[])
    hash.update(createHash('sha256').update(file.bytes).digest());
  return hash.digest('hex');
}
