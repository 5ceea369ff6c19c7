import type { Box } from '../../../contract/geometry.ts';
import { quantile } from '../../quantile.ts';
import { windowSums } from '../image/block-statistics.ts';

/** Blocks of a window: about three characters of a scan, an amount or a name, a portrait. */
const WINDOWS = [
  [4, 2],
  [10, 3],
  [10, 10],
] as const;
/** Share of a window's blocks that must have been judged. */
const MIN_TEXTURED = 0.35;
/** Score of the median place, negative, from which the history of a page counts as clear. */
const CLEAR_HISTORY = 6;
/** Scanner applications and cameras write their names and dates along the edges of pictures. */
const EDGE = 0.05;
/** Nobody edits rows from edge to edge; a pattern that a camera makes of a screen lies across the page. */
const WIDEST = 0.7;
/** A place larger than this share of the page is no edit but another picture: both sides of a card on one sheet. */
const LARGEST = 0.22;

export interface OddPlace {
  /** Score of the oddest place above those of the rest, 0 when nothing stands out or the page shows no history. */
  readonly value: number;
  /** Pixels from the origin of the grid. */
  readonly box: Box | null;
  readonly detail: string;
}

/**
 * The place whose blocks together differ most from the page's history, measured against how odd the *rest* of the page
 * looks: scattered oddities are ordinary (clipping, specks), one compact place is not.
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
  return places.reduce((best, one) => (one && one.value > (best?.value ?? -1) ? one : best), null);
}

function oddWindow(
  ratios: Float32Array,
  active: Uint8Array,
  columns: number,
  rows: number,
  window: readonly [number, number],
): OddPlace | null {
  const [wide, high] = window;
  const scores = windowSums(ratios, columns, rows, wide, high);
  const counts = windowSums(Float32Array.from(active), columns, rows, wide, high);
  const [marginX, marginY] = [Math.round(columns * EDGE), Math.round(rows * EDGE)];
  const least = Math.ceil(MIN_TEXTURED * wide * high);
  let at = -1;
  for (let i = 0; i < scores.length; i++) {
    const c = i % columns;
    const r = (i - c) / columns;
    scores[i] = counts[i]! >= least ? scores[i]! / Math.sqrt(counts[i]!) : NaN;
    const inside =
      c >= marginX && r >= marginY && c + wide <= columns - marginX && r + high <= rows - marginY;
    if (inside && scores[i]! > (at < 0 ? 0 : scores[at]!)) at = i;
  }
  const judged = scores.filter((s) => !Number.isNaN(s));
  if (judged.length < 100) return null;
  const middle = quantile(judged, 0.5);
  if (at < 0)
    return { value: 0, box: null, detail: `no odd place, half of the page below ${middle.toFixed(1)}` };
  const best = scores[at]!;
  const place = around(scores, at, best / 2, columns, rows, window);
  const compact = (place.x1 - place.x0) * (place.y1 - place.y0) < LARGEST * columns * rows;
  if (window !== WINDOWS[0] && (!compact || place.x1 - place.x0 > WIDEST * columns))
    return { value: 0, box: null, detail: 'no place of its own among larger ones' };
  const rest = compact
    ? scores.filter((s, i) => {
        const c = i % columns;
        const r = (i - c) / columns;
        return !Number.isNaN(s) && !(c >= place.x0 && c < place.x1 && r >= place.y0 && r < place.y1);
      })
    : judged;
  const usual = quantile(rest, 0.9);
  // Where the page itself shows its history only faintly, an odd place means little.
  const clear = Math.max(0, Math.min(1, -middle / CLEAR_HISTORY));
  return {
    value: Math.max(0, best - Math.max(0, usual)) * clear,
    box: {
      x: place.x0 * 8,
      y: place.y0 * 8,
      width: (place.x1 - place.x0) * 8,
      height: (place.y1 - place.y0) * 8,
    },
    detail: `score ${best.toFixed(1)} of ${wide} × ${high} blocks, 90 % of the rest below ${usual.toFixed(1)}, half of the page below ${middle.toFixed(1)}`,
  };
}

/** Bounds (cells, exclusive ends) of the windows connected to `start` that score above `least`. */
function around(
  scores: Float32Array,
  start: number,
  least: number,
  columns: number,
  rows: number,
  [wide, high]: readonly [number, number],
): { x0: number; y0: number; x1: number; y1: number } {
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
