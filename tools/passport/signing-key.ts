import { constants, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { scalarFrom, toOctets } from '../../src/engine/chip/domain-parameters.ts';
import { fromBigInt, toBigInt } from '../../src/engine/signing/ber.ts';
import { curveNamed, type Curve } from '../../src/engine/signing/curves.ts';
import { digestBy, SHA1, SHA224, SHA256, SHA384, SHA512 } from '../../src/engine/signing/digests.ts';
import { bitLength } from '../../src/engine/signing/rsa.ts';
import { bits, integer, octets, oid, sequence } from './der.ts';

export const HASH_OIDS = {
  sha1: SHA1,
  sha224: SHA224,
  sha256: SHA256,
  sha384: SHA384,
  sha512: SHA512,
} as const;
export type Hash = keyof typeof HASH_OIDS;

/** The curves that states sign on (Doc 9303-12, 4.4.1), by OpenSSL's names. */
export const CURVE_OIDS = {
  prime192v1: '1.2.840.10045.3.1.1',
  secp224r1: '1.3.132.0.33',
  prime256v1: '1.2.840.10045.3.1.7',
  secp384r1: '1.3.132.0.34',
  secp521r1: '1.3.132.0.35',
  brainpoolP192r1: '1.3.36.3.3.2.8.1.1.3',
  brainpoolP224r1: '1.3.36.3.3.2.8.1.1.5',
  brainpoolP256r1: '1.3.36.3.3.2.8.1.1.7',
  brainpoolP320r1: '1.3.36.3.3.2.8.1.1.9',
  brainpoolP384r1: '1.3.36.3.3.2.8.1.1.11',
  brainpoolP512r1: '1.3.36.3.3.2.8.1.1.13',
} as const;
export type CurveName = keyof typeof CURVE_OIDS;

/** How an authority, a document signer or a chip signs; `explicit`: the key spells its curve out. */
export type Scheme =
  | { readonly kind: 'ecdsa'; readonly curve: CurveName; readonly hash: Hash; readonly explicit?: boolean }
  | { readonly kind: 'rsa' | 'pss'; readonly bits?: number; readonly hash: Hash };

export interface SigningKey {
  /** SubjectPublicKeyInfo. */
  readonly spki: Uint8Array;
  /** ECDSA in DER. */
  sign(data: Uint8Array): Uint8Array;
}

/** The same in Node and in Electron, whose platform cryptography has neither brainpool curves nor explicit parameters. */
export function makeSigningKey(scheme: Scheme): SigningKey {
  if (scheme.kind !== 'ecdsa') return rsaKey(scheme);
  const { spki, signPair } = makeCurveKey(scheme);
  return {
    spki,
    sign: (data) => {
      const [r, s] = signPair(data);
      return sequence(integer(r), integer(s));
    },
  };
}

export interface CurveKey {
  readonly spki: Uint8Array;
  /** r and s. */
  signPair(data: Uint8Array): [bigint, bigint];
  /** r and s side by side, as chips answer (BSI TR-03111, 5.2.1). */
  signPlain(data: Uint8Array): Uint8Array;
}

/** A key of ECDSA (SEC 1, 4.1.3), with random nonces. */
export function makeCurveKey({ curve: named, hash, explicit = false }: Scheme & { kind: 'ecdsa' }): CurveKey {
  const curve = curveNamed(CURVE_OIDS[named])!;
  const { n } = curve.CURVE();
  const secret = scalarFrom(curve, randomBytes);
  const signPair = (data: Uint8Array): [bigint, bigint] => {
    const digest = digestBy(HASH_OIDS[hash], data)!;
    const e = toBigInt(digest) >> BigInt(Math.max(0, 8 * digest.length - bitLength(n)));
    const once = scalarFrom(curve, randomBytes);
    const r = curve.BASE.multiply(once).toAffine().x % n;
    return [r, (curve.Fn.inv(once) * ((e + r * secret) % n)) % n];
  };
  const length = Math.ceil(bitLength(n) / 8);
  return {
    spki: sequence(
      sequence(oid('1.2.840.10045.2.1'), explicit ? parametersOf(curve) : oid(CURVE_OIDS[named])),
      bits(toOctets(curve.BASE.multiply(secret))),
    ),
    signPair,
    signPlain: (data) => Buffer.concat(signPair(data).map((value) => fromBigInt(value, length))),
  };
}

/** ECParameters, spelt out (SEC 1, C.2). */
function parametersOf(curve: Curve): Uint8Array {
  const { p, a, b, n } = curve.CURVE();
  const coordinate = (value: bigint): Uint8Array => octets(fromBigInt(value, Math.ceil(bitLength(p) / 8)));
  return sequence(
    integer(1),
    sequence(oid('1.2.840.10045.1.1'), integer(p)),
    sequence(coordinate(a), coordinate(b)),
    octets(toOctets(curve.BASE)),
    integer(n),
    integer(1),
  );
}

function rsaKey({ kind, bits: modulusLength = 2_048, hash }: Scheme & { kind: 'rsa' | 'pss' }): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  const padding =
    kind === 'pss'
      ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
      : {};
  return {
    spki: publicKey.export({ format: 'der', type: 'spki' }),
    sign: (data) => sign(hash, data, { key: privateKey, ...padding }),
  };
}
