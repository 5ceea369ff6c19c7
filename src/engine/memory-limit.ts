import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const LOOK_EVERY_MS = 250;

/** Bytes of resident memory of a process; null where it is gone, cannot be read now, or the system does not say (all but Linux, proc(5)). */
function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/**
 * Looks from outside whether a process stays within so many bytes of resident memory, and ends it when not. What looks from within is
 * {@link limitMemory}, whose thread takes 18 MB of each engine.
 *
 * @returns what ends the watch, to be called once the process is gone; null where its memory cannot be seen
 */
export function watchMemory(pid: number, bytes: number, kill: () => void): (() => void) | null {
  if (residentBytes(pid) === null) return null;
  const timer = setInterval(() => {
    // Null once, as where this process has no file to open left, says nothing of the next time.
    if ((residentBytes(pid) ?? 0) <= bytes) return;
    clearInterval(timer);
    kill();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Ends this process when its resident memory passes `bytes`. A thread of its own looks, because a call that runs away
 * inside native code never comes back to the main thread; and the whole process ends, because native memory is given
 * back in no other way. The pool replaces it and fails only the call that it had.
 *
 * @param bytes resident set size, as the system counts it
 */
export function limitMemory(bytes: number): void {
  new Worker(WATCH, {
    eval: true,
    workerData: { bytes, everyMs: LOOK_EVERY_MS },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
    stdout: false,
  }).unref();
}

/** Plain JavaScript as text: a bundle has no file for it, and it is as long as this. */
const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > workerData.bytes) process.kill(process.pid, 'SIGKILL');
}, workerData.everyMs);
`;
