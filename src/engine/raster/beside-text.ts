import { distance, type Box } from '../../contract/geometry.ts';
import type { TextLine } from '../../contract/pages.ts';
import type { Raster } from './page.ts';

/** Side of a tile, pixels: half a text line at 200 dpi. */
export const TILE = 16;

/** Marks on a drawn page beside its text, by tile. */
export interface BesideText {
  readonly columns: number;
  readonly rows: number;
  /** Pixels per tile, capped at 255, that are neither text nor a rule; 0 if too few for print. */
  readonly printed: Uint8Array;
  /** The paper's colour, 0–255 each. */
  readonly paper: readonly [number, number, number];
}

/** Minimum share of a drawn page in one colour; photographs and scans vary from pixel to pixel. */
const MOSTLY = 0.5;
/** Sampling interval, pixels: a prime, so as not to align with a page's columns or rules. */
const APART = 1_009;
/** Channel difference, of 255, from which print differs from paper: about a third of what people notice. */
const DIFFERS = 12;
/** Minimum print pixels in a tile; fewer are the edge of a letter that extends past its box. */
const FEWEST = 6;
/** Margin around a text box, in its heights: accents and descenders extend past the font's own metrics. */
const AROUND_TEXT = 0.2;
/** Minimum length and maximum thickness of a rule, pixels: longer than any letter's stroke, thinner than a filled header. */
const MIN_RULE_LENGTH = 64;
const THIN = 6;
/** Minimum share of its box that a horizontal or vertical line fills; a diagonal mark at 45 degrees fills a quarter or less. */
const FILLED = 0.5;

export type KnownText = Pick<TextLine, 'box' | 'quad'>;

/**
 * Marks on a page beside its known text: pictures, stamps, signatures, logos, unknown text.
 *
 * @param text known text, in pixels; a slanted line counts as a mark, as its box says little of its place
 * @returns null if the page has no uniform paper colour, where marks cannot be told
 */
export function besideText(raster: Raster, text: readonly KnownText[]): BesideText | null {
  const paper = paperOf(raster);
  if (!paper) return null;
  const ink = inkOn(raster, paper);
  for (const line of text) if (fillsItsBox(line)) clear(ink, raster, line.box);
  withoutRules(ink, raster.width, raster.height);
  const columns = Math.ceil(raster.width / TILE);
  const rows = Math.ceil(raster.height / TILE);
  const printed = new Uint8Array(columns * rows);
  for (let i = ink.indexOf(1); i >= 0; i = ink.indexOf(1, i)) {
    const row = Math.floor(i / raster.width);
    const first = Math.floor(row / TILE) * columns;
    const start = row * raster.width;
    for (; ink[i] === 1 && i < start + raster.width; i++) {
      const tile = first + Math.floor((i - start) / TILE);
      if (printed[tile]! < 255) printed[tile]!++;
    }
  }
  return { columns, rows, paper, printed: printed.map((count) => (count >= FEWEST ? count : 0)) };
}

/** The colour of most of a page's pixels, or null. */
function paperOf({ data }: Raster): [number, number, number] | null {
  const counts = new Map<number, number>();
  let looked = 0;
  for (let i = 0; i + 2 < data.length; i += 3 * APART, looked++) {
    const colour = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!most || most[1] < MOSTLY * looked) return null;
  return [most[0] >> 16, (most[0] >> 8) & 255, most[0] & 255];
}

/** 1 for pixels that differ from the paper. Rows without print (half of a letter) are compared as a whole. */
function inkOn({ data, width, height }: Raster, paper: readonly [number, number, number]): Uint8Array {
  const [red, green, blue] = paper;
  const ink = new Uint8Array(width * height);
  const blank = Buffer.alloc(3 * width, Uint8Array.from(paper));
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    if (bytes.compare(blank, 0, 3 * width, 3 * row, 3 * (row + width)) === 0) continue;
    for (let i = row, at = 3 * row; i < row + width; i++, at += 3)
      if (
        Math.abs(data[at]! - red) > DIFFERS ||
        Math.abs(data[at + 1]! - green) > DIFFERS ||
        Math.abs(data[at + 2]! - blue) > DIFFERS
      )
        ink[i] = 1;
  }
  return ink;
}

function fillsItsBox({ box, quad }: KnownText): boolean {
  if (!quad) return true;
  const [a, b, , d] = quad;
  const area = distance(a, b) * distance(a, d);
  return area >= FILLED * box.width * box.height;
}

function clear(ink: Uint8Array, { width, height }: Raster, box: Box): void {
  const margin = Math.ceil(AROUND_TEXT * Math.min(box.width, box.height));
  const left = Math.max(0, Math.floor(box.x) - margin);
  const right = Math.min(width, Math.ceil(box.x + box.width) + margin);
  const bottom = Math.min(height, Math.ceil(box.y + box.height) + margin);
  if (left < right)
    for (let y = Math.max(0, Math.floor(box.y) - margin); y < bottom; y++)
      ink.fill(0, y * width + left, y * width + right);
}

/** Removes horizontal and vertical lines: table borders, underlines, fill-in lines. */
function withoutRules(ink: Uint8Array, width: number, height: number): void {
  const inColumn = new Uint16Array(width);
  for (let i = ink.indexOf(1); i >= 0;) {
    const y = Math.floor(i / width);
    takeOutLines(ink, y * width, 1, width, width, height - 1 - y, y);
    i = ink.indexOf(1, (y + 1) * width);
  }
  for (let i = ink.indexOf(1); i >= 0; i = ink.indexOf(1, i))
    for (; ink[i] === 1; i++) inColumn[i % width]!++;
  for (let x = 0; x < width; x++)
    if (inColumn[x]! >= MIN_RULE_LENGTH) takeOutLines(ink, x, width, height, 1, width - 1 - x, x);
}

/**
 * Removes long, thin runs along one row or column.
 *
 * @param at first pixel; @param step to the next one; @param length pixels; @param across to the adjacent line
 * @param after pixels on one side, and @param before on the other
 */
function takeOutLines(
  ink: Uint8Array,
  at: number,
  step: number,
  length: number,
  across: number,
  after: number,
  before: number,
): void {
  for (let from = 0; from < length; from++) {
    if (!ink[at + from * step]) continue;
    let to = from;
    while (to < length && ink[at + to * step]) to++;
    const quarter = (to - from) >> 2;
    const isRule =
      to - from >= MIN_RULE_LENGTH &&
      [from + quarter, to - quarter].every(
        (place) => thickness(ink, at + place * step, across, after, before) <= THIN,
      );
    if (isRule) for (let i = from; i < to; i++) ink[at + i * step] = 0;
    from = to;
  }
}

/** Length of the run of ink through a pixel, across; at most one side further than thin. */
function thickness(ink: Uint8Array, at: number, across: number, after: number, before: number): number {
  let count = 1;
  for (let k = 1; k <= Math.min(after, THIN) && ink[at + k * across]; k++) count++;
  for (let k = 1; k <= Math.min(before, THIN) && ink[at - k * across]; k++) count++;
  return count;
}
