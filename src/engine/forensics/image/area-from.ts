/** A rectangle of pixels, bounds inclusive. */
export interface Bounds {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A 4-connected component: pixel count and bounding rectangle. */
export type Area = Bounds & { size: number };

/** Luminance of a component's pixels: from `from` to before `to`. */
export interface Tones {
  readonly from: number;
  readonly to: number;
}

/**
 * The component of pixels of certain tones that a pixel belongs to: scanline fill (Smith 1979), since most pixels have
 * both neighbours.
 *
 * @param seen 1 for pixels of earlier components; this component's are added
 */
export function areaFrom(
  start: number,
  luma: Float32Array,
  tones: Tones,
  width: number,
  height: number,
  seen: Uint8Array,
): Area {
  const { from, to } = tones;
  let [size, x0, y0, x1, y1] = [0, width, height, 0, 0];
  /** One pixel of each run still to be followed. */
  const stack = [start];
  while (stack.length > 0) {
    const at = stack.pop()!;
    if (seen[at] === 1) continue;
    const y = Math.floor(at / width);
    const rowStart = y * width;
    const rowEnd = rowStart + width - 1;
    let first = at;
    let last = at;
    while (first > rowStart && seen[first - 1] === 0 && luma[first - 1]! >= from && luma[first - 1]! < to)
      first--;
    while (last < rowEnd && seen[last + 1] === 0 && luma[last + 1]! >= from && luma[last + 1]! < to) last++;
    seen.fill(1, first, last + 1);
    size += last - first + 1;
    x0 = Math.min(x0, first - rowStart);
    x1 = Math.max(x1, last - rowStart);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
    if (y > 0) pushRuns(stack, first - width, last - width, luma, tones, seen);
    if (y < height - 1) pushRuns(stack, first + width, last + width, luma, tones, seen);
  }
  return { size, x0, y0, x1, y1 };
}

/** Pushes one pixel of each run between two indexes of a row. */
function pushRuns(
  stack: number[],
  first: number,
  last: number,
  luma: Float32Array,
  { from, to }: Tones,
  seen: Uint8Array,
): void {
  let inRun = false;
  for (let at = first; at <= last; at++) {
    const isFree = seen[at] === 0 && luma[at]! >= from && luma[at]! < to;
    if (isFree && !inRun) stack.push(at);
    inRun = isFree;
  }
}

/**
 * The first unseen pixel of these tones; `end` if there is none. A function of its own so that it is compiled once, not
 * per picture.
 */
export function firstOf(
  seen: Uint8Array,
  luma: Float32Array,
  { from, to }: Tones,
  start: number,
  end: number,
): number {
  let at = start;
  while (at < end && !(luma[at]! >= from && luma[at]! < to && seen[at] === 0)) at++;
  return at;
}
