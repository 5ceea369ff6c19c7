import { childrenOf, integerOf, octetsOf, readBer, TAG } from '../signing/ber.ts';
import { nameOf, readCertificate, type Certificate } from '../signing/certificate.ts';
import { both, digestHolds, readCms, signatureHolds } from '../signing/cms.ts';
import { isSelfSigned, stateOfName, type RevokedCertificate } from './trust-anchors.ts';

/** What one file of trust brought. */
export interface TrustFile {
  readonly kind: 'master-list' | 'directory' | 'certificate' | 'revocation-list';
  readonly authorities: readonly Certificate[];
  /** Certificates that link an older key of an authority to a newer one; no anchors of their own. */
  readonly links: number;
  /** Entries of another form, and certificates that neither sign themselves nor link. */
  readonly skipped: number;
  readonly revoked: readonly RevokedCertificate[];
  /** Of a list: did its own signature hold? Null where there is none, or it cannot be told. */
  readonly signature: boolean | null;
  /** Whoever signed the list, for people. */
  readonly signedBy: string | null;
}

const BASIC_CONSTRAINTS = '2.5.29.19';
const MASTER_LIST = '2.23.136.1.1.2';
const PEM = /-----BEGIN (CERTIFICATE|X509 CRL)-----([A-Za-z0-9+/=\s]+)-----END \1-----/g;

/**
 * Master lists (Doc 9303-12, 9; CMS), directories of the ICAO PKD (LDIF), certificates and revocation lists (DER, PEM). Malformed
 * entries are skipped and counted: one of them never costs the others.
 *
 * @returns null where the file is none of these
 */
export function readTrustFile(bytes: Uint8Array): TrustFile | null {
  const head = Buffer.from(bytes.subarray(0, 4_096)).toString('latin1');
  if (/^(?:version|dn): /m.test(head)) return readDirectory(Buffer.from(bytes).toString('latin1'));
  if (head.includes('-----BEGIN ')) return readPem(Buffer.from(bytes).toString('latin1'));
  return readMasterList(bytes) ?? readSingle(bytes);
}

function readMasterList(bytes: Uint8Array): TrustFile | null {
  const cms = readCms(bytes);
  if (cms?.content?.type !== MASTER_LIST) return null;
  const content = cms.content.bytes;
  const certificates = childrenOf(readBer(content)).find(({ tag }) => tag === TAG.set);
  const told = sorted(childrenOf(certificates).map(({ raw }) => raw));
  return {
    kind: 'master-list',
    ...told,
    revoked: [],
    signature: both(digestHolds(cms, content), signatureHolds(cms, content)),
    signedBy: cms.signer?.subject.called ?? null,
  };
}

/** RFC 2849: a line that begins with a space goes on with the line before; `name:: value` is base64. */
function readDirectory(text: string): TrustFile {
  const lines = text.replaceAll(/\r?\n /g, '').split(/\r?\n/);
  const values = lines.flatMap((line) => {
    const found = /^([A-Za-z][\w;-]*):: ?([A-Za-z0-9+/=]+)$/.exec(line);
    return found ? [{ name: found[1]!.toLowerCase(), bytes: Buffer.from(found[2]!, 'base64') }] : [];
  });
  const of = (...names: readonly string[]): Uint8Array[] =>
    values.filter(({ name }) => names.some((one) => name.startsWith(one))).map(({ bytes }) => bytes);
  const lists = of('pkdmasterlistcontent', 'cscamasterlistdata').map(readMasterList);
  const single = sorted(of('cacertificate', 'usercertificate'));
  const revocations = of('certificaterevocationlist').map(revokedIn);
  const good = lists.filter((list) => list !== null);
  return {
    kind: 'directory',
    authorities: unique([...good.flatMap(({ authorities }) => authorities), ...single.authorities]),
    links: good.reduce((sum, { links }) => sum + links, single.links),
    skipped:
      good.reduce((sum, { skipped }) => sum + skipped, single.skipped) +
      lists.filter((list) => list === null).length +
      revocations.filter((list) => list === null).length,
    revoked: revocations.flatMap((list) => list ?? []),
    signature: good.length === 0 ? null : good.every(({ signature }) => signature === true),
    signedBy: good.map(({ signedBy }) => signedBy).find((name) => name !== null) ?? null,
  };
}

function readPem(text: string): TrustFile | null {
  const blocks = [...text.matchAll(PEM)].map(([, kind, body]) => ({
    kind,
    bytes: Buffer.from(body!, 'base64'),
  }));
  if (blocks.length === 0) return null;
  const told = sorted(blocks.filter(({ kind }) => kind === 'CERTIFICATE').map(({ bytes }) => bytes));
  const lists = blocks.filter(({ kind }) => kind !== 'CERTIFICATE').map(({ bytes }) => revokedIn(bytes));
  return unsignedFile(told, lists);
}

function readSingle(bytes: Uint8Array): TrustFile | null {
  if (readCertificate(bytes)) return unsignedFile(sorted([bytes]), []);
  const revoked = revokedIn(bytes);
  return revoked ? unsignedFile(sorted([]), [revoked]) : null;
}

function unsignedFile(
  told: ReturnType<typeof sorted>,
  lists: readonly (readonly RevokedCertificate[] | null)[],
): TrustFile {
  const isList = told.authorities.length + told.links + told.skipped === 0;
  const skipped = told.skipped + lists.filter((list) => list === null).length;
  return {
    kind: isList ? 'revocation-list' : 'certificate',
    ...told,
    skipped,
    revoked: lists.flatMap((list) => list ?? []),
    signature: null,
    signedBy: null,
  };
}

/** Anchors sign themselves; an authority under another key, of the same state, is a link from an older key or name. */
function sorted(encoded: readonly Uint8Array[]): Pick<TrustFile, 'authorities' | 'links' | 'skipped'> {
  const authorities: Certificate[] = [];
  let links = 0;
  for (const der of encoded) {
    const certificate = readCertificate(der);
    if (certificate && isSelfSigned(certificate)) authorities.push(certificate);
    else if (certificate && isLink(certificate)) links++;
  }
  return { authorities: unique(authorities), links, skipped: encoded.length - authorities.length - links };
}

function isLink({ subject, issuer, extensions }: Certificate): boolean {
  if (subject.text === issuer.text) return true;
  const isAuthority = childrenOf(extensions.get(BASIC_CONSTRAINTS)?.value)[0]?.content[0] === 0xff;
  return isAuthority && stateOfName(subject.text) === stateOfName(issuer.text);
}

const unique = (certificates: readonly Certificate[]): Certificate[] => [
  ...new Map(certificates.map((one) => [Buffer.from(one.raw).toString('base64'), one])).values(),
];

/** Serial numbers of a revocation list (RFC 5280, 5.1); null where the bytes are none. Its own signature is not checked here. */
function revokedIn(bytes: Uint8Array): RevokedCertificate[] | null {
  const body = childrenOf(childrenOf(readBer(bytes))[0]);
  // Version (optional), algorithm, issuer, times; then the entries in a sequence of sequences.
  const parts = body[0]?.tag === TAG.integer ? body.slice(1) : body;
  const issuer = parts[1] && nameOf(parts[1]).text;
  if (
    parts[0]?.tag !== TAG.sequence ||
    !issuer ||
    ![TAG.utcTime, TAG.generalizedTime].includes(parts[2]?.tag as never)
  )
    return null;
  const entries = parts.slice(3).find(({ tag }) => tag === TAG.sequence);
  return childrenOf(entries).flatMap((entry) => {
    const serial = childrenOf(entry)[0];
    return serial && integerOf(serial) !== null ? [{ issuer, serial: octetsOf(serial) }] : [];
  });
}
