import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { StationError } from '../../../contract/errors/station-error.ts';
import { message } from '../../../contract/messages/message.ts';
import { END, type WorkerTask, type WorkerTasks, type FromWorker, type ToWorker } from './messages.ts';

const threadFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './ocr-thread.js', import.meta.url),
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
 * Runs a task on the worker thread: it detects text and symbols while lines are cropped and read here.
 *
 * @param pixels of the request that are transferred to the thread, and unusable here afterwards. Others are copied.
 * @throws StationError the task's error; PROCESSING_FAILED when the thread ended.
 */
export function runInWorker<N extends WorkerTask>(
  name: N,
  request: WorkerTasks[N]['request'],
  pixels?: Uint8Array<ArrayBuffer>,
): Promise<WorkerTasks[N]['answer']> {
  const { worker, waiting } = (current ??= openThread());
  const message: ToWorker<N> = { id: nextId++, name, request };
  return new Promise((resolve, reject) => {
    waiting.set(message.id, { resolve, reject });
    // Keep the process alive until pending work is done.
    worker.ref();
    worker.postMessage(message, pixels ? [pixels.buffer] : []);
  });
}

function openThread(): Thread {
  const worker = new Worker(threadFile);
  const thread: Thread = { worker, waiting: new Map() };
  worker.unref();
  worker.on('message', (message: FromWorker) => {
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

/** Rejects the thread's pending tasks; the next task starts a new thread. */
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
 * Rejects pending tasks and ends the thread once its current task is done: terminating a thread that runs a network
 * crashes the process. For tests and benches that must leave nothing running.
 */
export async function closeWorker(): Promise<void> {
  const thread = current;
  if (!thread) return;
  const ended = once(thread.worker, 'exit');
  thread.worker.ref();
  thread.worker.postMessage(END);
  abandon(thread);
  await ended;
}
