import type { Redis } from 'ioredis';

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

const ON_ITS_WAY: ReadonlySet<string> = new Set(['connecting', 'connect', 'reconnecting', 'close']);

/**
 * Ends a connection that was given up. One between two attempts has its last one first: ended before, it would never tell
 * the commands that wait for it.
 */
export async function closeConnection(redis: Redis): Promise<void> {
  if (ON_ITS_WAY.has(redis.status))
    await new Promise<void>((resolve) => {
      redis.once('end', resolve);
      redis.once('ready', resolve);
    });
  redis.disconnect();
}
