import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { createSharedEngine } from './shared-engine.ts';
import type { startQueueWorker } from './worker.ts';

export interface SharedQueue {
  readonly createSharedEngine: typeof createSharedEngine;
  readonly startQueueWorker: typeof startQueueWorker;
}

/**
 * The shared queue, loaded only where one is configured: desktop packages leave out BullMQ and its client.
 *
 * @throws StationError INVALID_REQUEST where they are missing.
 */
export async function sharedQueue(): Promise<SharedQueue> {
  try {
    const [engine, worker] = await Promise.all([import('./shared-engine.ts'), import('./worker.ts')]);
    return { createSharedEngine: engine.createSharedEngine, startQueueWorker: worker.startQueueWorker };
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw thrown;
    throw new StationError('INVALID_REQUEST', message('engineRefusals.noQueueHere'), {}, { cause: thrown });
  }
}
