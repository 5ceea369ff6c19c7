import type { ImageEvidence } from './evidence.ts';

/** What stands in each 8×8 block of a rendering, against the paper around it, which is of exactly one value there. */
export interface RenderedBlocks {
  readonly columns: number;
  readonly rows: number;
  /** 1 where a block is of exactly one value. */
  readonly even: Uint8Array;
  /** Luminance of the paper around, -1 where no even block is near. */
  readonly paper: Float32Array;
  /** How much darker than the paper the darkest pixel is. */
  readonly depth: Float32Array;
  /** Share of the pixels that are not the paper's value, though near it. */
  readonly near: Float32Array;
  /** Share of the pixels that are clearly darker, or lighter, than the paper. */
  readonly ink: Float32Array;
  /** Luminance by which nine tenths of the blocks with print differ from the paper at most. */
  readonly contrast: number;
}

/** Standard deviation up to which a block counts as of one value. */
const EVEN = 0.01;
/** Blocks around in which paper is looked for. */
const REACH = 4;
/** Luminance up to which a pixel is paper with something on it, and from which it is another value than the paper's. */
const NEAR = 25;
const OTHER = 0.6;

/** Null where the picture shows no print. */
export function renderedBlocks(image: ImageEvidence): RenderedBlocks | null {
  const { luma, width } = image;
  const { columns, rows, deviation, mean } = image.blocks();
  const even = Uint8Array.from(deviation, (d) => (d < EVEN ? 1 : 0));
  const paper = lightestAround(
    mean.map((m, b) => (even[b] === 1 ? m : -1)),
    columns,
    rows,
  );
  const depth = new Float32Array(even.length);
  const near = new Float32Array(even.length);
  const ink = new Float32Array(even.length);
  const depths: number[] = [];
  for (let b = 0; b < even.length; b++) {
    if (even[b] === 1 || paper[b]! < 0) continue;
    const from = Math.floor(b / columns) * 8 * width + (b % columns) * 8;
    let darkest = Infinity;
    for (let y = 0; y < 8; y++)
      for (let i = from + y * width; i < from + y * width + 8; i++) {
        const v = luma[i]!;
        const away = Math.abs(v - paper[b]!);
        if (v < darkest) darkest = v;
        if (away > NEAR) ink[b]!++;
        else if (away > OTHER) near[b]!++;
      }
    depth[b] = paper[b]! - darkest;
    near[b]! /= 64;
    ink[b]! /= 64;
    depths.push(depth[b]!);
  }
  if (depths.length === 0) return null;
  const contrast = depths.sort((a, b) => a - b)[Math.floor(0.9 * depths.length)]!;
  return { columns, rows, even, paper, depth, near, ink, contrast };
}

/** The largest value of the cells within reach of each. */
function lightestAround(values: Float32Array, columns: number, rows: number): Float32Array {
  const along = new Float32Array(values.length).fill(-1);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      for (let k = Math.max(0, x - REACH); k <= Math.min(columns - 1, x + REACH); k++)
        along[y * columns + x] = Math.max(along[y * columns + x]!, values[y * columns + k]!);
  const out = new Float32Array(values.length).fill(-1);
  for (let y = 0; y < rows; y++)
    for (let k = Math.max(0, y - REACH); k <= Math.min(rows - 1, y + REACH); k++)
      for (let x = 0; x < columns; x++)
        out[y * columns + x] = Math.max(out[y * columns + x]!, along[k * columns + x]!);
  return out;
}
