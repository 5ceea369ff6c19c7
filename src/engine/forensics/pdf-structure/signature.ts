import type { Finding } from '../../../contract/forensics.ts';
import { finding, type FileDetector, type FileEvidence } from '../detector.ts';
import type { Revision } from '../pdf/file.ts';
import type { PdfEvidence } from '../pdf-evidence.ts';
import { arrayOf } from '../pdf/cross-reference.ts';
import { changesAfter } from './changes-after-signing.ts';
import { verifyCms, type CmsResult } from './cms.ts';
import { end, signatureFields, type SignatureField } from './signature-fields.ts';

/**
 * Digital signatures of a PDF: are the signed bytes unchanged, who signed, and what came after? Value 1: a trusted
 * signature that covers everything the page shows; 0.5: valid, signer not in the trust folder; 0: broken.
 */
export const signature: FileDetector = {
  id: 'signature',
  version: '1',
  group: 'pdf-structure',
  quick: true,
  inspect: async (evidence) => {
    const { pdf } = evidence;
    if (!pdf) return [];
    const fields = signatureFields(pdf.file);
    const findings: Finding[] = [];
    for (const [index, field] of fields.entries())
      findings.push(...(await judge(evidence, pdf, field, index === fields.length - 1)));
    return findings;
  },
};

async function judge(
  evidence: FileEvidence,
  pdf: PdfEvidence,
  field: SignatureField,
  last: boolean,
): Promise<Finding[]> {
  const bytes = evidence.file.bytes;
  const common = {
    detail: `field ${field.name}, ${field.subFilter}, byte range [${field.byteRange.join(' ')}] of ${bytes.length}`,
  };
  const shape = rangeProblem(bytes, field);
  if (shape === 'moved')
    return [
      finding(signature, {
        ...common,
        strength: 'weak',
        value: 0,
        explanation:
          'A digital signature was broken when another program saved the file again; it proves nothing any more.',
      }),
    ];
  if (shape === 'gap')
    return [
      finding(signature, {
        ...common,
        strength: 'strong',
        value: 0,
        explanation: 'A digital signature leaves out part of the file that it should cover.',
      }),
    ];
  const cms = await verifyCms(field.contents, signedBytes(bytes, field), field.subFilter, {
    certificates: evidence.trustedCertificates,
    revocationLists: embeddedLists(pdf.file.latest),
    today: evidence.today,
  });
  if (!cms)
    return [
      finding(signature, {
        ...common,
        strength: 'weak',
        value: 0,
        explanation: 'A digital signature cannot be read.',
      }),
    ];
  if (cms.digestMatches === false)
    return [
      finding(signature, {
        ...common,
        strength: 'proof',
        value: 0,
        explanation: `The file was changed after ${cms.signer} signed it: the signed digest does not fit the content.`,
      }),
    ];
  if (cms.signatureValid === false)
    return [
      finding(signature, {
        ...common,
        strength: 'strong',
        value: 0,
        explanation: `The digital signature in the name of ${cms.signer} is not valid.`,
      }),
    ];
  const after = changesAfter(bytes, pdf, end(field), field.permission, signature);
  return [...after.findings, summary(cms, common.detail, last && !after.touched)];
}

function summary(cms: CmsResult, detail: string, whole: boolean): Finding {
  const when = cms.signedAt ? ` on ${cms.signedAt.toISOString().slice(0, 10)}` : '';
  const sure = cms.signatureValid === true && cms.digestMatches === true;
  const trust = cms.trusted ? 'a trusted signer' : 'a signer that is not in the trust folder';
  return finding(signature, {
    strength: 'note',
    value: sure && whole ? (cms.trusted ? 1 : 0.5) : 0.25,
    ...(sure && whole && cms.trusted ? { authenticates: true as const } : {}),
    explanation: `Signed by ${cms.signer}${when}, ${trust}.`,
    detail: `${detail}; digest ${String(cms.digestMatches)}, signature ${String(cms.signatureValid)}`,
  });
}

/**
 * The gap in the byte range must be exactly the hexadecimal string of the signature. `moved`: the range points
 * somewhere else altogether, as after a rewrite; `gap`: it leaves room for bytes that nobody signed.
 */
export function rangeProblem(bytes: Uint8Array, field: SignatureField): 'moved' | 'gap' | null {
  const [a = -1, b = -1, c = -1, d = -1] = field.byteRange;
  if (field.byteRange.length !== 4 || b < 0 || c <= b || d < 0 || c + d > bytes.length) return 'moved';
  const opens = bytes[b] === 0x3c;
  const closes = bytes[c - 1] === 0x3e;
  if (!opens && !closes) return 'moved';
  if (a !== 0 || !opens || !closes) return 'gap';
  for (let p = b + 1; p < c - 1; p++) if (!isHexOrBlank(bytes[p]!)) return 'gap';
  return null;
}

function isHexOrBlank(c: number): boolean {
  return (
    (c >= 0x30 && c <= 0x39) ||
    (c >= 0x41 && c <= 0x46) ||
    (c >= 0x61 && c <= 0x66) ||
    c === 10 ||
    c === 13 ||
    c === 32
  );
}

function signedBytes(bytes: Uint8Array, field: SignatureField): Uint8Array {
  const [a = 0, b = 0, c = 0, d = 0] = field.byteRange;
  return Buffer.concat([bytes.subarray(a, a + b), bytes.subarray(c, c + d)]);
}

/** Revocation lists of the document security store (ISO 32000-2, 12.8.4.3). */
function embeddedLists(revision: Revision): Uint8Array[] {
  const store = revision.dict(revision.catalog.entries.get('DSS'));
  return arrayOf(revision.resolve(store.entries.get('CRLs')))
    .slice(0, 50)
    .flatMap((value) => {
      const stream = revision.stream(value);
      return stream ? [revision.decode(stream).bytes] : [];
    });
}
