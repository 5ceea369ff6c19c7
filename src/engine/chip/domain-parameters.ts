import { encode, fromBigInt, readBer, TAG, toBigInt } from '../signing/ber.ts';
import { curveOf, type Curve } from '../signing/curves.ts';
import { bitLength } from '../signing/rsa.ts';
import { ChipError } from './chip-error.ts';

/** Standardised domain parameters of elliptic curves (Doc 9303-11, table 6), by contents octets of their object identifiers. */
const CURVES: Readonly<Record<number, string>> = {
  8: '2a8648ce3d030101', // secp192r1
  9: '2b2403030208010103', // brainpoolP192r1
  10: '2b81040021', // secp224r1
  11: '2b2403030208010105', // brainpoolP224r1
  12: '2a8648ce3d030107', // secp256r1
  13: '2b2403030208010107', // brainpoolP256r1
  14: '2b2403030208010109', // brainpoolP320r1
  15: '2b81040022', // secp384r1
  16: '2b240303020801010b', // brainpoolP384r1
  17: '2b240303020801010d', // brainpoolP512r1
  18: '2b81040023', // secp521r1
};

/** @throws ChipError no-known-protocol: for groups other than these eleven curves */
export function standardCurve(id: number): Curve {
  const octets = CURVES[id];
  const curve = octets && curveOf(readBer(encode(TAG.oid, Buffer.from(octets, 'hex'))) ?? undefined);
  if (!curve) throw new ChipError('no-known-protocol', `Domain parameters ${id} are not known here.`);
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
    throw new ChipError('malformed', 'The chip sent no point of the curve.', 0, { cause: error });
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
  if (point.is0()) throw new ChipError('malformed', 'The chip sent a point that gives no secret.');
  return fromBigInt(point.toAffine().x, coordinateLength(curve));
}
