/** Entry of the thread that rebuilds a station from a backup beside the one at work: progress, one answer, and it ends. */
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { StationError } from '../../contract/errors/station-error.ts';
import type { RestoreContents } from '../../contract/restore.ts';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../store/connection.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { asStorageFailure } from '../store/failures.ts';
import type { KeySlot } from '../store/key-sources.ts';
import { readKeyring } from '../store/keyring.ts';
import { migrate } from '../store/migrate.ts';
import { migrations } from '../store/migrations/index.ts';
import { openBackup } from './open-backup.ts';
import { rebuild } from './restore.ts';

export interface RestoreTask {
  readonly file: string;
  /** An empty folder, or one that is not there. */
  readonly folder: string;
  /** Opens the backup, and the database in it. */
  readonly key: Uint8Array;
  /** The same key, wrapped for the new folder: what wraps it may only be available in the main thread. */
  readonly slot: KeySlot;
}
export type RestoreAnswer =
  { readonly progress: number } | { readonly contents: RestoreContents } | { readonly failure: Message };

/** Number of progress reports. */
const STEPS = 200;

async function run({ file, folder, key, slot }: RestoreTask): Promise<RestoreAnswer> {
  try {
    // Created even if empty, so that it replaces the existing folder.
    mkdirSync(path.join(folder, 'blobs'), { recursive: true, mode: 0o700 });
    const backup = openBackup(file);
    try {
      const { createdAt, bytes = statSync(file).size } = backup.header;
      const frames = counted(backup.contents(key), bytes);
      const { records, blobs, damaged } = await rebuild(folder, frames, { wrap: async () => slot });
      return {
        contents: {
          createdAt,
          day: createdAt.slice(0, 10),
          ...lookInto(folder, key),
          records,
          files: blobs,
          damaged,
          bytes,
        },
      };
    } finally {
      backup.close();
    }
  } catch (thrown) {
    const { said } = StationError.from(asStorageFailure(thrown)).details;
    return { failure: said ?? message('backupRefusals.notChecked') };
  }
}

/** Migrates the tables as the next start would: data of a newer program are refused here, not then. */
function lookInto(folder: string, key: Uint8Array): Pick<RestoreContents, 'cases' | 'people'> {
  const database = openDatabase(path.join(folder, readKeyring(folder)!.database), key, { mustExist: true });
  try {
    migrate(database, migrations, systemClock);
    const count = (sql: string): number => database.prepare<[], number>(sql).pluck().get() ?? 0;
    return {
      cases: count('SELECT count(*) FROM cases'),
      people: count('SELECT count(*) FROM operators WHERE disabled = 0'),
    };
  } finally {
    database.close();
  }
}

function* counted<T extends { payload: Buffer }>(frames: Generator<T>, bytes: number): Generator<T> {
  let read = 0;
  let told = 0;
  for (const frame of frames) {
    read += frame.payload.length;
    const step = Math.floor((read / bytes) * STEPS);
    if (step > told) parentPort?.postMessage({ progress: Math.min(1, step / STEPS) });
    told = Math.max(told, step);
    yield frame;
  }
}

parentPort?.postMessage(await run(workerData as RestoreTask));
