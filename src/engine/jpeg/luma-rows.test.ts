import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileKernels } from '../../../tools/kernels/compile.ts';
import { lumaRows } from './luma-rows.ts';
import { readJpeg } from './markers.ts';

/** Less than the texture of some blocks of these pictures, and more than that of others. */
const TEXTURE = 30;

let module: WebAssembly.Module;
beforeAll(async () => {
  module = new WebAssembly.Module(await compileKernels());
});

/** Paper, and colours that vary on the right. */
const painted = (width: number, height: number, channels: 1 | 3) =>
  sharp(
    Uint8Array.from({ length: width * height * channels }, (_, i) => {
      const x = Math.floor(i / channels) % width;
      return 2 * x < width ? 230 : 90 + ((i * i) % 61) + 40 * Math.sin(x / 9);
    }),
    { raw: { width, height, channels } },
  );

/** What is told of a file, by the kernels and by plain code: coefficients and texture, all 0 where nothing is told. */
function told(bytes: Uint8Array, kernels: WebAssembly.Module | null) {
  const file = readJpeg(bytes);
  const rows = file && lumaRows(bytes, file, kernels);
  if (!rows) return null;
  const [wide, high] = [Math.ceil(file.width / 8), Math.ceil(file.height / 8)];
  const values = new Int16Array(64 * wide * high);
  const texture = new Uint8Array(wide * high);
  rows.each(TEXTURE, (row, own, isTextured) => {
    if (row >= high) return;
    values.set(own.subarray(0, 64 * wide), 64 * wide * row);
    texture.set(isTextured.subarray(0, wide), wide * row);
  });
  return { table: rows.table, values, texture };
}

/** A picture of one block so many times in a row, with a marker before each but the first, from which predictions start anew. */
async function withRestarts(blocks: number): Promise<Uint8Array> {
  const one = new Uint8Array(await painted(8, 8, 1).toColourspace('b-w').jpeg({ quality: 90 }).toBuffer());
  const { scans } = readJpeg(one)!;
  const { start, end } = scans[0]!;
  const frame = one.findIndex((byte, i) => byte === 0xff && one[i + 1] === 0xc0);
  const head = Uint8Array.from(one.subarray(0, start));
  head[frame + 8] = 8 * blocks;
  const interval = [0xff, 0xdd, 0, 4, 0, 1];
  const data = Array.from({ length: blocks }, (_, i) => [
    ...(i === 0 ? [] : [0xff, 0xd0 + ((i - 1) % 8)]),
    ...one.subarray(start, end),
  ]);
  return Uint8Array.from([
    ...head.subarray(0, 2),
    ...interval,
    ...head.subarray(2),
    ...data.flat(),
    0xff,
    0xd9,
  ]);
}

/** Every component has the number of the first, in the frame and in the scan. */
async function withOneNumber(): Promise<Uint8Array> {
  const bytes = Uint8Array.from(await painted(83, 61, 3).jpeg({ quality: 80 }).toBuffer());
  const frame = bytes.findIndex((byte, i) => byte === 0xff && bytes[i + 1] === 0xc0);
  const scan = bytes.findIndex((byte, i) => byte === 0xff && bytes[i + 1] === 0xda);
  for (let i = 0; i < 3; i++) {
    bytes[frame + 10 + 3 * i] = 1;
    bytes[scan + 5 + 2 * i] = 1;
  }
  return bytes;
}

const FILES: Record<string, () => Promise<Uint8Array>> = {
  grey: () => painted(83, 61, 1).toColourspace('b-w').jpeg({ quality: 85 }).toBuffer(),
  'of whole colours': () => painted(83, 61, 3).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
  'of halved colours': () => painted(83, 61, 3).jpeg({ quality: 70, chromaSubsampling: '4:2:0' }).toBuffer(),
  'with codes of its own': () => painted(90, 40, 3).jpeg({ quality: 60, optimiseCoding: true }).toBuffer(),
  progressive: () => painted(83, 61, 3).jpeg({ progressive: true }).toBuffer(),
  'with restarts': () => withRestarts(11),
  'with one number for all': withOneNumber,
};

describe.each(Object.entries(FILES))('the luminance of a JPEG %s', (name, file) => {
  it('is told alike by kernels and by plain code', async () => {
    const bytes = await file();
    const plain = told(bytes, null)!;
    expect(told(bytes, module)).toEqual(plain);
    expect(plain.values.some((value) => value !== 0)).toBe(true);
    expect(new Set(plain.texture).size).toBeGreaterThan(name === 'with restarts' ? 0 : 1);
  });

  it('is told alike where the file is damaged', async () => {
    const bytes = await file();
    const { start } = readJpeg(bytes)!.scans[0]!;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.constantFrom(0, 1, 127, 208, 211, 217, 254, 255))),
        fc.integer({ min: start, max: bytes.length }),
        (changes, cut) => {
          const damaged = Uint8Array.from(bytes.subarray(0, cut));
          for (const [at, value] of changes) if (at >= start && at < cut) damaged[at] = value;
          expect(told(damaged, module)).toEqual(told(damaged, null));
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('the rows of a file with restarts', () => {
  it('begin anew behind each marker', async () => {
    const { values } = told(await withRestarts(5), module)!;
    const [first, ...others] = Array.from({ length: 5 }, (_, i) => values.slice(64 * i, 64 * (i + 1)));
    for (const other of others) expect(other).toEqual(first);
  });
});
