import type { ImageEvidence } from '../image/evidence.ts';
import { mask } from '../image/mask.ts';
import type { LumaCoefficients } from '../../jpeg/coefficients.ts';

/** Blocks of a grid that have enough texture to judge by; most of a page is paper, and nothing is kept of it. */
export interface TexturedBlocks {
  readonly columns: number;
  readonly rows: number;
  /** Where each stands on the grid, row by row. */
  readonly blocks: Int32Array;
  /** Where in the picture's luminance the first pixel of each is; rows of it are so many pixels long. */
  readonly places: Int32Array;
  readonly width: number;
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

/** The textured blocks of a picture's pixels on a grid that begins at `grid`. */
export function texturedPixels(
  image: ImageEvidence,
  grid: { readonly x: number; readonly y: number },
): TexturedBlocks {
  const { luma, width } = image;
  const [columns, rows] = [(width - grid.x) >> 3, (image.height - grid.y) >> 3];
  const isCandidate = (c: number, r: number): boolean =>
    mayBeTextured(luma, width, grid.x + c * 8, grid.y + r * 8);
  const { blocks, places } = blocksWhere(image, { columns, rows, grid }, isCandidate);
  const values = image.untilReleased(image.dcts(places, null));
  let count = 0;
  for (let i = 0; i < blocks.length; i++) {
    if (!isTextured(values, 64 * i)) continue;
    blocks[count] = blocks[i]!;
    places[count] = places[i]!;
    if (count < i) values.copyWithin(64 * count, 64 * i, 64 * (i + 1));
    count++;
  }
  const kept = places.subarray(0, count);
  return {
    columns,
    rows,
    blocks: blocks.subarray(0, count),
    places: kept,
    width,
    values: values.subarray(0, 64 * count),
    clipped: clippedOf(image, kept),
  };
}

/** Those of a JPEG as the file stores them: they are not clipped as its pixels are. */
export function texturedCoefficients(
  image: ImageEvidence,
  { values, table, blocksWide }: LumaCoefficients,
): TexturedBlocks {
  const [columns, rows] = [image.width >> 3, image.height >> 3];
  const { blocks, places } = blocksWhere(image, { columns, rows, grid: { x: 0, y: 0 } }, (c, r) =>
    isTextured(values, (r * blocksWide + c) * 64, table),
  );
  const own = image.untilReleased(new Float32Array(64 * blocks.length));
  for (let i = 0; i < blocks.length; i++) {
    const c = blocks[i]! % columns;
    const from = (((blocks[i]! - c) / columns) * blocksWide + c) * 64;
    for (let k = 0; k < 64; k++) own[64 * i + k] = values[from + k]! * table[k]!;
  }
  const { width } = image;
  return { columns, rows, blocks, places, width, values: own, clipped: clippedOf(image, places) };
}

/** The blocks that are wanted and lie where no single colour is clipped; those of the last row and column are left out. */
function blocksWhere(
  image: ImageEvidence,
  {
    columns,
    rows,
    grid,
  }: { columns: number; rows: number; grid: { readonly x: number; readonly y: number } },
  isWanted: (column: number, row: number) => boolean,
): { blocks: Int32Array; places: Int32Array } {
  const most = Math.max(0, rows - 1) * Math.max(0, columns - 1);
  const blocks = new Int32Array(most);
  const places = new Int32Array(most);
  let count = 0;
  for (let r = 0; r < rows - 1; r++)
    for (let c = 0; c < columns - 1; c++) {
      const [x, y] = [grid.x + c * 8, grid.y + r * 8];
      if (!isWanted(c, r) || isSaturated(image, x, y)) continue;
      blocks[count] = r * columns + c;
      places[count++] = y * image.width + x;
    }
  return { blocks: blocks.subarray(0, count), places: places.subarray(0, count) };
}

const clippedOf = (image: ImageEvidence, places: Int32Array): Uint8Array =>
  mask(places.length, (i) => touchesLimit(image, places[i]!));

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

function touchesLimit({ luma, width }: ImageEvidence, place: number): boolean {
  for (let row = 0, from = place; row < 8; row++, from += width)
    for (let i = from; i < from + 8; i++) {
      const v = luma[i]!;
      if (v >= 253 || v <= 2) return true;
    }
  return false;
}
