import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DAY_MS } from '../../contract/local-time.ts';
import { FORMER_DATA_DAYS } from '../../contract/restore.ts';
import type { Actor } from '../actor.ts';
import { isoTime, type Clock } from '../clock.ts';
import { syncFolder, writeDurably } from '../store/durable-file.ts';
import { guardStorage } from '../store/failures.ts';

const KEYRING = 'keyring.json';

/** Folder of a station rebuilt from a backup and checked, beside the one at work. */
export const checkedFolder = (dataFolder: string): string => path.join(dataFolder, 'restored');
/** The keyring is written last: without it the rebuild is incomplete. */
export const isChecked = (dataFolder: string): boolean =>
  existsSync(path.join(checkedFolder(dataFolder), KEYRING));
const requestFile = (dataFolder: string): string => path.join(dataFolder, 'restore-at-start.json');

const Request = z.object({
  actor: z.object({ kind: z.enum(['client', 'operator', 'system']), id: z.string() }),
  createdAt: z.string(),
  /** Folder for the replaced data, inside the data folder; null: nothing in them is worth keeping. */
  former: z
    .string()
    .regex(/^before-restore-[\d-]{19}$/)
    .nullable(),
});
export interface PutInPlace {
  readonly actor: Actor;
  /** When the backup was made. */
  readonly createdAt: string;
  readonly former: string | null;
}
/** Folder of replaced data that are not kept, until the log records the restore. */
const NOT_KEPT = 'replaced';

const FORMER = /^before-restore-(\d{4}-\d\d-\d\d)-/;
/** A station's own data; certificates, configuration and key file belong to the installation and stay. */
const DATABASE = /^station-\d+\.db(-wal|-shm|-journal)?$/;

/** Asks the next start to replace the data at work by the checked data. */
export function requestPutInPlace(
  dataFolder: string,
  options: { actor: Actor; createdAt: string; keepFormer: boolean; clock: Clock },
): void {
  const { actor, createdAt, keepFormer, clock } = options;
  const former = keepFormer ? `before-restore-${isoTime(clock).slice(0, 19).replace(/[T:]/g, '-')}` : null;
  writeDurably(requestFile(dataFolder), `${JSON.stringify({ actor, createdAt, former })}\n`);
}

export const isPutInPlaceRequested = (dataFolder: string): boolean => existsSync(requestFile(dataFolder));

/**
 * Replaces the data by checked data if requested; nothing else may have the folder open. Crash-safe: the next start resumes,
 * as whatever still lies among the checked data was not moved yet. The keyring moves last.
 *
 * @returns what was done, now or before the end of an interrupted start; null when nobody asked, or when the checked data
 *   are gone: then nothing is touched.
 */
export function putInPlaceWhenAsked(dataFolder: string): PutInPlace | null {
  if (!isPutInPlaceRequested(dataFolder)) return null;
  return guardStorage(() => {
    const request = Request.parse(JSON.parse(readFileSync(requestFile(dataFolder), 'utf8')));
    const checked = checkedFolder(dataFolder);
    const former = path.join(dataFolder, request.former ?? NOT_KEPT);
    if (!isChecked(dataFolder) && !existsSync(path.join(former, KEYRING))) {
      rmSync(requestFile(dataFolder), { force: true });
      return null;
    }
    mkdirSync(former, { recursive: true, mode: 0o700 });
    for (const isOne of [isBlobs, isDatabase, isKeyring]) {
      const arriving = namesIn(checked).filter(isOne);
      if (arriving.length === 0) continue;
      for (const name of namesIn(dataFolder).filter(isOne))
        renameSync(path.join(dataFolder, name), path.join(former, name));
      for (const name of arriving) renameSync(path.join(checked, name), path.join(dataFolder, name));
    }
    syncFolder(dataFolder);
    rmSync(checked, { recursive: true, force: true });
    return request;
  });
}

/** Call it once the log records the replacement. Replaced data that are not kept go before the request. */
export function forgetPutInPlace(dataFolder: string): void {
  rmSync(path.join(dataFolder, NOT_KEPT), { recursive: true, force: true });
  rmSync(requestFile(dataFolder), { force: true });
}

/** Deletes data that a restore replaced {@link FORMER_DATA_DAYS} ago. */
export function removeFormerData(dataFolder: string, clock: Clock): void {
  for (const name of namesIn(dataFolder)) {
    const day = FORMER.exec(name)?.[1];
    if (day !== undefined && clock.now() - Date.parse(day) > (FORMER_DATA_DAYS + 1) * DAY_MS)
      rmSync(path.join(dataFolder, name), { recursive: true, force: true });
  }
}

const isBlobs = (name: string): boolean => name === 'blobs';
const isDatabase = (name: string): boolean => DATABASE.test(name);
const isKeyring = (name: string): boolean => name === KEYRING;
const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
