import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { colourEncoding, type ColourEncoding } from './encoding.ts';

const [WIDTH, HEIGHT] = [320, 240];

/** Like a photograph: uneven light on paper, a patch of another colour, and grain. */
function photograph(): Uint8Array {
  const random = seededRandom(7);
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const light = 70 + (150 * x) / WIDTH + 30 * Math.sin(y / 40) + 12 * (random() - 0.5);
      const patch = x > 60 && x < 140 && y > 60 && y < 160;
      const colour = patch ? [0.9, 0.7, 0.5] : [1, 0.97, 0.9];
      for (const [c, share] of colour.entries())
        data[(y * WIDTH + x) * 3 + c] = Math.max(0, Math.min(255, Math.round(light * share)));
    }
  return data;
}

const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } };
const encodingOf = async (bytes: Uint8Array): Promise<ColourEncoding> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return colourEncoding(data, info.channels, false);
};
const picture = (): Sharp => sharp(Buffer.from(photograph()), raw);

describe('how a picture keeps its colours', () => {
  it.each([
    ['colour', () => picture().png()],
    ['colour', () => picture().jpeg({ quality: 40 })],
    ['colour', () => picture().resize(200).png()],
    ['grey', () => picture().greyscale().png()],
    ['grey', () => picture().greyscale().jpeg({ quality: 70 })],
    ['few', () => picture().png({ palette: true })],
    ['few', () => picture().png({ palette: true, colours: 32, dither: 0 })],
    ['few', () => picture().png({ palette: true, colours: 64 })],
    ['stretched', () => picture().linear(1.3, -40).png()],
    ['two', () => picture().threshold(120).png()],
  ])('is told by its pixels: %s', async (expected, make) => {
    expect(await encodingOf(await make().toBuffer())).toBe(expected);
  });

  it('is told of a palette that was saved as full colour again', async () => {
    const palette = await picture().png({ palette: true }).toBuffer();
    expect(await encodingOf(await sharp(palette).png({ palette: false }).toBuffer())).toBe('few');
  });

  it('is told of a posterised picture, in colour and in grey', async () => {
    const posterised = Buffer.from(photograph().map((v) => Math.round(v / 17) * 17));
    expect(colourEncoding(posterised, 3, false)).toBe('few');
    expect(await encodingOf(await sharp(posterised, raw).greyscale().png().toBuffer())).toBe('few');
  });

  it('is that of inks where the file has four', () => {
    expect(colourEncoding(photograph(), 3, true)).toBe('inks');
  });

  it('is plain grey for a page of few tones: white paper and black print with soft rims, or an empty sheet', () => {
    const page = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
      i % 40 < 36 ? 255 : (i * 7 + (i >> 8)) % 256,
    );
    expect(colourEncoding(page, 1, false)).toBe('grey');
    const empty = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => 236 + ((i * 31) % 11));
    expect(colourEncoding(empty, 1, false)).toBe('grey');
  });
});
