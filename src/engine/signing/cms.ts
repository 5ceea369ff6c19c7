import { childrenOf, octetsOf, oidOf, readBer, TAG, timeOf, toDer, encode, type Ber } from './ber.ts';
import { algorithmOf, nameOf, readCertificate, type Certificate } from './certificate.ts';
import { digestBy, equalBytes, isCollidable } from './digests.ts';
import { verifySignature, type Algorithm } from './verify-signature.ts';

/** One signature of a CMS or PKCS #7 signed-data object (RFC 5652; RFC 2315). */
export interface CmsSignature {
  /** The signed content, if embedded. */
  readonly content: { readonly type: string; readonly bytes: Uint8Array } | null;
  readonly digest: string;
  /** The signed attribute `messageDigest`; null without signed attributes. */
  readonly messageDigest: Uint8Array | null;
  /** Possible encodings of the signed attributes; empty if there are none. */
  readonly attributes: readonly Uint8Array[];
  readonly algorithm: Algorithm;
  readonly signature: Uint8Array;
  readonly certificates: readonly Certificate[];
  /** Null if the signer's certificate is not included. */
  readonly signer: Certificate | null;
  /** As claimed by the signer. */
  readonly signedAt: Date | null;
}

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const SUBJECT_KEY_IDENTIFIER = '2.5.29.14';

/**
 * Parses the first signature of a signed-data object; null if the bytes are none. Trailing bytes are ignored: PDF pads
 * with zeros.
 *
 * @param others further certificates among which to look for the signer
 */
export function readCms(bytes: Uint8Array, others: readonly Certificate[] = []): CmsSignature | null {
  const [type, wrapped] = childrenOf(readBer(bytes));
  if (oidOf(type) !== SIGNED_DATA || wrapped?.tag !== 0xa0) return null;
  const parts = childrenOf(childrenOf(wrapped)[0]);
  const encapsulated = parts[2];
  const certificates = childrenOf(parts.find(({ tag }) => tag === 0xa0)).flatMap(
    ({ raw }) => readCertificate(raw) ?? [],
  );
  const info = childrenOf(parts.at(-1)?.tag === TAG.set ? parts.at(-1) : undefined)[0];
  if (!encapsulated || !info) return null;
  const fields = childrenOf(info);
  // Version, signer, digest; then the attributes in [0] if any, algorithm and signature.
  const signedAttributes = fields[3]?.tag === 0xa0 ? fields[3] : undefined;
  const rest = fields.slice(signedAttributes ? 4 : 3);
  const digest = oidOf(childrenOf(fields[2])[0]);
  const algorithm = algorithmOf(rest[0]);
  if (!fields[1] || digest === null || !algorithm || !rest[1]) return null;
  const attribute = (oid: string): Ber | undefined =>
    childrenOf(
      childrenOf(childrenOf(signedAttributes).find((one) => oidOf(childrenOf(one)[0]) === oid))[1],
    )[0];
  const claimed = attribute(MESSAGE_DIGEST);
  return {
    content: contentOf(encapsulated),
    digest,
    messageDigest: claimed ? octetsOf(claimed) : null,
    attributes: signedAttributes ? encodingsOf(signedAttributes) : [],
    algorithm,
    signature: octetsOf(rest[1]),
    certificates,
    signer: signerOf(fields[1], [...certificates, ...others]),
    signedAt: timeOf(attribute(SIGNING_TIME)),
  };
}

/** Does the message digest match these bytes? Null without one, or if the algorithm is unknown. */
export function digestHolds(cms: CmsSignature, content: Uint8Array): boolean | null {
  const own = digestBy(cms.digest, content);
  if (own === null || cms.messageDigest === null) return null;
  const isEqual = equalBytes(own, cms.messageDigest);
  return isEqual && isCollidable(cms.digest) ? null : isEqual;
}

/**
 * Was it signed by the signer's key: the attributes, or the content if there are none? Null if that cannot be checked.
 *
 * @param content the signed bytes if there are no attributes
 */
export function signatureHolds(cms: CmsSignature, content: Uint8Array): boolean | null {
  const { signer, algorithm, signature, digest, attributes } = cms;
  if (!signer) return null;
  let answer: boolean | null = null;
  for (const message of attributes.length > 0 ? attributes : [content]) {
    const holds = verifySignature(signer.key, algorithm, signature, message, digest);
    if (holds === true) return true;
    answer ??= holds;
  }
  return answer;
}

/** Three-valued AND: false if either is false, else null if either is null. */
export function both(a: boolean | null, b: boolean | null): boolean | null {
  return a === false || b === false ? false : a === null || b === null ? null : true;
}

/** CMS keeps content in an octet string; PKCS #7 in any element, of which the contents octets are digested. */
function contentOf(encapsulated: Ber): CmsSignature['content'] {
  const [type, wrapped] = childrenOf(encapsulated);
  const inner = childrenOf(wrapped)[0];
  if (!inner) return null;
  const isOctets = (inner.tag & ~0x20) === TAG.octets;
  return { type: oidOf(type) ?? '', bytes: isOctets ? octetsOf(inner) : inner.content };
}

/** The attributes are signed as a DER set (RFC 5652, 5.4); writers that sent another encoding may have signed that. */
function encodingsOf(attributes: Ber): Uint8Array[] {
  const sent = Uint8Array.from(attributes.raw);
  sent[0] = TAG.set;
  const inOrder = toDer({ ...attributes, tag: TAG.set });
  const definite = encode(TAG.set, attributes.content);
  return [sent, definite, inOrder].filter((one, k, all) => all.findIndex((o) => equalBytes(o, one)) === k);
}

function signerOf(identifier: Ber, certificates: readonly Certificate[]): Certificate | null {
  if ((identifier.tag & ~0x20) === 0x80) {
    const key = octetsOf(identifier);
    return (
      certificates.find((one) => {
        const own = one.extensions.get(SUBJECT_KEY_IDENTIFIER)?.value;
        return own != null && equalBytes(octetsOf(own), key);
      }) ?? null
    );
  }
  const [issuer, serial] = childrenOf(identifier);
  if (!issuer || !serial) return null;
  const { text } = nameOf(issuer);
  return (
    certificates.find((one) => one.issuer.text === text && equalBytes(one.serial, serial.content)) ?? null
  );
}
