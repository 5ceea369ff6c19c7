import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { StationError } from '../../contract/errors/station-error.ts';
import type { CallName, CallRequest } from '../../engine/calls.ts';
import type { Engine } from '../engine.ts';
import { closeConnection, queueConnection } from './connection.ts';
import { KEEP_SECONDS, queueName, unpack, type QueuedCall } from './envelope.ts';
import { packAnswer } from './shared-engine.ts';

/** A worker silent for this long counts as dead and its call is given to another. */
const LOCK_MS = 15_000;
const STALLED_CHECK_MS = 5_000;

export interface QueueWorkerOptions {
  readonly url: string;
  readonly key: Uint8Array;
  readonly engine: Engine;
  readonly concurrency: number;
  readonly onError: (thrown: Error) => void;
}

/**
 * Takes calls from any station's queue, runs them on this host's engines, answers encrypted. A document's error is an
 * answer; only what a retry may mend (a crashed engine) is left to BullMQ's next attempt.
 */
export function startQueueWorker({ url, key, engine, concurrency, onError }: QueueWorkerOptions): {
  close(): Promise<void>;
} {
  const { options: connection, giveUp } = queueConnection(url);
  const redis = new Redis(url, connection);
  const worker = new Worker<QueuedCall>(
    queueName(key),
    async ({ data: { at } }) => {
      const sealed = await redis.getBuffer(at);
      if (!sealed) throw new Error('The request is gone.');
      const { call, request } = unpack<{ call: CallName; request: CallRequest<CallName> }>(key, sealed, at);
      const answer = await engine.call(call, request).then(
        (response) => ({ ok: true as const, response }),
        (thrown: unknown) => {
          const error = StationError.from(thrown);
          if (error.entry.retryable) throw new Error(error.code);
          return { ok: false as const, error: error.toWire() };
        },
      );
      await redis.set(`${at}:answer`, packAnswer(key, at, answer), 'EX', KEEP_SECONDS);
    },
    {
      connection,
      concurrency,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: 3,
    },
  );
  redis.on('error', onError);
  worker.on('error', onError);
  return {
    close: async () => {
      giveUp();
      await worker.close();
      await closeConnection(redis);
      await engine.close();
    },
  };
}
