import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SHA256 } from './digests.ts';
import { rsaKeyOf, verifyPkcs1, verifyPss } from './rsa.ts';

const MESSAGE = Buffer.from('Paid to the order of Neo Seretse');
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const key = rsaKeyOf(publicKey.export({ type: 'pkcs1', format: 'der' }))!;

describe('a signature by RSA', () => {
  const signed = sign('sha256', MESSAGE, privateKey);

  it('holds for what was signed, and for nothing else', () => {
    expect(verifyPkcs1(key, signed, MESSAGE)).toBe(true);
    expect(verifyPkcs1(key, signed, Buffer.from('Paid to bearer'))).toBe(false);
  });

  it.each([
    ['as long as the modulus', Buffer.alloc(256, 0xff)],
    ['of a longer key', Buffer.concat([Buffer.from([1]), signed])],
  ])('whose number is above the modulus is invalid, not unknown: %s', (_, signature) => {
    expect(verifyPkcs1(key, signature, MESSAGE)).toBe(false);
    expect(verifyPss(key, signature, MESSAGE, { hash: SHA256, maskHash: SHA256 })).toBe(false);
  });
});
