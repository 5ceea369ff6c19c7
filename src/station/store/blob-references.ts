import type { Database } from 'better-sqlite3';
import type { BlobId } from './blobs.ts';

/** Every table with a column `blob` of blob ids. The file of an unreferenced blob may be deleted. */
const TABLES = ['case_blobs', 'draft_files', 'customer_runs'] as const;

/** Every referenced blob, each once. */
export function referencedBlobs(database: Database): BlobId[] {
  return database
    .prepare<[], BlobId>(TABLES.map((table) => `SELECT blob FROM ${table}`).join(' UNION '))
    .pluck()
    .all();
}

/** Up to `count` referenced blobs after this one, by id. */
export function referencedBlobsAfter(database: Database, after: BlobId, count: number): BlobId[] {
  return database
    .prepare<unknown[], BlobId>(
      `${TABLES.map((table) => `SELECT blob FROM ${table} WHERE blob > @after`).join(' UNION ')} ORDER BY blob LIMIT @count`,
    )
    .pluck()
    .all({ after, count });
}

/** Is this blob still referenced? */
export function isReferenced(database: Database, blob: BlobId): boolean {
  return TABLES.some(
    (table) => database.prepare(`SELECT 1 FROM ${table} WHERE blob = ? LIMIT 1`).get(blob) !== undefined,
  );
}
