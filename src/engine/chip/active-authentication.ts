import { bitsOf, childrenOf, readBer } from '../signing/ber.ts';
import { algorithmOf } from '../signing/certificate.ts';
import { digestBy, equalBytes, SHA1, SHA224, SHA256, SHA384, SHA512 } from '../signing/digests.ts';
import { bitLength, recoveredBlock, rsaKeyOf } from '../signing/rsa.ts';
import { verifySignature } from '../signing/verify-signature.ts';
import { readTlv } from './tlv.ts';

/** Octets of the challenge (Doc 9303-11, 6.1.2). */
export const CHALLENGE = 8;

/** Hash identifiers before the last octet CC of a trailer of two (ISO 10118-3). */
const HASH_BY_TRAILER: Readonly<Record<number, string>> = {
  0x33: SHA1,
  0x34: SHA256,
  0x35: SHA512,
  0x36: SHA384,
  0x38: SHA224,
};
const PLAIN_ECDSA = '0.4.0.127.0.7.1.1.4.1.';

/**
 * Did the chip sign this challenge with the key of DG15? Null where that cannot be told: another kind of key or digest.
 *
 * @param dataGroup15 the whole file
 * @param ecdsa signature algorithm that DG14 names for elliptic curves
 */
export function activeAuthenticationHolds(
  dataGroup15: Uint8Array,
  challenge: Uint8Array,
  signature: Uint8Array,
  ecdsa: string | null,
): boolean | null {
  const [algorithm, bits] = childrenOf(readBer(readTlv(dataGroup15).value));
  const keyAlgorithm = algorithmOf(algorithm);
  const key = bitsOf(bits);
  if (!keyAlgorithm || !key) return null;
  const rsa = rsaKeyOf(key);
  if (rsa) return recoveryHolds(recoveredBlock(rsa, signature), challenge);
  const named = ecdsa?.startsWith(PLAIN_ECDSA) ? ecdsa : `${PLAIN_ECDSA}3`;
  return verifySignature(
    { algorithm: keyAlgorithm, bits: key },
    { oid: named, parameters: undefined },
    signature,
    challenge,
    SHA256,
  );
}

/** Octets of a signature by the RSA key of DG15; null for other keys, whose signatures are short. */
export function signatureLength(dataGroup15: Uint8Array): number | null {
  const key = bitsOf(childrenOf(readBer(readTlv(dataGroup15).value))[1]);
  const rsa = key && rsaKeyOf(key);
  return rsa ? Math.ceil(bitLength(rsa.modulus) / 8) : null;
}

/** ISO 9796-2, digital signature scheme 1: header, recovered part of the message, digest, trailer (Doc 9303-11, 6.1.2.3). */
function recoveryHolds(block: Uint8Array | null, challenge: Uint8Array): boolean | null {
  if (!block) return false;
  const last = block.at(-1);
  const hash = last === 0xbc ? SHA1 : last === 0xcc ? HASH_BY_TRAILER[block.at(-2) ?? 0] : undefined;
  if (last !== 0xbc && last !== 0xcc) return false;
  const length = hash && digestBy(hash, challenge)?.length;
  if (!hash || !length) return null;
  const end = block.length - (last === 0xbc ? 1 : 2) - length;
  // Partial recovery, more data, padding ended: 01 1 0 … 1010 (ISO 9796-2, 8).
  const from = block.findIndex((octet) => (octet & 0x0f) === 0x0a) + 1;
  if (from === 0 || end < from || (block[0]! & 0xe0) !== 0x60) return false;
  const digest = digestBy(hash, Buffer.concat([block.subarray(from, end), challenge]))!;
  return equalBytes(digest, block.subarray(end, end + length));
}
