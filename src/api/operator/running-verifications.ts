import { StationError } from '../../contract/errors/station-error.ts';
import type { VerificationProgress } from '../../contract/operator.ts';
import { message } from '../../contract/messages/message.ts';
import type { NewId } from '../../station/clock.ts';

/** How long a finished verification can still be queried by a screen that lost its connection. */
const KEEP_FINISHED_MS = 10 * 60_000;

type Listener = (progress: VerificationProgress) => void;

interface Running {
  readonly owner: string;
  readonly controller: AbortController;
  readonly listeners: Set<Listener>;
  last: VerificationProgress;
}

export interface Work {
  readonly signal: AbortSignal;
  readonly tell: Listener;
}

/** Verifications that a screen follows. They go on when the screen closes; only an explicit cancel ends them. */
export interface RunningVerifications {
  /** Starts `work` and answers at once with its id. `work` resolves with the case. */
  start(owner: string, work: (work: Work) => Promise<string>): string;
  /** Calls back with the latest state at once, then with every change; returns the unsubscribe function. */
  follow(id: string, owner: string, listener: Listener): () => void;
  cancel(id: string, owner: string): void;
}

export function runningVerifications(newId: NewId): RunningVerifications {
  const all = new Map<string, Running>();
  const find = (id: string, owner: string): Running => {
    const found = all.get(id);
    if (!found || found.owner !== owner)
      throw new StationError('NOT_FOUND', message('requestRefusals.noVerification'));
    return found;
  };
  return {
    start: (owner, work) => {
      const id = newId();
      const running: Running = {
        owner,
        controller: new AbortController(),
        listeners: new Set(),
        last: { kind: 'stage', stage: 'waiting' },
      };
      all.set(id, running);
      const tell: Listener = (progress) => {
        running.last = progress;
        for (const listener of running.listeners) listener(progress);
      };
      work({ signal: running.controller.signal, tell })
        .then(
          (caseId) => tell({ kind: 'completed', caseId }),
          (thrown: unknown) => tell(failure(thrown, id)),
        )
        .finally(() => setTimeout(() => all.delete(id), KEEP_FINISHED_MS).unref());
      return id;
    },
    follow: (id, owner, listener) => {
      const running = find(id, owner);
      running.listeners.add(listener);
      listener(running.last);
      return () => void running.listeners.delete(listener);
    },
    cancel: (id, owner) => find(id, owner).controller.abort(),
  };
}

function failure(thrown: unknown, requestId: string): VerificationProgress {
  const { code, message, details } = StationError.from(thrown);
  const { reason = null, fileIndex = null } = details;
  return { kind: 'failed', code, message, reason, requestId, file: fileIndex };
}
