/** Entry of the thread that makes a backup: one backup, one message, and it ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { StationError } from '../../contract/errors/station-error.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import type { Actor } from '../actor.ts';
import { openAuditLog } from '../audit/audit-log.ts';
import { systemClock } from '../clock.ts';
import { asStorageFailure } from '../store/failures.ts';
import { openBeside } from '../store/store.ts';
import { makeBackup, type BackupReport } from './backup.ts';

export interface BackupTask {
  readonly folder: string;
  readonly databaseFile: string;
  readonly descriptor: number;
  readonly key: Uint8Array;
  readonly file: string;
  readonly passphrase: string | null;
  readonly actor: Actor;
}
export type BackupAnswer = { readonly report: BackupReport } | { readonly failure: Message };

async function run({ file, passphrase, actor, ...place }: BackupTask): Promise<BackupAnswer> {
  try {
    const store = openBeside(place);
    try {
      const audit = openAuditLog(store, systemClock);
      return {
        report: await makeBackup(
          { store, audit, clock: systemClock },
          { file, actor, ...(passphrase === null ? {} : { passphrase }) },
        ),
      };
    } finally {
      store.close();
    }
  } catch (thrown) {
    // Sent as a message: an error would lose its class on the way.
    const { said } = StationError.from(asStorageFailure(thrown)).details;
    return { failure: said ?? message('backupRefusals.notMade') };
  }
}

parentPort?.postMessage(await run(workerData as BackupTask));
