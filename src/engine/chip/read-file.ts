import { SUCCESS, type Channel } from './apdu.ts';
import { ChipError } from './chip-error.ts';
import { BY, select } from './select.ts';
import { encodeTlv, readHeader } from './tlv.ts';
import { message } from '../../contract/messages/message.ts';

/** Largest portrait seen in a passport is some 100 kB; beyond this a length is a mistake or an attack. */
export const MOST_OCTETS = 4 * 1024 * 1024;
/** A protected short answer holds 256 octets; 223 are left for data with any cipher. */
export const SHORT_READ = 223;
/** Offsets of READ BINARY (B0) have fifteen bits; beyond, the odd instruction carries the offset as data. */
const PLAIN_OFFSETS = 0x8000;
const END_OF_FILE = 0x6282;
const NO_SUCH_FILE = 0x6a82;
const WRONG_OFFSET = 0x6b00;
const NOT_ALLOWED = [0x6982, 0x6985, 0x6986];

export interface ReadOptions {
  /** Data octets to ask for at once. */
  readonly block?: number;
  /** Octets read and to be read of this file. */
  readonly onProgress?: (read: number, length: number) => void;
}

/**
 * A transparent file of one data object: its header says how long it is. The first answer holds as much as fits, so that a
 * small file takes two commands.
 *
 * @returns null where the chip has no such file, or does not give it away
 * @throws ChipError refused, malformed
 */
export async function readFile(
  channel: Channel,
  id: number,
  options: ReadOptions = {},
): Promise<Uint8Array | null> {
  const selected = await select(channel, BY.file, Uint8Array.of(id >> 8, id & 255));
  if (selected.status === NO_SUCH_FILE || NOT_ALLOWED.includes(selected.status)) return null;
  requireChannel(selected.status);
  if (selected.status !== SUCCESS)
    throw new ChipError('refused', message('chipFaults.refusesFile'), selected.status);
  const block = options.block ?? SHORT_READ;
  const first = await readAt(channel, 0, block);
  if (first === null) return null;
  const { headerLength, length } = readHeader(first);
  const whole = headerLength + length;
  if (whole > MOST_OCTETS) throw new ChipError('malformed', message('chipFaults.longFile'));
  const parts = [first.subarray(0, whole)];
  let at = parts[0]!.length;
  for (; at < whole; at += parts.at(-1)!.length) {
    options.onProgress?.(at, whole);
    const next = await readAt(channel, at, Math.min(block, whole - at));
    if (!next || next.length === 0) throw new ChipError('malformed', message('chipFaults.shortFile'));
    parts.push(next.subarray(0, whole - at));
  }
  options.onProgress?.(whole, whole);
  return Buffer.concat(parts);
}

async function readAt(channel: Channel, offset: number, le: number): Promise<Uint8Array | null> {
  const answer =
    offset < PLAIN_OFFSETS
      ? await channel.send({ cla: 0, ins: 0xb0, p1: offset >> 8, p2: offset & 255, le })
      : await channel.send({ cla: 0, ins: 0xb1, p1: 0, p2: 0, data: offsetObject(offset), le: le + 4 });
  if (NOT_ALLOWED.includes(answer.status)) return null;
  // Beyond the end of the file.
  if (answer.status === WRONG_OFFSET) return new Uint8Array();
  requireChannel(answer.status);
  if (answer.status !== SUCCESS && answer.status !== END_OF_FILE)
    throw new ChipError('refused', message('chipFaults.stopsFile'), answer.status);
  if (offset < PLAIN_OFFSETS) return answer.data;
  const { headerLength } = readHeader(answer.data);
  return answer.data.subarray(headerLength);
}

/** Another card in the place of the first knows nothing of the protected channel. */
function requireChannel(status: number): void {
  if (LOST_CHANNEL.includes(status))
    throw new ChipError('channel-broken', message('chipRefusals.connectionLost'), status);
}
/** Objects of secure messaging are missing, or wrong (ISO 7816-4, table 6). */
const LOST_CHANNEL = [0x6987, 0x6988];

const offsetObject = (offset: number): Uint8Array =>
  encodeTlv(0x54, Uint8Array.of((offset >> 16) & 255, (offset >> 8) & 255, offset & 255));
