import { constants, generateKeyPairSync, privateEncrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { dataGroup15 } from '../../../tools/passport/specimen.ts';
import { activeAuthenticationHolds } from './active-authentication.ts';

/**
 * Doc 9303-11, appendix F: the challenge, and the block that the chip signs (ISO 9796-2, scheme 1, SHA-1, 1024 bits). The example
 * has no key, so one is made here; the block and what is recovered from it are the example's.
 */
const CHALLENGE = Buffer.from('F173589974BF40C6', 'hex');
const BLOCK =
  '6A9D2784A67F8E7C659973EA1AEA25D95B6C8F91E5002F369F0FBDCE8A3CEC1991B543F1696546C5524CF23A5303CD6C' +
  '98599F40B79F377B5F3A1406B3B4D8F96784D23AA88DB7E1032A405E69325FA91A6E86F5C71AEA978264C4A207446DAD' +
  '4E7292E2DCDA3024B47DA8C063AA1E6D22FBD976AB0FE73D94D2D9C6D88127BC';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const group = dataGroup15(publicKey.export({ format: 'der', type: 'spki' }));
const holds = (block: string, challenge: Uint8Array = CHALLENGE) =>
  activeAuthenticationHolds(
    group,
    challenge,
    privateEncrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(block, 'hex')),
    null,
  );

test('the block of the worked example holds for its challenge alone', () => {
  expect(holds(BLOCK)).toBe(true);
  expect(holds(BLOCK, Buffer.from('F173589974BF40C7', 'hex'))).toBe(false);
});

test.each([
  ['another recovered part', BLOCK.replace('9D2784A6', '9D2784A7')],
  ['another digest', BLOCK.replace('C063AA1E', 'C063AA1F')],
  ['another trailer', BLOCK.replace(/BC$/, 'BD')],
  ['a header without more data', BLOCK.replace(/^6A/, '4A')],
])('does not hold with %s', (_, block) => {
  expect(holds(block)).toBe(false);
});
