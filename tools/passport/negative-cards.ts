import sharp from 'sharp';
import { standardCurve } from '../../src/engine/chip/domain-parameters.ts';
import { encodeTlv } from '../../src/engine/chip/tlv.ts';
import type { Card, CardOptions, PassportCard } from './card.ts';
import { makeChipKey } from './chip-key.ts';
import { issueAuthority, issueSecurityObject, issueSigner } from './issue.ts';
import { paceSet, specimenCard } from './specimen-card.ts';
import { dataGroup1, dataGroup11, dataGroup14, dataGroup2 } from './specimen.ts';

const scheme = { kind: 'ecdsa', curve: 'prime256v1', hash: 'sha256' } as const;
export const AUTHORITY = issueAuthority(scheme, { called: 'CSCA Utopia' });
const signer = issueSigner(AUTHORITY, scheme, { called: 'Signer', serial: 7 });
const picture = (background: string) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .jpeg()
    .toBuffer();
const plain = new Map([
  [1, dataGroup1()],
  [2, dataGroup2(await picture('#a67'))],
]);
const chipKey = makeChipKey(standardCurve(13), 'AES-128');
const withKey = new Map([
  ...plain,
  [
    14,
    dataGroup14({
      chipKey: {
        curveOid: '1.3.36.3.3.2.8.1.1.7',
        point: chipKey.point,
        protocol: '0.4.0.127.0.7.2.2.3.2.2',
      },
    }),
  ],
]);

/** A card whose files are not all those that were signed. */
function changedCard(
  changed: ReadonlyMap<number, Uint8Array>,
  options: Partial<CardOptions> = {},
): PassportCard {
  const files = new Map<number, Uint8Array>([[0x011d, issueSecurityObject(signer, plain)]]);
  for (const [group, file] of plain) files.set(0x0100 + group, file);
  for (const [id, file] of changed) files.set(id, file);
  return specimenCard(signer, plain, { files, ...options });
}
const changedSignature = (): Uint8Array => {
  const sod = Buffer.from(issueSecurityObject(signer, plain));
  sod[sod.length - 3]! ^= 1;
  return sod;
};
const nested = (depth: number): Uint8Array =>
  depth === 0 ? Uint8Array.of(0x5f, 0x2e, 0) : encodeTlv(0x7f60, nested(depth - 1));
/** The header of a portrait of 8 MiB; the file itself never ends. */
const endless = Buffer.concat([Buffer.from('7584007fffff', 'hex'), Buffer.alloc(60_000, 0x5f)]);
/** Two cards of the same state that take each other's place after some commands. */
function exchanged(after: number): Card {
  const cards = [specimenCard(signer, plain), specimenCard(signer, plain)] as const;
  let count = 0;
  return {
    transmit: (command) => cards[Math.floor(count++ / after) % 2]!.transmit(command),
    reset: () => cards.forEach((card) => card.reset()),
  };
}
/** A card that says the same to everything. */
const always = (...answer: readonly number[]): Card => ({
  transmit: () => Promise.resolve(Uint8Array.from(answer)),
  reset: () => undefined,
});

const late = issueSigner(AUTHORITY, scheme, { called: 'Signer 2', serial: 8, until: '2023-01-01' });
const lateCard = changedCard(new Map([[0x011d, issueSecurityObject(late, plain, 'sha256', '2024-01-01')]]));
const seals = issueSigner(AUTHORITY, scheme, {
  called: 'Visa seals',
  serial: 9,
  purposes: ['2.23.136.1.1.14.1'],
});
const stranger = issueSigner(issueAuthority(scheme, { called: 'CSCA Nowhere' }), scheme, {
  called: 'Signer',
  serial: 1,
});

const signedSets = [paceSet('generic', 'AES-256', 16), paceSet('generic', 'AES-128', 12)];
const withSets = new Map([...plain, [14, dataGroup14({ pace: signedSets })]]);
/** Cards of which EF.CardAccess, which nobody signed, offers less than the state did, or something else. */
const weakened = (
  [
    ['the better set of PACE was taken away', signedSets.slice(1)],
    [
      'a weaker set of PACE took the place of the better one',
      [paceSet('generic', '3DES', 12), signedSets[1]!],
    ],
    ['a set of PACE has a shorter curve', [paceSet('generic', 'AES-256', 12), signedSets[1]!]],
    ['a set that nobody signed opened the chip', [paceSet('generic', 'AES-256', 12), ...signedSets]],
    ['basic access alone is left', []],
  ] as const
).map(
  ([name, pace]) =>
    [name, specimenCard(signer, withSets, { pace }), 'INCONCLUSIVE: ACCESS_WEAKENED'] as const,
);

/** Each card, and how reading it ends: verdict and first reason, or the problem and the beginning of its sentence. */
export const NEGATIVE_CARDS: readonly (readonly [string, Card, string])[] = [
  [
    'a portrait that was not signed',
    changedCard(new Map([[0x0102, dataGroup2(await picture('#333'))]])),
    'TAMPERED: DATA_CHANGED',
  ],
  ['a wrong signature', changedCard(new Map([[0x011d, changedSignature()]])), 'TAMPERED: SIGNATURE_BROKEN'],
  ['a signer that had expired', lateCard, 'INCONCLUSIVE: SIGNER_NOT_VALID_THEN'],
  ['an unknown authority', specimenCard(stranger, plain), 'INCONCLUSIVE: ISSUER_NOT_KNOWN'],
  ['a signer of visible seals', specimenCard(seals, plain), 'INCONCLUSIVE: SIGNER_OF_OTHER_KIND'],
  [
    'a portrait that is kept back',
    specimenCard(signer, plain, { quirks: { hides: [0x0102] } }),
    'INCONCLUSIVE: PORTRAIT_NOT_READ',
  ],
  [
    'a clone that hides its key',
    specimenCard(signer, withKey, { quirks: { hides: [0x010e] } }),
    'TAMPERED: CHIP_IS_A_COPY',
  ],
  ...weakened,
  ['a clone without the key', specimenCard(signer, withKey), 'TAMPERED: CHIP_IS_A_COPY'],
  [
    'a group that is cut off',
    changedCard(new Map([[0x0102, plain.get(2)!.subarray(0, 90)]])),
    'malformed: A file of the chip is shorter',
  ],
  [
    'a group with a wrong length',
    changedCard(new Map([[0x0101, encodeTlv(0x61, Buffer.from('5f1f58', 'hex'))]])),
    'DAMAGED_DOCUMENT: MALFORMED',
  ],
  [
    'objects that nest without end',
    changedCard(new Map([[0x0102, encodeTlv(0x75, nested(4_000))]])),
    'DAMAGED_DOCUMENT: MALFORMED',
  ],
  [
    'a portrait of 8 MiB',
    changedCard(new Map([[0x0102, endless]])),
    'malformed: The chip announces a file that is too long',
  ],
  [
    'a zone of another document',
    changedCard(new Map([[0x0101, dataGroup11([[0x5f0e, 'X']])]])),
    'DAMAGED_DOCUMENT: MALFORMED',
  ],
  ['silence', always(), 'card-gone: The card left'],
  ['a card that says success to everything', always(0x90, 0), 'malformed'],
  ['a card that always has more to say', always(0x61, 0), 'malformed: The chip never ends'],
  ['a bank card', always(0x6a, 0x82), 'not-a-travel-document'],
  ['a card exchanged in the middle', exchanged(9), 'channel-broken: The chip has lost the connection'],
  [
    'PACE with a curve that nobody knows',
    specimenCard(signer, plain, {
      pace: [{ ...paceSet('generic', 'AES-128', 12), parameterId: 31 }],
      basicAccess: false,
    }),
    'no-known-protocol',
  ],
];

/** The same card without any of it. */
export const goodCard = (): Card => specimenCard(signer, withKey, { chipKey });
