import { expect, test } from 'vitest';
import { plainChannel, type Transmit } from './apdu.ts';
import { pace } from './pace.ts';
import { pointFrom, pseudoRandom } from './integrated-mapping.ts';
import { standardCurve } from './domain-parameters.ts';

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(/\s/g, ''), 'hex'));
const key = { kind: 'mrz', documentNumber: 'T22000129', birth: '640812', expiry: '101031' } as const;

/** Doc 9303-11, appendix G.1: generic mapping on brainpoolP256r1 with AES-128. */
const EXAMPLE = {
  nonce: '95A3A016522EE98D01E76CB6B98B42C3',
  mapSecret: '7F4EF07B9EA82FD78AD689B38D0BC78CF21F249D953BC46F4C6E19259C010F99',
  mapReader:
    '047ACF3EFC982EC45565A4B155129EFBC74650DCBFA6362D896FC70262E0C2CC5E544552DCB6725218799115B55C9BAA6D9F6BC3A9618E70C25AF71777A9C4922D',
  mapChip:
    '04824FBA91C9CBE26BEF53A0EBE7342A3BF178CEA9F45DE0B70AA601651FBA3F5730D8C879AAA9C9F73991E61B58F4D52EB87A0A0C709A49DC63719363CCD13C54',
  secret: 'A73FB703AC1436A18E0CFA5ABB3F7BEC7A070E7A6788486BEE230C4A22762595',
  keyReader:
    '042DB7A64C0355044EC9DF190514C625CBA2CEA48754887122F3A5EF0D5EDD301C3556F3B3B186DF10B857B58F6A7EB80F20BA5DC7BE1D43D9BF850149FBB36462',
  keyChip:
    '049E880F842905B8B3181F7AF7CAA9F0EFB743847F44A306D2D28C1D9EC65DF6DB7764B22277A2EDDC3C265A9F018F9CB852E111B768B326904B59A0193776F094',
  tokenReader: 'C2B0BD78D94BA866',
  tokenChip: '3ABB9674BCE93C08',
};
const info = {
  oid: '0.4.0.127.0.7.2.2.4.2.2',
  agreement: 'ECDH',
  mapping: 'generic',
  cipher: 'AES-128',
  parameterId: 13,
} as const;

/** The scalars of the example: the implementation draws eight octets more and adds 1 to the remainder. */
function exampleRandom(): (length: number) => Uint8Array {
  const scalars = [EXAMPLE.mapSecret, EXAMPLE.secret];
  return (length) => hex((BigInt(`0x${scalars.shift()!}`) - 1n).toString(16).padStart(2 * length, '0'));
}

const dialogue = (last: string): readonly (readonly [string, string])[] => [
  ['0022C1A412800A04007F00070202040202830101' + '84010D', '9000'],
  ['10860000027C0000', `7C128010${EXAMPLE.nonce}9000`],
  [`10860000457C438141${EXAMPLE.mapReader}00`, `7C438241${EXAMPLE.mapChip}9000`],
  [`10860000457C438341${EXAMPLE.keyReader}00`, `7C438441${EXAMPLE.keyChip}9000`],
  [`008600000C7C0A8508${EXAMPLE.tokenReader}00`, last],
];

function scripted(steps: readonly (readonly [string, string])[]): Transmit {
  let at = 0;
  return async (command) => {
    const [sent, answer] = steps[at++]!;
    const text = Buffer.from(command).toString('hex').toUpperCase();
    // The length octet of the first command follows from its objects.
    if (at === 1) expect(text.slice(10)).toBe(sent.slice(10));
    else expect(text).toBe(sent);
    return hex(answer);
  };
}

test('meets the worked example of generic mapping byte for byte', async () => {
  const transmit = scripted(dialogue(`7C0A8608${EXAMPLE.tokenChip}9000`));
  const session = await pace(plainChannel(transmit, { extended: false }), info, key, exampleRandom());
  expect(session.chipMapping).toBeNull();
});

test('a chip whose token is wrong has not proved anything', async () => {
  const transmit = scripted(dialogue('7C0A86083ABB9674BCE93C099000'));
  await expect(
    pace(plainChannel(transmit, { extended: false }), info, key, exampleRandom()),
  ).rejects.toMatchObject({
    problem: 'channel-broken',
  });
});

test('6300 at the last step is a wrong key', async () => {
  const transmit = scripted(dialogue('6300'));
  await expect(
    pace(plainChannel(transmit, { extended: false }), info, key, exampleRandom()),
  ).rejects.toMatchObject({
    problem: 'wrong-key',
  });
});

test('integrated mapping gives the number and the point of the worked example', () => {
  const curve = standardCurve(13);
  const { p } = curve.CURVE();
  const t = pseudoRandom(
    hex('2923BE84E16CD6AE529049F1F1BBE9EB'),
    hex('5DD4CBFC96F5453B130D890A1CDBAE32'),
    p,
    'AES-128',
  );
  const point = pointFrom(curve, t)!;
  point.assertValidity();
  expect(point.toAffine().x.toString(16).toUpperCase()).toBe(
    '8E82D31559ED0FDE92A4D0498ADD3C23BABA94FB77691E31E90AEA77FB17D427',
  );
});
