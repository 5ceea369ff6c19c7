import type { Database } from 'better-sqlite3';
import type { PublicKeys, SignedHead } from './signing.ts';
import { verifyLog, type LogVerification } from './verify-log.ts';
import { verifyPages } from './verify-pages.ts';

/** Reads every record and then every page; `outside` are heads kept elsewhere. */
export function verifyDatabase(
  database: Database,
  keys: PublicKeys,
  outside: readonly SignedHead[] = [],
): LogVerification {
  const log = inSnapshot(database, () => verifyLog(database, keys, outside));
  return log.holds ? verifyPages(database, log) : log;
}

/** Runs `work` on one snapshot of the database, whatever other processes append. */
function inSnapshot<T>(database: Database, work: () => T): T {
  if (database.inTransaction) return work();
  database.exec('BEGIN');
  try {
    return work();
  } finally {
    // On a damaged database SQLite has ended the transaction by itself.
    if (database.inTransaction) database.exec('ROLLBACK');
  }
}
