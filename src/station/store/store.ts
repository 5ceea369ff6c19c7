import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Clock } from '../clock.ts';
import { openBlobStore, type BlobStore } from './blobs.ts';
import { openDatabase } from './connection.ts';
import { guardStorage, guardStorageAsync } from './failures.ts';
import type { KeySource } from './key-sources.ts';
import { databaseLost, markInitialised, openKeyring } from './keyring.ts';
import { makeFolder } from './make-folder.ts';
import { hasTables, migrate } from './migrate.ts';
import { removePassingCopies } from './temporary-copies.ts';
import { migrations } from './migrations/index.ts';
import { holdRawFile, releaseRawFile } from './raw-file.ts';

/** The open data folder: the encrypted database and the encrypted blobs beside it. */
export interface Store {
  readonly folder: string;
  readonly databaseFile: string;
  /** Descriptor of the database file, open for reading; opening and closing another would drop SQLite's locks. */
  readonly descriptor: number;
  readonly database: Database;
  readonly blobs: BlobStore;
  /** The database key, for backup and rotation only. */
  readonly key: Uint8Array;
  /**
   * Runs `work` in one immediate transaction: the write lock comes first, so what it reads cannot change before the
   * commit, in this or another process. Calls nest; the outermost commits.
   */
  write<T>(work: () => T): T;
  close(): void;
}

/** @throws StationError STORAGE_FAILED with a sentence for whoever starts the station. */
export async function openStore(dataFolder: string, keySource: KeySource, clock: Clock): Promise<Store> {
  const folder = path.resolve(dataFolder);
  return guardStorageAsync(async () => {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.R_OK);
    const { key, databaseFile, keyring } = await openKeyring(folder, keySource);
    removePassingCopies(folder);
    const database = openDatabase(databaseFile, key);
    try {
      if (keyring.initialised && !hasTables(database)) throw databaseLost(keyring.database, 'empty');
      migrate(database, migrations, clock);
      markInitialised(folder, keyring);
      return {
        folder,
        databaseFile,
        key,
        database,
        blobs: openBlobStore(path.join(folder, 'blobs'), database),
        descriptor: holdRawFile(databaseFile),
        ...life(database, () => releaseRawFile(databaseFile)),
      };
    } catch (thrown) {
      database.close();
      throw thrown;
    }
  });
}

/**
 * Another connection to a folder that this process has open, for a thread of its own.
 *
 * @throws StationError STORAGE_FAILED
 */
export function openBeside({
  folder,
  databaseFile,
  descriptor,
  key,
}: Pick<Store, 'folder' | 'databaseFile' | 'descriptor' | 'key'>): Store {
  const database = openDatabase(databaseFile, key, { mustExist: true });
  const blobs = openBlobStore(path.join(folder, 'blobs'), database);
  return { folder, databaseFile, descriptor, key, database, blobs, ...life(database) };
}

function life(database: Database, afterwards?: () => void): Pick<Store, 'write' | 'close'> {
  return {
    write: <T>(work: () => T): T =>
      guardStorage(() => (database.inTransaction ? work() : database.transaction(work).immediate())),
    close: () => {
      if (!database.open) return;
      database.close();
      afterwards?.();
    },
  };
}
