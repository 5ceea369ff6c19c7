import type { ErrorCode } from '../../contract/errors/catalogue.ts';
import { StationError } from '../../contract/errors/station-error.ts';

const STORAGE: ReadonlySet<ErrorCode> = new Set(['STORAGE_FAILED', 'STORAGE_FULL', 'INTERNAL']);

/** A failure of the store under the code that the interface has for the operation; others stay what they are. */
export function asRefused(thrown: unknown, code: ErrorCode): StationError {
  const error = StationError.from(thrown);
  return STORAGE.has(error.code) ? error.saidAs(code, error.details, error.cause) : error;
}

/** "1006: session creation failed", whatever kept it from being written. */
export const asCreation = <T>(work: Promise<T>): Promise<T> =>
  work.catch((thrown: unknown) => {
    throw asRefused(thrown, 'LIVENESS_SESSION_CREATION_FAILED');
  });
