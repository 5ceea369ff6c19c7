import { randomBytes } from 'node:crypto';
import { scalarFrom, toOctets } from '../../src/engine/chip/domain-parameters.ts';
import type { CipherName } from '../../src/engine/chip/session-cipher.ts';
import type { Curve } from '../../src/engine/signing/curves.ts';

/** A static key of chip authentication. */
export interface ChipKey {
  readonly curve: Curve;
  readonly secret: bigint;
  readonly cipher: CipherName;
}

/** A key of chip authentication on a curve. */
export function makeChipKey(curve: Curve, cipher: CipherName): ChipKey & { readonly point: Uint8Array } {
  const secret = scalarFrom(curve, randomBytes);
  return { curve, cipher, secret, point: toOctets(curve.BASE.multiply(secret)) };
}
