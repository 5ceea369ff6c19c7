/** Entry of the thread that verifies the audit log: one verification, one message, and it ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { StationError } from '../../contract/errors/station-error.ts';
import { openDatabase } from '../store/connection.ts';
import { readPublicKeys } from './signing.ts';
import { verifyDatabase } from './verify-database.ts';
import { logBreak, type LogVerification } from './verify-log.ts';

/** The database file and its key, for a connection that can only read. */
export interface VerifyTask {
  readonly file: string;
  readonly key: Uint8Array;
}

function verify({ file, key }: VerifyTask): LogVerification {
  try {
    const database = openDatabase(file, key, { mustExist: true, readonly: true });
    try {
      return verifyDatabase(database, readPublicKeys(database));
    } finally {
      database.close();
    }
  } catch (thrown) {
    // A database that does not open is reported as damaged, as on a connection that was open before.
    if (!(thrown instanceof StationError)) throw thrown;
    return {
      holds: false,
      records: 0,
      firstBreak: logBreak('unreadable', null, thrown.says),
    };
  }
}

parentPort?.postMessage(verify(workerData as VerifyTask));
