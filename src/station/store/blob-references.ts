import type { Database } from 'better-sqlite3';
import type { BlobId } from './blobs.ts';

/** Every table that names blobs, in a column `blob`. The file of a blob that none of them names may go. */
const TABLES = ['case_blobs', 'draft_files', 'customer_runs'] as const;

/** Every blob that something still refers to, each once. */
export function referencedBlobs(database: Database): BlobId[] {
  return database
    .prepare<[], BlobId>(TABLES.map((table) => `SELECT blob FROM ${table}`).join(' UNION '))
    .pluck()
    .all();
}

/** Up to `count` blobs that something refers to, in the order of their ids, after this one. */
export function referencedBlobsAfter(database: Database, after: BlobId, count: number): BlobId[] {
  return database
    .prepare<unknown[], BlobId>(
      `${TABLES.map((table) => `SELECT blob FROM ${table} WHERE blob > @after`).join(' UNION ')} ORDER BY blob LIMIT @count`,
    )
    .pluck()
    .all({ after, count });
}

/** Does anything still refer to this blob? */
export function isReferenced(database: Database, blob: BlobId): boolean {
  return TABLES.some(
    (table) => database.prepare(`SELECT 1 FROM ${table} WHERE blob = ? LIMIT 1`).get(blob) !== undefined,
  );
}
