import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inBoxes, jpeg2000 } from '../../../tools/passport/jpeg2000.ts';
import { dataGroup2 } from '../../../tools/passport/specimen.ts';
import { portraitsOf } from './lds/pictures.ts';
import { pictureJpeg } from './picture-jpeg.ts';

const RED = [200, 40, 30];
const codestream = await jpeg2000(40, 50, RED);
const jpeg = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#456' } })
  .jpeg()
  .toBuffer();

/** Width, height and the colour in the middle of the first portrait; null where it cannot be decoded. */
async function decoded(picture: Uint8Array): Promise<number[] | null> {
  const [found] = portraitsOf(dataGroup2(picture));
  const made = found ? await pictureJpeg(found) : null;
  if (!made) return null;
  const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
  const middle = (25 * info.width + 20) * info.channels;
  return [info.width, info.height, ...data.subarray(middle, middle + 3)];
}
const near = (colour: readonly number[]): unknown[] =>
  colour.map((value) => expect.closeTo(value, -1) as unknown);

test.each([
  ['a codestream', codestream],
  ['a file with boxes', inBoxes(codestream, 40, 50, 3)],
  ['a codestream with octets behind it', Buffer.concat([codestream, Buffer.alloc(30)])],
])('JPEG 2000, %s', async (_, picture) => {
  expect(await decoded(picture)).toEqual([40, 50, ...near(RED)]);
});

test('JPEG 2000 in grey', async () => {
  const grey = await jpeg2000(40, 50, [90]);
  for (const picture of [grey, inBoxes(grey, 40, 50, 1)])
    expect((await decoded(picture))!.slice(0, 3)).toEqual([40, 50, ...near([90])]);
});

test('JPEG', async () => {
  expect(await decoded(jpeg)).toEqual([40, 50, ...near([0x44, 0x55, 0x66])]);
});

/** A codestream that announces so many pixels; nothing of them is there. */
function announcing(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(codestream);
  bytes.writeUInt32BE(width, 8);
  bytes.writeUInt32BE(height, 12);
  return bytes;
}

test.each([
  ['four components', await jpeg2000(40, 50, [1, 2, 3, 4])],
  ['more pixels than a portrait has', announcing(60_000, 60_000)],
  ['cut off in its header', codestream.subarray(0, 60)],
  ['without a picture', codestream.subarray(0, 12)],
  ['nothing but its mark', Buffer.from('ff4fff51', 'hex')],
  ['a JPEG that is cut off', jpeg.subarray(0, 40)],
])('%s: no picture, and no error', async (_, picture) => {
  expect(await decoded(picture)).toBeNull();
});

test('several faces: in templates of their own, in one record, and in one whose lengths do not add up', async () => {
  const others = [await jpeg2000(40, 40, [9]), jpeg];
  const formats = (file: Uint8Array) => portraitsOf(file).map(({ format, bytes }) => [format, bytes.length]);
  const expected = [
    ['jpeg2000', codestream.length],
    ['jpeg2000', others[0]!.length],
    ['jpeg', jpeg.length],
  ];
  expect(formats(dataGroup2(codestream, ...others))).toEqual(expected);
  expect(formats(dataGroup2([codestream, ...others]))).toEqual(expected);
  const wrong = Buffer.from(dataGroup2([codestream, ...others]));
  wrong.writeUInt16BE(7, wrong.indexOf('FAC\0') + 12);
  expect(formats(wrong).map(([format]) => format)).toEqual(['jpeg2000']);
});
