import { encodeTlv } from '../../src/engine/chip/tlv.ts';
import { encode, TAG } from '../../src/engine/signing/ber.ts';
import { digestBy } from '../../src/engine/signing/digests.ts';
import { bits, integer, name, NULL, octets, oid, sequence, setOf, tagged, time } from './der.ts';
import { HASH_OIDS, makeSigningKey, type Hash, type Scheme, type SigningKey } from './signing-key.ts';

const PRINTABLE_STRING = 0x13;

const ECDSA_OIDS: Readonly<Record<Hash, string>> = {
  sha1: '1.2.840.10045.4.1',
  sha224: '1.2.840.10045.4.3.1',
  sha256: '1.2.840.10045.4.3.2',
  sha384: '1.2.840.10045.4.3.3',
  sha512: '1.2.840.10045.4.3.4',
};
const RSA_OIDS: Readonly<Record<Hash, string>> = {
  sha1: '1.2.840.113549.1.1.5',
  sha224: '1.2.840.113549.1.1.14',
  sha256: '1.2.840.113549.1.1.11',
  sha384: '1.2.840.113549.1.1.12',
  sha512: '1.2.840.113549.1.1.13',
};

export interface Signer {
  readonly scheme: Scheme;
  readonly key: SigningKey;
  readonly subject: Uint8Array;
}

export interface Issued extends Signer {
  readonly certificate: Uint8Array;
  readonly serial: number;
  readonly issuer: Uint8Array;
}

export interface CertificateOptions {
  readonly country?: string;
  readonly called: string;
  readonly from?: string;
  readonly until?: string;
  readonly serial?: number;
  /** Extended key usage: object identifiers of what else the certificate is for. */
  readonly purposes?: readonly string[];
}

/** AlgorithmIdentifier of a signature. */
function algorithm(scheme: Scheme): Uint8Array {
  if (scheme.kind === 'ecdsa') return sequence(oid(ECDSA_OIDS[scheme.hash]));
  if (scheme.kind === 'rsa') return sequence(oid(RSA_OIDS[scheme.hash]), NULL);
  const digest = sequence(oid(HASH_OIDS[scheme.hash]), NULL);
  const { length } = digestBy(HASH_OIDS[scheme.hash], new Uint8Array())!;
  const mask = sequence(oid('1.2.840.113549.1.1.8'), digest);
  return sequence(
    oid('1.2.840.113549.1.1.10'),
    sequence(tagged(0, digest), tagged(1, mask), tagged(2, integer(length))),
  );
}

function certify(subject: Signer, issuer: Signer, options: CertificateOptions): Uint8Array {
  const body = sequence(
    tagged(0, integer(2)),
    integer(options.serial ?? 1),
    algorithm(issuer.scheme),
    issuer.subject,
    sequence(time(options.from ?? '2020-01-01'), time(options.until ?? '2040-01-01')),
    subject.subject,
    subject.key.spki,
    ...(options.purposes ? [tagged(3, sequence(extendedKeyUsage(options.purposes)))] : []),
  );
  return sequence(body, algorithm(issuer.scheme), bits(issuer.key.sign(body)));
}

const extendedKeyUsage = (purposes: readonly string[]): Uint8Array =>
  sequence(oid('2.5.29.37'), octets(sequence(...purposes.map(oid))));

/** A country signing authority that signs itself. */
export function issueAuthority(scheme: Scheme, options: CertificateOptions): Issued {
  const subject = name(options.country ?? 'UT', options.called);
  const signer: Signer = { scheme, key: makeSigningKey(scheme), subject };
  return {
    ...signer,
    certificate: certify(signer, signer, options),
    serial: options.serial ?? 1,
    issuer: subject,
  };
}

/** A document signer under an authority, or a link certificate where it has the authority's own name. */
export function issueSigner(authority: Signer, scheme: Scheme, options: CertificateOptions): Issued {
  const subject = name(options.country ?? 'UT', options.called);
  const signer: Signer = { scheme, key: makeSigningKey(scheme), subject };
  return {
    ...signer,
    certificate: certify(signer, authority, options),
    serial: options.serial ?? 1,
    issuer: authority.subject,
  };
}

/** The newer key's certificate signed by the older key of the same authority. */
export const issueLink = (older: Signer, newer: Signer, options: CertificateOptions): Uint8Array =>
  certify(newer, older, options);

/** A revocation list of serial numbers (RFC 5280, 5.1), by whoever signs it in the authority's name. */
export function issueRevocationList(
  authority: Signer,
  serials: readonly number[],
  options: { readonly signedBy?: Signer; readonly on?: string } = {},
): Uint8Array {
  const { signedBy = authority, on = '2024-06-01' } = options;
  const body = sequence(
    integer(1),
    algorithm(signedBy.scheme),
    authority.subject,
    time(on),
    ...(serials.length === 0
      ? []
      : [sequence(...serials.map((serial) => sequence(integer(serial), time(on))))]),
  );
  return sequence(body, algorithm(signedBy.scheme), bits(signedBy.key.sign(body)));
}

/** CMS signed data over a content (RFC 5652), with signed attributes. */
export function signedData(
  signer: Issued,
  type: string,
  content: Uint8Array,
  signedOn = '2024-05-06',
  certificates: readonly Uint8Array[] = [signer.certificate],
  attributesIn: 'order' | 'disorder' = 'order',
): Uint8Array {
  const { hash } = signer.scheme;
  const digestAlgorithm = sequence(oid(HASH_OIDS[hash]), NULL);
  const attribute = (kind: string, value: Uint8Array): Uint8Array => sequence(oid(kind), setOf(value));
  const list = [
    attribute('1.2.840.113549.1.9.3', oid(type)),
    attribute('1.2.840.113549.1.9.4', octets(digestBy(HASH_OIDS[hash], content)!)),
    attribute('1.2.840.113549.1.9.5', time(signedOn)),
  ].toSorted((a, b) => Buffer.compare(a, b));
  const attributes = encode(TAG.set, Buffer.concat(attributesIn === 'order' ? list : list.toReversed()));
  const sent = Buffer.from(attributes);
  sent[0] = 0xa0;
  const info = sequence(
    integer(1),
    sequence(signer.issuer, integer(signer.serial)),
    digestAlgorithm,
    sent,
    algorithm(signer.scheme),
    octets(signer.key.sign(attributes)),
  );
  const data = sequence(
    integer(3),
    setOf(digestAlgorithm),
    sequence(oid(type), tagged(0, octets(content))),
    tagged(0, Buffer.concat(certificates)),
    setOf(info),
  );
  return sequence(oid('1.2.840.113549.1.7.2'), tagged(0, data));
}

/** EF.SOD over data groups. */
export function issueSecurityObject(
  signer: Issued,
  groups: ReadonlyMap<number, Uint8Array>,
  hash: Hash = 'sha256',
  signedOn?: string,
  /** Version 1 says by which version of the structure the chip was written, as `0108`. */
  options: { readonly structure?: string; readonly attributesIn?: 'order' | 'disorder' } = {},
): Uint8Array {
  const { structure, attributesIn } = options;
  const digests = [...groups].map(([group, file]) =>
    sequence(integer(group), octets(digestBy(HASH_OIDS[hash], file)!)),
  );
  const text = (value: string): Uint8Array => encode(PRINTABLE_STRING, Buffer.from(value));
  const list = sequence(
    integer(structure === undefined ? 0 : 1),
    sequence(oid(HASH_OIDS[hash]), NULL),
    sequence(...digests),
    ...(structure === undefined ? [] : [sequence(text(structure), text('040000'))]),
  );
  return encodeTlv(
    0x77,
    signedData(signer, '2.23.136.1.1.1', list, signedOn, [signer.certificate], attributesIn),
  );
}

/** A master list of authorities (Doc 9303-12, 9). */
export function issueMasterList(signer: Issued, authorities: readonly Uint8Array[]): Uint8Array {
  return signedData(signer, '2.23.136.1.1.2', sequence(integer(0), setOf(...authorities)));
}
