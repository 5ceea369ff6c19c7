import { expect, test } from 'vitest';
import { integer, sequence, setOf } from '../../../tools/passport/der.ts';
import {
  issueAuthority,
  issueLink,
  issueMasterList,
  issueRevocationList,
  issueSigner,
  signedData,
} from '../../../tools/passport/issue.ts';
import type { Scheme } from '../../../tools/passport/signing-key.ts';
import { stateOfName } from './trust-anchors.ts';
import { readTrustFile } from './trust-files.ts';

const P256: Scheme = { kind: 'ecdsa', curve: 'prime256v1', hash: 'sha256' };
const older = issueAuthority(P256, {
  country: 'ut',
  called: 'CSCA Utopia',
  from: '2010-01-01',
  until: '2020-01-01',
});
const newer = issueAuthority({ ...P256, curve: 'brainpoolP256r1', explicit: true } as Scheme, {
  country: 'UT',
  called: 'CSCA Utopia',
});
const renamed = { ...newer, subject: older.subject };
const link = issueLink(older, renamed, { called: 'CSCA Utopia' });
const signer = issueSigner(newer, P256, { called: 'Master list signer' });
const list = issueMasterList(signer, [older.certificate, newer.certificate, link]);

test('a master list: authorities, expired ones too, and links told from them by their key', () => {
  expect(readTrustFile(list)).toMatchObject({
    kind: 'master-list',
    links: 1,
    skipped: 0,
    signature: true,
    signedBy: 'Master list signer',
  });
  expect(readTrustFile(list)!.authorities.map(({ subject }) => stateOfName(subject.text))).toEqual([
    'UT',
    'UT',
  ]);
});

test('a changed master list has a signature that does not hold', () => {
  const changed = Buffer.from(list);
  changed[changed.indexOf(Buffer.from('CSCA Utopia'))]! ^= 1;
  expect(readTrustFile(changed)!.signature).toBe(false);
});

test('a name whose characters are cut in half costs its own entry alone', () => {
  // The eleven octets of "CSCA Utopia" as a BMPString, of two octets a character.
  const odd = Buffer.from(signer.certificate);
  odd[odd.indexOf(Buffer.from('CSCA Utopia')) - 2] = 0x1e;
  const read = readTrustFile(issueMasterList(signer, [older.certificate, odd, newer.certificate]))!;
  expect(read.authorities).toHaveLength(2);
  expect(read).toMatchObject({ links: 0, skipped: 1, signature: true });
});

test('a directory as LDIF, with folded lines and an entry that cannot be read', () => {
  const folded = (bytes: Uint8Array): string =>
    Buffer.from(bytes)
      .toString('base64')
      .replaceAll(/(.{70})/g, '$1\n ');
  const entry = (country: string, bytes: Uint8Array): string =>
    `dn: o=ml,c=${country},dc=data,dc=download\ncn: list\npkdMasterListContent:: ${folded(bytes)}\n`;
  const ldif = `version: 1\n\n${entry('UT', list)}\n${entry('XX', Buffer.from('not a list at all'))}`;
  expect(readTrustFile(Buffer.from(ldif))).toMatchObject({
    kind: 'directory',
    links: 1,
    skipped: 1,
    signature: true,
  });
  expect(readTrustFile(Buffer.from(ldif))!.authorities).toHaveLength(2);
});

test('of a directory a signature is unknown where one list has not its signer, and broken where one is', () => {
  const content = sequence(integer(0), setOf(older.certificate));
  const unknown = signedData(signer, '2.23.136.1.1.2', content, '2024-05-06', []);
  const broken = Buffer.from(list);
  broken[broken.indexOf(Buffer.from('CSCA Utopia'))]! ^= 1;
  const signatureOf = (...lists: readonly Uint8Array[]): boolean | null => {
    const entries = lists.map((one) => `pkdMasterListContent:: ${Buffer.from(one).toString('base64')}\n`);
    return readTrustFile(Buffer.from(`version: 1\n\ndn: c=UT\n${entries.join('')}`))!.signature;
  };
  expect(signatureOf(list, unknown)).toBeNull();
  expect(signatureOf(unknown, list)).toBeNull();
  expect(signatureOf(list, unknown, broken)).toBe(false);
  expect(signatureOf(list, list)).toBe(true);
  expect(signatureOf(Buffer.from('no list'))).toBeNull();
});

test('a single certificate as DER and as PEM; a signer is no authority', () => {
  const pem = `-----BEGIN CERTIFICATE-----\n${Buffer.from(older.certificate).toString('base64')}\n-----END CERTIFICATE-----\n`;
  expect(readTrustFile(older.certificate)!.authorities).toHaveLength(1);
  expect(readTrustFile(Buffer.from(pem))!.authorities).toHaveLength(1);
  expect(readTrustFile(signer.certificate)).toMatchObject({ authorities: [], skipped: 1 });
});

test('a revocation list as DER, as PEM and in a directory', () => {
  const revoked = issueRevocationList(newer, [5, 200]);
  const base64 = Buffer.from(revoked).toString('base64');
  const pem = `-----BEGIN X509 CRL-----\n${base64}\n-----END X509 CRL-----\n`;
  const ldif = `version: 1\n\ndn: c=UT\ncertificateRevocationList;binary:: ${base64}\n`;
  for (const file of [revoked, Buffer.from(pem), Buffer.from(ldif)])
    expect(readTrustFile(file)!.revocationLists.map(({ serials }) => serials.length)).toEqual([2]);
  expect(readTrustFile(revoked)).toMatchObject({ kind: 'revocation-list', skipped: 0 });
});

test('anything else is no file of trust', () => {
  expect(readTrustFile(Buffer.from('%PDF-1.7'))).toBeNull();
  expect(readTrustFile(new Uint8Array())).toBeNull();
});
