import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { Store } from '../store/store.ts';
import type { LogVerification } from './verify-log.ts';
import type { VerifyTask } from './verify-thread.ts';

/** The thread's file beside this one: TypeScript source in a clone, a bundle when built. */
const threadFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './verify-thread.ts' : './audit-thread.js', import.meta.url),
);

/** Verifies the log in a worker thread, one run at a time: concurrent callers share its answer. */
export function verifyAside({ databaseFile, key }: Pick<Store, 'databaseFile' | 'key'>): {
  verify(): Promise<LogVerification>;
  close(): Promise<void>;
} {
  let atWork: { readonly worker: Worker; readonly answer: Promise<LogVerification> } | null = null;
  return {
    verify: () => {
      // Copied: posting a view of a larger buffer would send all of that buffer.
      const task: VerifyTask = { file: databaseFile, key: Uint8Array.from(key) };
      if (!atWork) {
        const worker = new Worker(threadFile, { workerData: task });
        const answer = answerOf(worker).finally(() => (atWork = null));
        atWork = { worker, answer };
      }
      return atWork.answer;
    },
    close: async () => {
      await atWork?.worker.terminate();
    },
  };
}

function answerOf(worker: Worker): Promise<LogVerification> {
  return new Promise((resolve, reject) => {
    worker.once('message', (answer: LogVerification) => resolve(answer));
    worker.once('error', (cause) =>
      reject(new StationError('INTERNAL', message('auditLog.notVerified'), {}, { cause })),
    );
    // Ignored after an answer or an error.
    worker.once('exit', () =>
      reject(new StationError('ENGINE_UNAVAILABLE', message('engineRefusals.shuttingDown'))),
    );
  });
}
