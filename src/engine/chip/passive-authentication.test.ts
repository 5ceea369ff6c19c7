import { describe, expect, test } from 'vitest';
import { integer, octets, oid, sequence, setOf } from '../../../tools/passport/der.ts';
import {
  issueAuthority,
  issueRevocationList,
  issueSecurityObject,
  issueSigner,
  signedData,
} from '../../../tools/passport/issue.ts';
import { SIGNING_SCHEMES } from '../../../tools/passport/schemes.ts';
import type { Scheme } from '../../../tools/passport/signing-key.ts';
import { dataGroup1, dataGroup2 } from '../../../tools/passport/specimen.ts';
import { readCertificate } from '../signing/certificate.ts';
import { SHA256 } from '../signing/digests.ts';
import { readRevocationList } from '../signing/revocation-list.ts';
import { ChipError } from './chip-error.ts';
import { authenticatePassively } from './passive-authentication.ts';
import { encodeTlv } from './tlv.ts';
import { trustAnchors } from './trust-anchors.ts';

const P256: Scheme = { kind: 'ecdsa', curve: 'prime256v1', hash: 'sha256' };
const PICTURE = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(9_000, 7)]);

const authority = issueAuthority(P256, { called: 'CSCA Utopia' });
const signer = issueSigner(authority, P256, { called: 'Document signer 1', serial: 77 });
const other = issueAuthority(P256, { called: 'CSCA Erewhon', country: 'ER' });
const trust = trustAnchors([readCertificate(authority.certificate)!]);

const plain = new Map([
  [1, dataGroup1()],
  [2, dataGroup2(PICTURE)],
]);

describe('what the state signed', () => {
  const read = (groups: ReadonlyMap<number, Uint8Array>, sod: Uint8Array) =>
    authenticatePassively(sod, groups, trust);

  test('data, signature and authority hold', () => {
    const result = read(plain, issueSecurityObject(signer, plain));
    expect(result).toMatchObject({ signature: 'holds', issuer: 'trusted', unsigned: [] });
    expect(result.digests).toEqual([
      { group: 1, state: 'same' },
      { group: 2, state: 'same' },
    ]);
  });

  test('an exchanged portrait differs from what was signed', () => {
    const changed = new Map([...plain, [2, dataGroup2(Buffer.from('ffd8ff00', 'hex'))]]);
    expect(read(changed, issueSecurityObject(signer, plain)).digests).toContainEqual({
      group: 2,
      state: 'changed',
    });
  });

  test('a group that nobody signed is named', () => {
    expect(read(plain, issueSecurityObject(signer, new Map([[1, plain.get(1)!]]))).unsigned).toEqual([2]);
  });

  test('something else that the signer signed is no list of digests', () => {
    const list = [
      integer(0),
      sequence(oid(SHA256)),
      sequence(sequence(integer(1), octets(Buffer.alloc(32)))),
    ];
    const signed = (content: Uint8Array): Uint8Array =>
      encodeTlv(0x77, signedData(signer, '2.23.136.1.1.1', content));
    expect(read(plain, signed(sequence(...list))).signature).toBe('holds');
    for (const other of [setOf(...list), sequence(), Buffer.from('no list'), integer(7)])
      expect(() => read(plain, signed(other))).toThrow(ChipError);
  });

  test('a list changed after signing has a broken signature', () => {
    const sod = Buffer.from(issueSecurityObject(signer, plain));
    const digest = Buffer.from(sod).indexOf(Buffer.from('0420', 'hex'));
    sod[digest + 5]! ^= 1;
    expect(read(plain, sod).signature).toBe('broken');
  });

  test('a signer of an authority that is not known here is never trusted', () => {
    const stranger = issueSigner(issueAuthority(P256, { called: 'CSCA Utopia' }), P256, {
      called: 'Document signer 1',
    });
    expect(read(plain, issueSecurityObject(stranger, plain))).toMatchObject({
      signature: 'holds',
      issuer: 'unknown',
    });
  });

  test('a signer that was no longer valid when it signed', () => {
    const late = issueSigner(authority, P256, { called: 'Document signer 2', until: '2023-01-01' });
    expect(read(plain, issueSecurityObject(late, plain, 'sha256', '2024-01-01')).issuer).toBe(
      'not-valid-then',
    );
    expect(read(plain, issueSecurityObject(late, plain, 'sha256', '2022-01-01')).issuer).toBe('trusted');
  });

  test.each([
    ['on a list that its authority signed', issueRevocationList(authority, [3, 77]), 'revoked'],
    ['whose authority names itself on its list', issueRevocationList(authority, [1]), 'revoked'],
    ['on no list', issueRevocationList(authority, [3, 78]), 'trusted'],
    [
      'on a list in the name of its authority',
      issueRevocationList(authority, [77], { signedBy: other }),
      'trusted',
    ],
    ['with the number of another state’s', issueRevocationList(other, [77]), 'trusted'],
  ])('a signer %s', (_, list, expected) => {
    const authorities = [authority, other].map(({ certificate }) => readCertificate(certificate)!);
    const anchors = trustAnchors(authorities, [readRevocationList(list)!]);
    const sod = issueSecurityObject(signer, plain);
    expect(authenticatePassively(sod, plain, anchors).issuer).toBe(expected);
  });

  test.each([
    ['none', undefined, 'trusted'],
    ['documents and something private', ['1.2.3.4'], 'trusted'],
    ['master lists', ['2.23.136.1.1.3'], 'other-kind'],
    ['deviation lists', ['2.23.136.1.1.8'], 'other-kind'],
    ['visible seals, after something else', ['1.2.3.4', '2.23.136.1.1.14.2'], 'other-kind'],
  ] as const)('a signer whose certificate names as its purpose: %s', (_, purposes, expected) => {
    const by = issueSigner(authority, P256, { called: 'Signer', ...(purposes ? { purposes } : {}) });
    expect(read(plain, issueSecurityObject(by, plain)).issuer).toBe(expected);
  });

  test.each(SIGNING_SCHEMES.map((scheme) => [JSON.stringify(scheme), scheme] as const))(
    'signed with %s',
    (_, scheme) => {
      const csca = issueAuthority(scheme, { called: 'CSCA' });
      const by = issueSigner(csca, scheme, { called: 'Signer' });
      const anchors = trustAnchors([readCertificate(csca.certificate)!]);
      const result = authenticatePassively(issueSecurityObject(by, plain), plain, anchors);
      expect(result).toMatchObject({ signature: 'holds', issuer: 'trusted' });
    },
  );
});
