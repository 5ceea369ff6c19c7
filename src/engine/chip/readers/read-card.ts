import { setTimeout as wait } from 'node:timers/promises';
import type { CallContext, ReadCardRequest } from '../../calls.ts';
import { ChipError, type ChipProblem } from '../chip-error.ts';
import { asChipFailure } from '../chip-failure.ts';
import { readChip, type ChipEvidence } from '../read-chip.ts';
import { connectCard } from './readers.ts';

/** Errors of a reader or chip without extended length. */
const PERHAPS_TOO_LONG: readonly ChipProblem[] = ['refused', 'channel-broken', 'malformed', 'card-gone'];

/** Delay after which pcscd (polling every 400 ms) has noticed a removed card. */
const SETTLE_MS = 700;

/**
 * Reads the document on a reader. Long commands first, as few are needed then; where chip or reader takes none, once more with
 * short ones. A key that was refused is never tried again: chips count.
 *
 * @throws StationError with the problem as its reason: NO_READERS, NO_CARD, READER_BUSY, CARD_GONE, WRONG_KEY …
 */
export async function readCard(
  { reader, key }: ReadCardRequest,
  { progress, signal }: CallContext,
): Promise<ChipEvidence> {
  const read = async (extended: boolean): Promise<ChipEvidence> => {
    const card = await connectCard(reader);
    try {
      progress({ stage: 'chip', part: 'access', percent: 0 });
      return await readChip(
        (command) => {
          signal.throwIfAborted();
          return card.transmit(command);
        },
        key,
        {
          extended,
          onProgress: ({ group, read: octets, length }) =>
            progress({ stage: 'chip', part: partOf(group), percent: Math.floor((100 * octets) / length) }),
        },
      );
    } finally {
      await card.release();
    }
  };
  try {
    return await read(true).catch(async (error: unknown) => {
      if (!(error instanceof ChipError) || !PERHAPS_TOO_LONG.includes(error.problem)) throw error;
      await wait(SETTLE_MS, undefined, { signal });
      return read(false);
    });
  } catch (error) {
    throw asChipFailure(error);
  }
}

const partOf = (group: number | 'sod') =>
  group === 'sod'
    ? 'signature'
    : group === 1
      ? 'zone'
      : group === 2
        ? 'portrait'
        : group > 13
          ? 'keys'
          : 'details';
