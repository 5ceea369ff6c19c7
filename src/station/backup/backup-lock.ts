import { message } from '../../contract/messages/message.ts';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import { StationError } from '../../contract/errors/station-error.ts';
import { bootId } from '../boot.ts';
import { isProcessAlive } from '../process-alive.ts';
import { createDurably } from '../store/durable-file.ts';

const lockFile = (dataFolder: string): string => path.join(dataFolder, 'backup.lock');

interface Lock {
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * One at a time writes or removes pieces of a station's backups, in whatever process. A lock that a killed process left is
 * nobody's; one with our own number is an earlier process's, or a thread's that was ended: within a process the station asks
 * for one backup at a time. The lock holds the number of the process, and the start of the machine where that has a name.
 *
 * @returns to be called when the work is done
 * @throws StationError CONFLICT
 */
export function lockBackups(dataFolder: string): () => void {
  const file = lockFile(dataFolder);
  const boot = bootId();
  const own = boot === null ? String(process.pid) : `${process.pid} ${boot}`;
  for (let attempt = 0; attempt < 2; attempt++) {
    if (createDurably(file, own)) return () => removeLock(file, own);
    const lock = readLock(file);
    // Its owner is just done.
    if (!lock) continue;
    if (isHeld(lock)) break;
    removeLock(file, lock.content);
  }
  throw new StationError('CONFLICT', message('backupRefusals.beingMadeElsewhere', { file }));
}

function isHeld({ content, writtenAt }: Lock): boolean {
  const [number, boot] = content.split(' ');
  const pid = Number(number);
  if (pid === process.pid) return false;
  const now = bootId();
  // Process numbers begin anew with each start of the machine. Without a name of the start (Windows) the clock must tell.
  const isOfThisStart =
    boot !== undefined && now !== null ? boot === now : writtenAt >= Date.now() - uptime() * 1_000;
  return isOfThisStart && isProcessAlive(pid);
}

/** Removes the lock, unless another process has put its own there since this content was read. */
function removeLock(file: string, content: string): void {
  if (readLock(file)?.content === content) rmSync(file, { force: true });
}

function readLock(file: string): Lock | null {
  try {
    return { content: readFileSync(file, 'utf8'), writtenAt: statSync(file).mtimeMs };
  } catch {
    return null;
  }
}
