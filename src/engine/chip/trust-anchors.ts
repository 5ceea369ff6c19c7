import { isSignedBy, type Certificate } from '../signing/certificate.ts';
import { namesCertificate, type RevocationList } from '../signing/revocation-list.ts';

/** Country signing authorities that a station trusts. Expired ones too: they signed passports that are still valid. */
export interface TrustAnchors {
  /** All authorities with this subject name; names are kept when keys are renewed. */
  named(subject: string): readonly Certificate[];
  /** Is the signer on a revocation list signed by an authority of its state? Unsigned lists count for nothing. */
  isRevoked(signer: Certificate): boolean;
}

export function trustAnchors(
  authorities: readonly Certificate[],
  lists: readonly RevocationList[] = [],
): TrustAnchors {
  const byName = Map.groupBy(authorities, (one) => one.subject.text);
  const named = (subject: string): readonly Certificate[] => byName.get(subject) ?? [];
  return {
    named,
    isRevoked: (signer) =>
      lists.some(
        (list) =>
          namesCertificate(list, signer) &&
          named(list.issuer.text).some((authority) => isSignedBy(list, authority) === true),
      ),
  };
}

/** Signed by its own key. An equal name alone says nothing: link certificates carry the same name under the older key. */
export const isSelfSigned = (certificate: Certificate): boolean =>
  certificate.subject.text === certificate.issuer.text && isSignedBy(certificate, certificate) === true;

/** ISO 3166 letters of the state that a name belongs to, upper case; null for none. */
export function stateOfName(name: string): string | null {
  return /(?:^|;)2\.5\.4\.6=([a-z]{2})(?:;|$)/.exec(name)?.[1]?.toUpperCase() ?? null;
}
