import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StationError } from '../../contract/errors/station-error.ts';
import { isProcessAlive } from '../process-alive.ts';
import { createDurably } from '../store/durable-file.ts';

const lockFile = (dataFolder: string): string => path.join(dataFolder, 'backup.lock');

/**
 * One at a time writes or removes pieces of a station's backups, in whatever process. A lock that a killed process left is
 * nobody's; one with our own number is an earlier process's, or a thread's that was ended: within a process the station asks
 * for one backup at a time.
 *
 * @returns to be called when the work is done
 * @throws StationError CONFLICT
 */
export function lockBackups(dataFolder: string): () => void {
  const file = lockFile(dataFolder);
  for (let attempt = 0; attempt < 2; attempt++) {
    if (createDurably(file, String(process.pid))) return () => rmSync(file, { force: true });
    const holder = Number(readHolder(file));
    if (holder !== process.pid && isProcessAlive(holder)) break;
    rmSync(file, { force: true });
  }
  throw new StationError('CONFLICT', 'A backup is being made already.');
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Its owner is just done.
    return String(process.pid);
  }
}
