import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { bitString, der, explicit, integer, NULL, octets, oid, sequence, set, text, utcTime } from './der.ts';

/** Object identifiers of digests by the name that Node knows them by. */
export const DIGEST_OIDS: Readonly<Record<string, string>> = {
  md5: '1.2.840.113549.2.5',
  sha1: '1.3.14.3.2.26',
  ripemd160: '1.3.36.3.2.1',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha384: '2.16.840.1.101.3.4.2.2',
  sha512: '2.16.840.1.101.3.4.2.3',
  sha224: '2.16.840.1.101.3.4.2.4',
  'sha512-256': '2.16.840.1.101.3.4.2.6',
  'sha3-256': '2.16.840.1.101.3.4.2.8',
  'sha3-384': '2.16.840.1.101.3.4.2.9',
  'sha3-512': '2.16.840.1.101.3.4.2.10',
};
export const digestOf = (name: string, data: Uint8Array): Buffer => createHash(name).update(data).digest();

/** How a key signs: the algorithm as it is written beside the signature, and the signature itself. */
export interface Hand {
  readonly key: KeyObject;
  readonly publicKey: KeyObject;
  readonly digest: string;
  readonly algorithm: Buffer;
  sign(data: Uint8Array): Buffer;
}

export interface Identity extends Hand {
  readonly name: string;
  readonly certificate: Buffer;
}

const RSA = '1.2.840.113549.1.1.1';
let rsa: { publicKey: KeyObject; privateKey: KeyObject } | null = null;
/** One key for all specimens that only differ in what is signed: making one takes a while. */
const rsaKeys = (): typeof rsa & object => (rsa ??= newRsaKeys());
export const newRsaKeys = (): typeof rsa & object => generateKeyPairSync('rsa', { modulusLength: 2048 });

export function rsaHand(digest: string, { publicKey, privateKey } = rsaKeys()): Hand {
  const algorithm = sequence(oid(RSA), NULL);
  return { key: privateKey, publicKey, digest, algorithm, sign: (data) => sign(digest, data, privateKey) };
}

/** @param stated what is written of the parameters: all, or nothing at all */
export function pssHand(digest: string, mask: string, salt: number, stated = true): Hand {
  const { publicKey, privateKey } = generateKeyPairSync('rsa-pss', {
    modulusLength: 2048,
    hashAlgorithm: digest,
    mgf1HashAlgorithm: mask,
    // A number, whatever the type says.
    ...({ saltLength: salt } as object),
  });
  const hash = sequence(oid(DIGEST_OIDS[digest]!), NULL);
  const of = sequence(oid('1.2.840.113549.1.1.8'), sequence(oid(DIGEST_OIDS[mask]!), NULL));
  const parameters = sequence(explicit(0, hash), explicit(1, of), explicit(2, integer(salt)));
  return {
    key: privateKey,
    publicKey,
    digest,
    algorithm: sequence(oid('1.2.840.113549.1.1.10'), ...(stated ? [parameters] : [])),
    sign: (data) => sign(digest, data, { key: privateKey, saltLength: salt }),
  };
}

/** @param form DER of two integers, or the two side by side as BSI TR-03111 writes them */
export function curveHand(
  namedCurve: string,
  digest: string,
  algorithm: string,
  {
    paramEncoding = 'named',
    form = 'der',
  }: { paramEncoding?: 'named' | 'explicit'; form?: 'der' | 'ieee-p1363' } = {},
): Hand {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve, paramEncoding });
  return {
    key: privateKey,
    publicKey,
    digest,
    algorithm: sequence(oid(algorithm)),
    sign: (data) => sign(digest, data, { key: privateKey, dsaEncoding: form }),
  };
}

export function edwardsHand(name: 'ed25519' | 'ed448'): Hand {
  const { publicKey, privateKey } =
    name === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ed448');
  const algorithm = sequence(oid(name === 'ed25519' ? '1.3.101.112' : '1.3.101.113'));
  return {
    key: privateKey,
    publicKey,
    digest: 'sha512',
    algorithm,
    sign: (data) => sign(null, data, privateKey),
  };
}

export function dsaHand(): Hand {
  const { publicKey, privateKey } = generateKeyPairSync('dsa', { modulusLength: 2048, divisorLength: 256 });
  const algorithm = sequence(oid('2.16.840.1.101.3.4.3.2'));
  return {
    key: privateKey,
    publicKey,
    digest: 'sha256',
    algorithm,
    sign: (data) => sign('sha256', data, privateKey),
  };
}

interface CertificateSettings {
  /** Whoever signs it; itself when absent. */
  readonly issuer?: Identity;
  readonly isAuthority?: boolean;
  readonly withKeyIdentifier?: boolean;
  /** With what Content Credentials ask of a signer: usage, purpose and the issuer's key (C2PA 2.1, 14.5). */
  readonly isSigner?: boolean;
}

/** A certificate of a fictional person, valid 2020 to 2035. */
export function identify(name: string, hand: Hand, settings: CertificateSettings = {}): Identity {
  const called = (who: string): Buffer =>
    sequence(set(sequence(oid('2.5.4.10'), text('Specimen'))), set(sequence(oid('2.5.4.3'), text(who))));
  const by = settings.issuer ?? hand;
  const algorithm = withDigest(by);
  const extension = (id: string, critical: boolean, value: Buffer): Buffer =>
    sequence(oid(id), ...(critical ? [der(0x01, Buffer.from([255]))] : []), octets(value));
  const extensions = [
    ...(settings.isAuthority ? [extension('2.5.29.19', true, sequence(der(0x01, Buffer.from([255]))))] : []),
    ...(settings.withKeyIdentifier ? [extension('2.5.29.14', false, octets(keyIdentifier(hand)))] : []),
  ];
  if (settings.isAuthority) extensions.push(extension('2.5.29.15', true, der(0x03, Buffer.from([1, 0x06]))));
  if (settings.isSigner)
    extensions.push(
      extension('2.5.29.15', true, der(0x03, Buffer.from([7, 0x80]))),
      extension('2.5.29.37', false, sequence(oid('1.3.6.1.5.5.7.3.4'))),
      extension('2.5.29.35', false, sequence(der(0x80, keyIdentifier(by)))),
      extension('2.5.29.19', true, sequence()),
    );
  const signed = sequence(
    explicit(0, integer(2)),
    integer(digestOf('sha1', Buffer.from(name)).subarray(0, 8)),
    algorithm,
    called(settings.issuer?.name ?? name),
    sequence(utcTime(new Date('2020-01-01T00:00:00Z')), utcTime(new Date('2035-01-01T00:00:00Z'))),
    called(name),
    hand.publicKey.export({ type: 'spki', format: 'der' }),
    ...(extensions.length > 0 ? [explicit(3, sequence(...extensions))] : []),
  );
  const certificate = sequence(signed, algorithm, bitString(by.sign(signed)));
  return { ...hand, name, certificate };
}

export const keyIdentifier = (hand: Hand): Buffer =>
  digestOf('sha1', hand.publicKey.export({ type: 'spki', format: 'der' }));

/** Certificates name a digest with the key's algorithm; signatures of CMS need not. */
function withDigest(hand: Hand): Buffer {
  const names: Readonly<Record<string, string>> = {
    sha1: '5',
    sha224: '14',
    sha256: '11',
    sha384: '12',
    sha512: '13',
  };
  const named = names[hand.digest];
  return hand.key.asymmetricKeyType === 'rsa' && named
    ? sequence(oid(`1.2.840.113549.1.1.${named}`), NULL)
    : hand.algorithm;
}
