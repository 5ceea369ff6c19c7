import sharp from 'sharp';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lumaCoefficients } from './coefficients.ts';
import { readJpeg } from './markers.ts';

/** A grey picture with some structure in every block. */
function picture(width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] =
        128 + 60 * Math.sin(x / 5) + 40 * Math.cos((x + 2 * y) / 9) + ((x * 31 + y * 17) % 13);
  return data;
}

/** Luminance of one block from its coefficients: the inverse DCT written out (T.81, A.3.3). */
function blockPixel(values: Int16Array, table: Uint16Array, offset: number, x: number, y: number): number {
  let sum = 0;
  for (let v = 0; v < 8; v++)
    for (let u = 0; u < 8; u++) {
      const scale = (u === 0 ? Math.SQRT1_2 : 1) * (v === 0 ? Math.SQRT1_2 : 1);
      sum +=
        scale *
        values[offset + v * 8 + u]! *
        table[v * 8 + u]! *
        Math.cos(((2 * x + 1) * u * Math.PI) / 16) *
        Math.cos(((2 * y + 1) * v * Math.PI) / 16);
    }
  return Math.min(255, Math.max(0, sum / 4 + 128));
}

async function roundTrip(options: { progressive: boolean; quality: number }): Promise<number> {
  const [width, height] = [83, 61];
  const grey = await sharp(picture(width, height), { raw: { width, height, channels: 1 } })
    .jpeg({ ...options, chromaSubsampling: '4:2:0' })
    .toBuffer();
  const decoded = await sharp(grey).toColourspace('b-w').raw().toBuffer();
  const file = readJpeg(grey)!;
  const { values, table, blocksWide } = lumaCoefficients(grey, file)!;
  let worst = 0;
  for (let y = 0; y < height; y += 3)
    for (let x = 0; x < width; x += 3) {
      const offset = ((y >> 3) * blocksWide + (x >> 3)) * 64;
      worst = Math.max(
        worst,
        Math.abs(blockPixel(values, table, offset, x & 7, y & 7) - decoded[y * width + x]!),
      );
    }
  return worst;
}

describe('JPEG coefficients', () => {
  it('reads a baseline file so that its inverse transform is the decoded picture', async () => {
    expect(await roundTrip({ progressive: false, quality: 80 })).toBeLessThan(2);
  });

  it('reads a progressive file with refinement scans likewise', async () => {
    expect(await roundTrip({ progressive: true, quality: 70 })).toBeLessThan(2);
  });

  it('reads colour files with subsampled chroma and restart markers absent', async () => {
    const rgb = new Uint8Array(64 * 48 * 3).map((_, i) => (i * 7) % 251);
    const jpeg = await sharp(rgb, { raw: { width: 64, height: 48, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer();
    const file = readJpeg(jpeg)!;
    expect(file).toMatchObject({ width: 64, height: 48, progressive: false, supported: true });
    expect(lumaCoefficients(jpeg, file)!.values.some((v) => v !== 0)).toBe(true);
  });

  it('never throws on damaged bytes', async () => {
    const jpeg = await sharp(picture(40, 40), { raw: { width: 40, height: 40, channels: 1 } })
      .jpeg({ progressive: true })
      .toBuffer();
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(jpeg.length - 1), fc.nat(255)), { maxLength: 12 }),
        fc.nat(jpeg.length),
        (changes, cut) => {
          const damaged = Uint8Array.from(jpeg.subarray(0, Math.max(4, cut)));
          for (const [at, value] of changes) if (at < damaged.length) damaged[at] = value;
          const file = readJpeg(damaged);
          if (file) lumaCoefficients(damaged, file);
        },
      ),
      { numRuns: 300 },
    );
  });
});
