import { StationError } from '../../contract/errors/station-error.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import { message } from '../../contract/messages/message.ts';
import { retryWrite } from '../retry-write.ts';
import { createUpkeep } from '../work-queue.ts';
import { createWorkLoop } from '../work-loop.ts';
import { DISK_AGAIN_MS, type JobsOptions } from './jobs-options.ts';
import { jobsRepository, type Job } from './jobs-repository.ts';
import { createSettling, MAX_STARTS } from './settle-job.ts';
import { submitJob, type Submission } from './submit-job.ts';

/** How long a result can be fetched; it was delivered before, and the case keeps its own copy. */
const RESULT_KEPT_MS = 7 * DAY_MS;

/**
 * Asynchronous verifications. A job is on the disk before it is acknowledged; its result and webhook deliveries are
 * written in the verification's own transaction, so after a crash a job is either still to do or completely done.
 */
export function createJobs(options: JobsOptions) {
  const { store, clock, events } = options;
  const repository = jobsRepository(store.database);
  const settle = createSettling(options, repository);
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
    events.on('verification.completed', ({ requestId, verification }) =>
      settle.completed(requestId, verification),
    ),
    events.on('verification.failed', ({ requestId, error }) => settle.failed(requestId, error)),
  ];

  async function work(job: Job): Promise<void> {
    const { requestId, category, mode, clientId } = job;
    settle.begun(requestId);
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
      // The event listener should have stored the result; if it could not, the document counts as unread.
      if (repository.find(requestId)?.status === 'RUNNING') throw new StationError('STORAGE_FAILED');
    } catch (thrown) {
      const error = StationError.from(thrown);
      await retryWrite(
        () => settle.rest(requestId, error),
        () => !loop.isStarted(),
      );
    }
  }

  return {
    /** @throws StationError as `submitJob` */
    submit(submission: Submission): Job {
      const job = submitJob(options, repository, submission);
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
    /** Resumes what a stopped or killed station left, and works until `stop`. */
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
