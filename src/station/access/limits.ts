import { RateLimiterMemory, RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { ApiClient } from '../../contract/access.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { reasonCode, StationError } from '../../contract/errors/station-error.ts';
import { PLAN_LIMITS } from '../../contract/limits.ts';
import { openCountersDatabase, sweepCounters } from './counters-database.ts';

/** Limit reported on unlimited plans: more than a station can answer in a minute or a day. */
const UNLIMITED = 1_000_000;
const MINUTE_S = 60;
const DAY_S = 24 * 60 * 60;

/**
 * How long a request over the concurrency limit waits for a slot before it is refused: calls that overlap by a few
 * milliseconds on several connections are not refused.
 */
const PLACE_WAIT_MS = 250;

export interface LimitState {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds since the epoch at which the window ends. */
  readonly reset: number;
}

export interface Admission {
  readonly state: LimitState;
  /** Releases the slot; call it once, when the work is done. */
  release(): void;
}

/** RATE_LIMITED with the limiter state for the response headers. */
export class RateLimitError extends StationError {
  readonly state: LimitState;
  constructor(says: Message, state: LimitState, retryAfterSeconds: number, reason: Uppercase<string>) {
    super('RATE_LIMITED', says, { retryAfterSeconds, reason });
    this.state = state;
  }
}

export interface ClientLimits {
  readonly perMinute: number;
  readonly perDay: number;
  readonly concurrent: number;
}

export function limitsOf(client: Pick<ApiClient, 'plan' | 'custom'>): ClientLimits {
  const plan = PLAN_LIMITS[client.plan];
  return {
    perMinute: plan.perMinute ?? client.custom.perMinute ?? UNLIMITED,
    perDay: plan.perDay ?? client.custom.perDay ?? UNLIMITED,
    concurrent: plan.concurrent ?? client.custom.concurrent ?? Number.POSITIVE_INFINITY,
  };
}

/**
 * Plans: requests per minute, per day, and concurrent. Counters live in SQLite, so a restart does not reset them;
 * windows start with their first request. A request refused for lack of a slot is not counted.
 */
export function createLimits(dataFolder: string) {
  const database = openCountersDatabase(dataFolder);
  const limiters = new Map<string, RateLimiterSQLite>();
  const stopSweeping = sweepCounters(database, () => {
    for (const one of limiters.values()) one.deleteInMemoryBlockedAll();
  });
  const places = createPlaces();

  function limiter(points: number, duration: number): RateLimiterSQLite {
    const key = `${duration}:${points}`;
    let found = limiters.get(key);
    if (!found) {
      found = new RateLimiterSQLite({
        storeClient: database,
        storeType: 'better-sqlite3',
        tableName: 'rate_limits',
        tableCreated: true,
        // The library's own sweep keeps running after the database is closed, and an error in it ends the process.
        clearExpiredByTimeout: false,
        keyPrefix: duration === MINUTE_S ? 'minute' : 'day',
        points,
        duration,
        // Once over the limit, a flood is refused from memory, without a write per request.
        inMemoryBlockOnConsumed: points + 1,
        // Fallback for a full or failing disk: counted in memory, so that clients can still read.
        insuranceLimiter: new RateLimiterMemory({ points, duration }),
      });
      limiters.set(key, found);
    }
    return found;
  }

  async function consume(points: number, duration: number, clientId: string): Promise<RateLimiterRes> {
    try {
      return await limiter(points, duration).consume(clientId);
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes))
        throw new StationError('STORAGE_FAILED', undefined, {}, { cause: thrown });
      const window = duration === MINUTE_S ? 'minute' : 'day';
      const seconds = Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
      throw new RateLimitError(
        message(duration === MINUTE_S ? 'accessRefusals.perMinute' : 'accessRefusals.perDay', {
          count: points,
        }),
        { ...stateOf(points, thrown), remaining: 0 },
        seconds,
        reasonCode('PER', window),
      );
    }
  }

  return {
    /** @throws RateLimitError */
    async admit(client: Pick<ApiClient, 'clientId' | 'plan' | 'custom'>): Promise<Admission> {
      const { clientId } = client;
      const limits = limitsOf(client);
      const minute = stateOf(limits.perMinute, await consume(limits.perMinute, MINUTE_S, clientId));
      const day = stateOf(limits.perDay, await consume(limits.perDay, DAY_S, clientId));
      const state = day.remaining < minute.remaining ? day : minute;
      const release = await places.take(clientId, limits.concurrent);
      if (release) return { state, release };
      await limiter(limits.perMinute, MINUTE_S).reward(clientId);
      await limiter(limits.perDay, DAY_S).reward(clientId);
      const says = message('accessRefusals.atOnce', { count: limits.concurrent });
      throw new RateLimitError(says, { ...state, remaining: state.remaining + 1 }, 1, 'CONCURRENT');
    },
    inFlight: (clientId: string): number => places.taken(clientId),
    close: (): void => {
      stopSweeping();
      database.close();
    },
  };
}
export type Limits = ReturnType<typeof createLimits>;

function stateOf(limit: number, answer: RateLimiterRes): LimitState {
  return {
    limit,
    remaining: answer.remainingPoints,
    reset: Math.ceil((Date.now() + answer.msBeforeNext) / 1000),
  };
}

/** Concurrency slots per client, with a short FIFO queue. */
function createPlaces() {
  const taken = new Map<string, number>();
  const queues = new Map<string, (() => void)[]>();

  function occupy(clientId: string): () => void {
    taken.set(clientId, (taken.get(clientId) ?? 0) + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const left = (taken.get(clientId) ?? 1) - 1;
      if (left > 0) taken.set(clientId, left);
      else taken.delete(clientId);
      queues.get(clientId)?.shift()?.();
    };
  }

  return {
    taken: (clientId: string): number => taken.get(clientId) ?? 0,
    /** Resolves to the release function, or to null when no slot became free in time. */
    async take(clientId: string, limit: number): Promise<(() => void) | null> {
      if ((taken.get(clientId) ?? 0) < limit) return occupy(clientId);
      const queue = queues.get(clientId) ?? [];
      queues.set(clientId, queue);
      return new Promise((resolve) => {
        const next = () => {
          clearTimeout(timer);
          resolve(occupy(clientId));
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(next), 1);
          if (!queue.length) queues.delete(clientId);
          resolve(null);
        }, PLACE_WAIT_MS);
        queue.push(next);
      });
    },
  };
}
