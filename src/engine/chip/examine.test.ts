import sharp from 'sharp';
import { expect, test } from 'vitest';
import { issueAuthority, issueSecurityObject, issueSigner } from '../../../tools/passport/issue.ts';
import { dataGroup1, dataGroup2, dataGroup7 } from '../../../tools/passport/specimen.ts';
import { examineChip } from './examine.ts';
import { encodeTlv } from './tlv.ts';

const scheme = { kind: 'ecdsa', curve: 'prime256v1', hash: 'sha256' } as const;
const authority = issueAuthority(scheme, { called: 'CSCA Utopia' });
const signer = issueSigner(authority, scheme, { called: 'Signer', serial: 7 });
const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#456' } })
  .jpeg()
  .toBuffer();
/** Objects of which the last says that it is longer than the file. */
const CUT_OFF = Uint8Array.of(0x02, 0x01, 0x01, 0x5f, 0x43, 0x82, 0x40, 0x00, 0xff, 0xd8);

/** What is said of a chip whose signed files are these. */
const examined = (portrait: Uint8Array, mark: Uint8Array, bytesOfSod?: number) => {
  const groups = new Map([
    [1, dataGroup1()],
    [2, portrait],
    [7, mark],
  ]);
  return examineChip({
    sod: issueSecurityObject(signer, groups).subarray(0, bytesOfSod),
    groups,
    chipAuthentication: 'passed',
    activeAuthentication: 'not-tried',
    isAccessWeakened: false,
    authorities: [authority.certificate],
    revocationLists: [],
    today: '2026-11-28',
  });
};

test('a signature whose data are malformed is absent, and costs nothing else', async () => {
  expect((await examined(dataGroup2(picture), dataGroup7(picture))).signatureImage).not.toBeNull();
  for (const inside of [CUT_OFF, Uint8Array.of(0x5f), Uint8Array.of(0x5f, 0x43, 0x80, 0, 0)]) {
    const report = await examined(dataGroup2(picture), encodeTlv(0x67, inside));
    expect(report).toMatchObject({ verdict: 'AUTHENTIC', signatureImage: null });
    expect(report.portrait).not.toBeNull();
  }
});

test('a portrait whose data are malformed is a damaged document', async () => {
  await expect(examined(encodeTlv(0x75, CUT_OFF), dataGroup7(picture))).rejects.toMatchObject({
    code: 'DAMAGED_DOCUMENT',
    message: expect.stringMatching(/^EF\.DG2: /) as string,
  });
});

test('a security object that is cut off is named among the files that were sent', async () => {
  await expect(examined(dataGroup2(picture), dataGroup7(picture), 40)).rejects.toMatchObject({
    code: 'DAMAGED_DOCUMENT',
    message: expect.stringMatching(/^EF\.SOD: /) as string,
  });
});
