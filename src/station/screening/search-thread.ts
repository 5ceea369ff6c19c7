/** Worker thread that searches a shared index for candidates; candidates.ts of the calling thread reads the entries. */
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
