import { childrenOf, octetsOf, oidOf, readBer, TAG, timeOf } from '../../signing/ber.ts';
import { readCertificate, type Certificate } from '../../signing/certificate.ts';
import { both, digestHolds, readCms, signatureHolds } from '../../signing/cms.ts';
import { digestBy, equalBytes, SHA1, SHA224, SHA256, SHA384, SHA512 } from '../../signing/digests.ts';
import { verifySignature } from '../../signing/verify-signature.ts';
import type { SignatureField } from './signature-fields.ts';

/** What a PDF signature says about the bytes it covers. */
export interface CheckedSignature {
  /** Does the signed digest equal that of the bytes? Null if unknown. */
  readonly digestHolds: boolean | null;
  /** Was it signed with the signer's key? Null if unknown. */
  readonly signatureHolds: boolean | null;
  /** A time stamp proves when the bytes existed, not who signed them. */
  readonly isTimeStamp: boolean;
  readonly signer: Certificate | null;
  /** Certificates included in the signature. */
  readonly certificates: readonly Certificate[];
  readonly signedAt: Date | null;
}

const TIME_STAMP_INFO = '1.2.840.113549.1.9.16.1.4';
/** Digest algorithm by length, for content that is a digest without algorithm. */
const BY_LENGTH: Readonly<Record<number, string>> = {
  20: SHA1,
  28: SHA224,
  32: SHA256,
  48: SHA384,
  64: SHA512,
};
const UNKNOWN: CheckedSignature = {
  digestHolds: null,
  signatureHolds: null,
  isTimeStamp: false,
  signer: null,
  certificates: [],
  signedAt: null,
};
const RSA = { oid: '1.2.840.113549.1.1.1', parameters: undefined };

/**
 * Checks all forms of PDF signatures (ISO 32000-2, 12.8.3; ETSI EN 319 142): a detached object, one whose content is
 * the digest of the bytes (`adbe.pkcs7.sha1`), a time stamp, a bare RSA signature. The form is recognised from the
 * object itself, since its name may be missing. Null if the bytes are none of them.
 *
 * @param trusted DER certificates among which the signer is also looked for
 */
export function checkSignature(
  field: SignatureField,
  signed: Uint8Array,
  trusted: readonly Uint8Array[],
): CheckedSignature | null {
  const element = readBer(field.contents);
  if (element && (element.tag & ~0x20) === TAG.octets) return checkBare(field, octetsOf(element), signed);
  const cms = readCms(
    field.contents,
    trusted.flatMap((der) => readCertificate(der) ?? []),
  );
  // Without an octet string, the length of a bare signature is unknown: it cannot be separated from its padding.
  if (!cms) return /rsa_sha1$/.test(field.subFilter) ? UNKNOWN : null;
  const { content, signer, certificates, messageDigest } = cms;
  const common = { signer, certificates };
  if (!content || content.bytes.length === 0) {
    const holds = signatureHolds(cms, signed);
    return {
      ...common,
      // Without attributes, the signature is over the bytes themselves.
      digestHolds: messageDigest
        ? digestHolds(cms, signed)
        : cms.attributes.length === 0 && holds
          ? true
          : null,
      signatureHolds: holds,
      isTimeStamp: false,
      signedAt: cms.signedAt,
    };
  }
  // Attributes without a digest do not cover the content.
  const outer = cms.attributes.length === 0 ? true : digestHolds(cms, content.bytes);
  const stamp = content.type === TIME_STAMP_INFO ? readTimeStamp(content.bytes) : null;
  const isDigest = /sha1$/i.test(field.subFilter) || content.bytes.length in BY_LENGTH;
  const inner = stamp
    ? sameDigest(stamp.digest, stamp.imprint, signed)
    : equalBytes(content.bytes, signed)
      ? true
      : isDigest
        ? sameDigest(BY_LENGTH[content.bytes.length] ?? null, content.bytes, signed)
        : digestHolds(cms, signed);
  return {
    ...common,
    digestHolds: stamp || isDigest || equalBytes(content.bytes, signed) ? both(outer, inner) : inner,
    signatureHolds: signatureHolds(cms, content.bytes),
    isTimeStamp: stamp !== null,
    signedAt: stamp?.at ?? cms.signedAt,
  };
}

/** `adbe.x509.rsa_sha1`: a PKCS #1 signature in an octet string, with separate certificates. */
function checkBare(
  field: SignatureField,
  signature: Uint8Array,
  signed: Uint8Array,
): CheckedSignature | null {
  const certificates = field.certificates.flatMap((der) => readCertificate(der) ?? []);
  const signer = certificates[0] ?? null;
  const holds = signer ? verifySignature(signer.key, RSA, signature, signed, SHA1) : null;
  return {
    digestHolds: holds === true ? true : null,
    signatureHolds: holds,
    isTimeStamp: false,
    signer,
    certificates,
    signedAt: null,
  };
}

/** RFC 3161, 2.4.2: version, policy, imprint, serial number, time. */
function readTimeStamp(
  bytes: Uint8Array,
): { digest: string | null; imprint: Uint8Array; at: Date | null } | null {
  const [, , imprint, , at] = childrenOf(readBer(bytes));
  const [algorithm, octets] = childrenOf(imprint);
  if (octets?.tag !== TAG.octets) return null;
  return { digest: oidOf(childrenOf(algorithm)[0]), imprint: octets.content, at: timeOf(at) };
}

function sameDigest(oid: string | null, digest: Uint8Array, bytes: Uint8Array): boolean | null {
  const own = digestBy(oid, bytes);
  return own === null ? null : equalBytes(own, digest);
}
