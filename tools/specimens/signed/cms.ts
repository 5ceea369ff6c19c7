import { keyIdentifier, digestOf, DIGEST_OIDS, type Identity } from './authority.ts';
import {
  bytes,
  der,
  explicit,
  generalizedTime,
  inPieces,
  integer,
  octets,
  oid,
  sequence,
  set,
  streamed,
  utcTime,
} from './der.ts';

export interface CmsSettings {
  /** What is kept inside, beside its type; detached when absent. */
  readonly content?: { readonly type?: string; readonly bytes: Uint8Array } | 'empty';
  readonly attributes?: 'none' | 'in-order' | 'out-of-order' | 'without-digest';
  readonly encoding?: 'der' | 'ber';
  readonly signerBy?: 'issuer' | 'key';
  readonly certificates?: readonly Uint8Array[];
  /** Digest named in place of the signer's: of attributes only, as the signature names its own. */
  readonly digest?: string;
}

const DATA = '1.2.840.113549.1.7.1';
const SIGNED_AT = new Date('2026-10-01T08:00:00Z');

/** A signed-data object (RFC 5652) over `data`, or over the content that is kept inside. */
export function signedData(data: Uint8Array, by: Identity, settings: CmsSettings = {}): Buffer {
  const { attributes = 'in-order', encoding = 'der', signerBy = 'issuer' } = settings;
  const isEmpty = settings.content === 'empty';
  const content = settings.content === 'empty' ? { bytes: Buffer.alloc(0) } : settings.content;
  const type = (content && 'type' in content ? content.type : undefined) ?? DATA;
  const digest = settings.digest ?? by.digest;
  const over = isEmpty ? data : (content?.bytes ?? data);
  const wrap = encoding === 'ber' ? streamed : der;
  const attribute = (id: string, value: Buffer): Buffer => sequence(oid(id), set(value));
  const parts = [
    attribute('1.2.840.113549.1.9.3', oid(type)),
    attribute('1.2.840.113549.1.9.5', utcTime(SIGNED_AT)),
    ...(attributes === 'without-digest'
      ? []
      : [attribute('1.2.840.113549.1.9.4', octets(digestOf(digest, over)))]),
  ];
  const ordered = [...parts].sort((a, b) => Buffer.compare(a, b));
  const sent = attributes === 'out-of-order' ? [...ordered].reverse() : ordered;
  const signature = attributes === 'none' ? by.sign(over) : by.sign(set(...ordered));
  const digestAlgorithm = sequence(oid(DIGEST_OIDS[digest]!));
  const { issuer, serial } = issuerAndSerial(by.certificate);
  const info = sequence(
    integer(signerBy === 'key' ? 3 : 1),
    signerBy === 'key' ? der(0x80, keyIdentifier(by)) : sequence(issuer, serial),
    digestAlgorithm,
    ...(attributes === 'none' ? [] : [wrap(0xa0, ...sent)]),
    by.algorithm,
    octets(signature),
  );
  const inside = content
    ? [wrap(0xa0, encoding === 'ber' ? inPieces(content.bytes) : octets(content.bytes))]
    : [];
  return wrap(
    0x30,
    oid('1.2.840.113549.1.7.2'),
    wrap(
      0xa0,
      wrap(
        0x30,
        integer(1),
        set(digestAlgorithm),
        wrap(0x30, oid(type), ...inside),
        explicit(0, ...(settings.certificates ?? [by.certificate])),
        set(info),
      ),
    ),
  );
}

/** A time stamp token over the imprint of the bytes (RFC 3161). */
export function timeStamp(data: Uint8Array, by: Identity, imprint: string): Buffer {
  const info = sequence(
    integer(1),
    oid('1.2.3.4.1'),
    sequence(sequence(oid(DIGEST_OIDS[imprint]!)), octets(digestOf(imprint, data))),
    integer(7),
    generalizedTime(SIGNED_AT),
  );
  return signedData(data, by, { content: { type: '1.2.840.113549.1.9.16.1.4', bytes: info } });
}

/** PKCS #1 in an octet string, as `adbe.x509.rsa_sha1` wants it. */
export const bareSignature = (data: Uint8Array, by: Identity): Buffer => octets(by.sign(data));

/** Cut out of the certificate that was written here: version, serial, algorithm, issuer. */
function issuerAndSerial(certificate: Buffer): { issuer: Buffer; serial: Buffer } {
  const inner = (at: number): number =>
    at + (certificate[at + 1]! < 128 ? 2 : 2 + (certificate[at + 1]! & 0x7f));
  const next = (at: number): number => {
    const head = inner(at);
    const first = certificate[at + 1]!;
    const length = first < 128 ? first : Number(`0x${certificate.subarray(at + 2, head).toString('hex')}`);
    return head + length;
  };
  const serial = next(inner(inner(0)));
  const issuer = next(next(serial));
  return {
    serial: bytes(certificate.subarray(serial, next(serial))),
    issuer: bytes(certificate.subarray(issuer, next(issuer))),
  };
}
