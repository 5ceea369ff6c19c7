import { expect, test } from 'vitest';
import { dataGroup14 } from '../../../tools/passport/specimen.ts';
import { plainChannel } from './apdu.ts';
import { chipMappingHolds } from './chip-authentication.ts';
import { standardCurve } from './domain-parameters.ts';
import { pointFrom, pseudoRandom } from './integrated-mapping.ts';
import {
  CHIP_AUTHENTICATION,
  drawsOf,
  GENERIC,
  hex,
  IDENTITY_CARD,
  INTEGRATED,
  scripted,
  toHex,
  type PaceExample,
} from './pace-examples.fixture.ts';
import { pace } from './pace.ts';
import { openAnswer } from './secure-messaging.ts';
import { securityInfos } from './security-infos.ts';
import { AUTHENTICATION, deriveKey, ENCRYPTION, pad, sessionCipher } from './session-cipher.ts';
import { readTlv } from './tlv.ts';

const run = (example: PaceExample, steps = example.steps) =>
  pace(plainChannel(scripted(steps), { extended: false }), example.info, example.key, drawsOf(example));
/** The dialogue of appendix G.1 with another last answer. */
const endingWith = (answer: string) =>
  run(GENERIC, GENERIC.steps.with(-1, [GENERIC.steps.at(-1)![0], answer]));

test.each([
  ['generic mapping', GENERIC],
  ['integrated mapping', INTEGRATED],
  ['chip authentication mapping', CHIP_AUTHENTICATION],
  ['the identity card', IDENTITY_CARD],
])('meets the worked example of %s byte for byte', async (_, example) => {
  const session = await run(example);
  expect(session.chipMapping !== null).toBe(example === CHIP_AUTHENTICATION);
  const keys = ([ENCRYPTION, AUTHENTICATION] as const).map((use) =>
    deriveKey(hex(example.shared), use, 'AES-128'),
  );
  expect(keys.map(toHex)).toEqual(example.keys);
});

test('the chip of appendix I.1 proves its key, and no other key is proved', async () => {
  const { chipMapping } = await run(CHIP_AUTHENTICATION);
  expect(toHex(chipMapping!.chipData)).toBe(
    '85DC3FA93D0952BFA82F5FD189EE75BD82F11D1F0B8ED4BF5319AC9B53C426B3',
  );
  const holds = (point: string) => chipMappingHolds(infosWith(point), chipMapping!);
  const own =
    '041872709494399E7470A6431BE25E83EEE24FEA568C2ED28DB48E05DB3A610DC884D256A40E35EFCB59BF6753D3A489D28C7A4D973C2DA138A6E7A4A08F68E16F';
  expect(holds(own)).toBe(true);
  expect(holds(GENERIC.steps[2]![1].slice(8, -4))).toBe(false);
});

/** SecurityInfos of a chip with this static key on brainpoolP256r1. */
const infosWith = (point: string) => {
  const chipKey = { curveOid: '1.3.36.3.3.2.8.1.1.7', point: hex(point) };
  return securityInfos(readTlv(dataGroup14({ chipKey })).value);
};

test('the session of appendix I.1 protects a command as another reader does (gmrtd)', async () => {
  const steps = [
    ...CHIP_AUTHENTICATION.steps,
    [
      '0CA4020C1D8711013824F3CB16CAA40DDFF8459C215CC4988E08158449671FCC718300',
      '990290008E085E007CA87260A77F9000',
    ],
  ] as const;
  const { channel } = await run(CHIP_AUTHENTICATION, steps);
  const select = { cla: 0, ins: 0xa4, p1: 2, p2: 0x0c, data: hex('011D') };
  expect((await channel.send(select)).status).toBe(0x9000);
});

test('secure messaging encrypts and authenticates as the worked example of the identity card', () => {
  const cipher = sessionCipher('AES-128', hex(IDENTITY_CARD.shared));
  const counter = (count: number) => new Uint8Array(16).fill(count, 15);
  const clear = hex('830D44454356434141543030303031');
  expect(toHex(cipher.encrypt(pad(clear, 16), counter(1)))).toBe('BE90237EEB4BA0FF253EA246AE31C8B8');
  const answer = openAnswer(hex('990290008E08A89570A68664A7D6'), cipher, counter(2));
  expect(answer.status).toBe(0x9000);
});

test('longer keys of a card access number are those that AusweisApp, the reader of the BSI, tests for', () => {
  const keyOf = (cipher: 'AES-192' | 'AES-256') => toHex(deriveKey(Buffer.from('123456'), 3, cipher));
  expect(keyOf('AES-192')).toBe('8DF3278FB32026E66277357FCD6C826DBEB3DE32088B2531');
  expect(keyOf('AES-256')).toBe('8DF3278FB32026E66277357FCD6C826DBEB3DE32088B2531757D753940185923');
});

test('a chip whose token is wrong has not proved anything', async () => {
  await expect(endingWith('7C0A86083ABB9674BCE93C099000')).rejects.toMatchObject({
    problem: 'channel-broken',
  });
});

test('6300 at the last step is a wrong key', async () => {
  await expect(endingWith('6300')).rejects.toMatchObject({ problem: 'wrong-key' });
});

test('integrated mapping gives the number and the point of the worked example', () => {
  const curve = standardCurve(13);
  const { p } = curve.CURVE();
  const nonces = ['2923BE84E16CD6AE529049F1F1BBE9EB', '5DD4CBFC96F5453B130D890A1CDBAE32'] as const;
  const t = pseudoRandom(hex(nonces[0]), hex(nonces[1]), p, 'AES-128');
  expect(t.toString(16).toUpperCase()).toBe(
    'A2F8FF2DF50E52C6599F386ADCB595D229F6A167ADE2BE5F2C3296ADD5B7430E',
  );
  const point = pointFrom(curve, t)!;
  point.assertValidity();
  expect(toHex(point.toBytes(false))).toBe(
    '048E82D31559ED0FDE92A4D0498ADD3C23BABA94FB77691E31E90AEA77FB17D4274C1AE14BD0C3DBAC0C871B7F3608169364437CA30AC243A089D3F266C1E60FAD',
  );
});
