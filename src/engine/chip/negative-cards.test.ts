import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeChipKey } from '../../../tools/passport/chip-key.ts';
import { issueAuthority, issueSecurityObject, issueSigner } from '../../../tools/passport/issue.ts';
import { HOLDERS_KEY, paceSet, specimenCard } from '../../../tools/passport/specimen-card.ts';
import { dataGroup1, dataGroup11, dataGroup14, dataGroup2 } from '../../../tools/passport/specimen.ts';
import type { CardOptions, PassportCard } from '../../../tools/passport/card.ts';
import type { Transmit } from './apdu.ts';
import { standardCurve } from './domain-parameters.ts';
import { examineChip } from './examine.ts';
import { readChip } from './read-chip.ts';
import { encodeTlv } from './tlv.ts';

/** Every card that is not as it should be is refused or named, each with a sentence of its own, and none is authentic. */
const scheme = { kind: 'ecdsa', curve: 'prime256v1', hash: 'sha256' } as const;
const authority = issueAuthority(scheme, { called: 'CSCA Utopia' });
const signer = issueSigner(authority, scheme, { called: 'Signer', serial: 7 });
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
/** A card that is exchanged for another of the same state after some commands. */
function exchanged(after: number): Transmit {
  const [first, second] = [specimenCard(signer, plain), specimenCard(signer, plain)];
  let count = 0;
  return (command) => (count++ < after ? first : second).transmit(command);
}

const late = issueSigner(authority, scheme, { called: 'Signer 2', serial: 8, until: '2023-01-01' });
const lateCard = changedCard(new Map([[0x011d, issueSecurityObject(late, plain, 'sha256', '2024-01-01')]]));
const stranger = issueSigner(issueAuthority(scheme, { called: 'CSCA Nowhere' }), scheme, {
  called: 'Signer',
  serial: 1,
});
const NEGATIVE: readonly (readonly [string, Transmit, string])[] = [
  [
    'a portrait that was not signed',
    changedCard(new Map([[0x0102, dataGroup2(await picture('#333'))]])).transmit,
    'TAMPERED: DATA_CHANGED',
  ],
  [
    'a wrong signature',
    changedCard(new Map([[0x011d, changedSignature()]])).transmit,
    'TAMPERED: SIGNATURE_BROKEN',
  ],
  ['a signer that had expired', lateCard.transmit, 'INCONCLUSIVE: SIGNER_NOT_VALID_THEN'],
  ['an unknown authority', specimenCard(stranger, plain).transmit, 'INCONCLUSIVE: ISSUER_NOT_KNOWN'],
  ['a clone without the key', specimenCard(signer, withKey).transmit, 'TAMPERED: CHIP_IS_A_COPY'],
  [
    'a group that is cut off',
    changedCard(new Map([[0x0102, plain.get(2)!.subarray(0, 90)]])).transmit,
    'malformed: A file of the chip is shorter',
  ],
  [
    'a group with a wrong length',
    changedCard(new Map([[0x0101, encodeTlv(0x61, Buffer.from('5f1f58', 'hex'))]])).transmit,
    'DAMAGED_DOCUMENT: MALFORMED',
  ],
  [
    'objects that nest without end',
    changedCard(new Map([[0x0102, encodeTlv(0x75, nested(4_000))]])).transmit,
    'DAMAGED_DOCUMENT: MALFORMED',
  ],
  [
    'a portrait of 8 MiB',
    changedCard(new Map([[0x0102, endless]])).transmit,
    'malformed: The chip announces a file that is too long',
  ],
  [
    'a zone of another document',
    changedCard(new Map([[0x0101, dataGroup11([[0x5f0e, 'X']])]])).transmit,
    'DAMAGED_DOCUMENT: MALFORMED',
  ],
  ['silence', () => Promise.resolve(new Uint8Array()), 'card-gone: The card left'],
  ['a card that says success to everything', () => Promise.resolve(Uint8Array.of(0x90, 0)), 'malformed'],
  [
    'a card that always has more to say',
    () => Promise.resolve(Uint8Array.of(0x61, 0)),
    'malformed: The chip never ends',
  ],
  ['a bank card', () => Promise.resolve(Uint8Array.of(0x6a, 0x82)), 'not-a-travel-document'],
  ['a card exchanged in the middle', exchanged(9), 'channel-broken: The chip has lost the connection'],
  [
    'PACE with a curve that nobody knows',
    specimenCard(signer, plain, {
      pace: [{ ...paceSet('generic', 'AES-128', 12), parameterId: 31 }],
      basicAccess: false,
    }).transmit,
    'no-known-protocol',
  ],
];

async function endOf(transmit: Transmit): Promise<string> {
  try {
    const evidence = await readChip(transmit, HOLDERS_KEY);
    const { verdict, reasons } = await examineChip({
      ...evidence,
      authorities: [authority.certificate],
      revocationLists: [],
      today: '2026-11-28',
    });
    return `${verdict}: ${reasons[0]}`;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('problem' in error) return `${String(error.problem)}: ${error.message}`;
    if ('code' in error)
      return `${String(error.code)}: ${(error as { details?: { reason?: string } }).details?.reason}`;
    throw error;
  }
}

test.each(NEGATIVE)(
  '%s',
  async (name, transmit, expected) => {
    const end = await endOf(transmit);
    expect(end, name).toContain(expected);
  },
  30_000,
);

test('the same card without any of it is authentic', async () => {
  expect(await endOf(specimenCard(signer, withKey, { chipKey }).transmit)).toBe('AUTHENTIC: undefined');
});
