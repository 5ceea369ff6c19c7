import { bitsOf, childrenOf, oidOf, readBer, TAG, timeOf, type Ber } from './ber.ts';
import { verifySignature, type Algorithm, type PublicKey } from './verify-signature.ts';

/** A signed object: certificate or revocation list. */
export interface Signed {
  /** The bytes covered by the signature. */
  readonly signed: Uint8Array;
  readonly algorithm: Algorithm;
  readonly signature: Uint8Array;
}

/** The fields used of an X.509 certificate (RFC 5280, 4.1). */
export interface Certificate extends Signed {
  readonly raw: Uint8Array;
  /** Contents octets of the serial number. */
  readonly serial: Uint8Array;
  readonly issuer: Name;
  readonly subject: Name;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly key: PublicKey;
  readonly extensions: ReadonlyMap<string, { readonly critical: boolean; readonly value: Ber | null }>;
}

export interface Name {
  /** Attributes as text, independent of string type: equal for equal names. */
  readonly text: string;
  /** Common name, else organisation, else null. */
  readonly called: string | null;
}

const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';
const BMP_STRING = 0x1e;
const UTF8_STRING = 0x0c;

/** Null when the bytes are no certificate. */
export function readCertificate(bytes: Uint8Array): Certificate | null {
  const whole = readBer(bytes);
  const [signed, algorithm, signature] = childrenOf(whole);
  // The explicitly tagged version, 0xa0, is absent in version 1.
  const parts = childrenOf(signed).filter((part, k) => !(k === 0 && part.tag === 0xa0));
  const [serial, , issuer, validity, subject, keyInfo] = parts;
  const [notBefore, notAfter] = childrenOf(validity).map(timeOf);
  const [keyAlgorithm, keyBits] = childrenOf(keyInfo);
  const key = algorithmOf(keyAlgorithm);
  const bits = bitsOf(keyBits);
  const by = algorithmOf(algorithm);
  const value = bitsOf(signature);
  if (!whole || !signed || serial?.tag !== TAG.integer || !issuer || !subject) return null;
  if (!notBefore || !notAfter || !key || !bits || !by || !value) return null;
  return {
    raw: whole.raw,
    serial: serial.content,
    issuer: nameOf(issuer),
    subject: nameOf(subject),
    notBefore,
    notAfter,
    key: { algorithm: key, bits },
    extensions: extensionsOf(parts.find(({ tag }) => tag === 0xa3)),
    signed: signed.raw,
    algorithm: by,
    signature: value,
  };
}

export function algorithmOf(element: Ber | undefined): Algorithm | null {
  const [identifier, parameters] = childrenOf(element);
  const oid = oidOf(identifier);
  return oid === null ? null : { oid, parameters };
}

/** Was it signed by the issuer's key? Null if that cannot be checked. */
export function isSignedBy({ algorithm, signature, signed }: Signed, issuer: Certificate): boolean | null {
  return verifySignature(issuer.key, algorithm, signature, signed, null);
}

export function nameOf(element: Ber): Name {
  const attributes = childrenOf(element).flatMap((set) =>
    childrenOf(set).map((pair) => {
      const [type, value] = childrenOf(pair);
      return { type: oidOf(type) ?? '', value: value ? stringOf(value) : '' };
    }),
  );
  const called = (type: string): string | undefined => attributes.findLast((a) => a.type === type)?.value;
  return {
    text: attributes.map(({ type, value }) => `${type}=${value.trim().toLowerCase()}`).join(';'),
    called: called(COMMON_NAME) ?? called(ORGANISATION) ?? null,
  };
}

function stringOf({ tag, content }: Ber): string {
  // Two octets per character; an odd last octet is dropped, as `swap16` would throw.
  if (tag === BMP_STRING)
    return Buffer.from(content.subarray(0, content.length & ~1))
      .swap16()
      .toString('utf16le');
  return Buffer.from(content).toString(tag === UTF8_STRING ? 'utf8' : 'latin1');
}

export function extensionsOf(element: Ber | undefined): Certificate['extensions'] {
  return new Map(
    childrenOf(childrenOf(element)[0]).flatMap((extension) => {
      const parts = childrenOf(extension);
      const oid = oidOf(parts[0]);
      const octets = parts.at(-1);
      if (oid === null || octets?.tag !== TAG.octets) return [];
      const critical = parts.length === 3 && parts[1]!.content[0] !== 0;
      return [[oid, { critical, value: readBer(octets.content) }]];
    }),
  );
}
