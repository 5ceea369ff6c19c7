import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { JobStatus } from '../../contract/asynchronous.ts';
import { Category, ProcessingMode } from '../../contract/categories.ts';
import type { SourceFile } from '../../engine/raster/page.ts';

/** Shape of the result: that of the path family the job was submitted under. */
export const JobShape = z.enum(['flat', 'analysis', 'structured']);
export type JobShape = z.infer<typeof JobShape>;

const Row = z.object({
  request_id: z.string(),
  client_id: z.string(),
  shape: JobShape,
  path: z.string().nullable(),
  category: Category.nullable(),
  mode: ProcessingMode,
  include_raw_text: z.number(),
  webhook_url: z.string().nullable(),
  input_hash: z.string(),
  status: JobStatus,
  attempts: z.number(),
  failures: z.number(),
  submitted_at: z.number(),
  finished_at: z.number().nullable(),
  result: z.string().nullable(),
});

export interface Job {
  readonly requestId: string;
  readonly clientId: string;
  readonly shape: JobShape;
  /** Request path; null for a job from an earlier version. */
  readonly path: string | null;
  readonly category: Category | null;
  readonly mode: ProcessingMode;
  readonly includeRawText: boolean;
  readonly webhookUrl: string | null;
  readonly inputHash: string;
  readonly status: JobStatus;
  /** Number of starts, and of failures that may pass. */
  readonly attempts: number;
  readonly failures: number;
  readonly submittedAt: number;
  readonly finishedAt: number | null;
  readonly result: Record<string, unknown> | null;
}

export type NewJob = Pick<
  Job,
  | 'requestId'
  | 'clientId'
  | 'shape'
  | 'path'
  | 'category'
  | 'mode'
  | 'includeRawText'
  | 'webhookUrl'
  | 'inputHash'
  | 'submittedAt'
> & { readonly idempotencyKey: string | null; readonly files: readonly SourceFile[] };

/** Maximum delay of a retry: a later one was written before the clock was set back. */
const LONGEST_DELAY_MS = 60 * 60_000;

const COLUMNS = `request_id, client_id, shape, path, category, mode, include_raw_text, webhook_url, input_hash, status, attempts, failures,
  submitted_at, finished_at, result`;

function fromRow(raw: unknown): Job {
  const row = Row.parse(raw);
  return {
    requestId: row.request_id,
    clientId: row.client_id,
    shape: row.shape,
    path: row.path,
    category: row.category,
    mode: row.mode,
    includeRawText: row.include_raw_text === 1,
    webhookUrl: row.webhook_url,
    inputHash: row.input_hash,
    status: row.status,
    attempts: row.attempts,
    failures: row.failures,
    submittedAt: row.submitted_at,
    finishedAt: row.finished_at,
    result: row.result === null ? null : z.record(z.string(), z.unknown()).parse(JSON.parse(row.result)),
  };
}

export type JobsRepository = ReturnType<typeof jobsRepository>;

/** Rows of asynchronous verifications and of their files. Callers wrap several calls in one transaction. */
export function jobsRepository(database: Database) {
  const insert = database.prepare(
    `INSERT INTO jobs (request_id, client_id, shape, path, category, mode, include_raw_text, webhook_url, idempotency_key, input_hash, status,
       available_at, submitted_at)
     VALUES (@requestId, @clientId, @shape, @path, @category, @mode, @includeRawText, @webhookUrl, @idempotencyKey, @inputHash, 'QUEUED',
       @submittedAt, @submittedAt)`,
  );
  const insertFile = database.prepare(
    `INSERT INTO job_files (request_id, position, name, bytes) VALUES (?, ?, ?, ?)`,
  );
  const byId = database.prepare(`SELECT ${COLUMNS} FROM jobs WHERE request_id = ?`);
  const byKey = database.prepare(`SELECT ${COLUMNS} FROM jobs WHERE client_id = ? AND idempotency_key = ?`);
  const files = database.prepare(`SELECT name, bytes FROM job_files WHERE request_id = ? ORDER BY position`);
  const dropFiles = database.prepare(`DELETE FROM job_files WHERE request_id = ?`);
  const claim = database.prepare(
    `UPDATE jobs SET status = 'RUNNING', claimed_by = @pid, attempts = attempts + 1 WHERE request_id =
       (SELECT request_id FROM jobs WHERE status = 'QUEUED' AND (available_at <= @now OR available_at > @now + ${LONGEST_DELAY_MS})
        ORDER BY available_at, rowid LIMIT 1)
     RETURNING ${COLUMNS}`,
  );
  const nextAt = database.prepare(`SELECT min(available_at) FROM jobs WHERE status = 'QUEUED'`).pluck();
  const requeue = database.prepare(
    `UPDATE jobs SET status = 'QUEUED', claimed_by = NULL, available_at = ?, failures = failures + ? WHERE request_id = ? AND status = 'RUNNING'`,
  );
  const defer = database.prepare(
    `UPDATE jobs SET status = 'QUEUED', claimed_by = NULL, available_at = ?, attempts = attempts - 1 WHERE request_id = ? AND status = 'RUNNING'`,
  );
  const queuedBytes = database
    .prepare(
      `SELECT coalesce(sum(length(bytes)), 0) FROM job_files WHERE request_id IN
         (SELECT request_id FROM jobs WHERE client_id = ? AND status IN ('QUEUED', 'RUNNING'))`,
    )
    .pluck();
  const finish = database.prepare(
    `UPDATE jobs SET status = ?, result = ?, finished_at = ?, claimed_by = NULL WHERE request_id = ? AND status = 'RUNNING'`,
  );
  const claimants = database.prepare(`SELECT DISTINCT claimed_by FROM jobs WHERE status = 'RUNNING'`).pluck();
  const release = database.prepare(
    `UPDATE jobs SET status = 'QUEUED', claimed_by = NULL WHERE status = 'RUNNING' AND claimed_by IS ?`,
  );
  const forget = database.prepare(
    `UPDATE jobs SET result = NULL WHERE finished_at < ? AND result IS NOT NULL`,
  );
  const counts = database.prepare(
    `SELECT status, count(*) AS n FROM jobs WHERE status IN ('QUEUED', 'RUNNING') GROUP BY status`,
  );

  return {
    insert({ files: sources, includeRawText, ...job }: NewJob): void {
      insert.run({ ...job, includeRawText: includeRawText ? 1 : 0 });
      sources.forEach((file, position) => insertFile.run(job.requestId, position, file.name, file.bytes));
    },
    find: (requestId: string): Job | null => {
      const row = byId.get(requestId);
      return row ? fromRow(row) : null;
    },
    findByKey: (clientId: string, key: string): Job | null => {
      const row = byKey.get(clientId, key);
      return row ? fromRow(row) : null;
    },
    files: (requestId: string): SourceFile[] => files.all(requestId) as SourceFile[],
    /** Claims the job that has waited longest; also one delayed by a clock that ran ahead. */
    claim: (pid: number, now: number): Job | null => {
      const row = claim.get({ pid, now });
      return row ? fromRow(row) : null;
    },
    nextAt: (): number | null => nextAt.get() as number | null,
    requeue: (requestId: string, availableAt: number, failed: boolean): void => {
      requeue.run(availableAt, failed ? 1 : 0, requestId);
    },
    /** Back into the queue, not counted as started: the job was not at fault. */
    defer: (requestId: string, availableAt: number): void => void defer.run(availableAt, requestId),
    /** Bytes of a client's files that are queued or being worked on. */
    queuedBytes: (clientId: string): number => queuedBytes.get(clientId) as number,
    /** False when the job was not running: another process finished it. */
    finish(requestId: string, status: 'COMPLETED' | 'FAILED', result: unknown, at: number): boolean {
      const done = finish.run(status, JSON.stringify(result), at, requestId).changes === 1;
      if (done) dropFiles.run(requestId);
      return done;
    },
    claimants: (): (number | null)[] => claimants.all() as (number | null)[],
    release: (pid: number | null): number => release.run(pid).changes,
    /** Results hold personal data: when they expire only the fact of the request stays. */
    forgetResults: (finishedBefore: number): number => forget.run(finishedBefore).changes,
    counts: (): { waiting: number; running: number } => {
      const rows = counts.all() as { status: string; n: number }[];
      const of = (status: string) => rows.find((row) => row.status === status)?.n ?? 0;
      return { waiting: of('QUEUED'), running: of('RUNNING') };
    },
  };
}
