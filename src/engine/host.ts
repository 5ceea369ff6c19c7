/** Entry of an engine process: answers typed calls from its parent one at a time. */
import { message } from '../contract/messages/message.ts';
import { StationError } from '../contract/errors/station-error.ts';
import type { CallHandlers, CallName, CallRequest } from './calls.ts';
import { confineThisProcess } from './confinement.ts';
import { prepareLabels } from './documents/prepare.ts';
import { areFilesConfined } from './files-confined.ts';
import { handlers } from './handlers.ts';
import { limitMemory } from './memory-limit.ts';
import { asStationError } from './processing-failure.ts';
import type { FromEngine, ToEngine } from './protocol.ts';
import { trimMemory } from './trim-memory.ts';

/** Delay after the start, milliseconds: whoever started this engine for a call has sent it by then. */
const AHEAD_MS = 250;

/** Resident memory, bytes, above which free memory is returned to the system after a call; a process with loaded models has more. */
const TRIMMED_ABOVE = 300 * 1024 * 1024;

interface ParentPort {
  postMessage(message: FromEngine): void;
  on(event: 'message', listener: (event: { data: ToEngine }) => void): void;
}

/** Electron gives a utility process `process.parentPort`; a forked child has `process.send`. */
const parentPort = (process as { parentPort?: ParentPort }).parentPort;

function reply(message: FromEngine): void {
  if (parentPort) parentPort.postMessage(message);
  else process.send?.(message);
}

/** Before any untrusted byte is read. Electron utility processes need system calls of Chromium's that this would refuse. */
const confined = !parentPort && confineThisProcess();

const running = new Map<number, AbortController>();

async function answer<N extends CallName>(id: number, name: N, request: CallRequest<N>): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const handler: CallHandlers[N] | undefined = handlers[name];
    if (!handler)
      throw new StationError('INTERNAL', message('engineRefusals.unknownCall', { name: String(name) }));
    const response = await handler(request, {
      progress: (step) => reply({ kind: 'progress', id, step }),
      signal: controller.signal,
    });
    reply({ kind: 'done', id, response });
  } catch (thrown) {
    reply({ kind: 'failed', id, error: asStationError(thrown).toWire() });
  } finally {
    running.delete(id);
    // Pages and pictures fragment the heap; listing card readers does not.
    if (process.memoryUsage.rss() > TRIMMED_ABOVE) trimMemory();
    reply({ kind: 'resident', bytes: process.memoryUsage.rss() });
  }
}

function receive(message: ToEngine): void {
  switch (message.kind) {
    case 'call':
      void answer(message.id, message.name, message.request as never);
      return;
    case 'cancel':
      running.get(message.id)?.abort();
      return;
    case 'memory-limit':
      limitMemory(message.bytes);
      return;
  }
}

if (parentPort) parentPort.on('message', (event) => receive(event.data));
else {
  process.on('message', (message) => receive(message as ToEngine));
  // The station is gone: an orphaned engine has no work.
  process.on('disconnect', () => process.exit(0));
}
reply({ kind: 'ready', pid: process.pid, confined, filesConfined: areFilesConfined() });
// While idle: the first page would otherwise wait for it.
setTimeout(prepareLabels, AHEAD_MS).unref();
