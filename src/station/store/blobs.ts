import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { readIfThere, writeAllDurably, writeDurably } from './durable-file.ts';
import { guardStorage, guardStorageAsync, storageFailure } from './failures.ts';
import { seal, unseal } from './sealed.ts';
import { message } from '../../contract/messages/message.ts';

/** Lower-case hex SHA-256 of the plain bytes: the name by which a blob is known inside the database. */
export type BlobId = string;

/** A blob's file as it lies on the disk. */
export interface StoredBlob {
  readonly sealed: Buffer;
  /** The plain bytes; null if the file is damaged, altered, or under an unknown key. */
  readonly plain: Buffer | null;
  readonly keyId: number;
}

export interface BlobStore {
  /** Stores bytes, once per content. Synced to the disk on return. */
  put(bytes: Uint8Array): BlobId;
  /** `put` of several at once, synced in parallel without blocking the event loop. On the disk when it resolves. */
  putAll(all: readonly Uint8Array[]): Promise<BlobId[]>;
  /** @throws StationError STORAGE_FAILED BLOB_MISSING or BLOB_DAMAGED. */
  get(id: BlobId): Buffer;
  has(id: BlobId): boolean;
  /** Its encrypted file, even if it does not decrypt; null if there is none. */
  stored(id: BlobId): StoredBlob | null;
  /** Does it exist and decrypt? */
  opens(id: BlobId): boolean;
  /** Removes the encrypted file. Removing what is not there is no error. */
  remove(id: BlobId): void;
  /** Path of the encrypted file, which need not exist. */
  fileOf(id: BlobId): string;
  /** Encrypts every listed blob under an older key with the current one; damaged ones stay as they are. */
  reencrypt(ids: Iterable<BlobId>): { changed: number; damaged: number };
}

export const sha256Hex = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

interface BlobKey {
  readonly id: number;
  readonly key: Buffer;
}

/** First byte of a blob file: its format. Then four bytes: the number of its key. */
const FORMAT = 1;

/**
 * Encrypted files beside the database. A blob's file is named by a keyed hash of its content, so that someone who has
 * a copy of a document cannot tell from the folder whether this station has seen it. The keys are in the database.
 */
export function openBlobStore(folder: string, database: Database): BlobStore {
  const nameKey = oneKey(database, 'name').key;
  const fileOf = (id: BlobId): string => {
    const name = createHmac('sha256', nameKey).update(id).digest('hex');
    return path.join(folder, name.slice(0, 2), name.slice(2));
  };
  const sealed = (id: BlobId, bytes: Uint8Array): { file: string; content: Buffer } => {
    const file = fileOf(id);
    const { id: keyId, key } = oneKey(database, 'content');
    const head = Buffer.alloc(5);
    head[0] = FORMAT;
    head.writeUInt32BE(keyId, 1);
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    return { file, content: Buffer.concat([head, seal(key, bytes, id)]) };
  };
  const write = (id: BlobId, bytes: Uint8Array): void => {
    const { file, content } = sealed(id, bytes);
    writeDurably(file, content);
  };
  /**
   * An existing file may be unreferenced: refreshing its time keeps it from the sweep. One that does not decrypt,
   * because of disk damage or an ended key, is rewritten.
   */
  const keptYoung = (id: BlobId): boolean => {
    if (!opens(id)) return false;
    utimesSync(fileOf(id), new Date(), new Date());
    return true;
  };
  const putAll = async (all: readonly Uint8Array[]): Promise<BlobId[]> => {
    const ids = all.map(sha256Hex);
    const fresh: { file: string; content: Buffer }[] = [];
    for (const id of new Set(ids)) if (!keptYoung(id)) fresh.push(sealed(id, all[ids.indexOf(id)]!));
    await writeAllDurably(fresh);
    return ids;
  };
  const stored = (id: BlobId): StoredBlob | null => {
    const bytes = readIfThere(fileOf(id));
    if (!bytes) return null;
    const keyId = bytes.length > 5 && bytes[0] === FORMAT ? bytes.readUInt32BE(1) : -1;
    const key = database
      .prepare<[number], Buffer>("SELECT key FROM blob_keys WHERE id = ? AND use = 'content'")
      .pluck()
      .get(keyId);
    return { sealed: bytes, plain: key ? unseal(key, bytes.subarray(5), id) : null, keyId };
  };
  const get = (id: BlobId): Buffer => {
    const blob = stored(id);
    if (!blob) throw storageFailure('BLOB_MISSING', message('storageRefusals.blobMissing'));
    if (!blob.plain) throw storageFailure('BLOB_DAMAGED', message('storageRefusals.blobDamaged'));
    return blob.plain;
  };
  const opens = (id: BlobId): boolean => Boolean(stored(id)?.plain);
  return {
    fileOf,
    put: (bytes) =>
      guardStorage(() => {
        const id = sha256Hex(bytes);
        if (!keptYoung(id)) write(id, bytes);
        return id;
      }),
    putAll: (all) => guardStorageAsync(() => putAll(all)),
    get: (id) => guardStorage(() => get(id)),
    has: (id) => existsSync(fileOf(id)),
    stored: (id) => guardStorage(() => stored(id)),
    opens: (id) => guardStorage(() => opens(id)),
    remove: (id) => guardStorage(() => rmSync(fileOf(id), { force: true })),
    reencrypt: (ids) =>
      guardStorage(() => {
        const current = oneKey(database, 'content').id;
        let changed = 0;
        let damaged = 0;
        for (const id of ids) {
          const blob = stored(id);
          if (!blob) continue;
          if (!blob.plain) damaged++;
          else if (blob.keyId !== current) {
            write(id, blob.plain);
            changed++;
          }
        }
        return { changed, damaged };
      }),
  };
}

/** The newest key for a use; made on first need. */
function oneKey(database: Database, use: 'name' | 'content'): BlobKey {
  const newest = database.prepare<[string], BlobKey>(
    'SELECT id, key FROM blob_keys WHERE use = ? ORDER BY id DESC LIMIT 1',
  );
  const found = newest.get(use);
  if (found) return found;
  return database
    .transaction((): BlobKey => {
      const other = newest.get(use);
      return other ?? addBlobKey(database, use);
    })
    .immediate();
}

/** Number of the current blob key; 0 if nothing was stored yet. */
export const currentBlobKey = (database: Database): number =>
  database.prepare<[], number | null>("SELECT max(id) FROM blob_keys WHERE use = 'content'").pluck().get() ??
  0;

/** Adds a key that every later `put` uses; older blobs stay readable until {@link BlobStore.reencrypt}. */
export function addBlobKey(database: Database, use: 'name' | 'content'): BlobKey {
  const key = randomBytes(32);
  const { lastInsertRowid } = database
    .prepare('INSERT INTO blob_keys (use, key) VALUES (?, ?)')
    .run(use, key);
  return { id: Number(lastInsertRowid), key };
}
