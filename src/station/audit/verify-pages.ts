import type { Database } from 'better-sqlite3';
import { StationError } from '../../contract/errors/station-error.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { asStorageFailure } from '../store/failures.ts';
import { logBreak, type LogVerification } from './verify-log.ts';

/**
 * Once the records are verified: reads every page in use, which checks its authentication code, and compares every
 * index with its table, so that no record is hidden from a filtered list.
 */
export function verifyPages(
  database: Database,
  log: Extract<LogVerification, { holds: true }>,
): LogVerification {
  const { records } = log;
  const damaged = (detail: Message): LogVerification => ({
    holds: false,
    records,
    firstBreak: logBreak('unreadable', null, message('auditLog.otherPart', { records, detail })),
  });
  try {
    const finding = database.pragma('integrity_check(1)', { simple: true });
    return finding === 'ok' ? log : damaged(message('auditLog.restore'));
  } catch (thrown) {
    const failure = asStorageFailure(thrown);
    if (!(failure instanceof StationError)) throw thrown;
    return damaged(failure.says);
  }
}
