import { randomBytes, timingSafeEqual } from 'node:crypto';
import { SUCCESS, type Channel } from './apdu.ts';
import { ChipError } from './chip-error.ts';
import { passwordOctets, type DocumentKey } from './document-key.ts';
import { secureChannel } from './secure-messaging.ts';
import {
  AUTHENTICATION,
  cipherDes,
  decipherDes,
  deriveKey,
  ENCRYPTION,
  pad,
  retailMac,
  sessionCipher,
} from './session-cipher.ts';
import { message } from '../../contract/messages/message.ts';

const NONCE = 8;
const KEY = 16;

/** Random octets, so that the worked example of the standard can be run. */
export type Random = (length: number) => Uint8Array;

/**
 * Basic access control (Doc 9303-11, 4.3): the fallback for chips without PACE. The application is selected.
 *
 * @throws ChipError wrong-key: the chip does not accept the zone
 */
export async function basicAccess(
  channel: Channel,
  key: DocumentKey,
  random: Random = randomBytes,
): Promise<Channel> {
  const seed = passwordOctets(key).subarray(0, KEY);
  const encryption = deriveKey(seed, ENCRYPTION, '3DES');
  const authentication = deriveKey(seed, AUTHENTICATION, '3DES');
  const challenge = await channel.send({ cla: 0, ins: 0x84, p1: 0, p2: 0, le: NONCE });
  if (challenge.status !== SUCCESS || challenge.data.length !== NONCE)
    throw new ChipError('no-known-protocol', message('chipFaults.noChallenge'), challenge.status);
  const ofChip = challenge.data;
  const ofReader = random(NONCE);
  const readerKey = random(KEY);
  const cryptogram = cipherDes(encryption, Buffer.concat([ofReader, ofChip, readerKey]));
  const data = Buffer.concat([cryptogram, retailMac(authentication, pad(cryptogram, 8))]);
  const answer = await channel.send({ cla: 0, ins: 0x82, p1: 0, p2: 0, data, le: data.length });
  if (answer.status !== SUCCESS || answer.data.length !== data.length)
    throw new ChipError('wrong-key', message('chipRefusals.wrongZone'), answer.status);
  const received = answer.data.subarray(0, 2 * NONCE + KEY);
  const sum = retailMac(authentication, pad(received, 8));
  const clear = decipherDes(encryption, received);
  const isSame = (a: Uint8Array, b: Uint8Array): boolean => timingSafeEqual(a, b);
  if (
    !isSame(sum, answer.data.subarray(-8)) ||
    !isSame(clear.subarray(0, NONCE), ofChip) ||
    !isSame(clear.subarray(NONCE, 2 * NONCE), ofReader)
  )
    throw new ChipError('channel-broken', message('chipFaults.keyNotProved'));
  const shared = readerKey.map((octet, k) => octet ^ clear[2 * NONCE + k]!);
  const counter = Buffer.concat([ofChip.subarray(4), ofReader.subarray(4)]);
  return secureChannel(channel, sessionCipher('3DES', shared), counter);
}
