import { constants, createHash, generateKeyPairSync, privateEncrypt, randomBytes } from 'node:crypto';

/** An RSA key of active authentication (Doc 9303-11, 6.1): its public half for DG15, and what the chip does with it. */
export interface RsaActiveKey {
  /** SubjectPublicKeyInfo. */
  readonly spki: Uint8Array;
  sign(challenge: Uint8Array): Uint8Array;
}

export function makeRsaActiveKey(modulusLength: number, digest: 'sha1' | 'sha256'): RsaActiveKey {
  const { privateKey: key, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  const digestOf = (...parts: readonly Uint8Array[]): Buffer =>
    createHash(digest).update(Buffer.concat(parts)).digest();
  const trailer = Buffer.from(digest === 'sha1' ? 'bc' : '34cc', 'hex');
  return {
    spki: publicKey.export({ format: 'der', type: 'spki' }),
    // ISO 9796-2, scheme 1: header 6A, a part of the message, digest, trailer; the challenge is the part that is not recovered.
    sign: (challenge) => {
      const own = randomBytes(modulusLength / 8 - 1 - digestOf().length - trailer.length);
      const block = Buffer.concat([Buffer.from('6a', 'hex'), own, digestOf(own, challenge), trailer]);
      return privateEncrypt({ key, padding: constants.RSA_NO_PADDING }, block);
    },
  };
}
