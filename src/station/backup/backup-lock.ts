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
 * Lock across processes: one at a time writes or removes pieces of a station's backups. A lock left by a killed process
 * is stale; so is one with our own process number (an earlier process, or an ended thread), since a process makes one
 * backup at a time. The lock holds the process number and, where there is one, the boot id.
 *
 * @returns releases the lock
 * @throws StationError CONFLICT
 */
export function lockBackups(dataFolder: string): () => void {
  const file = lockFile(dataFolder);
  const boot = bootId();
  const own = boot === null ? String(process.pid) : `${process.pid} ${boot}`;
  for (let attempt = 0; attempt < 2; attempt++) {
    if (createDurably(file, own)) return () => removeLock(file, own);
    const lock = readLock(file);
    // Its owner has just released it.
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
  // Process numbers are reused after a boot. Without a boot id (Windows) the clock has to tell.
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
