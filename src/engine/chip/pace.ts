import { randomBytes, timingSafeEqual } from 'node:crypto';
import { oidOctets, TAG, toBigInt } from '../signing/ber.ts';
import type { Curve } from '../signing/curves.ts';
import { equalBytes } from '../signing/digests.ts';
import { SUCCESS, type Channel } from './apdu.ts';
import type { Random } from './basic-access.ts';
import { ChipError } from './chip-error.ts';
import { passwordOctets, passwordReference, type DocumentKey } from './document-key.ts';
import { pointOf, scalarFrom, sharedSecret, standardCurve, toOctets } from './domain-parameters.ts';
import { pointFrom, pseudoRandom } from './integrated-mapping.ts';
import { secureChannel } from './secure-messaging.ts';
import type { PaceInfo } from './security-infos.ts';
import {
  aesMac,
  AUTHENTICATION,
  decipherAes,
  decipherDes,
  deriveKey,
  pad,
  PASSWORD,
  retailMac,
  sessionCipher,
  unpad,
} from './session-cipher.ts';
import { childOf, encodeTlv } from './tlv.ts';
import { message } from '../../contract/messages/message.ts';

const CHAINING = 0x10;
/** Dynamic authentication data and the objects of its four steps (Doc 9303-11, 4.4.4.2). */
const DYNAMIC = 0x7c;
const TAG_OF = {
  nonce: 0x80,
  mapReader: 0x81,
  mapChip: 0x82,
  keyReader: 0x83,
  keyChip: 0x84,
  tokenReader: 0x85,
  tokenChip: 0x86,
  chipData: 0x8a,
} as const;
/** Refused for an unknown reference or object: older chips want the parameters named, some always (6A80, 6A87, 6A88). */
const ASK_AGAIN_WITH_PARAMETERS = [0x6a80, 0x6a87, 0x6a88];

/** What a chip sent that maps with its static key: `chipData` proves the key, against `chipMapKey`, the key it mapped with. */
export interface ChipMapping {
  readonly curve: Curve;
  readonly chipData: Uint8Array;
  readonly chipMapKey: Uint8Array;
}

export interface PaceSession {
  readonly channel: Channel;
  /** With chip authentication mapping. */
  readonly chipMapping: ChipMapping | null;
}

/**
 * Password authenticated connection establishment over elliptic curves (Doc 9303-11, 4.4).
 *
 * @throws ChipError wrong-key: the chip does not accept the password; no-known-protocol: Diffie–Hellman over integers, or unknown parameters
 */
export async function pace(
  channel: Channel,
  info: PaceInfo,
  key: DocumentKey,
  random: Random = randomBytes,
): Promise<PaceSession> {
  if (info.agreement !== 'ECDH' || info.parameterId === null)
    throw new ChipError('no-known-protocol', message('chipFaults.unknownCurve'));
  const curve = standardCurve(info.parameterId);
  await choose(channel, info, key);
  const nonce = decryptNonce(await step(channel, null, TAG_OF.nonce, true), key, info);
  const { generator, chipMapKey } = await map(channel, curve, info, nonce, random);
  const secret = scalarFrom(curve, random);
  const own = toOctets(generator.multiply(secret));
  const chipKey = await step(channel, [TAG_OF.keyReader, own], TAG_OF.keyChip, true);
  if (equalBytes(chipKey, own)) throw new ChipError('channel-broken', message('chipFaults.ownKeyBack'));
  const shared = sharedSecret(curve, pointOf(curve, chipKey).multiply(secret));
  const token = (point: Uint8Array): Uint8Array => tokenOf(info, shared, point);
  const last = await general(channel, [TAG_OF.tokenReader, token(chipKey)], false);
  const chipToken = childOf(last, TAG_OF.tokenChip);
  if (chipToken?.length !== 8 || !timingSafeEqual(chipToken, token(own)))
    throw new ChipError('channel-broken', message('chipFaults.keyNotProved'));
  const cipher = sessionCipher(info.cipher, shared);
  const encrypted = info.mapping === 'chip-authentication' ? childOf(last, TAG_OF.chipData) : null;
  return {
    channel: secureChannel(channel, cipher, new Uint8Array(cipher.blockLength)),
    chipMapping:
      encrypted && chipMapKey ? { curve, chipData: openChipData(encrypted, cipher), chipMapKey } : null,
  };
}

/** MSE:Set AT. The parameters are named only when asked for: chips with one set refuse the object, those with several want it. */
async function choose(channel: Channel, info: PaceInfo, key: DocumentKey): Promise<void> {
  const protocol = encodeTlv(0x80, Buffer.from(oidOctets(info.oid)));
  const password = encodeTlv(0x83, Uint8Array.of(passwordReference(key)));
  const parameters = encodeTlv(0x84, Uint8Array.of(info.parameterId ?? 0));
  const send = (objects: readonly Uint8Array[]) =>
    channel.send({ cla: 0, ins: 0x22, p1: 0xc1, p2: 0xa4, data: Buffer.concat(objects) });
  // Named first: a chip that offers several sets would otherwise take one of its own choice.
  const named = await send([protocol, password, parameters]);
  const answer = ASK_AGAIN_WITH_PARAMETERS.includes(named.status) ? await send([protocol, password]) : named;
  // 63Cx: tries are counted, and x are left; the password is set all the same.
  if (answer.status !== SUCCESS && answer.status >> 4 !== 0x63c)
    throw new ChipError('no-known-protocol', message('chipFaults.refusesProtocol'), answer.status);
}

async function map(
  channel: Channel,
  curve: Curve,
  info: PaceInfo,
  nonce: Uint8Array,
  random: Random,
): Promise<{ generator: Curve['BASE']; chipMapKey: Uint8Array | null }> {
  const { n, p } = curve.CURVE();
  if (info.mapping === 'integrated') {
    const ofReader = random(nonce.length);
    await step(channel, [TAG_OF.mapReader, ofReader], TAG_OF.mapChip, true, true);
    const generator = pointFrom(curve, pseudoRandom(nonce, ofReader, p, info.cipher));
    if (!generator) throw new ChipError('no-known-protocol', message('chipFaults.noIntegratedMapping'));
    return { generator, chipMapKey: null };
  }
  const secret = scalarFrom(curve, random);
  const chipMapKey = await step(
    channel,
    [TAG_OF.mapReader, toOctets(curve.BASE.multiply(secret))],
    TAG_OF.mapChip,
    true,
  );
  const shared = pointOf(curve, chipMapKey).multiply(secret);
  const s = toBigInt(nonce) % n;
  return { generator: s === 0n ? shared : curve.BASE.multiply(s).add(shared), chipMapKey };
}

function decryptNonce(encrypted: Uint8Array, key: DocumentKey, { cipher }: PaceInfo): Uint8Array {
  const password = deriveKey(passwordOctets(key), PASSWORD, cipher);
  if (encrypted.length === 0 || encrypted.length % 8 !== 0)
    throw new ChipError('malformed', message('chipFaults.halfNonce'));
  return cipher === '3DES' ? decipherDes(password, encrypted) : decipherAes(password, encrypted);
}

/** Doc 9303-11, 4.4.3.4: a checksum over the other side's key, with the protocol it was made for. */
function tokenOf({ oid, cipher }: PaceInfo, shared: Uint8Array, point: Uint8Array): Uint8Array {
  const key = deriveKey(shared, AUTHENTICATION, cipher);
  const data = encodeTlv(0x7f49, Buffer.concat([encodeTlv(TAG.oid, oidOctets(oid)), encodeTlv(0x86, point)]));
  return cipher === '3DES' ? retailMac(key, pad(data, 8)) : aesMac(key, data);
}

/** Encrypted under the new session, with a vector of the counter −1 (Doc 9303-11, 4.4.3.5.1). */
function openChipData(encrypted: Uint8Array, cipher: ReturnType<typeof sessionCipher>): Uint8Array {
  const clear = unpad(cipher.decrypt(encrypted, new Uint8Array(cipher.blockLength).fill(0xff)));
  if (!clear) throw new ChipError('malformed', message('chipFaults.proofPadding'));
  return clear;
}

async function step(
  channel: Channel,
  sent: readonly [number, Uint8Array] | null,
  wanted: number,
  chained: boolean,
  mayBeEmpty = false,
): Promise<Uint8Array> {
  const data = childOf(await general(channel, sent, chained), wanted);
  if (!data && !mayBeEmpty) throw new ChipError('malformed', message('chipFaults.stepLeftOut'));
  return data ?? new Uint8Array();
}

/** GENERAL AUTHENTICATE; the content of the answer's dynamic authentication data. */
async function general(
  channel: Channel,
  sent: readonly [number, Uint8Array] | null,
  chained: boolean,
): Promise<Uint8Array> {
  const data = encodeTlv(DYNAMIC, sent ? encodeTlv(...sent) : new Uint8Array());
  const answer = await channel.send({ cla: chained ? CHAINING : 0, ins: 0x86, p1: 0, p2: 0, data, le: 256 });
  // 6300 and 63Cx: the password is wrong. Some chips say it at the last step only.
  if (answer.status >> 8 === 0x63)
    throw new ChipError('wrong-key', message('chipRefusals.wrongKey'), answer.status);
  if (answer.status !== SUCCESS)
    throw new ChipError('no-known-protocol', message('chipFaults.breaksOff'), answer.status);
  return childOf(answer.data, DYNAMIC) ?? new Uint8Array();
}
