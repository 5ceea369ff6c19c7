import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { CURVE_OIDS, HASH_OIDS, makeCurveKey, makeSigningKey, type Hash } from './signing-key.ts';

/** The platform's own cryptography judges what is signed here, so that issuer and reader cannot share a mistake. */
const isElectron = process.versions['electron'] !== undefined;
const CURVES = Object.keys(CURVE_OIDS) as (keyof typeof CURVE_OIDS)[];
const data = Buffer.from('what the state says of an invented person');

/** `test/api/chip-electron.test.ts` runs this folder in Electron, and looks at this test's end. */
test('this runtime is the one that was asked for', () => {
  expect(isElectron ? 'electron' : 'node').toBe(process.env['NETEFATSA_EXPECTED_RUNTIME'] ?? 'node');
});

test.skipIf(isElectron).each(CURVES)('OpenSSL accepts keys and signatures on %s', (curve) => {
  for (const hash of Object.keys(HASH_OIDS) as Hash[])
    for (const explicit of [false, true]) {
      const made = makeSigningKey({ kind: 'ecdsa', curve, hash, explicit });
      const key = createPublicKey({ key: Buffer.from(made.spki), format: 'der', type: 'spki' });
      expect(verify(hash, data, key, made.sign(data)), `${hash}, ${explicit}`).toBe(true);
      expect(verify(hash, data.subarray(1), key, made.sign(data))).toBe(false);
    }
});

test('a plain signature is two halves of the length of the order', () => {
  const made = makeCurveKey({ kind: 'ecdsa', curve: 'secp521r1', hash: 'sha512' });
  const signature = made.signPlain(data);
  expect(signature).toHaveLength(132);
  const key = createPublicKey({ key: Buffer.from(made.spki), format: 'der', type: 'spki' });
  expect(verify('sha512', data, { key, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
});
