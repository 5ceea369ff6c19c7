/** A thread that searches the index of another one for what a request may mean: candidates.ts of the thread that asks reads the entries. */
import { parentPort, workerData } from 'node:worker_threads';
import { listIndexFrom } from './list-index.ts';
import { candidatesOf, type SharedIndex } from './candidates.ts';
import type { AskedThread, ThreadAnswer } from './search-threads.ts';

const shared = workerData as SharedIndex;
const index = { person: listIndexFrom(shared.person), company: listIndexFrom(shared.company) };

parentPort!.on('message', ({ id, request, least }: AskedThread) => {
  const answer: ThreadAnswer = { id, candidates: candidatesOf(index, request, least) };
  parentPort!.postMessage(answer);
});
