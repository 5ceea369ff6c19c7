import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const LOOK_EVERY_MS = 250;

/** Resident memory of a process, bytes; null if it is gone, unreadable now, or the system is not Linux (proc(5)). */
function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/**
 * Kills a process from outside when its resident memory exceeds `bytes`. {@link limitMemory} does the same from inside,
 * with a thread that costs 18 MB per engine.
 *
 * @returns a function that ends the watch, to be called once the process is gone; null if its memory cannot be read
 */
export function watchMemory(pid: number, bytes: number, kill: () => void): (() => void) | null {
  if (residentBytes(pid) === null) return null;
  const timer = setInterval(() => {
    // Null may be temporary, as when this process has no file descriptor left.
    if ((residentBytes(pid) ?? 0) <= bytes) return;
    clearInterval(timer);
    kill();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Ends this process when its resident memory exceeds `bytes`. Checked on a separate thread, because a runaway native
 * call never returns to the main thread; and the whole process ends, because native memory is freed in no other way.
 * The pool replaces it and fails only its current call.
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

/** Plain JavaScript as text: short, and so needs no separate file in a bundle. */
const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > workerData.bytes) process.kill(process.pid, 'SIGKILL');
}, workerData.everyMs);
`;
