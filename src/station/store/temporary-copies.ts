import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isProcessAlive } from '../process-alive.ts';

/** Name of the temporary database copy in the data folder during a key change. */
export const passingCopy = (): string => `rotating-${process.pid}.db`;

/** Earlier versions copied the database for a backup, too. */
const COPY = /^(?:snapshot|rotating)-(\d+)\.db(?:-wal|-shm|-journal)?$/;

/** Deletes copies of killed processes: they would keep what retention has erased since. */
export function removePassingCopies(dataFolder: string): void {
  for (const name of readdirSync(dataFolder)) {
    const pid = COPY.exec(name)?.[1];
    if (pid !== undefined && !isProcessAlive(Number(pid)))
      rmSync(path.join(dataFolder, name), { force: true });
  }
}
