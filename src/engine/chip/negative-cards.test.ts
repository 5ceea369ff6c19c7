import { expect, test } from 'vitest';
import { AUTHORITY, goodCard, NEGATIVE_CARDS } from '../../../tools/passport/negative-cards.ts';
import { HOLDERS_KEY } from '../../../tools/passport/specimen-card.ts';
import type { Transmit } from './apdu.ts';
import { examineChip } from './examine.ts';
import { readChip } from './read-chip.ts';

/** Every card that is not as it should be is refused or named, each with a sentence of its own, and none is authentic. */
async function endOf(transmit: Transmit): Promise<string> {
  try {
    const evidence = await readChip(transmit, HOLDERS_KEY);
    const { verdict, reasons } = await examineChip({
      ...evidence,
      authorities: [AUTHORITY.certificate],
      revocationLists: [],
      today: '2026-11-28',
    });
    return `${verdict}: ${reasons[0]}`;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('problem' in error) return `${String(error.problem)}: ${error.message}`;
    if ('code' in error)
      return `${String(error.code)}: ${(error as { details?: { reason?: string } }).details?.reason}`;
    throw error;
  }
}

test.each(NEGATIVE_CARDS)(
  '%s',
  async (name, card, expected) => {
    expect(await endOf(card.transmit), name).toContain(expected);
  },
  30_000,
);

test('the same card without any of it is authentic', async () => {
  expect(await endOf(goodCard().transmit)).toBe('AUTHENTIC: undefined');
});
