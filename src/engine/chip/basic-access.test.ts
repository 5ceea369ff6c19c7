import { expect, test } from 'vitest';
import { decodeAnswer, encodeCommand, plainChannel, type Transmit } from './apdu.ts';
import { basicAccess, type Random } from './basic-access.ts';
import { ChipError } from './chip-error.ts';

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const key = { kind: 'mrz', documentNumber: 'L898902C', birth: '690806', expiry: '940623' } as const;

/** The worked example of Doc 9303-11, appendix D: what the reader sends, and what the chip answers. */
const DIALOGUE: readonly (readonly [string, string])[] = [
  ['0084000008', '4608F919887022129000'],
  [
    '008200002872C29C2371CC9BDB65B779B8E8D37B29ECC154AA56A8799FAE2F498F76ED92F25F1448EEA8AD90A728',
    '46B9342A41396CD7386BF5803104D7CEDC122B9132139BAF2EEDC94EE178534F2F2D235D074D74499000',
  ],
  ['0CA4020C158709016375432908C044F68E08BF8B92D635FF24F800', '990290008E08FA855A5D4C50A8ED9000'],
  ['0CB000000D9701048E08ED6705417E96BA5500', '8709019FF0EC34F9922651990290008E08AD55CC17140B2DED9000'],
  [
    '0CB000040D9701128E082EA28A70F3C7B53500',
    '871901FB9235F4E4037F2327DCC8964F1F9B8C30F42C8E2FFF224A990290008E08C8B2787EAEA07D749000',
  ],
];
const exampleRandom: Random = (length) =>
  hex(length === 8 ? '781723860C06C226' : '0B795240CB7049B01C19B33E32804F0B');

function scripted(dialogue: readonly (readonly [string, string])[]): Transmit {
  let step = 0;
  return async (command) => {
    const [expected, answer] = dialogue[step++]!;
    expect(Buffer.from(command).toString('hex').toUpperCase()).toBe(expected);
    return hex(answer);
  };
}

test('opens the chip of the worked example and reads EF.COM byte for byte', async () => {
  const channel = plainChannel(scripted(DIALOGUE), { extended: false });
  const open = await basicAccess(channel, key, exampleRandom);
  const selected = await open.send({ cla: 0, ins: 0xa4, p1: 2, p2: 0x0c, data: hex('011E') });
  expect(selected.status).toBe(0x9000);
  const head = await open.send({ cla: 0, ins: 0xb0, p1: 0, p2: 0, le: 4 });
  expect(Buffer.from(head.data).toString('hex')).toBe('60145f01');
  const rest = await open.send({ cla: 0, ins: 0xb0, p1: 0, p2: 4, le: 18 });
  expect(Buffer.from(rest.data).toString('hex')).toBe('04303130365f36063034303030305c026175');
});

test('an answer whose checksum is changed is not believed', async () => {
  const changed = DIALOGUE.map(
    ([sent, answer], k) => [sent, k === 3 ? answer.replace('AD55', 'AD54') : answer] as const,
  );
  const open = await basicAccess(plainChannel(scripted(changed), { extended: false }), key, exampleRandom);
  await open.send({ cla: 0, ins: 0xa4, p1: 2, p2: 0x0c, data: hex('011E') });
  await expect(open.send({ cla: 0, ins: 0xb0, p1: 0, p2: 0, le: 4 })).rejects.toMatchObject({
    problem: 'channel-broken',
  });
});

test('an answer in the clear that says success is not believed', async () => {
  const plain = DIALOGUE.map(([sent, answer], k) => [sent, k === 3 ? '60145F019000' : answer] as const);
  const open = await basicAccess(plainChannel(scripted(plain), { extended: false }), key, exampleRandom);
  await open.send({ cla: 0, ins: 0xa4, p1: 2, p2: 0x0c, data: hex('011E') });
  await expect(open.send({ cla: 0, ins: 0xb0, p1: 0, p2: 0, le: 4 })).rejects.toBeInstanceOf(ChipError);
});

test('a zone that does not open the chip is a wrong key', async () => {
  const refusing: Transmit = async (command) => hex(command[1] === 0x84 ? '4608F919887022129000' : '6300');
  await expect(basicAccess(plainChannel(refusing, { extended: false }), key)).rejects.toMatchObject({
    problem: 'wrong-key',
    status: 0x6300,
  });
});

test('an empty answer is a card that left', () => {
  expect(() => decodeAnswer(new Uint8Array())).toThrow(/left the reader/);
});

test.each([
  ['no data, no answer', { cla: 0, ins: 1, p1: 2, p2: 3 }, '00010203'],
  ['an answer of 256', { cla: 0, ins: 1, p1: 2, p2: 3, le: 256 }, '0001020300'],
  ['an extended answer', { cla: 0, ins: 1, p1: 2, p2: 3, le: 0x10000 }, '00010203000000'],
  [
    'data and an extended answer',
    { cla: 0, ins: 1, p1: 2, p2: 3, data: hex('AA'), le: 1000 },
    '00010203000001aa03e8',
  ],
])('encodes a command with %s', (_, command, expected) => {
  expect(Buffer.from(encodeCommand(command)).toString('hex')).toBe(expected);
});
