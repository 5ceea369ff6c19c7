import { refused } from './backup-folder.ts';
import { message } from '../../contract/messages/message.ts';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FoundBackup } from '../../contract/restore.ts';
import { headerOf, isUnfinished } from './archive.ts';

/** Backups listed of a folder, the newest. */
const SHOWN = 50;

/**
 * Backups at an absolute path: the one file, or those of a folder, newest first.
 *
 * @throws StationError INVALID_REQUEST when nothing is there, the file is no backup, or no backup is in the folder.
 */
export function findBackups(place: string): FoundBackup[] {
  if (!path.isAbsolute(place)) throw refused(message('backupRefusals.nameInFull'));
  if (!existsSync(place)) throw refused(message('backupRefusals.nothingThere'));
  if (!statSync(place).isDirectory()) return [backupAt(place)];
  const found = readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isUnfinished(entry.name))
    .flatMap(({ name }) => backupOrNone(path.join(place, name)))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, SHOWN);
  if (found.length === 0) throw refused(message('backupRefusals.noneInFolder'));
  return found;
}

function backupAt(file: string): FoundBackup {
  const { createdAt, slots, bytes } = headerOf(file);
  const kinds = new Set(slots.map(({ kind }) => kind));
  return {
    file,
    name: path.basename(file),
    createdAt,
    bytes: bytes ?? statSync(file).size,
    opensWith: [
      'own',
      ...(kinds.has('passphrase') ? (['passphrase'] as const) : []),
      ...(kinds.has('file') ? (['key-file'] as const) : []),
    ],
  };
}

function backupOrNone(file: string): FoundBackup[] {
  try {
    return [backupAt(file)];
  } catch {
    return [];
  }
}
