import { bitsOf, childrenOf, integerOf, octetsOf, readBer, TAG, timeOf } from './ber.ts';
import {
  algorithmOf,
  extensionsOf,
  nameOf,
  type Certificate,
  type Name,
  type Signed,
} from './certificate.ts';
import { equalBytes } from './digests.ts';

/** A certificate revocation list (RFC 5280, 5.1). */
export interface RevocationList extends Signed {
  readonly raw: Uint8Array;
  readonly issuer: Name;
  readonly issuedAt: Date;
  /** Authority key identifier, lower-case hex; empty if absent. */
  readonly keyId: string;
  /** Contents octets of the serial numbers. */
  readonly serials: readonly Uint8Array[];
}

const AUTHORITY_KEY_IDENTIFIER = '2.5.29.35';
const isTime = (tag: number | undefined): boolean => tag === TAG.utcTime || tag === TAG.generalizedTime;

/** Null when the bytes are no revocation list. */
export function readRevocationList(bytes: Uint8Array): RevocationList | null {
  const whole = readBer(bytes);
  const [signed, algorithm, signature] = childrenOf(whole);
  // The version is absent in version 1.
  const parts = childrenOf(signed).filter((part, k) => !(k === 0 && part.tag === TAG.integer));
  const [inner, issuer, thisUpdate, ...rest] = parts;
  const issuedAt = isTime(thisUpdate?.tag) ? timeOf(thisUpdate) : null;
  const by = algorithmOf(algorithm);
  const value = bitsOf(signature);
  if (!whole || !signed || inner?.tag !== TAG.sequence || issuer?.tag !== TAG.sequence) return null;
  if (!issuedAt || !by || !value) return null;
  const entries = rest.find(({ tag }) => tag === TAG.sequence);
  const [key] = childrenOf(
    extensionsOf(rest.find(({ tag }) => tag === 0xa0)).get(AUTHORITY_KEY_IDENTIFIER)?.value,
  );
  return {
    raw: whole.raw,
    issuer: nameOf(issuer),
    issuedAt,
    keyId: key?.tag === 0x80 ? Buffer.from(key.content).toString('hex') : '',
    serials: childrenOf(entries).flatMap((entry) => {
      const [serial] = childrenOf(entry);
      return serial && integerOf(serial) !== null ? [octetsOf(serial)] : [];
    }),
    signed: signed.raw,
    algorithm: by,
    signature: value,
  };
}

/** Does the list contain the certificate? Does not check the list's signature. */
export const namesCertificate = (list: RevocationList, { issuer, serial }: Certificate): boolean =>
  list.issuer.text === issuer.text && list.serials.some((one) => equalBytes(one, serial));
