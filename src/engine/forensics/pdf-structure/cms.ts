import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';

/** What a CMS signature says about the bytes it covers (RFC 5652). */
export interface CmsResult {
  /** The signed digest equals the digest of the bytes; null when it could not be computed. */
  readonly digestMatches: boolean | null;
  /** The signer's key really signed that digest; null when the algorithm is not supported. */
  readonly signatureValid: boolean | null;
  /** A chain leads to a trusted certificate, unexpired at the time of signing and not revoked by embedded lists. */
  readonly trusted: boolean;
  readonly signer: string;
  readonly signedAt: Date | null;
}

const DIGESTS: Record<string, string> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';

/** Null when the bytes are no CMS signed-data object. */
export async function verifyCms(
  contents: Uint8Array,
  signed: Uint8Array,
  subFilter: string,
  trust: { certificates: readonly Uint8Array[]; revocationLists: readonly Uint8Array[]; today: string },
): Promise<CmsResult | null> {
  const data = parseSignedData(contents);
  const info = data?.signerInfos[0];
  if (!data || !info) return null;
  const digest = DIGESTS[info.digestAlgorithm.algorithmId];
  const attribute = (type: string): pkijs.Attribute | undefined =>
    info.signedAttrs?.attributes.find((a) => a.type === type);
  const claimed = octets(attribute(MESSAGE_DIGEST)?.values[0]);
  const own = digest
    ? createHash(digest)
        .update(contentToDigest(data, signed, subFilter))
        .digest()
    : null;
  const digestMatches = own && claimed ? own.equals(claimed) : null;
  const certificate = signerCertificate(data, info);
  const signedAt = timeOf(attribute(SIGNING_TIME)?.values[0]);
  const signatureValid = await verifySignature(data, signed, subFilter);
  return {
    digestMatches: digestMatches ?? (claimed ? null : signatureValid),
    signatureValid,
    trusted: certificate !== null && (await isTrusted(data, certificate, signedAt, trust)),
    signer: certificate ? nameOf(certificate) : 'an unnamed signer',
    signedAt,
  };
}

function parseSignedData(contents: Uint8Array): pkijs.SignedData | null {
  try {
    const info = pkijs.ContentInfo.fromBER(exact(contents));
    return info.contentType === pkijs.ContentInfo.SIGNED_DATA
      ? new pkijs.SignedData({ schema: info.content })
      : null;
  } catch {
    return null;
  }
}

/** `adbe.pkcs7.sha1` and timestamps wrap their content; detached signatures cover the bytes themselves. */
function contentToDigest(data: pkijs.SignedData, signed: Uint8Array, subFilter: string): Uint8Array {
  const inner = data.encapContentInfo.eContent;
  if (!inner || /detached/i.test(subFilter)) return signed;
  return new Uint8Array(inner.getValue());
}

async function verifySignature(
  data: pkijs.SignedData,
  signed: Uint8Array,
  subFilter: string,
): Promise<boolean | null> {
  try {
    const detached = /detached/i.test(subFilter);
    return await data.verify({ signer: 0, checkChain: false, ...(detached ? { data: exact(signed) } : {}) });
  } catch (thrown) {
    const failed = thrown as { signatureVerified?: boolean | null };
    return failed.signatureVerified === false ? false : null;
  }
}

function signerCertificate(data: pkijs.SignedData, info: pkijs.SignerInfo): pkijs.Certificate | null {
  const certificates = (data.certificates ?? []).filter(
    (c): c is pkijs.Certificate => c instanceof pkijs.Certificate,
  );
  const sid = info.sid;
  if (sid instanceof pkijs.IssuerAndSerialNumber) {
    const found = certificates.find(
      (c) => c.serialNumber.isEqual(sid.serialNumber) && c.issuer.isEqual(sid.issuer),
    );
    if (found) return found;
  }
  return certificates[0] ?? null;
}

async function isTrusted(
  data: pkijs.SignedData,
  certificate: pkijs.Certificate,
  signedAt: Date | null,
  trust: { certificates: readonly Uint8Array[]; revocationLists: readonly Uint8Array[]; today: string },
): Promise<boolean> {
  const trusted = trust.certificates.flatMap((der) => attempt(() => pkijs.Certificate.fromBER(exact(der))));
  if (trusted.length === 0) return false;
  const embedded = (data.certificates ?? []).filter(
    (c): c is pkijs.Certificate => c instanceof pkijs.Certificate,
  );
  const lists = trust.revocationLists.flatMap((der) =>
    attempt(() => pkijs.CertificateRevocationList.fromBER(exact(der))),
  );
  if (
    lists.some(
      (list) =>
        list.revokedCertificates?.some((r) => r.userCertificate.isEqual(certificate.serialNumber)) &&
        list.issuer.isEqual(certificate.issuer),
    )
  )
    return false;
  const checkDate = signedAt ?? new Date(`${trust.today}T00:00:00Z`);
  if (
    trusted.some(
      (t) =>
        t.serialNumber.isEqual(certificate.serialNumber) &&
        t.issuer.isEqual(certificate.issuer) &&
        sameKey(t, certificate),
    )
  )
    return certificate.notBefore.value <= checkDate && checkDate <= certificate.notAfter.value;
  try {
    const engine = new pkijs.CertificateChainValidationEngine({
      trustedCerts: trusted,
      certs: [...embedded.filter((c) => c !== certificate), certificate],
      checkDate,
    });
    return (await engine.verify({ passedWhenNotRevValues: true })).result;
  } catch {
    return false;
  }
}

function sameKey(a: pkijs.Certificate, b: pkijs.Certificate): boolean {
  return Buffer.from(a.toSchema(true).toBER()).equals(Buffer.from(b.toSchema(true).toBER()));
}

function nameOf(certificate: pkijs.Certificate): string {
  const part = (type: string): string | undefined => {
    const found = certificate.subject.typesAndValues.find((t) => t.type === type)?.value as
      { valueBlock?: { value?: unknown } } | undefined;
    return typeof found?.valueBlock?.value === 'string' ? found.valueBlock.value : undefined;
  };
  return part(COMMON_NAME) ?? part(ORGANISATION) ?? 'an unnamed signer';
}

function octets(value: unknown): Buffer | null {
  return value instanceof asn1.OctetString ? Buffer.from(value.getValue()) : null;
}

function timeOf(value: unknown): Date | null {
  return value instanceof asn1.UTCTime || value instanceof asn1.GeneralizedTime ? value.toDate() : null;
}

function attempt<T>(make: () => T): T[] {
  try {
    return [make()];
  } catch {
    return [];
  }
}

/** Parsers take whole buffers; a view on a larger one must be copied. */
function exact(bytes: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  return copy;
}
