import { message } from '../../contract/messages/message.ts';
import { randomBytes } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { referencedBlobs } from '../store/blob-references.ts';
import { addBlobKey } from '../store/blobs.ts';
import { copyDatabase, openDatabase } from '../store/connection.ts';
import { syncFolder } from '../store/durable-file.ts';
import { asStorageFailure, guardStorage } from '../store/failures.ts';
import type { KeySource } from '../store/key-sources.ts';
import { readKeyring, writeKeyring } from '../store/keyring.ts';
import { passingCopy } from '../store/temporary-copies.ts';
import type { Store } from '../store/store.ts';

export interface RotationReport {
  readonly blobs: number;
  /** Stored files that do not open; they keep their key, for whoever finds a good copy. */
  readonly damaged: number;
  readonly signingKey: string;
  readonly databaseFile: string;
}

/**
 * Changes every key: signing key, blob keys (each blob is encrypted anew), database key, and what wraps it. Nothing
 * else may have the folder open. A crash at any moment leaves a folder that opens with the old or with the new key:
 * replacing `keyring.json` is the one moment of change. Afterwards the store is closed; open the station again.
 *
 * @param newSource wraps the new database key; every other way in (old passphrases) ends.
 */
export async function rotateKeys(
  { store, audit }: { store: Store; audit: AuditLog },
  options: { newSource: KeySource; actor: Actor },
): Promise<RotationReport> {
  const { database, folder } = store;
  refuseCompany(store);
  audit.head();
  const signing = store.write(() => {
    const keys = audit.keys.rotate();
    addBlobKey(database, 'content');
    audit.append({
      actor: options.actor,
      action: 'keys.rotated',
      details: { retiredSigningKey: keys.retired, signingKey: keys.current },
    });
    return keys;
  });
  audit.head();
  const { changed, damaged } = store.blobs.reencrypt(referencedBlobs(database));
  if (damaged === 0)
    store.write(() =>
      database
        .prepare(
          "DELETE FROM blob_keys WHERE use = 'content' AND id < (SELECT max(id) FROM blob_keys WHERE use = 'content')",
        )
        .run(),
    );

  const old = readKeyring(folder)!.database;
  const fresh = `station-${Number(/\d+/.exec(old)![0]) + 1}.db`;
  const key = randomBytes(32);
  guardStorage(() => copyUnderNewKey(store, path.join(folder, fresh), key));
  const slot = await options.newSource.wrap(key);
  writeKeyring(folder, { version: 1, database: fresh, initialised: true, slots: [slot] });
  store.close();
  for (const suffix of ['', '-wal', '-shm', '-journal'])
    rmSync(path.join(folder, old + suffix), { force: true });
  return { blobs: changed, damaged, signingKey: signing.current, databaseFile: fresh };
}

/** Leaves WAL mode, which SQLite allows only to a sole connection, and so keeps others out. */
function refuseCompany(store: Store): void {
  try {
    store.database.pragma('journal_mode = DELETE');
    store.database.pragma('locking_mode = EXCLUSIVE');
    store.database.exec('BEGIN EXCLUSIVE; COMMIT');
  } catch (thrown) {
    if (!String((thrown as { code?: string }).code).startsWith('SQLITE_BUSY')) throw asStorageFailure(thrown);
    throw new StationError('CONFLICT', message('backupRefusals.stationRuns'), {}, { cause: thrown });
  }
}

function copyUnderNewKey(store: Store, file: string, key: Uint8Array): void {
  const unfinished = path.join(store.folder, passingCopy());
  for (const leftover of [unfinished, `${unfinished}-journal`, file]) rmSync(leftover, { force: true });
  copyDatabase(store.database, unfinished);
  const copy = openDatabase(unfinished, store.key, { mustExist: true });
  try {
    // Pages are rewritten in place under a rollback journal; SQLite3 Multiple Ciphers does not re-key in WAL mode.
    copy.pragma('journal_mode = DELETE');
    copy.pragma(`rekey = "x'${Buffer.from(key).toString('hex')}'"`);
  } finally {
    copy.close();
  }
  openDatabase(unfinished, key, { mustExist: true }).close();
  renameSync(unfinished, file);
  syncFolder(store.folder);
}
