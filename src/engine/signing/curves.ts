import { weierstrass } from '@noble/curves/abstract/weierstrass.js';
import { brainpoolP256r1, brainpoolP384r1, brainpoolP512r1 } from '@noble/curves/misc.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { childrenOf, integerOf, octetsOf, oidOf, TAG, toBigInt, type Ber } from './ber.ts';

export type Curve = typeof p256.Point;

/** Domain parameters missing from the library: p, a, b, generator x and y, order (SEC 2; RFC 5639). */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  // secp192r1
  '1.2.840.10045.3.1.1': [
    'fffffffffffffffffffffffffffffffeffffffffffffffff',
    'fffffffffffffffffffffffffffffffefffffffffffffffc',
    '64210519e59c80e70fa7e9ab72243049feb8deecc146b9b1',
    '188da80eb03090f67cbf20eb43a18800f4ff0afd82ff1012',
    '07192b95ffc8da78631011ed6b24cdd573f977a11e794811',
    'ffffffffffffffffffffffff99def836146bc9b1b4d22831',
  ],
  // secp224r1
  '1.3.132.0.33': [
    'ffffffffffffffffffffffffffffffff000000000000000000000001',
    'fffffffffffffffffffffffffffffffefffffffffffffffffffffffe',
    'b4050a850c04b3abf54132565044b0b7d7bfd8ba270b39432355ffb4',
    'b70e0cbd6bb4bf7f321390b94a03c1d356c21122343280d6115c1d21',
    'bd376388b5f723fb4c22dfe6cd4375a05a07476444d5819985007e34',
    'ffffffffffffffffffffffffffff16a2e0b8f03e13dd29455c5c2a3d',
  ],
  // brainpoolP160r1
  '1.3.36.3.3.2.8.1.1.1': [
    'e95e4a5f737059dc60dfc7ad95b3d8139515620f',
    '340e7be2a280eb74e2be61bada745d97e8f7c300',
    '1e589a8595423412134faa2dbdec95c8d8675e58',
    'bed5af16ea3f6a4f62938c4631eb5af7bdbcdbc3',
    '1667cb477a1a8ec338f94741669c976316da6321',
    'e95e4a5f737059dc60df5991d45029409e60fc09',
  ],
  // brainpoolP192r1
  '1.3.36.3.3.2.8.1.1.3': [
    'c302f41d932a36cda7a3463093d18db78fce476de1a86297',
    '6a91174076b1e0e19c39c031fe8685c1cae040e5c69a28ef',
    '469a28ef7c28cca3dc721d044f4496bcca7ef4146fbf25c9',
    'c0a0647eaab6a48753b033c56cb0f0900a2f5c4853375fd6',
    '14b690866abd5bb88b5f4828c1490002e6773fa2fa299b8f',
    'c302f41d932a36cda7a3462f9e9e916b5be8f1029ac4acc1',
  ],
  // brainpoolP224r1
  '1.3.36.3.3.2.8.1.1.5': [
    'd7c134aa264366862a18302575d1d787b09f075797da89f57ec8c0ff',
    '68a5e62ca9ce6c1c299803a6c1530b514e182ad8b0042a59cad29f43',
    '2580f63ccfe44138870713b1a92369e33e2135d266dbb372386c400b',
    '0d9029ad2c7e5cf4340823b2a87dc68c9e4ce3174c1e6efdee12c07d',
    '58aa56f772c0726f24c6b89e4ecdac24354b9e99caa3f6d3761402cd',
    'd7c134aa264366862a18302575d0fb98d116bc4b6ddebca3a5a7939f',
  ],
  // brainpoolP320r1
  '1.3.36.3.3.2.8.1.1.9': [
    'd35e472036bc4fb7e13c785ed201e065f98fcfa6f6f40def4f92b9ec7893ec28fcd412b1f1b32e27',
    '3ee30b568fbab0f883ccebd46d3f3bb8a2a73513f5eb79da66190eb085ffa9f492f375a97d860eb4',
    '520883949dfdbc42d3ad198640688a6fe13f41349554b49acc31dccd884539816f5eb4ac8fb1f1a6',
    '43bd7e9afb53d8b85289bcc48ee5bfe6f20137d10a087eb6e7871e2a10a599c710af8d0d39e20611',
    '14fdd05545ec1cc8ab4093247f77275e0743ffed117182eaa9c77877aaac6ac7d35245d1692e8ee1',
    'd35e472036bc4fb7e13c785ed201e065f98fcfa5b68f12a32d482ec7ee8658e98691555b44c59311',
  ],
};

const CURVES = new Map<string, Curve>([
  ['1.2.840.10045.3.1.7', p256.Point],
  ['1.3.132.0.34', p384.Point],
  ['1.3.132.0.35', p521.Point],
  ['1.3.132.0.10', secp256k1.Point],
  ['1.3.36.3.3.2.8.1.1.7', brainpoolP256r1.Point],
  ['1.3.36.3.3.2.8.1.1.11', brainpoolP384r1.Point],
  ['1.3.36.3.3.2.8.1.1.13', brainpoolP512r1.Point],
  ...Object.entries(OTHERS).map(([oid, hex]): [string, Curve] => {
    const [p, a, b, Gx, Gy, n] = hex.map((digits) => BigInt(`0x${digits}`));
    return [oid, weierstrass({ p: p!, a: a!, b: b!, Gx: Gx!, Gy: Gy!, n: n!, h: 1n })];
  }),
]);

/** By its object identifier. */
export const curveNamed = (oid: string): Curve | null => CURVES.get(oid) ?? null;

/**
 * The curve named or spelt out in a key's parameters (RFC 5480, 2.1.1; SEC 1, C.2). Explicit parameters must equal a
 * known curve, generator included: with a chosen generator anybody could sign for any key. Null otherwise.
 */
export function curveOf(parameters: Ber | undefined): Curve | null {
  const named = oidOf(parameters);
  if (named !== null) return curveNamed(named);
  if (parameters?.tag !== TAG.sequence) return null;
  const [, field, equation, generator, order] = childrenOf(parameters);
  const p = integerOf(childrenOf(field)[1]);
  const [a, b] = childrenOf(equation).map((value) => toBigInt(octetsOf(value)));
  const n = integerOf(order);
  if (p === null || n === null || a === undefined || b === undefined || !generator) return null;
  const point = octetsOf(generator);
  for (const curve of CURVES.values()) {
    const own = curve.CURVE();
    if (own.p !== p || own.a !== a || own.b !== b || own.n !== n) continue;
    try {
      return curve.fromBytes(point).equals(curve.BASE) ? curve : null;
    } catch {
      return null;
    }
  }
  return null;
}
