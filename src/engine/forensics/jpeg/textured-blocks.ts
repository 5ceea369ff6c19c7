import type { ImageEvidence } from '../image/evidence.ts';
import { mask } from '../image/mask.ts';
import type { LumaRows } from '../../jpeg/luma-rows.ts';
import { giveBack } from '../../raster/give-back.ts';

/** The blocks of a grid with enough texture to judge; most of a page is paper and is not stored. */
export interface TexturedBlocks {
  readonly columns: number;
  readonly rows: number;
  /** Index of each on the grid, row by row. */
  readonly blocks: Int32Array;
  /** Index of each block's first pixel in the luminance, whose row length is `width`. */
  readonly places: Int32Array;
  readonly width: number;
  /** 64 coefficients of each, natural order. */
  readonly values: Float32Array;
  /** 1 for blocks with clipped pixels. */
  readonly clipped: Uint8Array;
}

/** Minimum sum of absolute AC coefficients of a textured block. */
const TEXTURE = 30;
/** Centre of the luminance range: sums about it keep precision. `NEARLY` allows for rounded coefficients. */
const MIDDLE = 128;
const NEARLY = 0.999;

/** Blocks transformed per batch, to fit the processor's cache. */
const AT_ONCE = 1_024;

/** Textured blocks of a picture's pixels on the grid starting at `grid`. */
export function texturedPixels(
  image: ImageEvidence,
  grid: { readonly x: number; readonly y: number },
): TexturedBlocks {
  const { luma, width } = image;
  const found = new FoundBlocks(image, grid);
  const { columns, rows } = found;
  const blocks = new Int32Array(AT_ONCE);
  const places = new Int32Array(AT_ONCE);
  let waiting = 0;
  const transform = (): void => {
    const values = image.dcts(places.subarray(0, waiting), null);
    for (let i = 0; i < waiting; i++) {
      if (!isTextured(values, 64 * i)) continue;
      const at = found.add(blocks[i]!);
      const to = found.values;
      for (let k = 0, from = 64 * i; k < 64; k++) to[at + k] = values[from + k]!;
    }
    waiting = 0;
  };
  for (let r = 0; r < rows - 1; r++)
    for (let c = 0; c < columns - 1; c++) {
      const [x, y] = [grid.x + c * 8, grid.y + r * 8];
      if (!mayBeTextured(luma, width, x, y) || isSaturated(image, x, y)) continue;
      blocks[waiting] = r * columns + c;
      places[waiting++] = y * width + x;
      if (waiting === AT_ONCE) transform();
    }
  transform();
  return found.all();
}

/** Textured blocks from a JPEG's stored coefficients, which are not clipped as its pixels are. */
export function texturedCoefficients(image: ImageEvidence, { table, each }: LumaRows): TexturedBlocks {
  const found = new FoundBlocks(image, { x: 0, y: 0 });
  const { columns, rows } = found;
  each(TEXTURE, (row, values, isTextured) => {
    for (let c = 0; row < rows - 1 && c < columns - 1; c++) {
      if (isTextured[c] !== 1 || isSaturated(image, 8 * c, 8 * row)) continue;
      const at = found.add(row * columns + c);
      const to = found.values;
      for (let k = 0; k < 64; k++) to[at + k] = values[64 * c + k]! * table[k]!;
    }
  });
  return found.all();
}

/** Initial capacity: eight megabytes, so that growing (copying) is rare. */
const ROOM = 32_768;

/** Collects textured blocks row by row; the last row and column of the grid are left out. */
class FoundBlocks {
  readonly columns: number;
  readonly rows: number;
  readonly #image: ImageEvidence;
  readonly #grid: { readonly x: number; readonly y: number };
  readonly #blocks: Int32Array;
  values: Float32Array<ArrayBuffer>;
  #count = 0;

  constructor(image: ImageEvidence, grid: { readonly x: number; readonly y: number }) {
    this.#image = image;
    this.#grid = grid;
    this.columns = (image.width - grid.x) >> 3;
    this.rows = (image.height - grid.y) >> 3;
    this.#blocks = new Int32Array(Math.max(0, this.rows - 1) * Math.max(0, this.columns - 1));
    this.values = new Float32Array(64 * Math.min(ROOM, this.#blocks.length));
  }

  /** Returns the index in `values` for its 64 coefficients. */
  add(block: number): number {
    const at = 64 * this.#count;
    if (at === this.values.length) this.values = twiceAsLong(this.values, 64 * this.#blocks.length);
    this.#blocks[this.#count++] = block;
    return at;
  }

  all(): TexturedBlocks {
    const { columns, rows } = this;
    const { width } = this.#image;
    this.#image.untilReleased(this.values);
    const blocks = this.#blocks.subarray(0, this.#count);
    const first = this.#grid.y * width + this.#grid.x;
    const places = blocks.map((block) => first + 8 * (((block / columns) | 0) * width + (block % columns)));
    const values = this.values.subarray(0, 64 * this.#count);
    return { columns, rows, blocks, places, width, values, clipped: clippedOf(this.#image, places) };
  }
}

function twiceAsLong(values: Float32Array, most: number): Float32Array<ArrayBuffer> {
  const longer = new Float32Array(Math.min(2 * values.length, most));
  longer.set(values);
  giveBack(values);
  return longer;
}

const clippedOf = (image: ImageEvidence, places: Int32Array): Uint8Array =>
  mask(places.length, (i) => touchesLimit(image, places[i]!));

/**
 * False if the block's pixels vary too little for its coefficients to reach {@link TEXTURE}: by Cauchy–Schwarz the sum
 * of 63 absolute values is at most √63 times the root of their sum of squares, which equals that of the pixels about
 * their mean.
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

function isTextured(values: Float32Array, offset: number): boolean {
  let texture = 0;
  for (let k = 1; k < 64; k++) {
    texture += Math.abs(values[offset + k]!);
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
