import { toBigInt } from '../signing/ber.ts';
import type { Curve } from '../signing/curves.ts';
import { bitLength, power } from '../signing/rsa.ts';
import { cipherAes, cipherDes, KEY_LENGTH, type CipherName } from './session-cipher.ts';

/** Constants of Doc 9303-11, 4.4.3.3.2, for keys of 128 bits and for longer ones. */
const CONSTANTS = {
  short: ['a668892a7c41e3ca739f40b057d85904', 'a4e136ac725f738b01c1f60217c188ad'],
  long: [
    'd463d65234124ef7897054986dca0a174e28df758cbaa03f240616414d5a1676',
    '54bd7255f0aaf831bec3423fcf39d69b6cbf066677d0faae5aadd99df8e53517',
  ],
} as const;

/** Bits beyond those of the field, so that the remainder is even. */
const SPARE_BITS = 64;

/** R(s, t) of Doc 9303-11, 4.4.3.3.2: the nonces as a number of the field. */
export function pseudoRandom(
  nonce: Uint8Array,
  ofReader: Uint8Array,
  prime: bigint,
  cipher: CipherName,
): bigint {
  const keyLength = KEY_LENGTH[cipher];
  const isLong = keyLength > 16;
  const [forKey, forOutput] = CONSTANTS[isLong ? 'long' : 'short'].map((text) => Buffer.from(text, 'hex'));
  const wanted = bitLength(prime) + SPARE_BITS;
  let key = encryptWith(cipher, ofReader.subarray(0, keyLength), nonce);
  const parts: Uint8Array[] = [];
  for (let bits = 0; bits < wanted; bits += 8 * forOutput!.length) {
    parts.push(encryptWith(cipher, key.subarray(0, keyLength), forOutput!));
    key = encryptWith(cipher, key.subarray(0, keyLength), forKey!);
  }
  return toBigInt(Buffer.concat(parts)) % prime;
}

/** CBC with a vector of zeros and no padding. */
const encryptWith = (cipher: CipherName, key: Uint8Array, data: Uint8Array): Uint8Array =>
  cipher === '3DES' ? cipherDes(key, data) : cipherAes(key, data);

/** The number of the field as a point of the curve (Doc 9303-11, appendix B.2), for primes that are 3 modulo 4. */
export function pointFrom(curve: Curve, t: bigint): Curve['BASE'] | null {
  const { p, a, b } = curve.CURVE();
  if (p % 4n !== 3n) return null;
  const mod = (value: bigint): bigint => ((value % p) + p) % p;
  const inverse = (value: bigint): bigint => power(mod(value), p - 2n, p);
  const alpha = mod(-t * t);
  const sum = mod(alpha + alpha * alpha);
  const x2 = mod(-b * inverse(a) * (1n + inverse(sum)));
  const x3 = mod(alpha * x2);
  const h2 = mod(power(x2, 3n, p) + a * x2 + b);
  const a2 = power(h2, p - 1n - (p + 1n) / 4n, p);
  const isSquare = mod(a2 * a2 * h2) === 1n;
  const y = isSquare ? mod(a2 * h2) : mod(a2 * h2 * power(t, 3n, p));
  return curve.fromAffine({ x: isSquare ? x2 : x3, y });
}
