import type { ErrorCode } from '../../contract/errors/catalogue.ts';
import { namingFile } from '../../contract/errors/refused-file.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import type { Verification } from '../../contract/verification.ts';
import { presentError } from '../presenters/errors.ts';
import type { JobsOptions } from './jobs-options.ts';
import type { Job, JobsRepository } from './jobs-repository.ts';
import { presentJob } from './present-job.ts';

/** Starts of one job, including crashes of the station, before it is given up. */
export const MAX_STARTS = 10;
/** Failures that may pass (a time-out on this document) before the job fails. */
const MAX_FAILURES = 3;
const RETRY_AFTER_MS = 2_000;
/** How long to wait for a faulty station: health reports it, and somebody repairs it within a working day. */
const WAITED_FOR_MS = DAY_MS;
/** Each attempt leaves a case marked as failed: some fifty in a day. */
const LONGEST_WAIT_MS = 30 * 60_000;

/** Faults not caused by a document, unless the engine answers others meanwhile. */
const OF_THE_STATION: ReadonlySet<ErrorCode> = new Set([
  'PROCESSING_FAILED',
  'ENGINE_UNAVAILABLE',
  'STORAGE_FAILED',
  'STORAGE_FULL',
]);

/** Settles jobs that were started: each is finished with its result, failed, or retried. */
export function createSettling(options: JobsOptions, repository: JobsRepository) {
  const { store, clock, answered } = options;
  /** Engine calls answered when this process first started a job. */
  const answeredAtStart = new Map<string, number>();

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

  /**
   * Did the station fail, not the job? If other documents are answered meanwhile the engine works, and the failure
   * counts as the document's own.
   */
  function isWaitedFor(job: Job, error: StationError): boolean {
    if (!OF_THE_STATION.has(error.code) || clock.now() - job.submittedAt > WAITED_FOR_MS) return false;
    return error.code !== 'PROCESSING_FAILED' || answered() === answeredAtStart.get(job.requestId);
  }

  const waitOf = (job: Job): number =>
    Math.min(LONGEST_WAIT_MS, Math.max(RETRY_AFTER_MS, clock.now() - job.submittedAt));

  return {
    begun(requestId: string): void {
      if (!answeredAtStart.has(requestId)) answeredAtStart.set(requestId, answered());
    },
    /** Call it inside the transaction of the verification, which may belong to no job. */
    completed(requestId: string, verification: Verification): void {
      const job = repository.find(requestId);
      if (job?.status === 'RUNNING') finish(job, 'COMPLETED', presentJob(job, verification, options.assess));
    },
    /** As `completed`: fails a job with a permanent failure. */
    failed(requestId: string, error: StationError): void {
      const job = repository.find(requestId);
      if (job?.status === 'RUNNING' && !isWaitedFor(job, error) && !mayPass(job, error)) fail(job, error);
    },
    /** Remaining failures: temporary ones, or before the case was opened. */
    rest(requestId: string, error: StationError): void {
      store.write(() => {
        const job = repository.find(requestId);
        if (job?.status !== 'RUNNING') return;
        if (isWaitedFor(job, error)) repository.defer(requestId, clock.now() + waitOf(job));
        else if (mayPass(job, error))
          repository.requeue(requestId, clock.now() + RETRY_AFTER_MS * (job.failures + 1), true);
        else fail(job, error);
      });
    },
  };
}

function mayPass(job: Job, error: StationError): boolean {
  return (
    error.entry.retryable &&
    error.code !== 'INTERNAL' &&
    job.failures + 1 < MAX_FAILURES &&
    job.attempts < MAX_STARTS
  );
}
