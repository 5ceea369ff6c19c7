/**
 * Worker thread: detects text and symbols, so that the engine's own thread can prepare and read lines meanwhile
 * (client.ts, ADR 136).
 */
import { parentPort } from 'node:worker_threads';
import { asStationError } from '../../processing-failure.ts';
import { classesOn } from './classes.ts';
import { END, type WorkerTask, type WorkerTasks, type FromWorker, type ToWorker } from './messages.ts';
import { symbolsOn } from './symbols.ts';
import { textOn } from './text.ts';

const tasks: {
  [N in WorkerTask]: (request: WorkerTasks[N]['request']) => Promise<WorkerTasks[N]['answer']>;
} = {
  text: textOn,
  classes: classesOn,
  symbols: symbolsOn,
};

async function answer<N extends WorkerTask>({ id, name, request }: ToWorker<N>): Promise<void> {
  try {
    send({ id, kind: 'done', answer: await tasks[name](request) });
  } catch (thrown) {
    send({ id, kind: 'failed', error: asStationError(thrown).toWire() });
  }
}

const send = (message: FromWorker): void => parentPort?.postMessage(message);

const begun = new Set<Promise<void>>();

function begin(message: ToWorker): void {
  const work = answer(message).finally(() => begun.delete(work));
  begun.add(work);
}

async function end(): Promise<void> {
  await Promise.all(begun);
  parentPort?.close();
}

parentPort?.on('message', (message: ToWorker | typeof END) =>
  message === END ? void end() : begin(message),
);
