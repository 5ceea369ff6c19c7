import { childrenOf, oidOf } from '../signing/ber.ts';
import { isSignedBy, type Certificate } from '../signing/certificate.ts';
import { both, digestHolds, signatureHolds } from '../signing/cms.ts';
import { digestBy, equalBytes } from '../signing/digests.ts';
import { securityObject, type SecurityObject } from './lds/security-object.ts';
import type { TrustAnchors } from './trust-anchors.ts';

/** Whether the data are those that the state signed (Doc 9303-11, 5). */
export interface PassiveAuthentication {
  readonly digests: readonly {
    readonly group: number;
    readonly state: 'same' | 'changed' | 'not-read' | 'cannot-tell';
  }[];
  /** Groups on the chip that the state did not sign. */
  readonly unsigned: readonly number[];
  readonly signature: 'holds' | 'broken' | 'cannot-tell';
  /**
   * `trusted`: an authority in the trust store signed the document signer; `unknown`: none is known of that state, or none of
   * its keys fits; `revoked`: signer or authority; `other-kind`: the signer's certificate is for something else than documents;
   * `not-valid-then`: the signer was not valid when it signed.
   */
  readonly issuer: 'trusted' | 'unknown' | 'revoked' | 'other-kind' | 'not-valid-then';
  readonly signer: Certificate | null;
  readonly authority: Certificate | null;
}

/**
 * @param groups whole files by number of the group
 * @throws ChipError malformed: where the security object cannot be read
 */
export function authenticatePassively(
  sod: Uint8Array,
  groups: ReadonlyMap<number, Uint8Array>,
  trust: TrustAnchors,
): PassiveAuthentication {
  const object = securityObject(sod);
  const { signed } = object;
  // Without attributes the signature is over the content itself.
  const digest = signed.attributes.length === 0 ? true : digestHolds(signed, object.content);
  const holds = both(signatureHolds(signed, object.content), digest);
  const { issuer, authority } = issuerOf(object, trust);
  return {
    digests: [...object.digests].map(([group, expected]) => ({
      group,
      state: stateOf(object, groups.get(group), expected),
    })),
    unsigned: [...groups.keys()].filter((group) => !object.digests.has(group)),
    signature: holds === null ? 'cannot-tell' : holds ? 'holds' : 'broken',
    issuer,
    signer: signed.signer,
    authority,
  };
}

function stateOf({ digest }: SecurityObject, file: Uint8Array | undefined, expected: Uint8Array) {
  if (!file) return 'not-read';
  const own = digestBy(digest, file);
  if (own === null) return 'cannot-tell';
  return equalBytes(own, expected) ? 'same' : 'changed';
}

/** The document signer's authority: by name, then by trying every key of that name, as states renew keys and keep names. */
function issuerOf(
  { signed }: SecurityObject,
  trust: TrustAnchors,
): Pick<PassiveAuthentication, 'issuer' | 'authority'> {
  const { signer } = signed;
  if (!signer) return { issuer: 'unknown', authority: null };
  const authority =
    trust.named(signer.issuer.text).find((candidate) => isSignedBy(signer, candidate) === true) ?? null;
  if (!authority) return { issuer: 'unknown', authority: null };
  // An authority that gave up its own key names itself.
  if (trust.isRevoked(signer) || trust.isRevoked(authority)) return { issuer: 'revoked', authority };
  if (isForOtherThings(signer)) return { issuer: 'other-kind', authority };
  const then = signed.signedAt;
  // An expired signer still proves what it signed while it was valid; without a date its own period is all that is known.
  const wasValid = !then || (then >= signer.notBefore && then <= signer.notAfter);
  const wasAuthorityValid = signer.notBefore >= authority.notBefore && signer.notBefore <= authority.notAfter;
  return { issuer: wasValid && wasAuthorityValid ? 'trusted' : 'not-valid-then', authority };
}

const EXTENDED_KEY_USAGE = '2.5.29.37';
/** ICAO's purposes of other certificates under the same authorities: master lists, deviation lists, visible seals (part 12, 7.1.1). */
const OTHER_PURPOSES = /^2\.23\.136\.1\.1\.(?:3|8|14(?:\.\d+)?)$/;

/**
 * Seals of visas and health certificates are signed in many places, under the authority that signs passports. Document signers
 * have no extended key usage, and many lack extensions that they should have: only what names another purpose is refused.
 */
const isForOtherThings = ({ extensions }: Certificate): boolean =>
  childrenOf(extensions.get(EXTENDED_KEY_USAGE)?.value).some((purpose) =>
    OTHER_PURPOSES.test(oidOf(purpose) ?? ''),
  );
