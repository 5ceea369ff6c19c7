import { childrenOf, integerOf, oidOf, readBer, TAG, type Ber } from '../signing/ber.ts';
import { ChipError } from './chip-error.ts';
import type { CipherName } from './session-cipher.ts';
import { message } from '../../contract/messages/message.ts';

export type Mapping = 'generic' | 'integrated' | 'chip-authentication';

/** One way of PACE that a chip offers (Doc 9303-11, 9.2.1). */
export interface PaceInfo {
  readonly oid: string;
  readonly agreement: 'DH' | 'ECDH';
  readonly mapping: Mapping;
  readonly cipher: CipherName;
  /** Number of the standardised domain parameters, where the chip names it. */
  readonly parameterId: number | null;
}

/** One way of chip authentication (Doc 9303-11, 9.2.5). */
export interface ChipAuthenticationInfo {
  readonly oid: string;
  readonly agreement: 'DH' | 'ECDH';
  readonly cipher: CipherName;
  readonly keyId: bigint | null;
}

/** A static key of the chip: a SubjectPublicKeyInfo. */
export interface ChipAuthenticationKey {
  readonly agreement: 'DH' | 'ECDH';
  readonly key: Ber;
  readonly keyId: bigint | null;
}

export interface SecurityInfos {
  readonly pace: readonly PaceInfo[];
  readonly chipAuthentication: readonly ChipAuthenticationInfo[];
  readonly chipAuthenticationKeys: readonly ChipAuthenticationKey[];
  /** Signature algorithm of active authentication with an elliptic curve. */
  readonly activeAuthentication: string | null;
}

/** BSI TR-03110-3, A.1.1: id-PACE, id-CA, id-PK; ICAO's object for active authentication. */
const PACE = '0.4.0.127.0.7.2.2.4.';
const CHIP_AUTHENTICATION = '0.4.0.127.0.7.2.2.3.';
const PUBLIC_KEY = '0.4.0.127.0.7.2.2.1.';
const ACTIVE_AUTHENTICATION = '2.23.136.1.1.5';

const PACE_VARIANTS: Readonly<Record<string, Pick<PaceInfo, 'agreement' | 'mapping'>>> = {
  1: { agreement: 'DH', mapping: 'generic' },
  2: { agreement: 'ECDH', mapping: 'generic' },
  3: { agreement: 'DH', mapping: 'integrated' },
  4: { agreement: 'ECDH', mapping: 'integrated' },
  6: { agreement: 'ECDH', mapping: 'chip-authentication' },
};
const CIPHERS: Readonly<Record<string, CipherName>> = { 1: '3DES', 2: 'AES-128', 3: 'AES-192', 4: 'AES-256' };
const AGREEMENTS: Readonly<Record<string, 'DH' | 'ECDH'>> = { 1: 'DH', 2: 'ECDH' };

/**
 * EF.CardAccess and the content of DG14: a SET OF SecurityInfo. What is not known here is passed over.
 *
 * @throws ChipError malformed: where the bytes are no such set
 */
export function securityInfos(bytes: Uint8Array): SecurityInfos {
  const set = readBer(bytes);
  if (set?.tag !== TAG.set) throw new ChipError('malformed', message('chipFaults.otherProtocols'));
  const infos = childrenOf(set).map(childrenOf);
  const under = (prefix: string): readonly { oid: string; last: string[]; parts: Ber[] }[] =>
    infos.flatMap((parts) => {
      const oid = oidOf(parts[0]) ?? '';
      return oid.startsWith(prefix) ? [{ oid, last: oid.slice(prefix.length).split('.'), parts }] : [];
    });
  return {
    pace: under(PACE).flatMap(({ oid, last: [variant = '', cipher = ''], parts }) => {
      const known = PACE_VARIANTS[variant];
      const of = CIPHERS[cipher];
      const id = integerOf(parts[2]);
      return known && of ? [{ oid, ...known, cipher: of, parameterId: id === null ? null : Number(id) }] : [];
    }),
    chipAuthentication: under(CHIP_AUTHENTICATION).flatMap(
      ({ oid, last: [variant = '', cipher = ''], parts }) => {
        const agreement = AGREEMENTS[variant];
        const of = CIPHERS[cipher];
        return agreement && of ? [{ oid, agreement, cipher: of, keyId: integerOf(parts[2]) }] : [];
      },
    ),
    chipAuthenticationKeys: under(PUBLIC_KEY).flatMap(({ last: [variant = ''], parts }) => {
      const agreement = AGREEMENTS[variant];
      return agreement && parts[1] ? [{ agreement, key: parts[1], keyId: integerOf(parts[2]) }] : [];
    }),
    activeAuthentication: under(ACTIVE_AUTHENTICATION).map(({ parts }) => oidOf(parts[2]))[0] ?? null,
  };
}
