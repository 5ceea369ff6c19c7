import { isSignedBy, type Certificate } from '../signing/certificate.ts';
import { equalBytes } from '../signing/digests.ts';

/** Country signing authorities that a station trusts. Expired ones too: they signed passports that are still valid. */
export interface TrustAnchors {
  /** All authorities with this subject name; names are kept when keys are renewed. */
  named(subject: string): readonly Certificate[];
  isRevoked(signer: Certificate): boolean;
}

export interface RevokedCertificate {
  readonly issuer: string;
  readonly serial: Uint8Array;
}

export function trustAnchors(
  authorities: readonly Certificate[],
  revoked: readonly RevokedCertificate[] = [],
): TrustAnchors {
  const byName = Map.groupBy(authorities, (one) => one.subject.text);
  return {
    named: (subject) => byName.get(subject) ?? [],
    isRevoked: ({ issuer, serial }) =>
      revoked.some((one) => one.issuer === issuer.text && equalBytes(one.serial, serial)),
  };
}

/** Signed by its own key. An equal name alone says nothing: link certificates carry the same name under the older key. */
export const isSelfSigned = (certificate: Certificate): boolean =>
  certificate.subject.text === certificate.issuer.text && isSignedBy(certificate, certificate) === true;

/** ISO 3166 letters of the state that a name belongs to, upper case; null for none. */
export function stateOfName(name: string): string | null {
  return /(?:^|;)2\.5\.4\.6=([a-z]{2})(?:;|$)/.exec(name)?.[1]?.toUpperCase() ?? null;
}
