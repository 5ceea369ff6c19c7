import type { CardPaceInfo } from './card-pace.ts';
import { CURVE_OIDS, HASH_OIDS, type CurveName, type Hash, type Scheme } from './signing-key.ts';
import { paceSet } from './specimen-card.ts';

const HASHES = Object.keys(HASH_OIDS) as Hash[];
const CURVES = Object.keys(CURVE_OIDS) as CurveName[];

/** How states sign: RSA with both paddings, every curve by its name and by its parameters; each with every digest. */
export const SIGNING_SCHEMES: readonly Scheme[] = HASHES.flatMap((hash): Scheme[] => [
  { kind: 'rsa', hash },
  { kind: 'pss', hash },
  ...CURVES.flatMap((curve): Scheme[] => [
    { kind: 'ecdsa', curve, hash },
    { kind: 'ecdsa', curve, hash, explicit: true },
  ]),
]);

const AES = ['AES-128', 'AES-192', 'AES-256'] as const;
/** Ciphers of each mapping: that of chip authentication has no 3DES (Doc 9303-11, 4.4.3). */
const CIPHERS = {
  generic: ['3DES', ...AES],
  integrated: ['3DES', ...AES],
  'chip-authentication': AES,
} as const;
/** Numbers of the standardised curves (Doc 9303-11, table 6). */
const PARAMETERS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
/** secp224r1, whose field the encoding of integrated mapping does not fit: its prime leaves 1 when divided by 4. */
const NOT_INTEGRATED = 10;

/** How chips are opened: each mapping with each of its ciphers on each curve. */
export const PACE_SETS: readonly CardPaceInfo[] = (Object.keys(CIPHERS) as (keyof typeof CIPHERS)[]).flatMap(
  (mapping) =>
    PARAMETERS.filter((parameters) => mapping !== 'integrated' || parameters !== NOT_INTEGRATED).flatMap(
      (parameters) => CIPHERS[mapping].map((cipher) => paceSet(mapping, cipher, parameters)),
    ),
);
