import { StationError } from '../contract/errors/station-error.ts';
import { message } from '../contract/messages/message.ts';
import type { CallName } from './calls.ts';

/** Calls that carry nothing a client sent: when their process ends, no document did it. */
const WITHOUT_DOCUMENT: ReadonlySet<CallName> = new Set(['ping', 'warmUp']);

/** Is a call whose process ended given to another one? Once: chance, and whoever ends processes, do not strike twice. */
export const isTriedAgain = (name: CallName, ended: number): boolean =>
  ended === 1 && !WITHOUT_DOCUMENT.has(name);

/**
 * What is answered for a call whose process ended. A document that ended two fresh processes does so again, whoever sends it
 * once more: it is refused as one that cannot be processed (ADR 208).
 */
export function endedBy(name: CallName, why: string): StationError {
  return WITHOUT_DOCUMENT.has(name)
    ? new StationError('PROCESSING_FAILED', message('engineRefusals.stopped'), {
        reason: 'ENGINE_STOPPED',
        technical: why,
      })
    : new StationError('DOCUMENT_TOO_COMPLEX', message('documentRefusals.stopsEngine'), {
        reason: 'ENGINE_STOPPED',
      });
}

/** What a call is answered whose time is over. */
export const late = (): StationError =>
  new StationError('PROCESSING_TIMEOUT', message('documentRefusals.tookLong'));

/** What a call rejects with when its signal aborts. */
export const cancelled = (): StationError =>
  new StationError('CONFLICT', message('engineRefusals.cancelled'), { reason: 'CANCELLED' });
