import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openImage } from '../image/evidence.ts';
import { measureBy } from '../image/measure-image.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { foreignBlock } from './foreign-block.ts';
import { withoutHistory } from './without-history.ts';

const [WIDTH, HEIGHT] = [960, 608];
/** Position of the card's portrait. */
const WINDOW = { left: 61, top: 130, width: 210, height: 260 };

const TINT = [214, 222, 208];
const WHITE = [255, 255, 255];

/** A drawn card, never scanned: a background, waves over it, and lines of print. */
function card(ground: readonly number[] = TINT): Buffer {
  const pixels = Buffer.alloc(3 * WIDTH * HEIGHT);
  const random = seededRandom(7);
  const print = new Uint8Array(WIDTH * HEIGHT);
  for (let n = 0; n < 700; n++) {
    const [x0, y0] = [Math.floor(330 + random() * 580), 40 + 30 * Math.floor(random() * 18)];
    for (let y = y0; y < y0 + 14; y++) for (let x = x0; x < x0 + 2; x++) print[y * WIDTH + x] = 1;
  }
  for (let y = 0, i = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, i++) {
      const wave = Math.abs(((y + 14 * Math.sin(x / 40)) % 22) - 11) < 1.2;
      const tone = print[i] === 1 ? -150 : wave ? -30 : 0;
      pixels.set(
        ground.map((v) => Math.max(20, v + tone)),
        3 * i,
      );
    }
  return pixels;
}

/** Replaces a face: soft patches of many tones with a little grain, as in a photograph. */
function portrait(seed: number): Buffer {
  const random = seededRandom(seed);
  const spots = Array.from({ length: 40 }, () => ({
    x: random() * WINDOW.width,
    y: random() * WINDOW.height,
    by: 60 * (random() - 0.5),
  }));
  const pixels = Buffer.alloc(3 * WINDOW.width * WINDOW.height);
  for (let y = 0, i = 0; y < WINDOW.height; y++)
    for (let x = 0; x < WINDOW.width; x++, i++) {
      const tone = spots.reduce(
        (sum, s) => sum + s.by * Math.exp(-((x - s.x) ** 2 + (y - s.y) ** 2) / 300),
        0,
      );
      const grain = 7 * (random() - 0.5);
      pixels.set([150 + tone + grain, 118 + tone + grain, 96 + tone + grain], 3 * i);
    }
  return pixels;
}

const cardRaw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } };
const faceRaw = { raw: { width: WINDOW.width, height: WINDOW.height, channels: 3 as const } };

/** Draws a portrait over pixels of the card, `by` pixels from its position. */
async function laidOver(pixels: Buffer, face: Buffer, by = 0): Promise<Buffer> {
  const input = await sharp(face, faceRaw).png().toBuffer();
  return sharp(pixels, cardRaw)
    .composite([{ input, left: WINDOW.left + by, top: WINDOW.top + by }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

const jpeg = (pixels: Buffer, quality: number): Promise<Buffer> =>
  sharp(pixels, cardRaw).jpeg({ quality }).toBuffer();
const decoded = (bytes: Buffer): Promise<Buffer> => sharp(bytes).removeAlpha().raw().toBuffer();
const png = (pixels: Buffer): Promise<Buffer> => sharp(pixels, cardRaw).png().toBuffer();
const measured = async (bytes: Uint8Array) => measureBy(withoutHistory, (await openImage(bytes, 'unknown'))!);
const genuine = (): Promise<Buffer> => laidOver(card(), portrait(1));

describe('a portrait laid over a drawn card that was a JPEG', { timeout: 60_000 }, () => {
  it.each([
    [70, 0],
    [85, 0],
    [90, 3],
  ])('is found in a PNG: card of quality %i, laid %i pixels beside', async (quality, beside) => {
    const base = await decoded(await jpeg(await genuine(), quality));
    const { value, box } = await measured(await png(await laidOver(base, portrait(2), beside)));
    expect(value).toBeGreaterThan(withoutHistory.strongFrom!);
    expect(Math.abs(box!.x - WINDOW.left)).toBeLessThan(24);
    expect(Math.abs(box!.y - WINDOW.top)).toBeLessThan(24);
    expect(Math.abs(box!.width - WINDOW.width)).toBeLessThan(48);
  });

  it('is found after the card was cut off its grid', async () => {
    const base = await decoded(await jpeg(await genuine(), 80));
    const edited = await png(await laidOver(base, portrait(3)));
    const cut = await sharp(edited).extract({ left: 5, top: 3, width: 900, height: 590 }).png().toBuffer();
    expect((await measured(cut)).value).toBeGreaterThan(withoutHistory.strongFrom!);
  });

  it('is found in a much finer JPEG', async () => {
    const base = await decoded(await jpeg(await genuine(), 70));
    const { value } = await measured(await jpeg(await laidOver(base, portrait(2)), 95));
    expect(value).toBeGreaterThan(withoutHistory.strongFrom!);
  });
});

describe('blocks that several detectors share', { timeout: 60_000 }, () => {
  it.each([
    ['a portrait laid over it', async (base: Buffer) => png(await laidOver(base, portrait(2)))],
    [
      'its colours paler',
      (base: Buffer) => sharp(base, cardRaw).modulate({ saturation: 0.6 }).png().toBuffer(),
    ],
    ['in other hues', (base: Buffer) => sharp(base, cardRaw).modulate({ hue: 20 }).png().toBuffer()],
  ])('are as they were after foreign-block: a white card, %s', async (_how, change) => {
    const base = await decoded(await jpeg(await laidOver(card(WHITE), portrait(1)), 70));
    const image = (await openImage(await change(base), 'unknown'))!;
    const before = measureBy(withoutHistory, image);
    const foreign = measureBy(foreignBlock, image);
    expect(measureBy(withoutHistory, image)).toEqual(before);
    expect(measureBy(foreignBlock, image)).toEqual(foreign);
  });
});

describe('nothing is said of a card on which nothing was changed', { timeout: 60_000 }, () => {
  const CHANGES: Record<string, () => Promise<Buffer>> = {
    'a fresh PNG': async () => png(await genuine()),
    'a JPEG saved as PNG': async () => png(await decoded(await jpeg(await genuine(), 80))),
    'a JPEG saved as a finer one': async () => jpeg(await decoded(await jpeg(await genuine(), 75)), 95),
    'a portrait that was a JPEG, drawn on a fresh card': async () => {
      const face = await sharp(portrait(1), faceRaw).jpeg({ quality: 75 }).toBuffer();
      return png(await laidOver(card(), await decoded(face)));
    },
    'a JPEG in stronger colours': async () =>
      sharp(await jpeg(await genuine(), 80))
        .modulate({ saturation: 1.3 })
        .png()
        .toBuffer(),
    'a JPEG by way of WebP': async () =>
      sharp(
        await sharp(await jpeg(await genuine(), 80))
          .webp({ quality: 80 })
          .toBuffer(),
      )
        .png()
        .toBuffer(),
    'a JPEG made smaller': async () =>
      sharp(await jpeg(await genuine(), 80))
        .resize(720)
        .png()
        .toBuffer(),
    'a JPEG made grey': async () =>
      sharp(await jpeg(await genuine(), 80))
        .greyscale()
        .png()
        .toBuffer(),
  };
  it.each(Object.keys(CHANGES))('%s', async (name) => {
    expect((await measured(await CHANGES[name]!())).value ?? 0).toBeLessThan(0.1);
  });
});
