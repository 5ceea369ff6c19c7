import { message, type Message } from '../../contract/messages/message.ts';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { StationError } from '../../contract/errors/station-error.ts';

/**
 * Real path of the folder if backups may be written there: absolute, existing, writable, and outside the data folder,
 * whose loss a backup has to survive (ADR 49).
 *
 * @throws StationError INVALID_REQUEST with a sentence for whoever chose it.
 */
export function usableBackupFolder(folder: string, dataFolder: string): string {
  if (!path.isAbsolute(folder)) throw refused(message('backupRefusals.nameInFull'));
  const real = existing(folder);
  if (!real) throw refused(message('backupRefusals.folderGone'));
  const within = path.relative(realpathSync(dataFolder), real);
  if (within === '' || !(within.startsWith('..') || path.isAbsolute(within)))
    throw refused(message('backupRefusals.insideData'));
  try {
    accessSync(real, constants.W_OK | constants.X_OK);
  } catch {
    throw refused(message('backupRefusals.notWritable'));
  }
  return real;
}

/** Is the folder on the disk that holds the data? Such a backup does not survive a disk failure. */
export function onSameDisk(folder: string, dataFolder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.dev === statSync(dataFolder).dev;
}

function existing(folder: string): string | null {
  try {
    const real = realpathSync(folder);
    return statSync(real).isDirectory() ? real : null;
  } catch {
    return null;
  }
}

export const refused = (says: Message): StationError => new StationError('INVALID_REQUEST', says);
