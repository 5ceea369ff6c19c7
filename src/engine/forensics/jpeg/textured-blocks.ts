import type { ImageEvidence } from '../image/evidence.ts';
import { mask } from '../image/mask.ts';
import type { LumaCoefficients } from './coefficients.ts';
import { blockDct } from './dct.ts';

/** Blocks of a grid that have enough texture to judge by; most of a page is paper, and nothing is kept of it. */
export interface TexturedBlocks {
  readonly columns: number;
  readonly rows: number;
  /** Where each stands on the grid, row by row. */
  readonly blocks: readonly number[];
  /** Top left pixel of each. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** 64 coefficients of each, natural order. */
  readonly values: Float32Array;
  /** 1 for those that touch white or black. */
  readonly clipped: Uint8Array;
}

/** Sum of absolute AC coefficients from which a block has texture. */
const TEXTURE = 30;
/** Middle of the range of luminance: sums about it lose no digits. Coefficients are rounded, so a little is left. */
const MIDDLE = 128;
const NEARLY = 0.999;
const FIRST_CAPACITY = 1_024;

/** The textured blocks of a picture's pixels on a grid that begins at `grid`. */
export function texturedPixels(
  image: ImageEvidence,
  grid: { readonly x: number; readonly y: number },
): TexturedBlocks {
  const { luma, width } = image;
  const [columns, rows] = [(width - grid.x) >> 3, (image.height - grid.y) >> 3];
  return collected(image, { columns, rows, grid }, (c, r, out, offset) => {
    const [x, y] = [grid.x + c * 8, grid.y + r * 8];
    if (!mayBeTextured(luma, width, x, y)) return false;
    blockDct(luma, width, x, y, out, offset);
    return isTextured(out, offset);
  });
}

/** Those of a JPEG as the file stores them: they are not clipped as its pixels are. */
export function texturedCoefficients(
  image: ImageEvidence,
  { values, table, blocksWide }: LumaCoefficients,
): TexturedBlocks {
  const [columns, rows] = [image.width >> 3, image.height >> 3];
  return collected(image, { columns, rows, grid: { x: 0, y: 0 } }, (c, r, out, offset) => {
    const from = (r * blocksWide + c) * 64;
    if (!isTextured(values, from, table)) return false;
    for (let k = 0; k < 64; k++) out[offset + k] = values[from + k]! * table[k]!;
    return true;
  });
}

/** @param write puts the coefficients of a block at an offset; false where it has no texture */
function collected(
  image: ImageEvidence,
  {
    columns,
    rows,
    grid,
  }: { columns: number; rows: number; grid: { readonly x: number; readonly y: number } },
  write: (column: number, row: number, out: Float32Array, offset: number) => boolean,
): TexturedBlocks {
  const blocks: number[] = [];
  const places: { x: number; y: number }[] = [];
  let values = new Float32Array(64 * FIRST_CAPACITY);
  for (let r = 0; r < rows - 1; r++)
    for (let c = 0; c < columns - 1; c++) {
      const offset = 64 * blocks.length;
      if (offset === values.length) values = doubled(values);
      if (!write(c, r, values, offset)) continue;
      const [x, y] = [grid.x + c * 8, grid.y + r * 8];
      if (isSaturated(image, x, y)) continue;
      blocks.push(r * columns + c);
      places.push({ x, y });
    }
  const clipped = mask(places.length, (i) => touchesLimit(image, places[i]!.x, places[i]!.y));
  return { columns, rows, blocks, places, values: values.subarray(0, 64 * blocks.length), clipped };
}

function doubled(values: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const larger = new Float32Array(2 * values.length);
  larger.set(values);
  return larger;
}

/**
 * False where a block's pixels vary so little that its coefficients cannot reach {@link TEXTURE}: the sum of 63 of them is
 * at most √63 times the square root of the sum of their squares, which is that of the pixels about their mean.
 */
function mayBeTextured(luma: Float32Array, width: number, x: number, y: number): boolean {
  let sum = 0;
  let squares = 0;
  for (let v = 0; v < 8; v++)
    for (let i = (y + v) * width + x, end = i + 8; i < end; i++) {
      const away = luma[i]! - MIDDLE;
      sum += away;
      squares += away * away;
    }
  return 63 * (squares - (sum * sum) / 64) > NEARLY * TEXTURE * TEXTURE;
}

/** @param steps by which the values count, where they are quantised */
function isTextured(values: ArrayLike<number>, offset: number, steps?: Uint16Array): boolean {
  let texture = 0;
  for (let k = 1; k < 64; k++) {
    texture += Math.abs(values[offset + k]!) * (steps ? steps[k]! : 1);
    if (texture > TEXTURE) return true;
  }
  return false;
}

function isSaturated(image: ImageEvidence, x: number, y: number): boolean {
  const { saturated } = image;
  const columns = Math.ceil(image.width / 8);
  const [above, below] = [(y >> 3) * columns, ((y + 7) >> 3) * columns];
  const [left, right] = [x >> 3, (x + 7) >> 3];
  return (
    saturated[above + left] === 1 ||
    saturated[above + right] === 1 ||
    saturated[below + left] === 1 ||
    saturated[below + right] === 1
  );
}

function touchesLimit(image: ImageEvidence, x: number, y: number): boolean {
  for (let dy = 0; dy < 8; dy++)
    for (let dx = 0; dx < 8; dx++) {
      const v = image.luma[(y + dy) * image.width + x + dx]!;
      if (v >= 253 || v <= 2) return true;
    }
  return false;
}
