import { childrenOf, fromBigInt, octetsOf, oidOf, readBer, TAG, toBigInt } from './ber.ts';
import { digestBy, equalBytes, isCollidable } from './digests.ts';

/** Limits on modulus and exponent, as in OpenSSL: longer ones only cost time. */
const MAX_MODULUS_BITS = 16_384;
const MAX_EXPONENT_BITS = 64;

export interface RsaKey {
  readonly modulus: bigint;
  readonly exponent: bigint;
}

export interface PssParameters {
  readonly hash: string;
  readonly maskHash: string;
}

/**
 * PKCS #1 v1.5 (RFC 8017, 8.2.2). The digest is the one named inside the signature, which may differ from the one named
 * around it. Null if that digest is unknown.
 */
export function verifyPkcs1(key: RsaKey, signature: Uint8Array, message: Uint8Array): boolean | null {
  const block = recoveredBlock(key, signature);
  if (block === null) return false;
  const end = block.indexOf(0, 2);
  const isPadded =
    block[0] === 0 && block[1] === 1 && end >= 10 && block.subarray(2, end).every((c) => c === 0xff);
  if (!isPadded) return false;
  const info = readBer(block, end + 1);
  if (info?.tag !== TAG.sequence || end + 1 + info.raw.length !== block.length) return null;
  const [algorithm, digest, ...more] = childrenOf(info);
  const [named, parameters] = childrenOf(algorithm);
  // Trailing bytes would allow forgery with a small exponent (Bleichenbacher 2006).
  const isPlain = more.length === 0 && (parameters === undefined || parameters.raw.length === 2);
  const own = digestBy(oidOf(named), message);
  if (own === null || digest?.tag !== TAG.octets || !isPlain) return null;
  const isEqual = equalBytes(own, digest.content);
  return isEqual && isCollidable(oidOf(named)) ? null : isEqual;
}

/**
 * EMSA-PSS with any two digests and the salt found (RFC 8017, 9.1.2). Platforms reject a mask made with another digest
 * than the message's. Null if a digest is unknown.
 */
export function verifyPss(
  key: RsaKey,
  signature: Uint8Array,
  message: Uint8Array,
  { hash, maskHash }: PssParameters,
): boolean | null {
  const digest = digestBy(hash, message);
  const whole = recoveredBlock(key, signature);
  if (digest === null || digestBy(maskHash, digest) === null) return null;
  if (whole === null) return false;
  const bits = bitLength(key.modulus) - 1;
  // With a modulus of 8k + 1 bits the encoded message is one octet shorter than the signature.
  const block = whole.subarray(whole.length - Math.ceil(bits / 8));
  const length = block.length - digest.length - 1;
  if (length < 1 || block.at(-1) !== 0xbc) return false;
  const stated = block.subarray(length, length + digest.length);
  const mask = maskOf(maskHash, stated, length);
  const data = block.subarray(0, length).map((octet, k) => octet ^ mask[k]!);
  const unused = 8 * block.length - bits;
  if (block[0]! >> (8 - unused) !== 0 && unused > 0) return false;
  data[0] = data[0]! & (0xff >> unused);
  const mark = data.findIndex((octet) => octet !== 0);
  if (mark < 0 || data[mark] !== 1) return false;
  const salted = digestBy(hash, Buffer.concat([Buffer.alloc(8), digest, data.subarray(mark + 1)]))!;
  return equalBytes(salted, stated);
}

/** MGF1 (RFC 8017, B.2.1). */
function maskOf(hash: string, seed: Uint8Array, length: number): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let made = 0, counter = 0; made < length; counter++) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const part = digestBy(hash, Buffer.concat([seed, count]))!;
    parts.push(part);
    made += part.length;
  }
  return Buffer.concat(parts).subarray(0, length);
}

/**
 * The encoded message recovered with the public key, as long as the modulus; null if the signature is not below the
 * modulus, so not made by this key (RFC 8017, 5.2.2). Some writers drop leading zeros.
 */
export function recoveredBlock({ modulus, exponent }: RsaKey, signature: Uint8Array): Uint8Array | null {
  const length = Math.ceil(bitLength(modulus) / 8);
  const value = toBigInt(signature);
  return value >= modulus ? null : fromBigInt(power(value, exponent, modulus), length);
}

export function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

export function bitLength(value: bigint): number {
  return value === 0n ? 0 : value.toString(2).length;
}

/** Parses an RSA public key (RFC 8017, A.1.1); null for anything else, and for keys too long to use. */
export function rsaKeyOf(bits: Uint8Array): RsaKey | null {
  const [modulus, exponent] = childrenOf(readBer(bits));
  if (modulus?.tag !== TAG.integer || exponent?.tag !== TAG.integer) return null;
  const key = { modulus: toBigInt(octetsOf(modulus)), exponent: toBigInt(octetsOf(exponent)) };
  if (bitLength(key.modulus) > MAX_MODULUS_BITS || bitLength(key.exponent) > MAX_EXPONENT_BITS) return null;
  return key.modulus > 1n && key.exponent > 1n ? key : null;
}
