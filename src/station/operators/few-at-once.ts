import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';

const MOST_WAITING = 8;

/**
 * Limits concurrent sign-ins, so that guesses do not pile up.
 *
 * @returns runs work; rejects with StationError RATE_LIMITED, without starting it, when eight are running already
 */
export function createFewAtOnce(): <T>(work: () => Promise<T>) => Promise<T> {
  let waiting = 0;
  return async (work) => {
    if (waiting >= MOST_WAITING)
      throw new StationError('RATE_LIMITED', message('operatorRefusals.manyAtOnce'), {
        reason: 'BUSY',
        retryAfterSeconds: 1,
      });
    waiting++;
    try {
      return await work();
    } finally {
      waiting--;
    }
  };
}
