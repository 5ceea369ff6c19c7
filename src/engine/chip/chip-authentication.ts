import { randomBytes } from 'node:crypto';
import { algorithmOf } from '../signing/certificate.ts';
import { bitsOf, childrenOf, fromBigInt, oidOctets, toBigInt, type Ber } from '../signing/ber.ts';
import { curveOf, type Curve } from '../signing/curves.ts';
import { equalBytes } from '../signing/digests.ts';
import { bitLength } from '../signing/rsa.ts';
import { SUCCESS, type Channel } from './apdu.ts';
import type { Random } from './basic-access.ts';
import { ChipError } from './chip-error.ts';
import { pointOf, scalarFrom, sharedSecret, toOctets } from './domain-parameters.ts';
import { secureChannel } from './secure-messaging.ts';
import type { ChipMapping } from './pace.ts';
import type { SecurityInfos } from './security-infos.ts';
import { sessionCipher, type CipherName } from './session-cipher.ts';
import { encodeTlv } from './tlv.ts';
import { message } from '../../contract/messages/message.ts';

/** id-CA-ECDH-3DES-CBC-CBC: what older chips mean that give a key and no protocol (BSI TR-03110-1, 3.4). */
const IMPLIED = { oid: '0.4.0.127.0.7.2.2.3.2.1', cipher: '3DES' as CipherName, keyId: null };

/**
 * Chip authentication (Doc 9303-11, 6.2): a new channel that only the owner of the static key can use. That the chip is
 * genuine is shown by the first answer in it, so the caller reads something next.
 *
 * @param channels the protected channel at hand, and the plain one that the new protection is laid on
 * @returns null where the chip offers none that is known here
 */
export async function authenticateChip(
  { plain, channel }: { readonly plain: Channel; readonly channel: Channel },
  infos: SecurityInfos,
  random: Random = randomBytes,
): Promise<Channel | null> {
  const chosen = chooseKey(infos);
  if (!chosen) return null;
  const { oid, cipher, keyId, curve, chipKey } = chosen;
  const secret = scalarFrom(curve, random);
  const own = toOctets(curve.BASE.multiply(secret));
  const reference = keyId === null ? new Uint8Array() : encodeTlv(0x84, unsigned(keyId));
  const atOnce =
    cipher === '3DES' ? await setKey(channel, Buffer.concat([encodeTlv(0x91, own), reference])) : null;
  // For 3DES there are two ways (Doc 9303-11, 6.2.4). A chip that refuses the first may take the second, as gmrtd's session shows.
  const answer =
    atOnce?.status === SUCCESS
      ? atOnce
      : await agree(channel, Buffer.concat([encodeTlv(0x80, oidOctets(oid)), reference]), own);
  if (answer.status !== SUCCESS)
    throw new ChipError('refused', message('chipFaults.refusesProof'), answer.status);
  const made = sessionCipher(cipher, sharedSecret(curve, chipKey.multiply(secret)));
  return secureChannel(plain, made, new Uint8Array(made.blockLength));
}

/** MSE:Set KAT. */
const setKey = (channel: Channel, data: Uint8Array): Promise<{ status: number }> =>
  channel.send({ cla: 0, ins: 0x22, p1: 0x41, p2: 0xa6, data });

/** MSE:Set AT, and GENERAL AUTHENTICATE. */
async function agree(channel: Channel, template: Uint8Array, own: Uint8Array): Promise<{ status: number }> {
  const set = await channel.send({ cla: 0, ins: 0x22, p1: 0x41, p2: 0xa4, data: template });
  if (set.status !== SUCCESS) return set;
  return channel.send({
    cla: 0,
    ins: 0x86,
    p1: 0,
    p2: 0,
    data: encodeTlv(0x7c, encodeTlv(0x80, own)),
    le: 256,
  });
}

function chooseKey(infos: SecurityInfos) {
  for (const { agreement, key, keyId } of infos.chipAuthenticationKeys) {
    if (agreement !== 'ECDH') continue;
    const point = staticKey(key);
    if (!point) continue;
    const info = infos.chipAuthentication.find((one) => one.agreement === 'ECDH' && one.keyId === keyId);
    // Beside the mapping a key without a protocol is the mapping's: asked for otherwise, a genuine chip would refuse.
    if (!info && infos.pace.some(({ mapping }) => mapping === 'chip-authentication')) continue;
    const { oid, cipher } = info ?? IMPLIED;
    return { oid, cipher, keyId, ...point };
  }
  return null;
}

/** Curve and point of a SubjectPublicKeyInfo; null for another kind of key. */
function staticKey(info: Ber): { curve: Curve; chipKey: Curve['BASE'] } | null {
  const [algorithm, bits] = childrenOf(info);
  const curve = curveOf(algorithmOf(algorithm)?.parameters);
  const octets = bitsOf(bits);
  return curve && octets ? { curve, chipKey: pointOf(curve, octets) } : null;
}

/**
 * Chip authentication mapping (Doc 9303-11, 4.4.3.5): the number that the chip sent turns its static key into the key it had
 * mapped with, which nobody else can know.
 *
 * @param curve that PACE ran on, and the static key lies on
 * @returns null where DG14 has no key on that curve: keys of another are for chip authentication alone
 */
export function chipMappingHolds(
  infos: SecurityInfos,
  { curve, chipData, chipMapKey }: ChipMapping,
): boolean | null {
  const scalar = toBigInt(chipData);
  const keys = infos.chipAuthenticationKeys.flatMap(({ key }) => staticKey(key) ?? []);
  const fitting = keys.filter((key) => key.curve === curve);
  if (fitting.length === 0) return null;
  if (scalar <= 0n || scalar >= curve.CURVE().n) return false;
  return fitting.some(({ chipKey }) => equalBytes(toOctets(chipKey.multiply(scalar)), chipMapKey));
}

/** In as few octets as it fits; zero takes one. */
const unsigned = (value: bigint): Uint8Array =>
  fromBigInt(value, Math.max(1, Math.ceil(bitLength(value) / 8)));
