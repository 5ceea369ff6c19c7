import { StationError } from '../contract/errors/station-error.ts';

/** Pause before the store is asked again. */
const AGAIN_MS = 2_000;

/**
 * Writes what must not be lost. A failing store (disk full, file locked) is retried until `isOver`: otherwise the
 * result of finished work would be unknown until the next start.
 *
 * @throws what `write` throws when it is over, or when it was not the store that failed.
 */
export async function retryWrite(write: () => void, isOver: () => boolean): Promise<void> {
  for (;;) {
    try {
      write();
      return;
    } catch (thrown) {
      if (isOver() || !(thrown instanceof StationError) || thrown.code !== 'STORAGE_FAILED') throw thrown;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS).unref());
  }
}
