import { bitsOf, childrenOf, integerOf, oidOf } from './ber.ts';
import { isSignedBy, readCertificate, type Certificate } from './certificate.ts';
import { equalBytes } from './digests.ts';
import { namesCertificate, readRevocationList } from './revocation-list.ts';

export interface TrustSettings {
  /** DER of the certificates in the trust folder. */
  readonly certificates: readonly Uint8Array[];
  /** DER of revocation lists. */
  readonly revocationLists: readonly Uint8Array[];
}

const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
const EXTENDED_KEY_USAGE = '2.5.29.37';
/** Critical extensions that are checked, or that do not restrict who may sign. */
const UNDERSTOOD = new Set([
  BASIC_CONSTRAINTS,
  KEY_USAGE,
  EXTENDED_KEY_USAGE,
  // Subject alternative name, certificate policies, key identifiers, qualified certificate statements.
  '2.5.29.17',
  '2.5.29.32',
  '2.5.29.14',
  '2.5.29.35',
  '1.3.6.1.5.5.7.1.3',
]);
/** Purposes other than document signing: servers, code, time stamps, OCSP (RFC 5280, 4.2.1.12). */
const OTHER_PURPOSES = new Set([1, 3, 8, 9].map((purpose) => `1.3.6.1.5.5.7.3.${purpose}`));
/** Maximum certificates in a path; no public key infrastructure is deeper. */
const MAX_PATH = 6;

/** Does a certification path lead from the signer to the trust folder, valid on a day, meant for signing and not revoked? */
export function isTrusted(
  signer: Certificate,
  sent: readonly Certificate[],
  trust: TrustSettings,
  at: Date,
): boolean {
  const anchors = trust.certificates.flatMap((der) => readCertificate(der) ?? []);
  // Revocation only withdraws trust, so the list's own signature need not be checked.
  const lists = trust.revocationLists.flatMap((der) => readRevocationList(der) ?? []);
  const mayAct = (one: Certificate): boolean =>
    one.notBefore <= at &&
    at <= one.notAfter &&
    !lists.some((list) => namesCertificate(list, one)) &&
    [...one.extensions].every(([oid, { critical }]) => !critical || UNDERSTOOD.has(oid));
  const isAnchor = (one: Certificate): boolean => anchors.some((anchor) => equalBytes(anchor.raw, one.raw));
  const leads = (one: Certificate, depth: number): boolean => {
    if (!mayAct(one)) return false;
    if (isAnchor(one)) return true;
    if (depth >= MAX_PATH) return false;
    return [...anchors, ...sent].some(
      (issuer) =>
        issuer.subject.text === one.issuer.text &&
        !equalBytes(issuer.raw, one.raw) &&
        mayIssue(issuer, depth) &&
        isSignedBy(one, issuer) === true &&
        leads(issuer, depth + 1),
    );
  };
  return mayActAsSigner(signer) && leads(signer, 0);
}

/** @param below intermediate authorities between it and the signer */
function mayIssue(issuer: Certificate, below: number): boolean {
  const constraints = childrenOf(issuer.extensions.get(BASIC_CONSTRAINTS)?.value);
  const isAuthority = constraints[0]?.tag === 0x01 && constraints[0].content[0] !== 0;
  const longest = integerOf(constraints[1]);
  // Key usage bit 5: certificate signing.
  return isAuthority && (longest === null || below <= longest) && mayUse(issuer, 0x04);
}

function mayActAsSigner(signer: Certificate): boolean {
  const purposes = childrenOf(signer.extensions.get(EXTENDED_KEY_USAGE)?.value).map((p) => oidOf(p) ?? '');
  const isForOthers = purposes.length > 0 && purposes.every((purpose) => OTHER_PURPOSES.has(purpose));
  // Key usage bits 0 and 1: digital signature, non-repudiation.
  return !isForOthers && mayUse(signer, 0xc0);
}

function mayUse(certificate: Certificate, bits: number): boolean {
  const usage = bitsOf(certificate.extensions.get(KEY_USAGE)?.value ?? undefined);
  return usage === null || ((usage[0] ?? 0) & bits) !== 0;
}
