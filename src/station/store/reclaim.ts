import type { Store } from './store.ts';

/** `PRAGMA auto_vacuum`: 2 is INCREMENTAL. */
const INCREMENTAL = 2;
/** Pages of 4 KiB that stay in the file for the next upload. */
const KEPT_PAGES = 1_024;
/** 8 MiB a turn: some tens of milliseconds of the disk. */
const PAGES_A_TURN = 2_048;
/** A database that was made before is rewritten once at its start when that takes a moment: about a second for 64 MiB. */
const REWRITTEN_PAGES = 16_384;

/**
 * Gives pages that nothing uses any more (finished uploads, results that were forgotten) back to the disk, some at a time.
 *
 * @returns pages given back
 */
export function reclaim({ database }: Store): number {
  const free = database.pragma('freelist_count', { simple: true }) as number;
  if (free <= KEPT_PAGES || database.pragma('auto_vacuum', { simple: true }) !== INCREMENTAL) return 0;
  const pages = Math.min(PAGES_A_TURN, free - KEPT_PAGES);
  database.pragma(`incremental_vacuum(${pages})`);
  database.pragma('wal_checkpoint(PASSIVE)');
  return pages;
}

/** Lets a database of an earlier version shrink; a large one does so after the next rotation of keys, which copies it. */
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
