import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { guardStorage, storageFailure } from '../store/failures.ts';
import type { Store } from '../store/store.ts';
import { headerOf, isUnfinished, type ArchiveHeader } from './archive.ts';
import { lockBackups } from './backup-lock.ts';
import { readBack } from './backup.ts';
import { neededPieces } from './open-backup.ts';
import type { PieceName } from './pack.ts';
import { openPieces, piecesFolder, removeUnfinished, type Pieces } from './pieces.ts';

export interface PruneReport {
  /** Names of the backups that were removed, the oldest first. */
  readonly removed: readonly string[];
  readonly kept: number;
  readonly freedBytes: number;
}

const NOT_REWRITTEN =
  'The disk does not keep what is written to it, so the packs of the backups that stay were left as they were: use another disk or stick.';

/**
 * Removes older backups of this station from a folder, unfinished ones, and whatever no backup there needs any more, also of those
 * that a person removed. Backups of other stations, of another key, and those of earlier versions stay as they are.
 *
 * @param options.keep how many of the newest stay; absent: all
 * @throws StationError INVALID_REQUEST, CONFLICT while a backup is made; STORAGE_FAILED when one that stays is not whole (all of
 *   its pieces are read): then nothing was removed
 */
export function pruneBackups(
  { store, audit }: { store: Store; audit: AuditLog },
  options: { folder: string; keep?: number; actor: Actor },
): PruneReport {
  const folder = path.resolve(options.folder);
  if (!existsSync(piecesFolder(folder, store.key)))
    throw new StationError('INVALID_REQUEST', 'No backup of this station is in this folder.');
  return guardStorage(() => {
    const unlock = lockBackups(store.folder);
    let pieces: Pieces | null = null;
    try {
      pieces = openPieces(folder, store.key);
      const all = ownFiles(folder, path.basename(pieces.folder));
      const own = all.filter(({ file }) => !isUnfinished(file));
      // Nobody writes it, as we hold the lock: an interrupted backup left it, which the next one of another name does not find.
      const unfinished = all.filter(({ file }) => isUnfinished(file));
      const kept = own.slice(0, options.keep ?? own.length);
      const removed = own.slice(kept.length).reverse();
      const needed = new Set<PieceName>();
      for (const { file } of kept) for (const name of neededPieces(file, store.key)) needed.add(name);
      // What stays is whole before anything goes: an older backup may be the only one that still opens.
      for (const name of needed) pieces.read(name);
      for (const { file } of [...removed, ...unfinished]) rmSync(file);
      removeUnfinished(pieces.folder);
      const freedBytes = readBack(() => pieces!.keepOnly(needed), NOT_REWRITTEN);
      const report = {
        removed: removed.map(({ file }) => path.basename(file)),
        kept: kept.length,
        freedBytes,
      };
      audit.append({
        actor: options.actor,
        action: 'backups.pruned',
        details: { removed: removed.length, kept: kept.length, freedBytes },
      });
      return report;
    } finally {
      try {
        pieces?.close();
      } finally {
        unlock();
      }
    }
  });
}

interface Found {
  readonly file: string;
  readonly header: ArchiveHeader;
}

/** Backups in the folder whose pieces lie under this name, finished or not, the newest first. */
function ownFiles(folder: string, pieces: string): Found[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => found(path.join(folder, name)))
    .filter(({ header }) => header.pieces === pieces)
    .sort((a, b) => b.header.createdAt.localeCompare(a.header.createdAt));
}

/** @throws StationError STORAGE_FAILED for a file that cannot be read: it may be a backup, and need pieces */
function found(file: string): Found[] {
  try {
    return [{ file, header: headerOf(file) }];
  } catch (thrown) {
    if (thrown instanceof StationError && thrown.code === 'INVALID_REQUEST') return [];
    throw storageFailure(
      'IO',
      `${path.basename(file)} cannot be read, so nobody knows which pieces it needs: nothing was removed. Make it readable, or move it out of the folder.`,
      thrown,
    );
  }
}
