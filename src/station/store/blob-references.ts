import type { Database } from 'better-sqlite3';
import type { BlobId } from './blobs.ts';

/** Every table that names blobs, in a column `blob`. The file of a blob that none of them names may go. */
const TABLES = ['case_blobs', 'draft_files'] as const;

/** Every blob that something still refers to, each once. */
export function referencedBlobs(database: Database): BlobId[] {
  return database
    .prepare<[], BlobId>(TABLES.map((table) => `SELECT blob FROM ${table}`).join(' UNION '))
    .pluck()
    .all();
}

/** Does anything still refer to this blob? */
export function isReferenced(database: Database, blob: BlobId): boolean {
  return TABLES.some(
    (table) => database.prepare(`SELECT 1 FROM ${table} WHERE blob = ? LIMIT 1`).get(blob) !== undefined,
  );
}
