import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLogo } from './logo.ts';

const picture = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number } = '#0a5c8a',
) => sharp({ create: { width, height, channels: 4, background } });

test('a large photograph of a logo becomes a PNG of at most 720 × 180 pixels, and nothing else of its file is kept', async () => {
  const bytes = await picture(3_000, 1_000)
    .withExif({ IFD0: { Copyright: 'Somebody in particular' } })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('Somebody in particular')).toBe(true);
  const { png } = await drawLogo({ bytes });
  const { format, width, height, exif } = await sharp(png).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'png',
    width: 540,
    height: 180,
    exif: undefined,
  });
});

test('a small one is not enlarged, a transparent ground becomes white paper', async () => {
  const ink = await picture(40, 20).png().toBuffer();
  const bytes = await picture(120, 40, { r: 0, g: 0, b: 0, alpha: 0 })
    .composite([{ input: ink, left: 40, top: 10 }])
    .png()
    .toBuffer();
  const { data, info } = await sharp((await drawLogo({ bytes })).png)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([120, 40, 3]);
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n%%EOF'), 'A logo is a JPG or PNG.'],
  ['a text with a name of a picture', Buffer.from('not a picture at all'), 'A logo is a JPG or PNG.'],
  [
    'an SVG with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'A logo is a JPG or PNG.',
  ],
  ['a favicon', await picture(16, 16).png().toBuffer(), 'too small'],
  ['a rule', await picture(900, 30).png().toBuffer(), 'too long'],
  ['a pole', await picture(30, 900).png().toBuffer(), 'too long'],
  ['half a picture', (await picture(400, 100).png().toBuffer()).subarray(0, 200), 'damaged'],
])('%s is refused in words', async (_, bytes, words) => {
  await expect(drawLogo({ bytes })).rejects.toThrow(words);
});

test('a small file that says it unfolds to 200 megapixels is refused before it is decoded', async () => {
  const bytes = await picture(100, 50).png().toBuffer();
  // IHDR stands at byte 12: width, height, five more bytes, then its checksum (PNG, 11.2.1).
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(10_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  await expect(drawLogo({ bytes })).rejects.toMatchObject({ code: 'DOCUMENT_TOO_COMPLEX' });
});
