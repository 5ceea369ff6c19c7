import type { Point } from '../../../contract/geometry.ts';
import { fromLeft } from '../../ocr/rectangle.ts';

/** Masks of thumbnails, one byte a pixel, row by row: 1 is an object, 0 the background. */

/**
 * 1 for pixels that a flood fill from the border does not reach: holes inside an object belong to it.
 *
 * @param passable 1 where the fill may pass
 */
export function notReached(width: number, height: number, passable: Uint8Array): Uint8Array {
  const thing = new Uint8Array(width * height).fill(1);
  // Passable pixels not reached yet; filled a run of a row at a time.
  const left = passable.slice();
  const starts: number[] = [];
  for (let x = 0; x < width; x++) starts.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) starts.push(y * width, y * width + width - 1);
  const startsBetween = (from: number, to: number): void => {
    for (let at = from; at <= to; at++)
      if (left[at] === 1 && (at === from || left[at - 1] === 0)) starts.push(at);
  };
  const lastRow = width * (height - 1);
  while (starts.length > 0) {
    const start = starts.pop()!;
    if (left[start] === 0) continue;
    const row = start - (start % width);
    let [from, to] = [start, start];
    while (from > row && left[from - 1] === 1) from--;
    while (to < row + width - 1 && left[to + 1] === 1) to++;
    thing.fill(0, from, to + 1);
    left.fill(0, from, to + 1);
    if (row > 0) startsBetween(from - width, to - width);
    if (row < lastRow) startsBetween(from + width, to + width);
  }
  return thing;
}

/** A connected component, as positions in the mask. */
export interface Piece {
  readonly pixels: Int32Array;
  /** First and last pixel of each row, which suffice for the convex hull. */
  readonly ends: readonly Point[];
}

/** Connected components of a mask with at least this many pixels. */
export function piecesOf(mask: Uint8Array, width: number, height: number, least = 1): Piece[] {
  const left = mask.slice();
  // Every pixel is queued once: a component is a range of the queue.
  const queue = new Int32Array(mask.length);
  const lastRow = width * (height - 1);
  let end = 0;
  const found: Piece[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (left[start] === 0) continue;
    const from = end;
    left[start] = 0;
    queue[end++] = start;
    for (let next = from; next < end; next++) {
      const at = queue[next]!;
      const x = at % width;
      if (x > 0 && left[at - 1] === 1) {
        left[at - 1] = 0;
        queue[end++] = at - 1;
      }
      if (x < width - 1 && left[at + 1] === 1) {
        left[at + 1] = 0;
        queue[end++] = at + 1;
      }
      if (at >= width && left[at - width] === 1) {
        left[at - width] = 0;
        queue[end++] = at - width;
      }
      if (at < lastRow && left[at + width] === 1) {
        left[at + width] = 0;
        queue[end++] = at + width;
      }
    }
    if (end - from < least) continue;
    const pixels = queue.subarray(from, end);
    found.push({ pixels, ends: rowEndsOf(pixels, width, height) });
  }
  return found;
}

function rowEndsOf(pixels: Int32Array, width: number, height: number): Point[] {
  const first = new Int32Array(height).fill(width);
  const last = new Int32Array(height).fill(-1);
  for (const at of pixels) {
    const y = (at / width) | 0;
    const x = at - y * width;
    if (x < first[y]!) first[y] = x;
    if (x > last[y]!) last[y] = x;
  }
  const ends: Point[] = [];
  for (let y = 0; y < height; y++) if (last[y]! >= 0) ends.push({ x: first[y]!, y }, { x: last[y]!, y });
  return ends.sort(fromLeft);
}
