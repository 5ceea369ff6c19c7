import type { CardPaceInfo } from './card-pace.ts';
import type { Scheme } from './issue.ts';
import { paceSet } from './specimen-card.ts';

const CURVES = [
  'prime256v1',
  'secp384r1',
  'secp521r1',
  'brainpoolP256r1',
  'brainpoolP384r1',
  'brainpoolP512r1',
  'brainpoolP320r1',
  'brainpoolP224r1',
] as const;

/** How states sign: RSA with both paddings, every curve by its name and by its parameters. */
export const SIGNING_SCHEMES: readonly Scheme[] = [
  { kind: 'rsa', hash: 'sha1' },
  { kind: 'rsa', hash: 'sha256' },
  { kind: 'pss', hash: 'sha256' },
  { kind: 'pss', hash: 'sha512' },
  ...CURVES.flatMap((curve): Scheme[] => [
    { kind: 'ecdsa', curve, hash: 'sha256' },
    { kind: 'ecdsa', curve, hash: 'sha384', explicit: true },
  ]),
];

/** How chips are opened: each mapping with each cipher, and each curve. */
export const PACE_SETS: readonly CardPaceInfo[] = [
  ...(['generic', 'integrated'] as const).flatMap((mapping) =>
    (['3DES', 'AES-128', 'AES-192', 'AES-256'] as const).map((cipher) => paceSet(mapping, cipher, 13)),
  ),
  ...[8, 9, 10, 11, 12, 14, 15, 16, 17, 18].map((parameters) => paceSet('generic', 'AES-128', parameters)),
];
