import type { Box } from '../../../contract/geometry.ts';
import { quantile } from '../../math/quantile.ts';
import { windowSums } from '../image/block-statistics.ts';

/** Quantiles: the median, and the upper end of what is usual. */
const MIDDLE = 0.5;
const USUAL = 0.9;

/** Window sizes in blocks: about three characters of a scan, an amount or name, a portrait. */
const WINDOWS = [
  [4, 2],
  [10, 3],
  [10, 10],
] as const;
/** Minimum share of a window's blocks that were judged. */
const MIN_TEXTURED = 0.35;
/** The median score, negated, from which the page's history counts as clear. */
const CLEAR_HISTORY = 6;
/** Margin of the page, where scanner apps and cameras print names and dates. */
const EDGE = 0.05;
/** Maximum width of a region: edits do not span the page, but moiré from a photographed screen does. */
const WIDEST = 0.7;
/** Maximum share of the page; a larger region is another picture, such as the other side of a card. */
const LARGEST = 0.22;
/**
 * Maximum number of other odd regions: more mean that the page was processed, not edited. Tone curves, local contrast
 * and other codecs (HEIC, AVIF) remove the history in places all over it (ADR 153).
 */
const MAX_SHIFTED_AT_ONCE = 3;
/**
 * Exception: up to this many regions count as edits if half of them score nearly as high, since edits by one person are
 * alike.
 */
const MAX_EDITED_WORDS = 24;
const ALIKE = 0.9;

export interface OddPlace {
  /** Score above the rest of the page; 0 if nothing stands out or the page has no clear history. */
  readonly value: number;
  /** Pixels from the grid's origin. */
  readonly box: Box | null;
  readonly detail: string;
}

/**
 * The region that deviates most from the page's history, relative to the rest of the page: scattered odd blocks are
 * ordinary (clipping, specks), a compact region is not. On a page with many odd regions of that size it must exceed all
 * others.
 *
 * @param ratios log-likelihood ratio per block, `columns × rows`
 * @param active 1 for blocks that were judged
 */
export function oddPlace(
  ratios: Float32Array,
  active: Uint8Array,
  columns: number,
  rows: number,
): OddPlace | null {
  const places = WINDOWS.map((size) => oddWindow(ratios, active, columns, rows, size));
  const oddest = places.reduce((best, one) => (one && one.value > (best?.value ?? -1) ? one : best), null);
  if (!oddest) return null;
  const { strewn, ...place } = oddest;
  return strewn > 0
    ? {
        ...place,
        value: Math.max(0, place.value - strewn),
        detail: `${place.detail}; strewn with other odd places, the highest ${strewn.toFixed(1)} above the rest`,
      }
    : place;
}

/** `strewn`: on a page with many odd regions, the excess of the highest other one; else 0. */
type Candidate = OddPlace & { readonly strewn: number };

function oddWindow(
  ratios: Float32Array,
  active: Uint8Array,
  columns: number,
  rows: number,
  window: readonly [number, number],
): Candidate | null {
  const [wide, high] = window;
  const scores = windowSums(ratios, columns, rows, wide, high);
  const counts = windowSums(active, columns, rows, wide, high);
  const [marginX, marginY] = [Math.round(columns * EDGE), Math.round(rows * EDGE)];
  const least = Math.ceil(MIN_TEXTURED * wide * high);
  let at = -1;
  for (let r = 0, i = 0; r < rows; r++) {
    const isRowInside = r >= marginY && r + high <= rows - marginY;
    for (let c = 0; c < columns; c++, i++) {
      const score = counts[i]! >= least ? Math.fround(scores[i]! / Math.sqrt(counts[i]!)) : NaN;
      scores[i] = score;
      const inside = isRowInside && c >= marginX && c + wide <= columns - marginX;
      if (inside && score > (at < 0 ? 0 : scores[at]!)) at = i;
    }
  }
  const judged = numbersIn(scores);
  if (judged.length < 100) return null;
  const middle = quantile(judged, MIDDLE);
  if (at < 0)
    return {
      value: 0,
      strewn: 0,
      box: null,
      detail: `no odd place, half of the page below ${middle.toFixed(1)}`,
    };
  const best = scores[at]!;
  const place = around(scores, at, best / 2, columns, rows, window);
  const compact = (place.x1 - place.x0) * (place.y1 - place.y0) < LARGEST * columns * rows;
  if (window !== WINDOWS[0] && (!compact || place.x1 - place.x0 > WIDEST * columns))
    return { value: 0, strewn: 0, box: null, detail: 'no place of its own among larger ones' };
  const rest = compact ? numbersIn(without(scores, place, columns)) : judged;
  const strewn = strewnScore(topsElsewhere(scores, place, best / 2, columns, rows, window), best);
  const usual = Math.max(0, quantile(rest, USUAL));
  // Scales the value down if the page's own history is faint.
  const clear = Math.max(0, Math.min(1, -middle / CLEAR_HISTORY));
  return {
    value: Math.max(0, best - usual) * clear,
    strewn: Math.max(0, strewn - usual) * clear,
    box: {
      x: place.x0 * 8,
      y: place.y0 * 8,
      width: (place.x1 - place.x0) * 8,
      height: (place.y1 - place.y0) * 8,
    },
    detail: `score ${best.toFixed(1)} of ${wide} × ${high} blocks, 90 % of the rest below ${usual.toFixed(1)}, half of the page below ${middle.toFixed(1)}`,
  };
}

/** Drops NaN. */
function numbersIn(scores: Float32Array): Float32Array {
  const numbers = new Float32Array(scores.length);
  let count = 0;
  for (let i = 0; i < scores.length; i++) if (!Number.isNaN(scores[i]!)) numbers[count++] = scores[i]!;
  return numbers.subarray(0, count);
}

/** Copy with NaN inside a region. */
function without(scores: Float32Array, { x0, y0, x1, y1 }: Bounds, columns: number): Float32Array {
  const others = scores.slice();
  for (let r = y0; r < y1; r++) others.fill(NaN, r * columns + x0, r * columns + Math.min(x1, columns));
  return others;
}

/** Highest score of the other regions; 0 if they are few, or alike as edits by one person are. */
function strewnScore(tops: readonly number[], best: number): number {
  if (tops.length <= MAX_SHIFTED_AT_ONCE) return 0;
  if (tops.length <= MAX_EDITED_WORDS && quantile(Float32Array.from(tops), MIDDLE) > ALIKE * best) return 0;
  return Math.max(...tops);
}

/** The maximum score of each separate region outside `place` that scores above `least`. */
function topsElsewhere(
  scores: Float32Array,
  place: Bounds,
  least: number,
  columns: number,
  rows: number,
  window: readonly [number, number],
): number[] {
  const left = scores.slice();
  const clear = ({ x0, y0, x1, y1 }: Bounds): number => {
    let top = 0;
    for (let r = y0; r < Math.min(y1, rows); r++)
      for (let c = x0; c < x1; c++) {
        top = Math.max(top, left[r * columns + c] || 0);
        left[r * columns + c] = NaN;
      }
    return top;
  };
  clear(place);
  const tops: number[] = [];
  for (let i = 0; i < left.length; i++)
    if (left[i]! > least) tops.push(clear(around(left, i, least, columns, rows, window)));
  return tops;
}

interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Bounds (cells, exclusive ends) of the connected windows from `start` that score above `least`. */
function around(
  scores: Float32Array,
  start: number,
  least: number,
  columns: number,
  rows: number,
  [wide, high]: readonly [number, number],
): Bounds {
  const seen = new Set([start]);
  const stack = [start];
  const bounds = { x0: columns, y0: rows, x1: 0, y1: 0 };
  while (stack.length > 0) {
    const i = stack.pop()!;
    const [c, r] = [i % columns, Math.floor(i / columns)];
    bounds.x0 = Math.min(bounds.x0, c);
    bounds.y0 = Math.min(bounds.y0, r);
    bounds.x1 = Math.max(bounds.x1, Math.min(columns, c + wide));
    bounds.y1 = Math.max(bounds.y1, Math.min(rows, r + high));
    for (const n of [c > 0 ? i - 1 : -1, c < columns - 1 ? i + 1 : -1, i - columns, i + columns])
      if (n >= 0 && n < scores.length && !seen.has(n) && scores[n]! > least) {
        seen.add(n);
        stack.push(n);
      }
  }
  return bounds;
}
