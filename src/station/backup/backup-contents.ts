import { hash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import { latestHead } from '../audit/heads.ts';
import type { SignedHead } from '../audit/signing.ts';
import { isReferenced } from '../store/blob-references.ts';
import { currentBlobKey, type BlobId } from '../store/blobs.ts';
import { storageFailure } from '../store/failures.ts';
import { codeKeyOf, haveTheirCodes, PAGE_BYTES } from '../store/page-codes.ts';
import type { Store } from '../store/store.ts';
import { fillFrom } from '../store/whole-io.ts';
import { nameOf, type PieceName } from './pack.ts';
import type { Pieces } from './pieces.ts';
import { withStillDatabase } from './still-database.ts';

/**
 * Unit compared with earlier backups: 16 pages. A day's changes are spread over the file, so smaller pieces write less
 * and larger ones need fewer names; docs/performance.md has the cost of a day.
 */
const PIECE_BYTES = 16 * PAGE_BYTES;
/** Bytes per read. */
const STRETCH_BYTES = 64 * PIECE_BYTES;
/** SQLite never reads nor writes the page here, where Windows locks bytes (https://www.sqlite.org/fileformat.html#the_lock_byte_page). */
const LOCK_BYTES_AT = 1024 ** 3;

/** What a backup refers to. */
export interface Contents {
  readonly head: SignedHead;
  readonly databaseBytes: number;
  /** The pieces of the database file, in their order. */
  readonly database: readonly PieceName[];
  readonly blobs: readonly BlobId[];
  readonly blobBytes: number;
  readonly blobKey: number;
  readonly damaged: number;
}

/** Adds the pieces that no earlier backup holds. @returns the names of all pieces */
export async function addContents(store: Store, pieces: Pieces): Promise<Contents> {
  const still = await withStillDatabase(store, (view) => ({
    // One was signed just before.
    head: latestHead(view)!,
    ...addDatabase(store, view, pieces),
    blobKey: currentBlobKey(view),
    // Files of cases only: drafts are no records (ADR 74).
    named: view.prepare<[], BlobId>('SELECT DISTINCT blob FROM case_blobs ORDER BY blob').pluck().all(),
  }));
  const { named, ...rest } = still;
  return { ...rest, ...addBlobs(store, pieces, named, still.blobKey) };
}

/** Adds the pieces of the database file that no earlier backup holds. Each page is authenticated. */
function addDatabase(
  store: Store,
  view: Database,
  pieces: Pieces,
): Pick<Contents, 'database' | 'databaseBytes'> {
  const databaseBytes = (view.pragma('page_count', { simple: true }) as number) * PAGE_BYTES;
  const codeKey = codeKeyOf(store.descriptor, store.key);
  const stretch = Buffer.alloc(STRETCH_BYTES);
  const names: PieceName[] = [];
  for (let at = 0; at < databaseBytes; at += STRETCH_BYTES) {
    const part = stretch.subarray(0, Math.min(STRETCH_BYTES, databaseBytes - at));
    const skipped = at === LOCK_BYTES_AT ? PAGE_BYTES : 0;
    part.fill(0, 0, skipped);
    if (!fillFrom(store.descriptor, part.subarray(skipped), at + skipped)) throw damagedDatabase();
    for (let from = 0; from < part.length; from += PIECE_BYTES) {
      const piece = part.subarray(from, Math.min(from + PIECE_BYTES, part.length));
      const name = pieceName(piece);
      names.push(name);
      if (pieces.has(name)) continue;
      if (!haveTheirCodes(codeKey, piece, (at + from) / PAGE_BYTES + 1)) throw damagedDatabase();
      pieces.add(name, piece);
    }
  }
  return { database: names, databaseBytes };
}

const damagedDatabase = (): StationError => storageFailure('CORRUPT', message('storageRefusals.damagedPage'));

function addBlobs(
  store: Store,
  pieces: Pieces,
  named: readonly BlobId[],
  blobKey: number,
): Pick<Contents, 'blobs' | 'blobBytes' | 'damaged'> {
  const blobs: BlobId[] = [];
  let blobBytes = 0;
  let damaged = 0;
  for (const blob of named) {
    const name = blobPiece(blob, blobKey);
    if (pieces.has(name)) {
      blobBytes += pieces.sizeOf(name);
      blobs.push(blob);
      continue;
    }
    const stored = store.blobs.stored(blob);
    if (!stored?.plain) {
      // Not damaged if retention removed it after the database was read.
      if (stored || isReferenced(store.database, blob)) damaged++;
      continue;
    }
    pieces.add(name, stored.sealed);
    blobBytes += stored.sealed.length;
    blobs.push(blob);
  }
  return { blobs, blobBytes, damaged };
}

export const pieceName = (bytes: Uint8Array): PieceName => nameOf(hash('sha256', bytes, 'buffer'));

/** A blob id is a hash of the plain bytes; encrypted with another key it is another piece. */
export const blobPiece = (blob: BlobId, blobKey: number): PieceName =>
  nameOf(hash('sha256', `blob ${blobKey} ${blob}`, 'buffer'));
