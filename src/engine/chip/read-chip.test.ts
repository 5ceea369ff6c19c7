import { describe, expect, test } from 'vitest';
import type { CardOptions, PassportCard } from '../../../tools/passport/card.ts';
import { makeChipKey } from '../../../tools/passport/chip-key.ts';
import { issueAuthority, issueSigner, type Issued } from '../../../tools/passport/issue.ts';
import { PACE_SETS } from '../../../tools/passport/schemes.ts';
import { makeCurveKey, type Scheme } from '../../../tools/passport/signing-key.ts';
import { CAN, HOLDERS_KEY as MRZ, paceSet, specimenCard } from '../../../tools/passport/specimen-card.ts';
import { dataGroup1, dataGroup14, dataGroup15, dataGroup2 } from '../../../tools/passport/specimen.ts';
import type { DocumentKey } from './document-key.ts';
import { standardCurve } from './domain-parameters.ts';
import { readChip } from './read-chip.ts';

const P256: Scheme = { kind: 'ecdsa', curve: 'prime256v1', hash: 'sha256' };
const PICTURE = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(9_000, 7)]);

const signer = issueSigner(issueAuthority(P256, { called: 'CSCA Utopia' }), P256, {
  called: 'Document signer 1',
  serial: 77,
});

const card = (
  groups: ReadonlyMap<number, Uint8Array>,
  options: Partial<CardOptions> = {},
  by: Issued = signer,
): PassportCard => specimenCard(by, groups, options);
const plain = new Map([
  [1, dataGroup1()],
  [2, dataGroup2(PICTURE)],
]);

describe('access', () => {
  test('basic access control where nothing else is offered', async () => {
    const evidence = await readChip(card(plain).transmit, MRZ);
    expect(evidence.access).toEqual({ protocol: 'BAC', cipher: '3DES', mapping: null });
    expect(evidence.groups.get(2)).toEqual(Buffer.from(plain.get(2)!));
    expect(evidence.chipAuthentication).toBe('not-offered');
  });

  test.each(
    PACE_SETS.map(
      (set) => [`${set.mapping} mapping, ${set.cipher}, parameters ${set.parameterId}`, set] as const,
    ),
  )('PACE with %s', async (_, set) => {
    const { mapping, cipher } = set;
    for (const key of [MRZ, CAN]) {
      const evidence = await readChip(card(plain, { pace: [set], basicAccess: false }).transmit, key);
      expect(evidence.access).toEqual({ protocol: 'PACE', cipher, mapping });
      expect(evidence.groups.size).toBe(2);
    }
  });

  test('of several sets the one that is named is used', async () => {
    const pace = [
      paceSet('generic', 'AES-256', 12),
      paceSet('generic', 'AES-256', 16),
      paceSet('generic', '3DES', 10),
    ];
    const evidence = await readChip(card(plain, { pace }).transmit, MRZ);
    expect(evidence.access.cipher).toBe('AES-256');
  });

  test.each([
    ['PACE', { pace: [paceSet('generic', 'AES-128', 12)] }],
    ['basic access control', {}],
  ])('another zone is a wrong key for %s', async (_, options) => {
    const other: DocumentKey = { ...MRZ, documentNumber: 'X7100043K' } as DocumentKey;
    await expect(readChip(card(plain, options).transmit, other)).rejects.toMatchObject({
      problem: 'wrong-key',
    });
  });

  test('a large portrait is read past the offsets of fifteen bits, and in extended length', async () => {
    const picture = Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(90_000, 3)]);
    const groups = new Map([
      [1, dataGroup1()],
      [2, dataGroup2(picture)],
    ]);
    for (const extended of [false, true]) {
      const evidence = await readChip(card(groups).transmit, MRZ, { extended });
      expect(Buffer.compare(evidence.groups.get(2)!, groups.get(2)!)).toBe(0);
    }
  });

  test('a card that leaves in the middle is a card that is gone', async () => {
    const leaving = card(plain, { tamper: (answer, count) => (count > 9 ? null : answer) });
    await expect(readChip(leaving.transmit, MRZ)).rejects.toMatchObject({ problem: 'card-gone' });
  });
});

describe('proofs of the chip', () => {
  const CURVE = '1.3.36.3.3.2.8.1.1.7';
  const withKey = (key: ReturnType<typeof makeChipKey>, protocol?: string) =>
    new Map([
      ...plain,
      [
        14,
        dataGroup14({ chipKey: { curveOid: CURVE, point: key.point, ...(protocol ? { protocol } : {}) } }),
      ],
    ]);

  test.each([
    ['3DES', '0.4.0.127.0.7.2.2.3.2.1'],
    ['AES-128', '0.4.0.127.0.7.2.2.3.2.2'],
    ['AES-256', '0.4.0.127.0.7.2.2.3.2.4'],
  ] as const)('chip authentication with %s', async (cipher, protocol) => {
    const key = makeChipKey(standardCurve(13), cipher);
    const genuine = await readChip(card(withKey(key, protocol), { chipKey: key }).transmit, MRZ);
    expect(genuine.chipAuthentication).toBe('passed');
    const clone = await readChip(
      card(withKey(key, protocol), { chipKey: makeChipKey(standardCurve(13), cipher) }).transmit,
      MRZ,
    );
    expect(clone.chipAuthentication).toBe('failed');
  });

  test('a key without a protocol means 3DES', async () => {
    const key = makeChipKey(standardCurve(13), '3DES');
    const evidence = await readChip(card(withKey(key), { chipKey: key }).transmit, MRZ);
    expect(evidence.chipAuthentication).toBe('passed');
  });

  test('a clone without any chip key', async () => {
    const key = makeChipKey(standardCurve(13), 'AES-128');
    const evidence = await readChip(card(withKey(key, '0.4.0.127.0.7.2.2.3.2.2')).transmit, MRZ);
    expect(evidence.chipAuthentication).toBe('failed');
  });

  test('chip authentication mapping proves the chip during PACE', async () => {
    const key = makeChipKey(standardCurve(13), 'AES-128');
    const pace = [paceSet('chip-authentication', 'AES-128', 13)];
    const genuine = await readChip(card(withKey(key), { pace, chipKey: key }).transmit, MRZ);
    expect(genuine.chipAuthentication).toBe('passed');
    const clone = await readChip(
      card(withKey(key), { pace, chipKey: makeChipKey(standardCurve(13), 'AES-128') }).transmit,
      MRZ,
    );
    expect(clone.chipAuthentication).toBe('failed');
  });

  test('a key of another curve is not that of the mapping, however long: it is asked for by chip authentication', async () => {
    const key = makeChipKey(standardCurve(13), 'AES-128');
    const pace = [paceSet('chip-authentication', 'AES-128', 12)];
    const mappingKey = makeChipKey(standardCurve(12), 'AES-128');
    const groups = withKey(key, '0.4.0.127.0.7.2.2.3.2.2');
    const read = (chipKey: typeof key) => readChip(card(groups, { pace, chipKey, mappingKey }).transmit, MRZ);
    expect((await read(key)).chipAuthentication).toBe('passed');
    expect((await read(makeChipKey(standardCurve(13), 'AES-128'))).chipAuthentication).toBe('failed');
  });

  test('a key of the mapping alone, where the mapping does not work: a copy cannot be told, and nobody is accused', async () => {
    const key = makeChipKey(standardCurve(13), 'AES-128');
    const sets = [paceSet('chip-authentication', 'AES-128', 13), paceSet('generic', 'AES-128', 13)];
    const point = { curveOid: CURVE, point: key.point };
    const groups = new Map([...plain, [14, dataGroup14({ pace: sets, chipKey: point })]]);
    const quirks = { breaks: ({ mapping }: { mapping: string }) => mapping === 'chip-authentication' };
    const evidence = await readChip(card(groups, { pace: sets, chipKey: key, quirks }).transmit, MRZ);
    expect(evidence).toMatchObject({ access: { mapping: 'generic' }, chipAuthentication: 'cannot-tell' });
    // A clone that does not offer the mapping, either.
    const clone = await readChip(card(groups, { pace: sets.slice(1) }).transmit, MRZ);
    expect(clone.chipAuthentication).toBe('cannot-tell');
  });

  test('active authentication with an elliptic curve', async () => {
    const key = { kind: 'ecdsa', curve: 'brainpoolP256r1', hash: 'sha256' } as const;
    const [own, other] = [makeCurveKey(key), makeCurveKey(key)];
    const groups = new Map([
      ...plain,
      [14, dataGroup14({ activeAlgorithm: '0.4.0.127.0.7.1.1.4.1.3' })],
      [15, dataGroup15(own.spki)],
    ]);
    const read = (signs: typeof own) => readChip(card(groups, { activeKey: signs.signPlain }).transmit, MRZ);
    expect((await read(own)).activeAuthentication).toBe('passed');
    expect((await read(other)).activeAuthentication).toBe('failed');
    expect((await readChip(card(groups).transmit, MRZ)).activeAuthentication).toBe('failed');
  });
});
