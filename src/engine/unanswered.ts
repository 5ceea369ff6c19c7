import { StationError } from '../contract/errors/station-error.ts';
import { message } from '../contract/messages/message.ts';
import type { CallName } from './calls.ts';

/** Calls without client data: if their process ends, no document caused it. */
const WITHOUT_DOCUMENT: ReadonlySet<CallName> = new Set(['ping', 'warmUp']);

/** Is a call retried after its process ended? Only once: an unrelated crash or kill hardly happens twice. */
export const isTriedAgain = (name: CallName, ended: number): boolean =>
  ended === 1 && !WITHOUT_DOCUMENT.has(name);

/**
 * Error for a call whose process ended. A document that ended two fresh processes would do so again: it is refused as
 * one that cannot be processed (ADR 208).
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

/** Error for a call past its deadline. */
export const late = (): StationError =>
  new StationError('PROCESSING_TIMEOUT', message('documentRefusals.tookLong'));

/** Error for a call whose signal was aborted. */
export const cancelled = (): StationError =>
  new StationError('CONFLICT', message('engineRefusals.cancelled'), { reason: 'CANCELLED' });
