import { BUSY_TIMEOUT_MS } from './connection.ts';
import { guardStorage } from './failures.ts';
import type { Store } from './store.ts';

/** `PRAGMA auto_vacuum`: 2 is INCREMENTAL. */
const INCREMENTAL = 2;
/** Free pages of 4 KiB kept in the file for the next upload. */
const KEPT_PAGES = 1_024;
/** 8 MiB a turn: some tens of milliseconds of disk time. */
const PAGES_A_TURN = 2_048;
/** Older databases up to this size are rewritten once at start: about a second for 64 MiB. */
const REWRITTEN_PAGES = 16_384;

/**
 * Returns free pages (finished uploads, expired results) to the disk, some at a time.
 *
 * @returns pages returned
 */
export function reclaim({ database }: Store): number {
  const free = database.pragma('freelist_count', { simple: true }) as number;
  if (free <= KEPT_PAGES || database.pragma('auto_vacuum', { simple: true }) !== INCREMENTAL) return 0;
  const pages = Math.min(PAGES_A_TURN, free - KEPT_PAGES);
  database.pragma(`incremental_vacuum(${pages})`);
  database.pragma('wal_checkpoint(PASSIVE)');
  return pages;
}

/**
 * Empties the write-ahead log, which holds pages as they were before something was erased (ADR 520). Waits for nobody: while a backup or
 * another process reads an older state, the log stays.
 *
 * @returns is it empty now?
 */
export function emptyLog({ database }: Store): boolean {
  return guardStorage(() => {
    database.pragma('busy_timeout = 0');
    try {
      const [state] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
      return state?.busy === 0;
    } finally {
      database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
  });
}

/** Enables shrinking of an older database; a large one waits for the next key rotation, which copies it. */
export function makeReclaimable({ database }: Store): void {
  if (database.pragma('auto_vacuum', { simple: true }) === INCREMENTAL) return;
  database.pragma('auto_vacuum = INCREMENTAL');
  if ((database.pragma('page_count', { simple: true }) as number) > REWRITTEN_PAGES) return;
  try {
    database.exec('VACUUM');
  } catch {
    // Another process has it open, or there is no room for a copy: the next start tries again.
  }
}
