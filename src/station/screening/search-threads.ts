import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ScreeningRequest } from '../../contract/screening.ts';
import type { Candidates, LeastScores, SharedIndex } from './candidates.ts';

export interface AskedThread {
  readonly id: number;
  readonly request: ScreeningRequest;
  readonly least: LeastScores;
}

export interface ThreadAnswer {
  readonly id: number;
  readonly candidates: Candidates;
}

export interface SearchThreads {
  /** Null if no thread answered: the caller searches itself. Never rejects. */
  candidates(request: ScreeningRequest, least: LeastScores): Promise<Candidates | null>;
  close(): Promise<void>;
}

/** The thread's file beside this one: TypeScript source in a clone, a bundle when built. */
const threadFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './search-thread.ts' : './search-thread.js', import.meta.url),
);

/** Each takes some 20 bytes per listed name beside the shared memory, and a processor that the station's own work may need. */
const MOST_THREADS = 4;

/**
 * Threads that search an index in shared memory, one per processor; requests go to the least busy one.
 *
 * @throws Error of the system if it refuses threads or memory; those already started are ended
 */
export function startSearchThreads(index: SharedIndex): SearchThreads {
  let lastId = 0;
  const threads = startWorkers(Math.min(MOST_THREADS, availableParallelism()), index).map((worker) => {
    const thread = { worker, waiting: new Map<number, (found: Candidates | null) => void>(), isAlive: true };
    worker.on('message', ({ id, candidates }: ThreadAnswer) => {
      thread.waiting.get(id)?.(candidates);
      thread.waiting.delete(id);
    });
    // `exit` follows.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      thread.isAlive = false;
      for (const answer of thread.waiting.values()) answer(null);
      thread.waiting.clear();
    });
    return thread;
  });
  return {
    candidates: (request, least) => {
      const [idlest] = threads
        .filter(({ isAlive }) => isAlive)
        .sort((a, b) => a.waiting.size - b.waiting.size);
      if (!idlest) return Promise.resolve(null);
      const asked: AskedThread = { id: ++lastId, request, least };
      return new Promise((resolve) => {
        idlest.waiting.set(asked.id, resolve);
        idlest.worker.postMessage(asked);
      });
    },
    close: async () => {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function startWorkers(count: number, index: SharedIndex): readonly Worker[] {
  const workers: Worker[] = [];
  try {
    while (workers.length < count) workers.push(new Worker(threadFile, { workerData: index }));
    return workers;
  } catch (thrown) {
    for (const worker of workers) {
      worker.on('error', () => undefined);
      void worker.terminate();
    }
    throw thrown;
  }
}
