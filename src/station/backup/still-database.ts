import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { openDatabase } from '../store/connection.ts';
import { storageFailure } from '../store/failures.ts';
import type { Store } from '../store/store.ts';
import { message } from '../../contract/messages/message.ts';

const TRY_AGAIN_MS = 200;
/** Enough to outlast a verification of the whole log: half a minute on the largest store, which pins the write-ahead log. */
const TRIES = 600;

/**
 * Keeps the database file unchanged while others write to the write-ahead log: a checkpoint that emptied it, and a
 * reader that began before the next write. While it reads, no checkpoint writes to the file
 * (https://www.sqlite.org/wal.html#ckpt). Writers wait for that checkpoint at most.
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
  // Both counts are -1 while another program checkpoints.
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
