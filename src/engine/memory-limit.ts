import { Worker } from 'node:worker_threads';

const LOOK_EVERY_MS = 250;

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
