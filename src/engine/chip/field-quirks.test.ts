import { describe, expect, test } from 'vitest';
import { makeRsaActiveKey, type RsaActiveKey } from '../../../tools/passport/active-key.ts';
import type { CardOptions } from '../../../tools/passport/card.ts';
import { makeChipKey } from '../../../tools/passport/chip-key.ts';
import { issueAuthority, issueSecurityObject, issueSigner } from '../../../tools/passport/issue.ts';
import { makeCurveKey } from '../../../tools/passport/signing-key.ts';
import { CAN, HOLDERS_KEY, paceSet, specimenCard } from '../../../tools/passport/specimen-card.ts';
import { dataGroup1, dataGroup14, dataGroup15, dataGroup2 } from '../../../tools/passport/specimen.ts';
import { readCertificate } from '../signing/certificate.ts';
import type { DocumentKey } from './document-key.ts';
import { standardCurve } from './domain-parameters.ts';
import { portraitsOf } from './lds/pictures.ts';
import { authenticatePassively } from './passive-authentication.ts';
import { readChip } from './read-chip.ts';
import { encodeTlv } from './tlv.ts';
import { trustAnchors } from './trust-anchors.ts';

/** What chips in the field do otherwise than the standard says, as reports to other readers tell; each is a card here. */
const scheme = { kind: 'ecdsa', curve: 'prime256v1', hash: 'sha256' } as const;
const authority = issueAuthority(scheme, { called: 'CSCA Utopia' });
const signer = issueSigner(authority, scheme, { called: 'Signer', serial: 7 });
const plain = new Map([
  [1, dataGroup1()],
  [2, dataGroup2(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(900, 7)]))],
]);
const read = (options: Partial<CardOptions>, groups = plain, key: DocumentKey = HOLDERS_KEY) =>
  readChip(specimenCard(signer, groups, options).transmit, key);
/** The files of the plain card, with one more. */
const withFile = (id: number, file: Uint8Array): ReadonlyMap<number, Uint8Array> =>
  new Map<number, Uint8Array>([
    [0x011d, issueSecurityObject(signer, plain)],
    ...[...plain].map(([group, bytes]) => [0x0100 + group, bytes] as const),
    [id, file],
  ]);
const AES128 = paceSet('generic', 'AES-128', 12);

describe('access', () => {
  test('no Le where the standard has none', async () => {
    const quirks = { refusesLe: true } as const;
    expect((await read({ pace: [AES128], quirks })).groups.size).toBe(2);
    expect((await read({ quirks })).groups.size).toBe(2);
  });

  test.each(['always', 'never'] as const)('the parameters are named %s', async (parameters) => {
    const { access } = await read({ pace: [AES128], quirks: { parameters } });
    expect(access.protocol).toBe('PACE');
  });

  test('a set whose last step says 6300 to the right zone is passed over: for the next, or for basic access', async () => {
    const pace = [paceSet('integrated', 'AES-256', 13), AES128];
    const breaks = ({ cipher }: { cipher: string }): boolean => cipher === 'AES-256';
    expect((await read({ pace, quirks: { breaks } })).access).toMatchObject({ cipher: 'AES-128' });
    const none = { breaks: () => true };
    expect((await read({ pace, quirks: none })).access).toMatchObject({ protocol: 'BAC' });
  });

  test('a wrong zone is a wrong key with every set, and a wrong access number is sent once', async () => {
    const pace = [paceSet('integrated', 'AES-256', 13), AES128];
    const other = { ...HOLDERS_KEY, birth: '790511' };
    await expect(read({ pace }, plain, other)).rejects.toMatchObject({ problem: 'wrong-key' });
    await expect(read({ pace, basicAccess: false }, plain, other)).rejects.toMatchObject({
      problem: 'wrong-key',
    });
    let tries = 0;
    const tamper = (answer: Uint8Array): Uint8Array => {
      if (answer.at(-2) === 0x63) tries++;
      return answer;
    };
    const wrong = { kind: 'can', number: '654321' } as const;
    await expect(read({ pace, tamper }, plain, wrong)).rejects.toMatchObject({ problem: 'wrong-key' });
    expect(tries).toBe(1);
  });

  test('newer passports have no basic access any more', async () => {
    const gone = { basicAccess: false } as const;
    expect((await read({ ...gone, pace: [AES128] })).access.protocol).toBe('PACE');
    await expect(read(gone)).rejects.toThrow();
  });

  test('zone and access number both open a card', async () => {
    for (const key of [HOLDERS_KEY, CAN])
      expect((await read({ pace: [AES128] }, plain, key)).groups.size).toBe(2);
  });

  test.each([0x6a82, 0x6982, 0x6985, 0x6986])('no EF.CardAccess, said as %i', async (missingFile) => {
    expect((await read({ quirks: { missingFile } })).access.protocol).toBe('BAC');
  });

  test('EF.CardAccess of another form: what is left is basic access', async () => {
    for (const content of ['', '04020100', '31023100', '3082ffff'])
      expect(
        (
          await read({
            pace: [AES128],
            files: withFile(0x011c, encodeTlv(0x30, Buffer.from(content, 'hex'))),
          })
        ).access.protocol,
      ).toBe('BAC');
  });

  test('short answers: the rest is asked for', async () => {
    for (const mostAnswer of [16, 100, 231]) expect((await read({ mostAnswer })).groups.size).toBe(2);
  });
});

describe('EF.COM', () => {
  const lying = (listed: string) =>
    encodeTlv(
      0x60,
      Buffer.concat([encodeTlv(0x5f01, Buffer.from('0107')), encodeTlv(0x5c, Buffer.from(listed, 'hex'))]),
    );
  test.each([
    ['lists nothing', lying('')],
    ['lists what is not there', lying('61756e6f')],
    ['is no list', Buffer.from('ffffffff', 'hex')],
  ])('%s: nobody signed it, and the signed list counts', async (_, com) => {
    const { groups, chipAuthentication } = await read({ files: withFile(0x011e, com) });
    expect([...groups.keys()]).toEqual([1, 2]);
    expect(chipAuthentication).toBe('not-offered');
  });
});

describe('active authentication with RSA', () => {
  const active = async (
    key: RsaActiveKey,
    quirks: CardOptions['quirks'] = {},
    signs: RsaActiveKey = key,
  ): Promise<string> => {
    const groups = new Map([...plain, [15, dataGroup15(key.spki)]]);
    return (await read({ activeKey: signs.sign, quirks }, groups)).activeAuthentication;
  };

  test.each([
    [1024, 'sha1'],
    [1024, 'sha256'],
    [2048, 'sha1'],
    [2048, 'sha256'],
  ] as const)('%i bits, %s', async (bits, digest) => {
    expect(await active(makeRsaActiveKey(bits, digest))).toBe('passed');
  });

  test('the key of another chip', async () => {
    const [own, other] = [makeRsaActiveKey(1024, 'sha1'), makeRsaActiveKey(1024, 'sha1')];
    expect(await active(own, {}, other)).toBe('failed');
  });

  test('an answer that is cut off is asked for in extended length; cut off again it tells nothing', async () => {
    const long = makeRsaActiveKey(2048, 'sha256');
    expect(await active(long, { cutsSignature: 200 })).toBe('passed');
    expect(await active(long, { cutsSignature: 0 })).toBe('passed');
    expect(await active(long, {}, makeRsaActiveKey(1024, 'sha1'))).toBe('cannot-tell');
  });
});

test.each([0x6a86, 0x6a80, 0x6d00, 0x6985])(
  'chip authentication with 3DES by the second way, where the first is answered %i',
  async (setKey) => {
    const chipKey = makeChipKey(standardCurve(13), '3DES');
    const point = { curveOid: '1.3.36.3.3.2.8.1.1.7', point: chipKey.point };
    const groups = new Map([
      ...plain,
      [14, dataGroup14({ chipKey: { ...point, protocol: '0.4.0.127.0.7.2.2.3.2.1' } })],
    ]);
    const of = async (options: Partial<CardOptions>) =>
      (await read({ ...options, quirks: { setKey } }, groups)).chipAuthentication;
    expect(await of({ chipKey })).toBe('passed');
    expect(await of({ chipKey: makeChipKey(standardCurve(13), '3DES') })).toBe('failed');
    expect(await of({})).toBe('failed');
  },
);

test('keys that the state signed and the chip hides are those of a copy', async () => {
  const groups = new Map([
    ...plain,
    [14, dataGroup14({ pace: [AES128] })],
    [15, dataGroup15(makeCurveKey(scheme).spki)],
  ]);
  const copy = await read({ quirks: { hides: [0x010e, 0x010f] } }, groups);
  expect(copy).toMatchObject({ chipAuthentication: 'failed', activeAuthentication: 'failed' });
});

describe('what was signed', () => {
  const anchors = trustAnchors([readCertificate(authority.certificate)!]);
  test.each([
    ['the structure of version 1.7', {}],
    ['the structure of version 1.8', { structure: '0108' }],
    ['signed attributes that are not in the order of DER', { attributesIn: 'disorder' }],
  ] as const)('%s', (_, options) => {
    const sod = issueSecurityObject(signer, plain, 'sha256', undefined, options);
    expect(authenticatePassively(sod, plain, anchors)).toMatchObject({
      signature: 'holds',
      issuer: 'trusted',
    });
  });
});

test('a portrait in the block of ISO 39794-5 as in that of ISO 19794-5', () => {
  const picture = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(300, 7)]);
  const inner = [0xa1, 0xa2].reduce((content, tag) => encodeTlv(tag, content), encodeTlv(0x81, picture));
  const block = encodeTlv(0x7f60, encodeTlv(0x7f2e, inner));
  const file = encodeTlv(0x75, encodeTlv(0x7f61, Buffer.concat([encodeTlv(2, Uint8Array.of(1)), block])));
  expect(portraitsOf(file).map(({ format, bytes }) => [format, Buffer.from(bytes).equals(picture)])).toEqual([
    ['jpeg', true],
  ]);
});
