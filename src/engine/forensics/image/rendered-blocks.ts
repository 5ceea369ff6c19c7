import type { ImageEvidence } from './evidence.ts';
import { mask } from './mask.ts';

/** 8×8 blocks of a rendering, compared with the nearest paper, which has exactly one value. */
export interface RenderedBlocks {
  readonly columns: number;
  readonly rows: number;
  /** 1 for blocks of exactly one value. */
  readonly even: Uint8Array;
  /** Luminance of the nearest even block; -1 if none is near. */
  readonly paper: Float32Array;
  /** Difference between the paper and the darkest pixel. */
  readonly depth: Float32Array;
  /** The 0.9 quantile of that difference over blocks with print. */
  readonly contrast: number;
}

/** Maximum standard deviation of a block of one value. */
const EVEN = 0.01;
/** Search radius for paper, blocks. */
const REACH = 4;

/** Null if the picture shows no print. */
export function renderedBlocks(image: ImageEvidence): RenderedBlocks | null {
  const { luma, width } = image;
  const { columns, rows, deviation, mean } = image.blocks();
  const even = mask(deviation.length, (b) => deviation[b]! < EVEN);
  const paper = nearestEven(even, mean, columns, rows);
  const depth = new Float32Array(even.length);
  const depths: number[] = [];
  for (let b = 0; b < even.length; b++) {
    if (even[b] === 1 || paper[b]! < 0) continue;
    const from = Math.floor(b / columns) * 8 * width + (b % columns) * 8;
    let darkest = Infinity;
    for (let y = 0; y < 8; y++)
      for (let i = from + y * width; i < from + y * width + 8; i++) {
        const v = luma[i]!;
        if (v < darkest) darkest = v;
      }
    depth[b] = paper[b]! - darkest;
    depths.push(depth[b]!);
  }
  if (depths.length === 0) return null;
  const contrast = depths.sort((a, b) => a - b)[Math.floor(0.9 * depths.length)]!;
  return { columns, rows, even, paper, depth, contrast };
}

/**
 * Luminance of the nearest even block for each block, so that shaded rows count as paper of their own; -1 if none is
 * near.
 */
function nearestEven(even: Uint8Array, mean: Float32Array, columns: number, rows: number): Float32Array {
  const paper = mean.map((m, b) => (even[b] === 1 ? m : -1));
  let reached = besideUneven(even, columns, rows);
  for (let step = 0; step < REACH; step++) {
    const next: number[] = [];
    for (const b of reached) {
      const [x, y] = [b % columns, Math.floor(b / columns)];
      for (let ny = Math.max(0, y - 1); ny <= Math.min(rows - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(columns - 1, x + 1); nx++) {
          const to = ny * columns + nx;
          if (paper[to]! >= 0) continue;
          paper[to] = paper[b]!;
          next.push(to);
        }
    }
    reached = next;
  }
  return paper;
}

/** Even blocks that touch an uneven one: the starting points of the search. */
function besideUneven(even: Uint8Array, columns: number, rows: number): number[] {
  const found: number[] = [];
  for (let y = 0, b = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, b++) {
      if (even[b] === 0) continue;
      const [left, right] = [x > 0 ? -1 : 0, x < columns - 1 ? 1 : 0];
      const [above, below] = [y > 0 ? -columns : 0, y < rows - 1 ? columns : 0];
      let around = 1;
      for (let to = left; to <= right; to++)
        around &= even[b + to + above]! & even[b + to]! & even[b + to + below]!;
      if (around === 0) found.push(b);
    }
  return found;
}
