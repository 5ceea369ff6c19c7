import { setTimeout } from 'node:timers/promises';
import { Queue, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { CallName, CallRequest, CallResponse } from '../../engine/calls.ts';
import type { CallOptions } from '../../engine/pool-options.ts';
import { cancelled } from '../../engine/unanswered.ts';
import type { Engine } from '../engine.ts';
import { closeConnection, queueConnection } from './connection.ts';
import { KEEP_SECONDS, pack, packRequest, queueName, unpack, type QueuedCall } from './envelope.ts';

/** How often Redis is asked whether it still knows a waiting call. */
const LOOK_EVERY_MS = 15_000;
/** How often a call may be retried after its worker died. */
const ATTEMPTS = 5;

export interface SharedQueueOptions {
  /** `redis://…` */
  readonly url: string;
  readonly key: Uint8Array;
  readonly onError: (thrown: Error) => void;
  /** Milliseconds; shorter in tests. */
  readonly lookEveryMs?: number;
}

type Answer =
  | { readonly ok: true; readonly response: unknown }
  | { readonly ok: false; readonly error: ReturnType<StationError['toWire']> };

/**
 * An engine whose background calls are run by workers on any host (`netefatsa worker`), through Redis. A clerk's own
 * calls stay on the station's processes: they must not wait behind a bank's backlog. The station's SQLite still holds
 * every job, so losing Redis loses no acknowledged work.
 */
export function createSharedEngine(local: Engine, options: SharedQueueOptions): Engine {
  const { url, key, onError, lookEveryMs = LOOK_EVERY_MS } = options;
  const { options: connection, giveUp } = queueConnection(url);
  const redis = new Redis(url, connection);
  const queue = new Queue<QueuedCall>(queueName(key), { connection });
  const events = new QueueEvents(queueName(key), { connection });
  // Every waiting call adds a listener; their number is no leak.
  queue.setMaxListeners(0);
  events.setMaxListeners(0);
  redis.on('error', onError);
  queue.on('error', onError);
  events.on('error', onError);

  async function remote<N extends CallName>(
    name: N,
    request: CallRequest<N>,
    options: CallOptions,
  ): Promise<CallResponse<N>> {
    const { id, at, sealed } = packRequest(key, name, request);
    await redis.set(at, sealed, 'EX', KEEP_SECONDS);
    const job = await queue.add(
      name,
      { call: name, at },
      {
        jobId: id,
        attempts: ATTEMPTS,
        backoff: { type: 'fixed', delay: 500 },
        removeOnComplete: { age: KEEP_SECONDS },
        removeOnFail: { age: KEEP_SECONDS },
      },
    );
    const over = new AbortController();
    const leaving = leave(options.signal, () => void job.remove().catch(() => undefined));
    try {
      await Promise.race([job.waitUntilFinished(events), untilForgotten(id, at, over.signal), leaving]);
    } catch {
      if (options.signal?.aborted) throw cancelled();
      // The id comes from the content: a failed call left in the queue would also answer the next try.
      await job.remove().catch(() => undefined);
      throw new StationError('PROCESSING_FAILED', message('engineRefusals.noWorker'), {
        reason: 'QUEUE',
      });
    } finally {
      over.abort();
    }
    const reply = await redis.getBuffer(`${at}:answer`);
    if (!reply)
      throw new StationError('PROCESSING_FAILED', message('engineRefusals.answerGone'), { reason: 'QUEUE' });
    await redis.del(at, `${at}:answer`);
    await job.remove().catch(() => undefined);
    const answer = unpack<Answer>(key, reply, `${at}:answer`);
    if (!answer.ok) throw StationError.fromWire(answer.error);
    return answer.response as CallResponse<N>;
  }

  /**
   * Rejects when Redis no longer knows a call (restarted empty, or removed for another caller of the same), as nothing
   * else would. Otherwise the request is kept even if workers are away for days.
   */
  async function untilForgotten(id: string, at: string, signal: AbortSignal): Promise<never> {
    for (;;) {
      await setTimeout(lookEveryMs, undefined, { signal, ref: false });
      if (!(await queue.getJob(id))) throw new Error('The queue has lost the call.');
      await redis.expire(at, KEEP_SECONDS);
    }
  }

  return {
    ...local,
    call: (name, request, options = {}) =>
      options.priority === 'background'
        ? remote(name, request, options).catch(refused)
        : local.call(name, request, options),
    close: async () => {
      giveUp();
      await Promise.allSettled([events.close(), queue.close()]);
      await closeConnection(redis);
      await local.close();
    },
  };
}

/** Redis refusals (memory full, read only, no permission) may pass; the job stays with the station and is retried. */
function refused(cause: unknown): never {
  if (cause instanceof StationError) throw cause;
  throw new StationError(
    'PROCESSING_FAILED',
    message('engineRefusals.queueFails'),
    { reason: 'QUEUE' },
    { cause },
  );
}

/** Rejects when the signal aborts, after `work`; a removed job would never report its end. */
function leave(signal: AbortSignal | undefined, work: () => void): Promise<never> {
  return new Promise((_, reject) => {
    const end = (): void => {
      work();
      reject(cancelled());
    };
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}

/** The answer of a worker, ready to be stored. */
export const packAnswer = (key: Uint8Array, at: string, answer: Answer): Buffer =>
  pack(key, answer, `${at}:answer`);
