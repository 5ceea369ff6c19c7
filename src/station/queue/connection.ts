/** Between two attempts to reach Redis. */
const RETRY_MS = 200;
const LONGEST_RETRY_MS = 2_000;

/** How the parts of one program reach Redis, and stop trying. */
export interface QueueConnection {
  readonly options: {
    readonly url: string;
    /** A command waits for Redis to come back, however long that takes. */
    readonly maxRetriesPerRequest: null;
    /** Milliseconds until the next attempt; null: none. */
    readonly retryStrategy: (attempts: number) => number | null;
  };
  /** No further attempt: without Redis a program that stops would wait for it for ever. */
  giveUp(): void;
}

/** @param url `redis://…` */
export function queueConnection(url: string): QueueConnection {
  let givenUp = false;
  return {
    options: {
      url,
      maxRetriesPerRequest: null,
      retryStrategy: (attempts) => (givenUp ? null : Math.min(attempts * RETRY_MS, LONGEST_RETRY_MS)),
    },
    giveUp: () => void (givenUp = true),
  };
}
