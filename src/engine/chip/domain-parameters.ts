import { fromBigInt, toBigInt } from '../signing/ber.ts';
import { curveNamed, type Curve } from '../signing/curves.ts';
import { bitLength } from '../signing/rsa.ts';
import { ChipError } from './chip-error.ts';
import { message } from '../../contract/messages/message.ts';

/** Standardised domain parameters of elliptic curves (Doc 9303-11, table 6), by their object identifiers. */
export const CURVES: Readonly<Record<number, string>> = {
  8: '1.2.840.10045.3.1.1', // secp192r1
  9: '1.3.36.3.3.2.8.1.1.3', // brainpoolP192r1
  10: '1.3.132.0.33', // secp224r1
  11: '1.3.36.3.3.2.8.1.1.5', // brainpoolP224r1
  12: '1.2.840.10045.3.1.7', // secp256r1
  13: '1.3.36.3.3.2.8.1.1.7', // brainpoolP256r1
  14: '1.3.36.3.3.2.8.1.1.9', // brainpoolP320r1
  15: '1.3.132.0.34', // secp384r1
  16: '1.3.36.3.3.2.8.1.1.11', // brainpoolP384r1
  17: '1.3.36.3.3.2.8.1.1.13', // brainpoolP512r1
  18: '1.3.132.0.35', // secp521r1
};

/** @throws ChipError no-known-protocol: for groups other than these eleven curves */
export function standardCurve(id: number): Curve {
  const oid = CURVES[id];
  const curve = oid === undefined ? null : curveNamed(oid);
  if (!curve) throw new ChipError('no-known-protocol', message('chipFaults.unknownParameters', { id }));
  return curve;
}

/** Octets of a coordinate. */
export const coordinateLength = (curve: Curve): number => Math.ceil(bitLength(curve.CURVE().p) / 8);

/**
 * A point that a chip sent, uncompressed (BSI TR-03111, 3.2.1); it is checked to lie on the curve.
 *
 * @throws ChipError malformed
 */
export function pointOf(curve: Curve, octets: Uint8Array): Curve['BASE'] {
  try {
    if (octets[0] !== 4 || octets.length !== 1 + 2 * coordinateLength(curve)) throw new RangeError('form');
    const point = curve.fromBytes(Uint8Array.from(octets));
    point.assertValidity();
    return point;
  } catch (error) {
    throw new ChipError('malformed', message('chipFaults.noPoint'), 0, { cause: error });
  }
}

export const toOctets = (point: Curve['BASE']): Uint8Array => point.toBytes(false);

/** A scalar from 1 to n − 1 out of random octets, eight more than needed so that no value is likelier (FIPS 186-5, A.2.1). */
export function scalarFrom(curve: Curve, random: (length: number) => Uint8Array): bigint {
  const { n } = curve.CURVE();
  const octets = random(Math.ceil(bitLength(n) / 8) + 8);
  return (toBigInt(octets) % (n - 1n)) + 1n;
}

/** The x coordinate of a shared point, filled with zeros in front (BSI TR-03111, 4.3.1). */
export function sharedSecret(curve: Curve, point: Curve['BASE']): Uint8Array {
  if (point.is0()) throw new ChipError('malformed', message('chipFaults.pointWithoutSecret'));
  return fromBigInt(point.toAffine().x, coordinateLength(curve));
}
