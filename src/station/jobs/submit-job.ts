import { createHash } from 'node:crypto';
import { StationError } from '../../contract/errors/station-error.ts';
import { MAX_BODY_BYTES } from '../../contract/limits.ts';
import { message } from '../../contract/messages/message.ts';
import type { SourceFile } from '../../engine/raster/page.ts';
import { DISK_AGAIN_MS, type JobsOptions } from './jobs-options.ts';
import type { Job, JobsRepository, NewJob } from './jobs-repository.ts';

/** Limit on one client's queued files: ten times the largest request, so that no client fills the disk for all. */
const MOST_QUEUED_BYTES = 10 * MAX_BODY_BYTES;

export type Submission = Omit<NewJob, 'requestId' | 'submittedAt' | 'inputHash'>;

/**
 * Stores a job and returns it. The same idempotency key of the same client returns the first job.
 *
 * @throws StationError CONFLICT when the key was used for another request; RATE_LIMITED (QUEUED_BYTES).
 */
export function submitJob(
  { store, clock, newId }: Pick<JobsOptions, 'store' | 'clock' | 'newId'>,
  repository: JobsRepository,
  submission: Submission,
): Job {
  const inputHash = hashOf(submission);
  return store.write(() => {
    const before = submission.idempotencyKey
      ? repository.findByKey(submission.clientId, submission.idempotencyKey)
      : null;
    if (before && before.inputHash !== inputHash)
      throw new StationError('CONFLICT', message('requestRefusals.keyReused'), {
        reason: 'IDEMPOTENCY_KEY_REUSED',
      });
    if (before) return before;
    refuseBeyondQuota(repository, submission);
    const requestId = newId();
    repository.insert({ ...submission, requestId, inputHash, submittedAt: clock.now() });
    return repository.find(requestId)!;
  });
}

function refuseBeyondQuota(repository: JobsRepository, { clientId, files }: Submission): void {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (repository.queuedBytes(clientId) + bytes <= MOST_QUEUED_BYTES) return;
  throw new StationError('RATE_LIMITED', message('serviceRefusals.manyWaiting'), {
    reason: 'QUEUED_BYTES',
    retryAfterSeconds: DISK_AGAIN_MS / 1_000,
  });
}

/** Fingerprint of a request, to check that a repeated idempotency key repeats it. */
function hashOf(submission: Submission): string {
  const hash = createHash('sha256');
  const { files, idempotencyKey: _key, path: _path, ...rest } = submission;
  hash.update(JSON.stringify(rest, Object.keys(rest).sort()));
  for (const file of files as readonly SourceFile[])
    hash.update(createHash('sha256').update(file.bytes).digest());
  return hash.digest('hex');
}
