import { SUCCESS, type Channel } from './apdu.ts';
import { ChipError } from './chip-error.ts';
import { BY, select } from './select.ts';
import { message } from '../../contract/messages/message.ts';

/** Names of the application, as they are tried. */
const NAMES: readonly Uint8Array[] = [
  // Travel documents, residence permits and most identity cards (Doc 9303-10, 3.6.1).
  'a0000002471001',
  // Identity cards of Estonia since 2018, as published readers of them select it.
  'a00000024710ff',
].map((hex) => Uint8Array.from(Buffer.from(hex, 'hex')));

const NOT_FOUND = 0x6a82;
/** A key is refused at the first protected command by chips that check no token. */
const REFUSED = [0x6982, 0x6988];

/** @throws ChipError wrong-key, not-a-travel-document */
export async function selectApplication(channel: Channel): Promise<void> {
  let last = NOT_FOUND;
  for (const name of NAMES) {
    const { status } = await select(channel, BY.application, name);
    if (status === SUCCESS) return;
    // A later name that is refused says that the first has ended the session, nothing of the key.
    if (REFUSED.includes(status) && name === NAMES[0])
      throw new ChipError('wrong-key', message('chipRefusals.wrongKey'), status);
    last = status;
  }
  throw new ChipError('not-a-travel-document', message('chipRefusals.noTravelDocument'), last);
}
