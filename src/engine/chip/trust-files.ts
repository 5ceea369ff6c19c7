import { childrenOf, readBer, TAG } from '../signing/ber.ts';
import { readCertificate, type Certificate } from '../signing/certificate.ts';
import { both, digestHolds, readCms, signatureHolds } from '../signing/cms.ts';
import { readRevocationList, type RevocationList } from '../signing/revocation-list.ts';
import { isSelfSigned, stateOfName } from './trust-anchors.ts';

/** What one file of trust brought. */
export interface TrustFile {
  readonly kind: 'master-list' | 'directory' | 'certificate' | 'revocation-list';
  readonly authorities: readonly Certificate[];
  /** Certificates that link an older key of an authority to a newer one; no anchors of their own. */
  readonly links: number;
  /** Entries of another form, and certificates that neither sign themselves nor link. */
  readonly skipped: number;
  /** Their signatures are checked when a chip's signer is on one: the authority may be imported later. */
  readonly revocationLists: readonly RevocationList[];
  /** Of a list: did its own signature hold? Null where there is none, or it cannot be told. */
  readonly signature: boolean | null;
  /** When the newest list in it was signed or issued, as it says itself; null for certificates alone. */
  readonly issuedAt: Date | null;
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
    revocationLists: [],
    signature: both(digestHolds(cms, content), signatureHolds(cms, content)),
    issuedAt: cms.signedAt,
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
  const revocations = of('certificaterevocationlist').map(readRevocationList);
  const good = lists.filter((list) => list !== null);
  return {
    kind: 'directory',
    authorities: unique([...good.flatMap(({ authorities }) => authorities), ...single.authorities]),
    links: good.reduce((sum, { links }) => sum + links, single.links),
    skipped:
      good.reduce((sum, { skipped }) => sum + skipped, single.skipped) +
      lists.filter((list) => list === null).length +
      revocations.filter((list) => list === null).length,
    revocationLists: revocations.flatMap((list) => list ?? []),
    signature: good.length === 0 ? null : good.map(({ signature }) => signature).reduce(both),
    issuedAt: newest([
      ...good.map(({ issuedAt }) => issuedAt),
      ...revocations.map((list) => list?.issuedAt ?? null),
    ]),
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
  const lists = blocks
    .filter(({ kind }) => kind !== 'CERTIFICATE')
    .map(({ bytes }) => readRevocationList(bytes));
  return unsignedFile(told, lists);
}

function readSingle(bytes: Uint8Array): TrustFile | null {
  if (readCertificate(bytes)) return unsignedFile(sorted([bytes]), []);
  const list = readRevocationList(bytes);
  return list ? unsignedFile(sorted([]), [list]) : null;
}

function unsignedFile(told: ReturnType<typeof sorted>, lists: readonly (RevocationList | null)[]): TrustFile {
  const isList = told.authorities.length + told.links + told.skipped === 0;
  const skipped = told.skipped + lists.filter((list) => list === null).length;
  return {
    kind: isList ? 'revocation-list' : 'certificate',
    ...told,
    skipped,
    revocationLists: lists.flatMap((list) => list ?? []),
    signature: null,
    issuedAt: newest(lists.map((list) => list?.issuedAt ?? null)),
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

const newest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((last, time) => (time && (!last || time > last) ? time : last), null);

const unique = (certificates: readonly Certificate[]): Certificate[] => [
  ...new Map(certificates.map((one) => [Buffer.from(one.raw).toString('base64'), one])).values(),
];
