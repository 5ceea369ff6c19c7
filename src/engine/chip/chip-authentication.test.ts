import { expect, test } from 'vitest';
import { toBigInt } from '../signing/ber.ts';
import { pointOf, sharedSecret, standardCurve, toOctets } from './domain-parameters.ts';
import { hex, toHex } from './pace-examples.fixture.ts';
import { securityInfos } from './security-infos.ts';
import { AUTHENTICATION, deriveKey, ENCRYPTION } from './session-cipher.ts';

/**
 * BSI, "Worked Example for Extended Access Control (EAC)" 1.01, as the tests of OpenPACE quote it. It is of the second version, that
 * of identity cards: its keys are derived from the secret with a nonce of the chip, which the version of travel documents has not.
 */
const EXAMPLE = {
  secret: 'A6A4D255C5BF7A77EC3D0553DB74F693CF044E18C98364D4977A296108AF19BD',
  own: '045A7A377FC9CAFC03AC7FF45441A8B2909D88EAB8E6B0173847AB49B949DF3799A34EE57EC55268CF8B1C3EC489F8BF4CF4C68D3FD9670E89C0D5D3FFF1AAF89F',
  chipKey:
    '04A44EBE5451DF7AADB01E459B8C928A87746A57927C8C28A6775C97A7E1FE8D9A46FF4A1CC7E4D1389AEA19758E4F75C28C598FD734AEBEB135337CF95BE12E94',
  shared: '791DA04273CCFE862E52DF60347E2557192E1F8D7517822CE3D306056C1CDEB4',
  nonce: '4287B3072A3EDC60',
  encryption: '94ABCD271AB7D9A5590BA52CB518B831',
  authentication: '78B5709E7ABEDB185B424D0EE3A82499',
};

test('agrees on the secret of the worked example, and derives its keys', () => {
  const curve = standardCurve(13);
  const secret = toBigInt(hex(EXAMPLE.secret));
  expect(toHex(toOctets(curve.BASE.multiply(secret)))).toBe(EXAMPLE.own);
  const shared = sharedSecret(curve, pointOf(curve, hex(EXAMPLE.chipKey)).multiply(secret));
  expect(toHex(shared)).toBe(EXAMPLE.shared);
  const withNonce = Buffer.concat([shared, hex(EXAMPLE.nonce)]);
  expect(toHex(deriveKey(withNonce, ENCRYPTION, 'AES-128'))).toBe(EXAMPLE.encryption);
  expect(toHex(deriveKey(withNonce, AUTHENTICATION, 'AES-128'))).toBe(EXAMPLE.authentication);
});

test('reads the EF.CardAccess of the worked example', () => {
  const infos = securityInfos(
    hex(
      '3181C6300D060804007F00070202020201023012060A04007F000702020302020201020201013012060A04007F000702' +
        '0204020202010202010D301C060904007F000702020302300C060704007F0007010202010D020101302F060804007F00' +
        '07020206162368747470733A2F2F7777772E686A702D636F6E73756C74696E672E636F6D2F686F6D65303E060804007F' +
        '000702020831323012060A04007F00070202030202020102020102301C060904007F000702020302300C060704007F00' +
        '07010202010D020102',
    ),
  );
  expect(infos.pace).toMatchObject([{ mapping: 'generic', cipher: 'AES-128', parameterId: 13 }]);
  expect(infos.chipAuthentication).toMatchObject([{ agreement: 'ECDH', cipher: 'AES-128', keyId: 1n }]);
  expect(infos.chipAuthenticationKeys).toEqual([]);
});
