import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { cmac } from '@noble/ciphers/aes.js';

/** Ciphers of secure messaging (Doc 9303-11, 9.8): 3DES with a retail MAC, or AES with CMAC. */
export type CipherName = '3DES' | 'AES-128' | 'AES-192' | 'AES-256';

export interface SessionCipher {
  readonly name: CipherName;
  /** Octets of a block, to which data and the send sequence counter are padded. */
  readonly blockLength: 8 | 16;
  /** CBC without padding; AES takes its initialisation vector from the counter, 3DES zeros. */
  encrypt(data: Uint8Array, counter: Uint8Array): Uint8Array;
  decrypt(data: Uint8Array, counter: Uint8Array): Uint8Array;
  /** Eight octets over data that need no padding. */
  mac(data: Uint8Array): Uint8Array;
}

/** Octets. */
export const KEY_LENGTH: Readonly<Record<CipherName, number>> = {
  '3DES': 16,
  'AES-128': 16,
  'AES-192': 24,
  'AES-256': 32,
};
const MAC_LENGTH = 8;

export const ENCRYPTION = 1;
export const AUTHENTICATION = 2;
export const PASSWORD = 3;

/** Doc 9303-11, 9.7.1: a key from a shared secret, for one of three uses. */
export function deriveKey(secret: Uint8Array, use: 1 | 2 | 3, cipher: CipherName): Uint8Array {
  const hash = KEY_LENGTH[cipher] > 16 ? 'sha256' : 'sha1';
  const digest = createHash(hash)
    .update(secret)
    .update(Uint8Array.of(0, 0, 0, use))
    .digest();
  return digest.subarray(0, KEY_LENGTH[cipher]);
}

export function sessionCipher(name: CipherName, secret: Uint8Array): SessionCipher {
  const encryption = deriveKey(secret, ENCRYPTION, name);
  const authentication = deriveKey(secret, AUTHENTICATION, name);
  return name === '3DES' ? tripleDes(encryption, authentication) : aes(name, encryption, authentication);
}

function tripleDes(encryption: Uint8Array, authentication: Uint8Array): SessionCipher {
  return {
    name: '3DES',
    blockLength: 8,
    encrypt: (data) => cipherDes(encryption, data),
    decrypt: (data) => decipherDes(encryption, data),
    mac: (data) => retailMac(authentication, pad(data, 8)),
  };
}

function aes(
  name: Exclude<CipherName, '3DES'>,
  encryption: Uint8Array,
  authentication: Uint8Array,
): SessionCipher {
  const vector = (counter: Uint8Array): Uint8Array => aesBlock(encryption, counter);
  return {
    name,
    blockLength: 16,
    encrypt: (data, counter) => cipherAes(encryption, data, vector(counter)),
    decrypt: (data, counter) => decipherAes(encryption, data, vector(counter)),
    mac: (data) => aesMac(authentication, pad(data, 16)),
  };
}

/** One block of AES, of any key length. */
export function aesBlock(key: Uint8Array, block: Uint8Array): Uint8Array {
  const cipher = createCipheriv(`aes-${8 * key.length}-ecb`, key, null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]);
}

/** AES in CBC mode without padding, of any key length; where nothing is said with a vector of zeros. */
export function cipherAes(
  key: Uint8Array,
  data: Uint8Array,
  vector: Uint8Array = new Uint8Array(16),
): Uint8Array {
  const cipher = createCipheriv(`aes-${8 * key.length}-cbc`, key, vector).setAutoPadding(false);
  return Buffer.concat([cipher.update(data), cipher.final()]);
}

export function decipherAes(
  key: Uint8Array,
  data: Uint8Array,
  vector: Uint8Array = new Uint8Array(16),
): Uint8Array {
  const decipher = createDecipheriv(`aes-${8 * key.length}-cbc`, key, vector).setAutoPadding(false);
  return Buffer.concat([decipher.update(data), decipher.final()]);
}

/** AES-CMAC (RFC 4493), cut to eight octets. The library takes the message first. */
export const aesMac = (key: Uint8Array, data: Uint8Array): Uint8Array =>
  cmac(Uint8Array.from(data), Uint8Array.from(key)).subarray(0, MAC_LENGTH);

const NO_VECTOR = new Uint8Array(8);

/** Two-key triple DES in CBC mode with a vector of zeros; `des-ede-cbc` is in OpenSSL and in BoringSSL. */
export function cipherDes(key: Uint8Array, data: Uint8Array): Uint8Array {
  const cipher = createCipheriv('des-ede-cbc', key.subarray(0, 16), NO_VECTOR).setAutoPadding(false);
  return Buffer.concat([cipher.update(data), cipher.final()]);
}

export function decipherDes(key: Uint8Array, data: Uint8Array): Uint8Array {
  const decipher = createDecipheriv('des-ede-cbc', key.subarray(0, 16), NO_VECTOR).setAutoPadding(false);
  return Buffer.concat([decipher.update(data), decipher.final()]);
}

/**
 * ISO 9797-1 MAC algorithm 3 over whole blocks. Platforms have no single DES any more; triple DES with one key three times
 * is the same.
 */
export function retailMac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const first = key.subarray(0, 8);
  const single = (half: Uint8Array): Uint8Array => Buffer.concat([half, half]);
  const last = cipherDes(single(first), data).subarray(-8);
  return cipherDes(single(first), decipherDes(single(key.subarray(8, 16)), last));
}

/** ISO 9797-1 padding method 2: a bit, then zeros to the end of the block. */
export function pad(data: Uint8Array, blockLength: number): Uint8Array {
  const padded = new Uint8Array((Math.floor(data.length / blockLength) + 1) * blockLength);
  padded.set(data);
  padded[data.length] = 0x80;
  return padded;
}

/** Null where the last mark of the padding is missing. */
export function unpad(data: Uint8Array): Uint8Array | null {
  let end = data.length - 1;
  while (end >= 0 && data[end] === 0) end--;
  return data[end] === 0x80 ? data.subarray(0, end) : null;
}
