/** An engine process that takes memory without end, in one call that never comes back to the event loop. */
import type { FromEngine, ToEngine } from '../../src/engine/protocol.ts';
import { limitMemory } from '../../src/engine/memory-limit.ts';

const STEP_BYTES = 16 * 1024 * 1024;
const reply = (message: FromEngine): void => void process.send?.(message);

process.on('message', (message: ToEngine) => {
  if (message.kind === 'memory-limit') limitMemory(message.bytes);
  if (message.kind !== 'call') return;
  if ((message.request as { echo: string }).echo !== 'greedy')
    return reply({ kind: 'done', id: message.id, response: { echo: 'fine', pid: process.pid } });
  const kept: Buffer[] = [];
  // Written to, so that the system must really give the pages; not faster than a decoder would.
  for (;;) {
    kept.push(Buffer.alloc(STEP_BYTES, kept.length + 1));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
});
process.on('disconnect', () => process.exit(0));
reply({ kind: 'ready', pid: process.pid });
