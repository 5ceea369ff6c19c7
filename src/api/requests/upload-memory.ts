import { StationError } from '../../contract/errors/station-error.ts';
import { MAX_BODY_BYTES } from '../../contract/limits.ts';
import { message } from '../../contract/messages/message.ts';

/** Bytes of uploads held at the same time by all requests: five of the largest. */
const LIMIT = 5 * MAX_BODY_BYTES;

let held = 0;

/** Bytes that all requests hold now. */
export const heldUploadBytes = (): number => held;

/** @throws StationError ENGINE_UNAVAILABLE when there is no room for so many bytes more. */
export type Grow = (bytes: number) => void;

/**
 * Accounts for the memory of a request's body, from its first byte to the answer.
 *
 * @throws StationError ENGINE_UNAVAILABLE from `grow` when all requests together hold too much.
 */
export function reserveUploadMemory(): { grow: Grow; release(): void } {
  let mine = 0;
  let released = false;
  return {
    grow(bytes) {
      // A stopped parser may still deliver buffered data, which nobody would release.
      if (released) return;
      if (held + bytes > LIMIT)
        throw new StationError('ENGINE_UNAVAILABLE', message('requestRefusals.manyUploads'), {
          retryAfterSeconds: 5,
        });
      held += bytes;
      mine += bytes;
    },
    release() {
      released = true;
      held -= mine;
      mine = 0;
    },
  };
}
