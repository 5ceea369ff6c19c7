import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { StationError } from '../../../contract/errors/station-error.ts';
import { message } from '../../../contract/messages/message.ts';
import { END, type AsideTask, type AsideTasks, type FromAside, type ToAside } from './messages.ts';

const threadFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './aside-thread.js', import.meta.url),
);

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: StationError) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

let current: Thread | null = null;
let nextId = 1;

/**
 * Asks the thread that works beside the reading: it finds text and symbols while lines are cut out and read here.
 *
 * @param pixels of the request that go to the thread: nothing is left of them here. Others are copied.
 * @throws StationError what the task throws; PROCESSING_FAILED when the thread ended.
 */
export function askAside<N extends AsideTask>(
  name: N,
  request: AsideTasks[N]['request'],
  pixels?: Uint8Array<ArrayBuffer>,
): Promise<AsideTasks[N]['answer']> {
  const { worker, waiting } = (current ??= openThread());
  const message: ToAside<N> = { id: nextId++, name, request };
  return new Promise((resolve, reject) => {
    waiting.set(message.id, { resolve, reject });
    // A process whose last work is there must not end before it.
    worker.ref();
    worker.postMessage(message, pixels ? [pixels.buffer] : []);
  });
}

function openThread(): Thread {
  const worker = new Worker(threadFile);
  const thread: Thread = { worker, waiting: new Map() };
  worker.unref();
  worker.on('message', (message: FromAside) => {
    const asked = thread.waiting.get(message.id);
    thread.waiting.delete(message.id);
    if (thread.waiting.size === 0) worker.unref();
    if (message.kind === 'done') asked?.resolve(message.answer as never);
    else asked?.reject(StationError.fromWire(message.error));
  });
  // `exit` follows.
  worker.on('error', () => undefined);
  worker.on('exit', () => abandon(thread));
  return thread;
}

/** Fails what waits for a thread; the next question starts a new one. */
function abandon(thread: Thread): void {
  if (current === thread) current = null;
  for (const { reject } of thread.waiting.values())
    reject(
      new StationError('PROCESSING_FAILED', message('documentRefusals.unprocessed'), {
        reason: 'ASIDE_THREAD_ENDED',
      }),
    );
  thread.waiting.clear();
}

/**
 * Fails what waits and ends the thread once it has done what it began: a network that runs in a thread which is torn
 * down ends the whole process. For tests and benches that must leave nothing running.
 */
export async function closeAside(): Promise<void> {
  const thread = current;
  if (!thread) return;
  const ended = once(thread.worker, 'exit');
  thread.worker.ref();
  thread.worker.postMessage(END);
  abandon(thread);
  await ended;
}
