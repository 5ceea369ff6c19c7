import { createHash } from 'node:crypto';
import { sha3_224, sha3_256, sha3_384, sha3_512, shake128, shake256 } from '@noble/hashes/sha3.js';

export const SHA1 = '1.3.14.3.2.26';
export const SHA224 = '2.16.840.1.101.3.4.2.4';
export const SHA256 = '2.16.840.1.101.3.4.2.1';
export const SHA384 = '2.16.840.1.101.3.4.2.2';
export const SHA512 = '2.16.840.1.101.3.4.2.3';
const MD5 = '1.2.840.113549.2.5';

type Digest = (bytes: Uint8Array) => Uint8Array;
const ofPlatform =
  (name: string): Digest =>
  (bytes) =>
    createHash(name).update(bytes).digest();

/**
 * Digests by object identifier (RFC 5754, RFC 8702, NIST CSOR, TeleTrusT for RIPEMD). SHA-3 comes from a library, as
 * Electron's BoringSSL lacks it.
 */
const DIGESTS: Readonly<Record<string, Digest>> = {
  [MD5]: ofPlatform('md5'),
  [SHA1]: ofPlatform('sha1'),
  '1.3.36.3.2.1': ofPlatform('ripemd160'),
  [SHA256]: ofPlatform('sha256'),
  [SHA384]: ofPlatform('sha384'),
  [SHA512]: ofPlatform('sha512'),
  [SHA224]: ofPlatform('sha224'),
  '2.16.840.1.101.3.4.2.5': ofPlatform('sha512-224'),
  '2.16.840.1.101.3.4.2.6': ofPlatform('sha512-256'),
  '2.16.840.1.101.3.4.2.7': sha3_224,
  '2.16.840.1.101.3.4.2.8': sha3_256,
  '2.16.840.1.101.3.4.2.9': sha3_384,
  '2.16.840.1.101.3.4.2.10': sha3_512,
  // RFC 8702, 3: output of twice the security strength.
  '2.16.840.1.101.3.4.2.11': (bytes) => shake128(bytes, { dkLen: 32 }),
  '2.16.840.1.101.3.4.2.12': (bytes) => shake256(bytes, { dkLen: 64 }),
};

/** Signature algorithms that some writers give as digest algorithm (RFC 8017, A.2.4). */
const NAMED_BY_RSA: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.5': SHA1,
  '1.2.840.113549.1.1.11': SHA256,
  '1.2.840.113549.1.1.12': SHA384,
  '1.2.840.113549.1.1.13': SHA512,
  '1.2.840.113549.1.1.14': SHA224,
};

/** Collisions are easy to make (MD5): equal digests prove nothing, different ones do. */
export const isCollidable = (oid: string | null): boolean => oid === MD5;

/** Null for a digest unknown here or missing from the platform. */
export function digestBy(oid: string | null, bytes: Uint8Array): Uint8Array | null {
  const digest = oid === null ? undefined : DIGESTS[NAMED_BY_RSA[oid] ?? oid];
  try {
    return digest ? digest(bytes) : null;
  } catch {
    return null;
  }
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
