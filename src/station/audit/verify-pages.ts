import type { Database } from 'better-sqlite3';
import { StationError } from '../../contract/errors/station-error.ts';
import { asStorageFailure } from '../store/failures.ts';
import type { LogVerification } from './verify-log.ts';

/**
 * After the records themselves hold: reads every page in use, so that each page's authentication code is checked, and
 * compares every index with its table, so that nobody hides a record from a filtered list.
 */
export function verifyPages(
  database: Database,
  log: Extract<LogVerification, { holds: true }>,
): LogVerification {
  const damaged = (detail: string): LogVerification => ({
    holds: false,
    records: log.records,
    firstBreak: {
      kind: 'unreadable',
      sequence: null,
      explanation: `All ${log.records} records hold, but another part of the database is damaged or was changed. ${detail}`,
    },
  });
  try {
    const finding = database.pragma('integrity_check(1)', { simple: true });
    return finding === 'ok' ? log : damaged('Restore the last backup.');
  } catch (thrown) {
    const failure = asStorageFailure(thrown);
    if (!(failure instanceof StationError)) throw thrown;
    return damaged(failure.message);
  }
}
