import type { Point } from '../../../contract/geometry.ts';

/** Masks of small pictures, one byte a pixel, row by row: 1 is a thing, 0 is ground. */

/** 1 where the border cannot be reached through pixels that `isGround` lets pass: holes inside a thing belong to it. */
export function notReached(width: number, height: number, isGround: (at: number) => boolean): Uint8Array {
  const reached = new Uint8Array(width * height);
  const stack: number[] = [];
  const visit = (at: number): void => {
    if (reached[at] || !isGround(at)) return;
    reached[at] = 1;
    stack.push(at);
  };
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(visit);
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(visit);
  while (stack.length > 0) {
    const at = stack.pop()!;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return reached.map((value) => 1 - value);
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
  const along = (
    source: Uint8Array,
    length: number,
    lines: number,
    step: number,
    stride: number,
  ): Uint8Array => {
    const out = source.slice();
    for (let line = 0; line < lines; line++) {
      for (let i = 0; i < length; i++) {
        const at = line * stride + i * step;
        if (source[at] !== value) continue;
        for (let k = Math.max(0, i - radius); k <= Math.min(length - 1, i + radius); k++)
          out[line * stride + k * step] = value;
      }
    }
    return out;
  };
  return along(along(mask, width, height, 1, width), height, width, width, 1);
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
