import { localDayOf } from '../../../contract/local-time.ts';
import type { Finding } from '../../../contract/forensics.ts';
import { message, type Message } from '../../../contract/messages/message.ts';
import { finding, type FileEvidence } from '../detector.ts';
import type { Revision } from '../../pdf/file.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { arrayOf } from '../../pdf/cross-reference.ts';
import { isTrusted } from '../../signing/trust.ts';
import { rangeProblem, signedBytes } from './byte-range.ts';
import { changesAfter } from './changes-after-signing.ts';
import { pdfDetector } from './pdf-detector.ts';
import { signatureFields, signaturesTakenOut, type SignatureField } from './signature-fields.ts';
import { checkSignature, type CheckedSignature } from './signature-forms.ts';

/** Value of a signature, 0–1; a trusted one over an unchanged document is 1 (set by hand, ADR 401). */
const WORTH = { untouched: 0.5, other: 0.25 } as const;

/**
 * Digital signatures of a PDF: are the signed bytes unchanged, who signed, and what was added later? Value 1: a trusted
 * signature, and the file shows what it covers; 0.5: the same, but the signer is not in the trust folder; 0.25:
 * unknown, or something was added that the signer allowed; 0: broken. An uncheckable signature is neither valid nor
 * broken (ADR 201).
 */
export const signature = pdfDetector({
  id: 'signature',
  version: '2',
  inspect: (pdf, evidence) => {
    const fields = signatureFields(pdf);
    return [
      ...fields.flatMap((field) => judge(evidence, pdf, field)),
      ...signaturesTakenOut(pdf, fields).map((field) =>
        broken('strong', describe(field), message('signatureFindings.takenOut')),
      ),
    ];
  },
});

/** Known signature forms; those that other programs define themselves cannot be read here. */
const KNOWN_FORMS =
  /^(?:adbe\.(?:pkcs7\.(?:detached|sha1)|x509\.rsa_sha1)|ETSI\.(?:CAdES\.detached|RFC3161))$/;

function judge(evidence: FileEvidence, pdf: PdfEvidence, field: SignatureField): Finding[] {
  const { bytes } = evidence.file;
  const detail = `${describe(field)} of ${bytes.length}`;
  const shape = rangeProblem(bytes, field);
  if (shape === 'moved') return [broken('strong', detail, message('signatureFindings.savedAgain'))];
  if (shape === 'gap') return [broken('strong', detail, message('signatureFindings.leavesOut'))];
  const checked = checkSignature(field, signedBytes(bytes, field), evidence.trustedCertificates);
  if (!checked)
    return KNOWN_FORMS.test(field.subFilter)
      ? [broken('strong', detail, message('signatureFindings.unreadable'))]
      : [unknown(detail, message('signatureFindings.unknownKind'))];
  const signer = checked.signer?.subject.called ?? message('signatureFindings.unnamedSigner');
  if (checked.digestHolds === false)
    return [broken('proof', detail, message('signatureFindings.digestBroken', { signer }))];
  if (checked.signatureHolds === false)
    return [broken('strong', detail, message('signatureFindings.invalid', { signer }))];
  const after = changesAfter(bytes, pdf, field, signature);
  const told = `${detail}; digest ${String(checked.digestHolds)}, signature ${String(checked.signatureHolds)}`;
  if (checked.digestHolds === null || checked.signatureHolds === null)
    return [...after.findings, unknown(told, message('signatureFindings.uncheckable', { signer }))];
  return [...after.findings, summary(evidence, pdf, checked, signer, told, !after.touched)];
}

function summary(
  evidence: FileEvidence,
  pdf: PdfEvidence,
  checked: CheckedSignature,
  signer: string | Message,
  detail: string,
  isUntouched: boolean,
): Finding {
  const day = checked.signedAt ? localDayOf(checked.signedAt) : null;
  if (checked.isTimeStamp)
    return finding(signature, {
      strength: 'note',
      value: WORTH.other,
      says: day
        ? message('signatureFindings.timeStampedOn', { signer, day })
        : message('signatureFindings.timeStamped', { signer }),
      detail,
    });
  const at = checked.signedAt ?? new Date(`${evidence.today}T00:00:00Z`);
  const trusted =
    checked.signer !== null &&
    isTrusted(
      checked.signer,
      checked.certificates,
      { certificates: evidence.trustedCertificates, revocationLists: embeddedLists(pdf.file.latest) },
      at,
    );
  const trust = message(trusted ? 'signatureFindings.trusted' : 'signatureFindings.untrusted');
  return finding(signature, {
    strength: 'note',
    value: isUntouched ? (trusted ? 1 : WORTH.untouched) : WORTH.other,
    says: day
      ? message('signatureFindings.signedOn', { signer, day, trust })
      : message('signatureFindings.signed', { signer, trust }),
    detail,
    ...(isUntouched && trusted ? { authenticates: true as const } : {}),
  });
}

const broken = (strength: 'proof' | 'strong', detail: string, says: Message): Finding =>
  finding(signature, { strength, value: 0, detail, says });
const unknown = (detail: string, says: Message): Finding =>
  finding(signature, { strength: 'note', value: WORTH.other, detail, says });

function describe(field: SignatureField): string {
  return `field ${field.name}, ${field.subFilter || 'no form named'}, byte range [${field.byteRange.join(' ')}]`;
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
