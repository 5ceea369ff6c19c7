import { message } from '../../contract/messages/message.ts';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { guardStorage, storageFailure } from '../store/failures.ts';
import type { Store } from '../store/store.ts';
import { headerOf, isUnfinished, type ArchiveHeader } from './archive.ts';
import { lockBackups } from './backup-lock.ts';
import { ownName } from './backup-name.ts';
import { readBack } from './backup.ts';
import { neededPieces } from './open-backup.ts';
import type { PieceName } from './pack.ts';
import { openPieces, piecesFolder, removeUnfinished, type Pieces } from './pieces.ts';

export interface PruneReport {
  /** Names of the backups that were removed, the oldest first. */
  readonly removed: readonly string[];
  /** Intact ones. */
  readonly kept: number;
  /** Damaged ones that stay, and why, newest first. */
  readonly damaged: readonly DamagedBackup[];
  readonly freedBytes: number;
}

export interface DamagedBackup {
  readonly name: string;
  readonly why: string;
}

const NO_BEGINNING = 'It has the name of a backup and does not begin like one.';

const NOT_REWRITTEN = message('backupRefusals.notRewritten');

/**
 * Removes older backups of this station from a folder, unfinished ones, and all pieces that no backup there needs any more, also
 * those of backups that a person deleted. Backups of other stations, of another key, and of earlier versions are left alone.
 *
 * Reads all pieces of the backups that stay. A damaged one does not count towards `keep`, and stays with every piece it refers to:
 * nothing is removed that is newer than the oldest intact one wanted. If the backup's own file is damaged its references are
 * unknown, so all pieces stay.
 *
 * @param options.keep how many of the newest intact ones stay; absent: all
 * @throws StationError INVALID_REQUEST, CONFLICT while a backup is made
 */
export function pruneBackups(
  { store, audit }: { store: Store; audit: AuditLog },
  options: { folder: string; keep?: number; actor: Actor },
): PruneReport {
  const folder = path.resolve(options.folder);
  if (!existsSync(piecesFolder(folder, store.key)))
    throw new StationError('INVALID_REQUEST', message('backupRefusals.noneOfStation'));
  return guardStorage(() => {
    const unlock = lockBackups(store.folder);
    let pieces: Pieces | null = null;
    try {
      pieces = openPieces(folder, store.key);
      const { own: all, unopened } = ownFiles(folder, path.basename(pieces.folder));
      const own = all.filter(({ file }) => !isUnfinished(file));
      // We hold the lock, so nobody is writing it: an interrupted backup left it, and the next, of another name, does not find it.
      const unfinished = all.filter(({ file }) => isUnfinished(file));
      const staying = whatStays(own, options.keep ?? own.length, pieces, store.key);
      const removed = own.slice(staying.files).reverse();
      for (const { file } of [...removed, ...unfinished]) rmSync(file);
      removeUnfinished(pieces.folder);
      const { needed, unreadable } = staying;
      const damaged = [...staying.damaged, ...unopened.map((name) => ({ name, why: NO_BEGINNING }))];
      const freedBytes =
        needed && unopened.length === 0
          ? readBack(() => pieces!.keepOnly(needed, unreadable), NOT_REWRITTEN)
          : 0;
      const report = {
        removed: removed.map(({ file }) => path.basename(file)),
        kept: staying.files - staying.damaged.length,
        damaged,
        freedBytes,
      };
      audit.append({
        actor: options.actor,
        action: 'backups.pruned',
        details: {
          removed: removed.length,
          kept: report.kept,
          ...(report.damaged.length > 0 ? { damaged: report.damaged.length } : {}),
          freedBytes,
        },
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

interface Staying {
  /** How many of the newest files stay. */
  readonly files: number;
  readonly damaged: readonly DamagedBackup[];
  /** Null if not known of all of them. */
  readonly needed: ReadonlySet<PieceName> | null;
  readonly unreadable: ReadonlySet<PieceName>;
}

/** Counts from the newest until `keep` were intact: an older backup may be the only one that still opens. */
function whatStays(own: readonly Found[], keep: number, pieces: Pieces, key: Uint8Array): Staying {
  const damaged: DamagedBackup[] = [];
  const read = new Set<PieceName>();
  const unreadable = new Map<PieceName, string>();
  let isAllKnown = true;
  let files = 0;
  for (; files < own.length && files - damaged.length < keep; files++) {
    const { file } = own[files]!;
    const names = attempted(() => neededPieces(file, key));
    let why = names.failure;
    if (!names.value) isAllKnown = false;
    for (const name of names.value ?? []) {
      if (!read.has(name)) {
        read.add(name);
        const { failure } = attempted(() => pieces.read(name));
        if (failure !== null) unreadable.set(name, failure);
      }
      why ??= unreadable.get(name) ?? null;
    }
    if (why !== null) damaged.push({ name: path.basename(file), why });
  }
  return { files, damaged, needed: isAllKnown ? read : null, unreadable: new Set(unreadable.keys()) };
}

/** Any read failure counts as damage, whether authentication, the file or the disk caused it. */
function attempted<T>(work: () => T): { readonly value?: T; readonly failure: string | null } {
  try {
    return { value: guardStorage(work), failure: null };
  } catch (thrown) {
    if (thrown instanceof StationError && thrown.code === 'STORAGE_FAILED')
      return { failure: thrown.message };
    throw thrown;
  }
}

interface Found {
  readonly file: string;
  readonly header: ArchiveHeader;
}

interface Folder {
  /** Backups whose pieces lie under this name, finished or not, the newest first. */
  readonly own: readonly Found[];
  /** Files named like a backup without its header: they may need pieces. */
  readonly unopened: readonly string[];
}

function ownFiles(folder: string, pieces: string): Folder {
  const unopened: string[] = [];
  const own = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => {
      const header = headerIn(path.join(folder, name));
      if (!header && ownName(name)) unopened.push(name);
      return header ? [{ file: path.join(folder, name), header }] : [];
    })
    .filter(({ header }) => header.pieces === pieces)
    .sort((a, b) => b.header.createdAt.localeCompare(a.header.createdAt));
  return { own, unopened };
}

/**
 * @returns null: no backup
 * @throws StationError STORAGE_FAILED for a file that cannot be read: it may be a backup, and need pieces
 */
function headerIn(file: string): ArchiveHeader | null {
  try {
    return headerOf(file);
  } catch (thrown) {
    if (thrown instanceof StationError && thrown.code === 'INVALID_REQUEST') return null;
    throw storageFailure('IO', message('backupRefusals.unknownNeeds', { file: path.basename(file) }), thrown);
  }
}
