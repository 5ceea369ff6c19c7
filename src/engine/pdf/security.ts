import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { isArray, isKind, nameOf, type PdfDict, type PdfString, type PdfValue } from './values.ts';

/**
 * The standard security handler with the empty user password (ISO 32000-1, 7.6; ISO 32000-2, 7.6.4): banks send
 * statements that anybody may open but not edit. Files that need a password are refused earlier, by intake.
 */
export interface Security {
  decrypt(value: PdfValue, id: number, generation: number): PdfValue;
}

type Cipher = 'none' | 'rc4' | 'aes128' | 'aes256';
type Resolve = (v: PdfValue | undefined) => PdfValue | undefined;

const PADDING = Uint8Array.from(
  Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex'),
);

export function openSecurity(
  encrypt: PdfDict,
  fileId: PdfValue | undefined,
  resolve: Resolve,
): Security | null {
  const get = (key: string): PdfValue | undefined => resolve(encrypt.entries.get(key));
  const version = get('V');
  const revision = get('R');
  if (nameOf(get('Filter')) !== 'Standard' || typeof version !== 'number' || typeof revision !== 'number')
    return null;
  const key =
    revision >= 5
      ? keyOfRevision5And6(get, revision)
      : keyOfRevision2To4(get, revision, version, fileId, resolve);
  if (!key) return null;
  const streams = cipherOf('StmF', version, get, resolve);
  const strings = cipherOf('StrF', version, get, resolve);

  const decryptValue = (value: PdfValue, id: number, generation: number, depth: number): PdfValue => {
    if (depth > 48 || typeof value !== 'object' || value === null) return value;
    if (isArray(value)) return value.map((v) => decryptValue(v, id, generation, depth + 1));
    if (isKind(value, 'string'))
      return { kind: 'string', bytes: decipher(strings, key, value.bytes, id, generation) };
    if (isKind(value, 'dict')) return decryptDict(value, id, generation, depth);
    if (!isKind(value, 'stream')) return value;
    const type = nameOf(value.dict.entries.get('Type'));
    if (type === 'XRef' || (type === 'Metadata' && encrypt.entries.get('EncryptMetadata') === false))
      return value;
    return {
      kind: 'stream',
      dict: decryptDict(value.dict, id, generation, depth),
      raw: decipher(streams, key, value.raw, id, generation),
    };
  };
  const decryptDict = (dict: PdfDict, id: number, generation: number, depth: number): PdfDict => ({
    kind: 'dict',
    // A signature's bytes are never encrypted.
    entries: new Map(
      [...dict.entries].map(([k, v]) => [
        k,
        k === 'Contents' && dict.entries.has('ByteRange') ? v : decryptValue(v, id, generation, depth + 1),
      ]),
    ),
  });
  return { decrypt: (value, id, generation) => decryptValue(value, id, generation, 0) };
}

function cipherOf(
  use: 'StmF' | 'StrF',
  version: number,
  get: (key: string) => PdfValue | undefined,
  resolve: Resolve,
): Cipher {
  if (version < 4) return 'rc4';
  const name = nameOf(get(use)) ?? 'Identity';
  const filters = get('CF');
  const filter = isKind(filters, 'dict') ? resolve(filters.entries.get(name)) : undefined;
  const method = isKind(filter, 'dict') ? nameOf(filter.entries.get('CFM')) : null;
  return method === 'V2' ? 'rc4' : method === 'AESV2' ? 'aes128' : method === 'AESV3' ? 'aes256' : 'none';
}

/** Algorithm 2. */
function keyOfRevision2To4(
  get: (key: string) => PdfValue | undefined,
  revision: number,
  version: number,
  fileId: PdfValue | undefined,
  resolve: Resolve,
): Uint8Array | null {
  const owner = get('O');
  const permissions = get('P');
  if (!isKind(owner, 'string') || typeof permissions !== 'number') return null;
  const first = isArray(fileId) ? resolve(fileId[0]) : undefined;
  const bits = get('Length');
  const length =
    version === 1
      ? 5
      : Math.min(16, Math.max(5, (typeof bits === 'number' ? bits : version === 4 ? 128 : 40) >> 3));
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const hash = createHash('md5').update(PADDING).update(owner.bytes.subarray(0, 32)).update(flags);
  if (isKind(first, 'string')) hash.update(first.bytes);
  if (revision >= 4 && get('EncryptMetadata') === false) hash.update(Buffer.from('ffffffff', 'hex'));
  let key = hash.digest().subarray(0, length);
  if (revision >= 3)
    for (let k = 0; k < 50; k++) key = createHash('md5').update(key).digest().subarray(0, length);
  return key;
}

/** Algorithms 2.A and 2.B with an empty password. */
function keyOfRevision5And6(get: (key: string) => PdfValue | undefined, revision: number): Uint8Array | null {
  const user = get('U');
  const wrapped = get('UE');
  if (!isKind(user, 'string') || !isKind(wrapped, 'string') || user.bytes.length < 48) return null;
  const salt = user.bytes.subarray(40, 48);
  const key = revision === 5 ? createHash('sha256').update(salt).digest() : hardenedHash(salt);
  const decryption = createDecipheriv('aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false);
  return Buffer.concat([decryption.update(wrapped.bytes.subarray(0, 32)), decryption.final()]);
}

function hardenedHash(salt: Uint8Array): Buffer {
  let key: Buffer = createHash('sha256').update(salt).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = Buffer.concat(Array<Buffer>(64).fill(key));
    const encryption = createCipheriv(
      'aes-128-cbc',
      key.subarray(0, 16),
      key.subarray(16, 32),
    ).setAutoPadding(false);
    const mixed = encryption.update(block);
    const remainder = mixed.subarray(0, 16).reduce((sum, b) => sum + b, 0) % 3;
    key = createHash(remainder === 0 ? 'sha256' : remainder === 1 ? 'sha384' : 'sha512')
      .update(mixed)
      .digest();
    last = mixed.at(-1)!;
  }
  return key.subarray(0, 32);
}

function decipher(
  cipher: Cipher,
  key: Uint8Array,
  bytes: PdfString['bytes'],
  id: number,
  generation: number,
): Uint8Array {
  if (cipher === 'none') return bytes;
  if (cipher === 'aes256') return aes('aes-256-cbc', key, bytes);
  const suffix = Buffer.from([
    id & 255,
    (id >> 8) & 255,
    (id >> 16) & 255,
    generation & 255,
    (generation >> 8) & 255,
  ]);
  const hash = createHash('md5').update(key).update(suffix);
  if (cipher === 'aes128') hash.update('sAlT', 'latin1');
  const objectKey = hash.digest().subarray(0, Math.min(16, key.length + 5));
  return cipher === 'aes128' ? aes('aes-128-cbc', objectKey, bytes) : rc4(objectKey, bytes);
}

function aes(name: 'aes-128-cbc' | 'aes-256-cbc', key: Uint8Array, bytes: Uint8Array): Uint8Array {
  if (bytes.length < 32) return new Uint8Array(0);
  const decryption = createDecipheriv(name, key, bytes.subarray(0, 16)).setAutoPadding(false);
  const plain = decryption.update(bytes.subarray(16, bytes.length - (bytes.length % 16)));
  const pad = plain.at(-1) ?? 0;
  return pad >= 1 && pad <= 16 ? plain.subarray(0, plain.length - pad) : plain;
}

/** OpenSSL 3 no longer offers RC4, which old PDFs use. */
function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const s = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + s[i]! + key[i % key.length]!) & 255;
    [s[i], s[j]] = [s[j]!, s[i]!];
  }
  const out = new Uint8Array(bytes.length);
  for (let k = 0, i = 0, j = 0; k < bytes.length; k++) {
    i = (i + 1) & 255;
    j = (j + s[i]!) & 255;
    [s[i], s[j]] = [s[j]!, s[i]!];
    out[k] = bytes[k]! ^ s[(s[i]! + s[j]!) & 255]!;
  }
  return out;
}
