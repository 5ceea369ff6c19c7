import type { Point } from '../../../contract/geometry.ts';

/** Masks of small pictures, one byte a pixel, row by row: 1 is a thing, 0 is ground. */

/** 1 where the border cannot be reached through pixels that `isGround` lets pass: holes inside a thing belong to it. */
export function notReached(width: number, height: number, isGround: (at: number) => boolean): Uint8Array {
  const thing = new Uint8Array(width * height).fill(1);
  // Each pixel is asked once, however many neighbours lead to it.
  const asked = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let end = 0;
  const visit = (at: number): void => {
    if (asked[at]) return;
    asked[at] = 1;
    if (!isGround(at)) return;
    thing[at] = 0;
    queue[end++] = at;
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  const lastRow = width * (height - 1);
  for (let next = 0; next < end; next++) {
    const at = queue[next]!;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < lastRow) visit(at + width);
  }
  return thing;
}

/** Opening by `radius`: bridges of dirt between two documents are cut, specks vanish. */
export function opened(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return dilated(dilated(mask, width, height, radius, 0), width, height, radius, 1);
}

/** Grows the pixels of `value` by `radius` along both axes. */
export function dilated(
  mask: Uint8Array,
  width: number,
  height: number,
  radius: number,
  value: 0 | 1,
): Uint8Array {
  return grownDown(grownAcross(mask, width, radius, value), width, height, radius, value);
}

function grownAcross(mask: Uint8Array, width: number, radius: number, value: 0 | 1): Uint8Array {
  const out = mask.slice();
  for (let row = 0; row < mask.length; row += width) {
    const end = row + width;
    // `done`: up to here the row is grown already, so that no pixel is written twice.
    let done = row;
    for (let at = row; at < end; at++) {
      if (mask[at] !== value) continue;
      const last = Math.min(end - 1, at + radius);
      for (let to = Math.max(done, at - radius); to <= last; to++) out[to] = value;
      done = last + 1;
    }
  }
  return out;
}

/** Row by row, as the mask lies in memory. */
function grownDown(
  mask: Uint8Array,
  width: number,
  height: number,
  radius: number,
  value: 0 | 1,
): Uint8Array {
  const out = mask.slice();
  for (let y = 0; y < height; y++) {
    for (let from = Math.max(0, y - radius); from <= Math.min(height - 1, y + radius); from++) {
      if (from === y) continue;
      for (let at = y * width, source = from * width; at < (y + 1) * width; at++, source++)
        if (mask[source] === value) out[at] = value;
    }
  }
  return out;
}

/** Pixels that hang together, as places in the mask, and those of them that touch something else. */
export interface Piece {
  readonly pixels: Int32Array;
  readonly outline: readonly Point[];
}

/** The connected pieces of a mask that have at least so many pixels. */
export function piecesOf(mask: Uint8Array, width: number, height: number, least = 1): Piece[] {
  const seen = new Uint8Array(mask.length);
  // Every pixel is queued once: a piece is a stretch of the queue.
  const queue = new Int32Array(mask.length);
  let end = 0;
  const isThing = (at: number, is: boolean): boolean => is && mask[at] === 1;
  const found: Piece[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || seen[start]) continue;
    const from = end;
    const outline: Point[] = [];
    seen[start] = 1;
    queue[end++] = start;
    for (let next = from; next < end; next++) {
      const at = queue[next]!;
      const x = at % width;
      const y = (at / width) | 0;
      let inner = 0;
      for (let side = 0; side < 4; side++) {
        const to = side === 0 ? at - 1 : side === 1 ? at + 1 : side === 2 ? at - width : at + width;
        const is = side === 0 ? x > 0 : side === 1 ? x < width - 1 : side === 2 ? y > 0 : y < height - 1;
        if (!isThing(to, is)) continue;
        inner++;
        if (seen[to]) continue;
        seen[to] = 1;
        queue[end++] = to;
      }
      if (inner < 4) outline.push({ x, y });
    }
    if (end - from >= least) found.push({ pixels: queue.subarray(from, end), outline });
  }
  return found;
}
