import type { ErrorCode } from '../../contract/errors/catalogue.ts';
import { reasonCode, StationError } from '../../contract/errors/station-error.ts';
import { ChipError, type ChipProblem } from './chip-error.ts';

/** Problems of the counter are conflicts, problems of the document are damage, the key is what the caller sent. */
const CODES: Readonly<Record<ChipProblem, ErrorCode>> = {
  'no-readers': 'CONFLICT',
  'no-card': 'CONFLICT',
  'reader-busy': 'CONFLICT',
  'card-gone': 'CONFLICT',
  'not-a-travel-document': 'DAMAGED_DOCUMENT',
  'wrong-key': 'INVALID_REQUEST',
  'no-known-protocol': 'DAMAGED_DOCUMENT',
  'channel-broken': 'DAMAGED_DOCUMENT',
  malformed: 'DAMAGED_DOCUMENT',
  refused: 'DAMAGED_DOCUMENT',
};

/** What a chip or reader did wrong, as the interface says it; the problem is the reason, e.g. `CARD_GONE`. */
export function asChipFailure(thrown: unknown): unknown {
  if (!(thrown instanceof ChipError)) return thrown;
  const reason = reasonCode(thrown.problem);
  return new StationError(CODES[thrown.problem], thrown.says, { reason }, { cause: thrown });
}
