import sharp from 'sharp';
import { ExtractedField } from '../../../src/contract/verification.ts';
import type { VerifyResponse } from '../../../src/engine/calls.ts';
import { omangRead } from '../../../src/station/verification/verification.fixture.ts';
import { issueAuthority, issueSigner } from '../../../tools/passport/issue.ts';
import { dataGroup1, dataGroup2, HOLDER, zoneRows } from '../../../tools/passport/specimen.ts';

/** A passport of Utopia as a counter sees it: its photographed page, and chips that are its own or another's. */
const scheme = { kind: 'ecdsa', curve: 'prime256v1', hash: 'sha256' } as const;
export const AUTHORITY = issueAuthority(scheme, { called: 'CSCA Utopia' });
export const SIGNER = issueSigner(AUTHORITY, scheme, { called: 'Document signer 1', serial: 7 });
/** Signs in the name of a state that nobody here knows. */
export const STRANGER = issueSigner(issueAuthority(scheme, { called: 'CSCA Nowhere' }), scheme, {
  called: 'Signer',
  serial: 1,
});
export const HOLDERS_FACE = '#aa6677';
export const ANOTHERS_FACE = '#336699';
export const ANOTHER = {
  ...HOLDER,
  surname: 'SEBINA',
  given: 'MPHO',
  documentNumber: 'X9900011B',
  birth: '790511',
};

/** Zone and portrait of a holder; a face is told by its colour. */
export const groupsOf = async (holder: { [K in keyof typeof HOLDER]: string }, background: string) =>
  new Map([
    [1, dataGroup1(zoneRows(holder))],
    [
      2,
      dataGroup2(
        await sharp({ create: { width: 40, height: 50, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      ),
    ],
  ]);

const read = (name: string, value: string, confidence = 0.97): ExtractedField =>
  ExtractedField.parse({
    name,
    value,
    raw: value,
    confidence,
    page: 0,
    box: { x: 10, y: 20, width: 200, height: 22 },
    source: 'mrz',
  });

/** The photographed data page; the name of the file says what is wrong with it. */
export function passportRead(file: string): VerifyResponse {
  const whole = omangRead({ verdict: 'INCONCLUSIVE' });
  const expiry = file.includes('blurred')
    ? read('expiryDate', '2037-08-30', 0.4)
    : read('expiryDate', '2031-08-30');
  return {
    ...whole,
    documents: [
      {
        ...whole.documents[0]!,
        documentType: 'PASSPORT',
        configuredType: 'OTHER',
        fields: [
          read('fullName', file.includes('altered') ? 'KGOSI MODISANE' : 'THATO KABO MODISANE'),
          read('passportNumber', 'X7100042K'),
          read('idNumber', 'X7100042K'),
          read('dateOfBirth', '1988-02-14'),
          read('gender', 'F'),
          expiry,
        ],
        checks: [],
      },
    ],
    pages: [
      {
        ...whole.pages[0]!,
        mrz: {
          format: 'TD3',
          lines: zoneRows(),
          box: { x: 0, y: 60, width: 120, height: 18 },
          fields: {},
          checkDigits: [],
          valid: true,
          confidence: 0.98,
          repaired: 0,
        },
        marks: [{ kind: 'portrait', box: { x: 10, y: 10, width: 30, height: 40 }, confidence: 0.9 }],
      },
    ],
  };
}

/** Likeness of a chip's portrait to any other picture, which shows the holder. */
export async function likenessToHolder({ source }: { source: Uint8Array }) {
  const { dominant } = await sharp(source).stats();
  return {
    similarity: dominant.r > dominant.g ? 97.4 : 3.2,
    confidence: 90,
    calibration: 'test',
    bystanders: 0,
  };
}
