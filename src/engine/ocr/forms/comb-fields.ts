import { median } from '../../math/quantile.ts';
import type { Piece, Stretch } from './dots.ts';
import type { Ink } from './ink.ts';

/** Bars between comb fields have at least this share of the highest bar's height, and that of the line's height. */
const AS_HIGH = 0.85;
const LOWEST_BAR = 0.55;
/** … and at most this width, as a share of the line's height. */
const WIDEST_BAR = 0.13;
/** Ink touching a bar within this share of the height from the line's middle is no field edge. */
const MIDDLE = 0.15;

/** One character field of a comb. */
export interface Field extends Stretch {
  /** 1 for pixels of its frame: connected with its first or last column. Row by row, as wide as the field. */
  readonly frame: Uint8Array;
  /** The character in it; null if empty. */
  readonly letter: Piece | null;
  /** Does anything between its upper and lower edge touch a bar? */
  readonly isTouched: boolean;
}

/** Thin vertical bars, all about as high as the highest, left to right. */
export function barsOf({ width, height, mask }: Ink): Piece[] {
  const runs = Array.from({ length: width }, (_, x) => longestRun(mask, width, height, x));
  const highest = runs.reduce((most, { length }) => Math.max(most, length), 0);
  if (highest < LOWEST_BAR * height) return [];
  const bars: Piece[] = [];
  for (let x = 0; x < width; x++) {
    const left = x;
    while (x < width && runs[x]!.length >= AS_HIGH * highest) x++;
    if (x === left || x - left > WIDEST_BAR * height) continue;
    const { top, length } = runs[left]!;
    bars.push({ left, right: x - 1, top, bottom: top + length - 1 });
  }
  return bars;
}

function longestRun(
  mask: Uint8Array,
  width: number,
  height: number,
  x: number,
): { top: number; length: number } {
  let best = { top: 0, length: 0 };
  let length = 0;
  for (let y = 0; y < height; y++) {
    length = mask[y * width + x] ? length + 1 : 0;
    if (length > best.length) best = { top: y - length + 1, length };
  }
  return best;
}

/** The fields between bars, and those before the first and after the last bar that have no outer bar. */
export function fieldsOf(ink: Ink, bars: readonly Piece[]): Field[] {
  const between = bars.slice(1).map((bar, i) => fieldOf(ink, bars[i]!.right + 2, bar.left - 2));
  const width = median(between.filter(({ letter }) => letter).map(({ left, right }) => right - left + 1));
  const [before, after] = [bars[0]!.left - 2, bars.at(-1)!.right + 2];
  const first = fieldOf(ink, Math.max(0, before - width + 1), before);
  const last = fieldOf(ink, after, Math.min(ink.width - 1, after + width - 1));
  return [...[first].filter(isOpen), ...between, ...[last].filter(isOpen)];
}

const isOpen = ({ letter, isTouched }: Field): boolean => letter !== null && !isTouched;

function fieldOf({ width: across, height, mask }: Ink, left: number, right: number): Field {
  const width = Math.max(0, right - left + 1);
  const frame = new Uint8Array(width * height);
  const waiting: number[] = [];
  const meet = (x: number, y: number): void => {
    if (x < 0 || x >= width || y < 0 || y >= height || frame[y * width + x]) return;
    if (!mask[y * across + left + x]) return;
    frame[y * width + x] = 1;
    waiting.push(y * width + x);
  };
  for (let y = 0; y < height; y++) [0, width - 1].forEach((x) => meet(x, y));
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) meet(x + dx, y + dy);
  }
  let [first, last, top, bottom] = [across, -1, height, -1];
  let isTouched = false;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (frame[y * width + x]) isTouched ||= Math.abs(y - height / 2) < MIDDLE * height;
      else if (mask[y * across + left + x])
        [first, last, top, bottom] = [
          Math.min(first, left + x),
          Math.max(last, left + x),
          Math.min(top, y),
          y,
        ];
    }
  const letter = last < 0 ? null : { left: first, right: last, top, bottom };
  return { left, right, frame, letter, isTouched };
}
