import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { openDatabase } from '../store/connection.ts';
import { storageFailure } from '../store/failures.ts';
import type { Store } from '../store/store.ts';
import { message } from '../../contract/messages/message.ts';

const TRY_AGAIN_MS = 200;
/** A check of the whole log reads for half a minute on the largest store, and holds the log of writes so long. */
const TRIES = 600;

/**
 * Holds the database file still while others go on writing, which then lies in the write-ahead log: a checkpoint that moved
 * everything into the file, and a reader that began before anybody wrote again. While it reads, no checkpoint writes to the
 * file (https://www.sqlite.org/wal.html#ckpt). Nobody is kept waiting longer than that checkpoint takes.
 *
 * @param work gets a connection that sees what the file holds
 * @throws StationError STORAGE_FAILED LOCKED when something else reads for minutes
 */
export async function withStillDatabase<T>(store: Store, work: (view: Database) => T): Promise<T> {
  const view = openDatabase(store.databaseFile, store.key, { mustExist: true });
  try {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (isMovedIntoFile(view) && beginOnFileAlone(store, view)) return work(view);
      await wait(TRY_AGAIN_MS);
    }
    throw storageFailure('LOCKED', message('backupRefusals.longReading'));
  } finally {
    view.close();
  }
}

function isMovedIntoFile(view: Database): boolean {
  const [state] = view.pragma('wal_checkpoint(PASSIVE)') as {
    busy: number;
    log: number;
    checkpointed: number;
  }[];
  // While another program moves pages, both counts are -1.
  return state?.busy === 0 && state.log === state.checkpointed;
}

/** Nobody writes between the checkpoint and the start of the reader. */
function beginOnFileAlone(store: Store, view: Database): boolean {
  store.database.exec('BEGIN IMMEDIATE');
  try {
    if (!isMovedIntoFile(view)) return false;
    view.exec('BEGIN');
    view.prepare('SELECT count(*) FROM sqlite_schema').get();
    return true;
  } finally {
    store.database.exec('ROLLBACK');
  }
}
