import { ed25519 } from '@noble/curves/ed25519.js';
import { ed448 } from '@noble/curves/ed448.js';
import { childrenOf, integerOf, oidOf, readBer, TAG, toBigInt, type Ber } from './ber.ts';
import { curveOf, type Curve } from './curves.ts';
import { digestBy, SHA1, SHA224, SHA256, SHA384, SHA512 } from './digests.ts';
import { bitLength, power, rsaKeyOf, verifyPkcs1, verifyPss } from './rsa.ts';

/** An algorithm identifier: object identifier and parameters (RFC 5280, 4.1.1.2). */
export interface Algorithm {
  readonly oid: string;
  readonly parameters: Ber | undefined;
}

export interface PublicKey {
  readonly algorithm: Algorithm;
  readonly bits: Uint8Array;
}

const RSA_PSS = '1.2.840.113549.1.1.10';
const MGF1 = '1.2.840.113549.1.1.8';
const KEY = {
  '1.2.840.113549.1.1.1': 'rsa',
  [RSA_PSS]: 'rsa',
  '1.2.840.10045.2.1': 'ec',
  '1.2.840.10040.4.1': 'dsa',
  '1.3.101.112': 'ed25519',
  '1.3.101.113': 'ed448',
} as const;
const sha3 = (k: number): string => `2.16.840.1.101.3.4.2.${7 + k}`;
const RIPEMD160 = '1.3.36.3.2.1';

/** Signature algorithms for elliptic curves and DSA that imply their digest (RFC 5758, NIST CSOR, BSI TR-03111). */
const DIGEST_OF: Readonly<Record<string, string>> = {
  '1.2.840.10045.4.1': SHA1,
  '1.2.840.10045.4.3.1': SHA224,
  '1.2.840.10045.4.3.2': SHA256,
  '1.2.840.10045.4.3.3': SHA384,
  '1.2.840.10045.4.3.4': SHA512,
  '1.2.840.10040.4.3': SHA1,
  '2.16.840.1.101.3.4.3.1': SHA224,
  '2.16.840.1.101.3.4.3.2': SHA256,
  '2.16.840.1.101.3.4.3.3': SHA384,
  '2.16.840.1.101.3.4.3.4': SHA512,
  ...Object.fromEntries([0, 1, 2, 3].map((k) => [`2.16.840.1.101.3.4.3.${5 + k}`, sha3(k)])),
  ...Object.fromEntries([0, 1, 2, 3].map((k) => [`2.16.840.1.101.3.4.3.${9 + k}`, sha3(k)])),
  ...Object.fromEntries(
    [SHA1, SHA224, SHA256, SHA384, SHA512, RIPEMD160].map((digest, k) => [
      `0.4.0.127.0.7.1.1.4.1.${k + 1}`,
      digest,
    ]),
  ),
};

/** PKCS #1 v1.5, whose signature names its digest: RSA alone or with a digest (RFC 8017, A.2.4; OIW, TeleTrusT, NIST CSOR). */
const PKCS1 =
  /^(?:1\.2\.840\.113549\.1\.1\.\d+|1\.3\.14\.3\.2\.\d+|1\.3\.36\.3\.3\.1\.\d+|2\.16\.840\.1\.101\.3\.4\.3\.1[3-6])$/;
/** ECDSA with the digest given separately (X9.62; RFC 8702). */
const ECDSA_BESIDE = new Set([
  '1.2.840.10045.2.1',
  '1.2.840.10045.4.2',
  '1.2.840.10045.4.3',
  '1.3.6.1.5.5.7.6.32',
  '1.3.6.1.5.5.7.6.33',
]);

/**
 * Verifies a signature; null if it cannot be checked here: unknown kind of key, curve or digest, or an unknown form of
 * signature. Own code and a library, as Electron's BoringSSL has only four curves, no explicit parameters and no
 * separate digest for the mask.
 *
 * @param digest object identifier given beside the signature, for algorithms that imply none
 */
export function verifySignature(
  key: PublicKey,
  algorithm: Algorithm,
  signature: Uint8Array,
  message: Uint8Array,
  digest: string | null,
): boolean | null {
  try {
    switch (KEY[key.algorithm.oid as keyof typeof KEY]) {
      case 'rsa':
        return verifyRsa(key, algorithm, signature, message, digest);
      case 'ec':
        return verifyEcdsa(
          key,
          signature,
          digestBy(DIGEST_OF[algorithm.oid] ?? (ECDSA_BESIDE.has(algorithm.oid) ? digest : null), message),
        );
      case 'dsa':
        return verifyDsa(key, signature, digestBy(DIGEST_OF[algorithm.oid] ?? digest, message));
      case 'ed25519':
        return ed25519.verify(signature, message, key.bits);
      case 'ed448':
        return ed448.verify(signature, message, key.bits);
      default:
        return null;
    }
  } catch {
    return null;
  }
}

function verifyRsa(
  key: PublicKey,
  algorithm: Algorithm,
  signature: Uint8Array,
  message: Uint8Array,
  digest: string | null,
): boolean | null {
  const rsa = rsaKeyOf(key.bits);
  if (!rsa) return null;
  if (algorithm.oid !== RSA_PSS && key.algorithm.oid !== RSA_PSS)
    return PKCS1.test(algorithm.oid) ? verifyPkcs1(rsa, signature, message) : null;
  const stated = pssParameters(algorithm.oid === RSA_PSS ? algorithm.parameters : key.algorithm.parameters);
  if (!stated) return null;
  const verified = verifyPss(rsa, signature, message, stated);
  // Absent parameters mean SHA-1, but not to every writer that omits them.
  if (verified !== false || algorithm.parameters?.tag === TAG.sequence || digest === null) return verified;
  return verifyPss(rsa, signature, message, { hash: digest, maskHash: digest }) === true ? true : null;
}

/** RFC 4055, 3.1: all parts are optional. Null for a mask other than MGF1, or another trailer. */
function pssParameters(parameters: Ber | undefined): { hash: string; maskHash: string } | null {
  const part = (number: number): Ber | undefined =>
    childrenOf(childrenOf(parameters).find(({ tag }) => tag === (0xa0 | number)))[0];
  const hash = part(0) ? oidOf(childrenOf(part(0))[0]) : SHA1;
  const [mask, of] = childrenOf(part(1));
  const maskHash = mask ? oidOf(childrenOf(of)[0]) : SHA1;
  const trailer = part(3) ? integerOf(part(3)) : 1n;
  if (hash === null || maskHash === null || trailer !== 1n || (mask && oidOf(mask) !== MGF1)) return null;
  return { hash, maskHash };
}

/** SEC 1, 4.1.4; FIPS 186-5, 6.4.2. */
function verifyEcdsa(key: PublicKey, signature: Uint8Array, digest: Uint8Array | null): boolean | null {
  const curve = curveOf(key.algorithm.parameters);
  const n = curve?.CURVE().n;
  const pair = n === undefined ? null : pairOf(signature, Math.ceil(bitLength(n) / 8));
  if (!curve || n === undefined || !pair || !digest) return null;
  const [r, s] = pair;
  if (r <= 0n || r >= n || s <= 0n || s >= n) return false;
  const publicPoint = curve.fromBytes(key.bits);
  const inverse = curve.Fn.inv(s);
  const e = leftmost(digest, bitLength(n));
  const point = sum(curve, curve.BASE, (e * inverse) % n, publicPoint, (r * inverse) % n);
  return point !== null && point.x % n === r;
}

function sum(
  curve: Curve,
  a: Curve['BASE'],
  times: bigint,
  b: Curve['BASE'],
  timesB: bigint,
): { x: bigint } | null {
  const first = times === 0n ? curve.ZERO : a.multiplyUnsafe(times);
  const point = first.add(b.multiplyUnsafe(timesB));
  return point.is0() ? null : point.toAffine();
}

/** FIPS 186-4, 4.7. */
function verifyDsa(key: PublicKey, signature: Uint8Array, digest: Uint8Array | null): boolean | null {
  const [p, q, g] = childrenOf(key.algorithm.parameters).map(integerOf);
  const y = integerOf(readBer(key.bits) ?? undefined);
  if (p == null || q == null || g == null || y === null || !digest || bitLength(p) > 4_096) return null;
  const pair = pairOf(signature, Math.ceil(bitLength(q) / 8));
  if (!pair) return null;
  const [r, s] = pair;
  if (r <= 0n || r >= q || s <= 0n || s >= q) return false;
  const inverse = power(s, q - 2n, q);
  const e = leftmost(digest, bitLength(q));
  const value = (power(g, (e * inverse) % q, p) * power(y, (r * inverse) % q, p)) % p;
  return value % q === r;
}

/** Two integers in DER (RFC 5480), or concatenated in halves of equal length (BSI TR-03111, 5.2.1). */
function pairOf(signature: Uint8Array, length: number): readonly [bigint, bigint] | null {
  const sequence = readBer(signature);
  const [r, s] = childrenOf(sequence).map(integerOf);
  if (sequence?.tag === TAG.sequence && r != null && s != null) return [r, s];
  if (signature.length !== 2 * length) return null;
  return [toBigInt(signature.subarray(0, length)), toBigInt(signature.subarray(length))];
}

function leftmost(digest: Uint8Array, bits: number): bigint {
  const value = toBigInt(digest);
  const excess = 8 * digest.length - bits;
  return excess > 0 ? value >> BigInt(excess) : value;
}
