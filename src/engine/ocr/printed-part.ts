import { shadeOf } from '../raster/luma.ts';

/** A picture with `channels` values per pixel, row by row from the top. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
}

/** A part of a picture: some rows, ascending, each with `width` pixels from `left`. */
export interface PrintedPart {
  readonly rows: readonly number[];
  readonly left: number;
  readonly width: number;
}

/** Minimum contrast of print, of 255 levels; noise of a good photograph and of JPEG is lower. */
const CONTRAST = 12;
/** Distance of compared pixels: the width of a blurred letter's edge. */
const REACH = 2;
/** Columns ignored at both ends: remains of the background beside a cropped document run down all rows. */
const BORDER = 4;

/**
 * Removes blank rows, and the margins left and right of all print: about half of a letter. Gaps between columns stay,
 * as they separate words.
 *
 * @param margin pixels kept around print
 * @param step rows and columns are removed in blocks of this size, counted from the top left
 */
export function printedPart(picture: Pixels, margin: number, step: number): PrintedPart {
  const { width, height } = picture;
  const shades = shadesOf(picture);
  const isBlock = new Uint8Array(Math.ceil(height / step));
  let [left, right] = [width, 0];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const below = y + REACH < height ? REACH * width : 0;
    const first = firstEdge(shades, below, row + BORDER, row + width - BORDER, 1);
    const last = first < 0 ? -1 : firstEdge(shades, below, row + width - 1 - BORDER, first, -1);
    // A single edge is noise: letters have two.
    if (last < 0) continue;
    isBlock.fill(1, Math.max(0, Math.floor((y - margin) / step)), Math.floor((y + margin) / step) + 1);
    left = Math.min(left, first - row);
    right = Math.max(right, last - row);
  }
  // For a blank page, keep one blank block.
  if (right === 0) isBlock[0] = 1;
  left = Math.max(0, Math.floor((Math.min(left, right) - margin) / step) * step);
  right = Math.min(width, Math.ceil((right + margin + 1) / step) * step);
  const rows = Array.from({ length: height }, (_, y) => y);
  return { rows: rows.filter((y) => isBlock[Math.floor(y / step)]), left, width: right - left };
}

/** Greyscale, ITU-R BT.601: print of all but the palest colours contrasts with paper in it. */
function shadesOf({ data, width, height, channels }: Pixels): Uint8Array {
  if (channels === 1) return data;
  const shades = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < shades.length; i++, at += 3)
    shades[i] = shadeOf(data[at]!, data[at + 1]!, data[at + 2]!);
  return shades;
}

/** First index from `at` (to `end`, exclusive) that differs from its neighbour beside or below; -1 if none. */
function firstEdge(shades: Uint8Array, below: number, at: number, end: number, direction: 1 | -1): number {
  for (; at * direction < end * direction; at += direction) {
    const shade = shades[at]!;
    const isEdge =
      Math.abs(shade - shades[at + REACH]!) > CONTRAST || Math.abs(shade - shades[at + below]!) > CONTRAST;
    if (isEdge) return at;
  }
  return -1;
}

/** The pixels of a part. */
export function cutTo({ data, width, channels }: Pixels, part: PrintedPart): Pixels {
  const length = part.width * channels;
  const pixels = new Uint8Array(part.rows.length * length);
  part.rows.forEach((y, i) => {
    const from = (y * width + part.left) * channels;
    pixels.set(data.subarray(from, from + length), i * length);
  });
  return { data: pixels, width: part.width, height: part.rows.length, channels };
}
