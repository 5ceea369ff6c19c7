import type { Redis } from 'ioredis';

/** Delay between attempts to reach Redis. */
const RETRY_MS = 200;
const LONGEST_RETRY_MS = 2_000;

/** Redis connection of a program's parts, and how to stop retrying. */
export interface QueueConnection {
  readonly options: {
    readonly url: string;
    /** A command waits for Redis to come back, however long that takes. */
    readonly maxRetriesPerRequest: null;
    /** Milliseconds until the next attempt; null: none. */
    readonly retryStrategy: (attempts: number) => number | null;
  };
  /** No further attempt: otherwise a stopping program would wait for Redis for ever. */
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
 * Ends a connection that was given up. One between two attempts is given its last one first: ended earlier, it would
 * never reject the commands that wait for it.
 */
export async function closeConnection(redis: Redis): Promise<void> {
  if (ON_ITS_WAY.has(redis.status))
    await new Promise<void>((resolve) => {
      redis.once('end', resolve);
      redis.once('ready', resolve);
    });
  redis.disconnect();
}
