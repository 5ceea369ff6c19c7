import { digestOf, identify, newRsaKeys, rsaHand } from './authority.ts';
import { signedData, timeStamp } from './cms.ts';
import { fillName, type SignedSpecimen } from './honest.ts';
import { ID, letter, type Letter } from './pdf.ts';
import { other, save, SAVES, type Change } from './saves.ts';
import { signLetter, type SignSettings } from './sign.ts';

/** Bytes of the signed part, or of the signature, changed in place. */
const PLACES: readonly [string, (file: Buffer) => void][] = [
  ['a digit of the page', (file) => void file.write('9', file.indexOf('5,000.00'), 'latin1')],
  ['the range is shorter', (file) => shorten(file)],
  ['the range begins later', (file) => void file.write('9', file.indexOf('/ByteRange [0') + 12, 'latin1')],
  ['the signature is all zeros', (file) => void file.fill(0x30, contents(file), contents(file) + 4_000)],
  [
    'the signature itself',
    (file) => void file.write(file[lastDigit(file)] === 0x31 ? '2' : '1', lastDigit(file), 'latin1'),
  ],
  [
    'bytes beside the signature',
    (file) => void file.write('> /Note (more) ', contents(file) + 9_000, 'latin1'),
  ],
];

/** Values of the range and of the contents that say nothing, written over those that were there. */
const EMPTIED: readonly [string, string][] = [
  ['ByteRange', ''],
  ['ByteRange', 'null'],
  ['ByteRange', '[0 -1 -1 0]'],
  ['ByteRange', '[0 0 0 0]'],
  ['ByteRange', '[0]'],
  ['ByteRange', '[0 99999999999 1 1]'],
  ['Contents', ''],
  ['Contents', 'null'],
  ['Contents', '<>'],
  ['Contents', '<00>'],
];

/** Written over in place, so that nothing else moves. */
function emptied(file: Buffer, key: string, value: string): void {
  const entry = new RegExp(`/${key} (?:\\[[^\\]]*\\]|<[0-9a-f]*>)`).exec(file.toString('latin1'))!;
  const written = value === '' ? '' : `/${key} ${value}`;
  file.write(written.padEnd(entry[0].length), entry.index, 'latin1');
}

const contents = (file: Buffer): number => file.indexOf('/Contents <') + '/Contents <'.length;
const lastDigit = (file: Buffer): number => {
  let at = file.indexOf('>', contents(file)) - 1;
  while (file[at] === 0x30) at--;
  return at - 8;
};
/** The second part ends before the end of the file. */
function shorten(file: Buffer): void {
  const range = /\/ByteRange \[0 \d+ +\d+ +(\d+)/.exec(file.toString('latin1'))!;
  const at = range.index + range[0].length - range[1]!.length;
  file.write(String(Number(range[1]) - 20).padEnd(range[1]!.length), at, 'latin1');
}

/** All attacks on a letter that a trusted issuer signed. */
export function attacked(): SignedSpecimen[] {
  const issuer = identify('Specimen Issuer', rsaHand('sha256'));
  const stranger = identify('Specimen Issuer', rsaHand('sha256', newRsaKeys()));
  const trusted = [issuer.certificate];
  const made = (name: string, settings: SignSettings | null, change: Change): SignedSpecimen => {
    const to = letter();
    if (settings) signLetter(to, (data) => signedData(data, issuer), settings);
    change(to);
    return { name, bytes: to.file, trusted };
  };
  return [
    ...SAVES.map(([name, change]) => made(`signed: ${name}`, {}, change)),
    ...SAVES.map(([name, change]) => made(`certified for comments: ${name}`, { permission: 3 }, change)),
    ...PLACES.map(([name, change]) => made(`in place: ${name}`, {}, (to) => change(to.file))),
    ...EMPTIED.map(([key, value]) =>
      made(`in place: ${key} ${value || 'left out'}`, {}, (to) => emptied(to.file, key, value)),
    ),
    made('certified against changes, filled in', { permission: 1 }, fillName),
    made('a locked field filled in', { locks: '/Action /Include /Fields [(name)]' }, fillName),
    made('all fields locked, one filled in', { locks: '/Action /All' }, fillName),
    made('a wrapped signature', {}, wrap),
    made('signed by a namesake', null, (to) => void signLetter(to, (data) => signedData(data, stranger))),
    made(
      'a namesake who sends the certificate of another',
      null,
      (to) => void signLetter(to, (data) => signedData(data, stranger, { certificates: trusted })),
    ),
    made(
      'another content is kept inside',
      null,
      (to) =>
        void signLetter(
          to,
          (data) => signedData(data, issuer, { content: { bytes: digestOf('sha1', Buffer.from('other')) } }),
          { subFilter: 'adbe.pkcs7.sha1' },
        ),
    ),
    made(
      'a time stamp over other bytes',
      null,
      (to) =>
        void signLetter(to, () => timeStamp(Buffer.from('other'), issuer, 'sha256'), {
          subFilter: 'ETSI.RFC3161',
          type: 'DocTimeStamp',
        }),
    ),
    made(
      'a time stamp in place of a signature',
      null,
      (to) =>
        void signLetter(to, (data) => timeStamp(data, issuer, 'sha256'), {
          subFilter: 'ETSI.RFC3161',
          type: 'DocTimeStamp',
        }),
    ),
    made(
      'attributes without a digest',
      null,
      (to) => void signLetter(to, (data) => signedData(data, issuer, { attributes: 'without-digest' })),
    ),
  ];
}

/** The signed second part is moved behind what is written in its place, and the range follows it. */
function wrap(to: Letter): void {
  const text = to.file.toString('latin1');
  const range = /\/ByteRange \[0 (\d+) +(\d+) +(\d+) */.exec(text)!;
  const [close, length] = [Number(range[2]), Number(range[3])];
  const tail = to.file.subarray(close);
  save({ [ID.content]: other('Net pay 9,000.00 BWP') })(to);
  const moved = to.file.length;
  const file = Buffer.concat([to.file, tail]);
  const at = range.index + '/ByteRange [0 '.length + range[1]!.length;
  const numbers = ` ${moved} ${length}`;
  file.write(numbers.padEnd(range[0].length - (at - range.index)), at, 'latin1');
  to.file = file;
}
