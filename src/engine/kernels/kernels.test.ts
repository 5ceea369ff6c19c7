import { beforeAll, describe, expect, it } from 'vitest';
import { compileKernels } from '../../../tools/kernels/compile.ts';
import { statisticsOf } from '../forensics/image/block-statistics.ts';
import { openPixels } from '../forensics/image/evidence.ts';
import { inkOf } from '../forensics/image/glyphs.ts';
import { blockDcts } from '../jpeg/dct.ts';
import { lumaOf } from '../raster/luma.ts';
import { trimMemory } from '../trim-memory.ts';
import { pictureKernels } from './kernels.ts';

let module: WebAssembly.Module;
beforeAll(async () => {
  module = new WebAssembly.Module(await compileKernels());
});

/** Sides that are multiples of eight and others, one that is smaller than a window of ink. */
const SIDES = [
  [64, 48],
  [61, 53],
  [8, 9],
  [130, 17],
] as const;

/** Paper with grain, print, colours at their limits and even parts, of any size: the same every time. */
function rgbOf(width: number, height: number): Uint8Array {
  let seed = 7;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  return Uint8Array.from({ length: 3 * width * height }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)];
    if (x % 23 < 3) return 20 + 30 * random();
    if (y % 31 < 4) return i % 3 === 0 ? 255 : 256 * random();
    return y % 40 < 20 ? 230 : 225 + 30 * random();
  });
}

const lumaOfAll = (rgb: Uint8Array): Float32Array =>
  Float32Array.from({ length: rgb.length / 3 }, (_, i) =>
    lumaOf(rgb[3 * i]!, rgb[3 * i + 1]!, rgb[3 * i + 2]!),
  );

describe.each(SIDES)('kernels on %i × %i pixels', (width, height) => {
  const rgb = rgbOf(width, height);
  const luma = lumaOfAll(rgb);
  const filled = () => {
    const kernels = pictureKernels(width, height, module)!;
    return { kernels, saturated: kernels.readRgb(rgb) };
  };

  it('give luminance as plain code does', () => {
    const { kernels } = filled();
    expect(kernels.luma).toEqual(luma);
    kernels.release();
  });

  it('tell the cells where a colour is clipped and luminance is not', () => {
    const { kernels, saturated } = filled();
    const cells = new Uint8Array(saturated.length);
    for (let i = 0; i < luma.length; i++) {
      const colours = rgb.subarray(3 * i, 3 * i + 3);
      const isClipped = Math.max(...colours) >= 254 || Math.min(...colours) <= 1;
      const [x, y] = [i % width, Math.floor(i / width)];
      if (isClipped && luma[i]! < 252 && luma[i]! > 3) cells[(y >> 3) * Math.ceil(width / 8) + (x >> 3)] = 1;
    }
    expect(saturated).toEqual(cells);
    kernels.release();
  });

  it('give the statistics of blocks, to the last bit', () => {
    const { kernels } = filled();
    expect(kernels.blockStatistics()).toEqual(statisticsOf(luma, width, height));
    kernels.release();
  });

  it('find the same ink, in windows as wide as the picture, too', () => {
    const { kernels } = filled();
    expect(kernels.ink(20, 18)).toEqual(inkOf(luma, width, height));
    kernels.release();
  });

  it('transform and round blocks alike', () => {
    const { kernels } = filled();
    const places = Int32Array.from({ length: (width - 7) * (height - 7) }, (_, i) => {
      const columns = width - 7;
      return Math.floor(i / columns) * width + (i % columns);
    });
    const table = Uint16Array.from({ length: 64 }, (_, k) => 1 + 3 * k);
    expect(kernels.dcts(places, null)).toEqual(blockDcts(luma, width, places, null));
    const zero = (values: Float32Array): Float32Array => values.map((v) => v + 0);
    expect(zero(kernels.dcts(places, table))).toEqual(zero(blockDcts(luma, width, places, table)));
    kernels.release();
  });
});

describe('luminance', () => {
  it('is the same of every colour there is', () => {
    const kernels = pictureKernels(256, 256, module)!;
    for (let red = 0; red < 256; red++) {
      const rgb = new Uint8Array(3 * 65_536);
      for (let i = 0; i < 65_536; i++) rgb.set([red, i >> 8, i & 255], 3 * i);
      kernels.readRgb(rgb);
      let differing = 0;
      for (let i = 0; i < 65_536; i++)
        if (kernels.luma[i] !== Math.fround(lumaOf(red, i >> 8, i & 255))) differing++;
      expect(differing).toBe(0);
    }
    kernels.release();
  });
});

describe('the memory of kernels', () => {
  it('is lent to one picture at a time, and again once it is released', () => {
    const first = pictureKernels(40, 40, module)!;
    const second = pictureKernels(40, 40, module)!;
    expect(second.luma.buffer).not.toBe(first.luma.buffer);
    second.release();
    second.release();
    expect(pictureKernels(30, 30, module)!.luma.buffer).toBe(second.luma.buffer);
    expect(pictureKernels(30, 30, module)!.luma.buffer).not.toBe(second.luma.buffer);
  });

  it('grows with the picture and starts clean: nothing of the one before is left in the cells', () => {
    const small = pictureKernels(16, 16, module)!;
    small.readRgb(rgbOf(16, 16));
    small.release();
    const large = pictureKernels(1_200, 900, module)!;
    expect(large.readRgb(new Uint8Array(3 * 1_200 * 900).fill(200)).every((cell) => cell === 0)).toBe(true);
    large.release();
  });

  it('is not needed: without kernels a picture is measured by plain code', () => {
    expect(pictureKernels(40, 40, null)).toBe(null);
    const image = openPixels(rgbOf(256, 256), { width: 256, height: 256 }, 3, 'unknown')!;
    expect(Float32Array.from(image.luma)).toEqual(lumaOfAll(rgbOf(256, 256)));
    image.release();
  });
});

describe('the memory that is kept for the next picture', () => {
  it('computes the same after it was given back to the system', () => {
    const [width, height] = [130, 90];
    const rgb = rgbOf(width, height);
    const compute = () => {
      const kernels = pictureKernels(width, height, module)!;
      const cells = kernels.readRgb(rgb);
      const all = [
        kernels.luma.slice(),
        cells,
        kernels.blockStatistics(),
        kernels.ink(9, 20).slice(),
        kernels.dcts(Int32Array.of(0, 8, 16), null),
      ];
      kernels.release();
      return all;
    };
    const before = compute();
    trimMemory();
    expect(compute()).toEqual(before);
  });

  it.runIf(process.platform === 'linux')('is the system’s again when an engine trims its memory', () => {
    const [width, height] = [3_000, 3_000];
    const kernels = pictureKernels(width, height, module)!;
    kernels.luma.fill(1);
    kernels.release();
    const before = process.memoryUsage.rss();
    trimMemory();
    // Four bytes a pixel were luminance: 36 MB.
    expect(before - process.memoryUsage.rss()).toBeGreaterThan(30e6);
  });
});
