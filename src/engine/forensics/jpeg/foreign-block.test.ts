import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openImage, openPixels } from '../image/evidence.ts';
import { measureBy } from '../image/measure-image.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { foreignBlock } from './foreign-block.ts';

const [WIDTH, HEIGHT] = [640, 480];
/** The edited area, away from the edges, where scanner applications write. */
const PLACE = { left: 240, top: 200, width: 90, height: 30 };

/** Grey paper with grain and scattered strokes; deterministic. */
function page(): Uint8Array {
  const random = seededRandom(12_345);
  const pixels = new Uint8Array(WIDTH * HEIGHT).map(() => 190 + random() * 12);
  for (let n = 0; n < 1_500; n++) {
    const [x0, y0] = [Math.floor(random() * (WIDTH - 12)), Math.floor(random() * (HEIGHT - 12))];
    const [w, h] = random() < 0.5 ? [2, 10] : [10, 2];
    for (let y = y0; y < y0 + h; y++)
      for (let x = x0; x < x0 + w; x++) pixels[y * WIDTH + x] = 60 + random() * 20;
  }
  return pixels;
}

async function decoded(jpeg: Uint8Array): Promise<Buffer> {
  return sharp(jpeg).toColourspace('b-w').raw().toBuffer();
}

/** The image with other strokes painted over one area. */
function forged(pixels: Buffer): Buffer {
  const out = Buffer.from(pixels);
  const other = page().reverse();
  for (let y = PLACE.top; y < PLACE.top + PLACE.height; y++)
    for (let x = PLACE.left; x < PLACE.left + PLACE.width; x++) out[y * WIDTH + x] = other[y * WIDTH + x]!;
  return out;
}

const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 1 as const } };
const measured = async (bytes: Uint8Array) => measureBy(foreignBlock, (await openImage(bytes, 'scan'))!);
/** The same in colour, from neutral on the left to warm on the right, with the same luminance. */
const tinted = (pixels: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: 3 * pixels.length }, (_, i) => {
    const warm = Math.floor((Math.floor(i / 3) % WIDTH) / 80);
    return pixels[Math.floor(i / 3)]! + [warm, 0, -Math.round((0.299 / 0.114) * warm)][i % 3]!;
  });
const inColour = { raw: { ...raw.raw, channels: 3 as const } };

describe('parts without the compression history of the rest', { timeout: 30_000 }, () => {
  let original: Buffer;
  beforeAll(async () => {
    original = await decoded(await sharp(page(), raw).jpeg({ quality: 75 }).toBuffer());
  });

  it('stand out in a PNG, at their place', async () => {
    const { value, box } = await measured(
      await sharp(tinted(forged(original)), inColour)
        .png()
        .toBuffer(),
    );
    expect(value).toBeGreaterThan(foreignBlock.strongFrom!);
    expect(box!.x).toBeLessThan(PLACE.left + PLACE.width);
    expect(box!.x + box!.width).toBeGreaterThan(PLACE.left);
    expect(box!.y).toBeLessThan(PLACE.top + PLACE.height);
    expect(box!.y + box!.height).toBeGreaterThan(PLACE.top);
  });

  it('stand out after saving as a better JPEG', async () => {
    const { value } = await measured(
      await sharp(tinted(forged(original)), inColour)
        .jpeg({ quality: 95 })
        .toBuffer(),
    );
    expect(value).toBeGreaterThan(foreignBlock.strongFrom!);
  });

  it('are not seen where nothing was changed: saved again without loss, as JPEG, cropped', async () => {
    const cropped = sharp(tinted(original), inColour).extract({
      left: 5,
      top: 3,
      width: WIDTH - 20,
      height: HEIGHT - 20,
    });
    for (const bytes of [
      await sharp(tinted(original), inColour).png().toBuffer(),
      await sharp(tinted(original), inColour).jpeg({ quality: 95 }).toBuffer(),
      await cropped.png().toBuffer(),
    ])
      expect((await measured(bytes)).value ?? 0).toBeLessThan(foreignBlock.strongFrom! / 2);
  });

  it('are not looked for where there is no history', () => {
    const image = openPixels(tinted(page()), { width: WIDTH, height: HEIGHT }, 3, 'scan')!;
    expect(foreignBlock.measure(image).value ?? 0).toBe(0);
  });

  it.each([
    ['a palette', (i: Sharp) => i.png({ palette: true, colours: 64 })],
    ['a palette without dither', (i: Sharp) => i.png({ palette: true, dither: 0 })],
    ['grey', (i: Sharp) => i.greyscale().png()],
    ['grey, as JPEG', (i: Sharp) => i.greyscale().jpeg({ quality: 95 })],
    ['four inks', (i: Sharp) => i.toColourspace('cmyk').jpeg({ quality: 95 })],
  ])('cannot be known once the colours became %s', async (_, convert) => {
    const pixels = sharp(tinted(forged(original)), inColour);
    expect((await measured(await convert(pixels).toBuffer())).value).toBeNull();
  });

  it.each([
    [
      'AVIF, as JPEG',
      (i: Sharp) => i.avif({ quality: 60, effort: 1 }),
      (i: Sharp) => i.jpeg({ quality: 92 }),
    ],
    ['AVIF, as PNG', (i: Sharp) => i.avif({ quality: 45, effort: 1 }), (i: Sharp) => i.png()],
    ['WebP, as JPEG', (i: Sharp) => i.webp({ quality: 70 }), (i: Sharp) => i.jpeg({ quality: 97 })],
  ])('are not told once the picture went through %s', async (_, through, save) => {
    const stored = await through(sharp(tinted(original), inColour)).toBuffer();
    const { value } = await measured(await save(sharp(stored)).toBuffer());
    expect(value ?? 0).toBeLessThan(foreignBlock.strongFrom! / 2);
  });

  it('are not taken for a lamp on the page whose light a curve of tones pressed together', async () => {
    const lit = page().map((v, i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      return x > 380 && x < 520 && y > 240 && y < 360 ? Math.min(250, v + 42) : v - 40;
    });
    const once = await decoded(await sharp(lit, raw).jpeg({ quality: 75 }).toBuffer());
    const curved = once.map((v) => (v < 200 ? v : Math.round(200 + (v - 200) * 0.45)));
    const { value } = await measured(await sharp(tinted(curved), inColour).png().toBuffer());
    expect(value ?? 0).toBeLessThan(foreignBlock.strongFrom! / 2);
  });
});
