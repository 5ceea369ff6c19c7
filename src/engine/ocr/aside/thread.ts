/**
 * The aside thread: finds text and symbols on pixels it is sent, so that the engine's own thread can prepare and read
 * lines meanwhile (client.ts, ADR 136).
 */
import { parentPort } from 'node:worker_threads';
import { asStationError } from '../../processing-failure.ts';
import { classesOn } from './classes.ts';
import type { AsideTask, AsideTasks, FromAside, ToAside } from './messages.ts';
import { symbolsOn } from './symbols.ts';
import { textOn } from './text.ts';

const tasks: { [N in AsideTask]: (request: AsideTasks[N]['request']) => Promise<AsideTasks[N]['answer']> } = {
  text: textOn,
  classes: classesOn,
  symbols: symbolsOn,
};

async function answer<N extends AsideTask>({ id, name, request }: ToAside<N>): Promise<void> {
  try {
    send({ id, kind: 'done', answer: await tasks[name](request) });
  } catch (thrown) {
    send({ id, kind: 'failed', error: asStationError(thrown).toWire() });
  }
}

const send = (message: FromAside): void => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToAside) => void answer(message));
