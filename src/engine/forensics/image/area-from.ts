/** A rectangle of pixels, bounds inclusive. */
export interface Bounds {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A 4-connected component: pixel count and bounding rectangle. */
export type Area = Bounds & { size: number };

/**
 * The component that a pixel belongs to: scanline fill (Smith 1979), since most pixels have both neighbours.
 *
 * @param isOf does a raster index belong to a component?
 * @param seen 1 for pixels of earlier components; this component's are added
 */
export function areaFrom(
  start: number,
  isOf: (at: number) => boolean,
  width: number,
  height: number,
  seen: Uint8Array,
): Area {
  const area: Area = { size: 0, x0: width, y0: height, x1: 0, y1: 0 };
  /** One pixel of each run still to be followed. */
  const stack = [start];
  /** Pushes one pixel of each run between two indexes of a row. */
  const runsBetween = (first: number, last: number): void => {
    let inRun = false;
    for (let at = first; at <= last; at++) {
      const isFree = seen[at] === 0 && isOf(at);
      if (isFree && !inRun) stack.push(at);
      inRun = isFree;
    }
  };
  while (stack.length > 0) {
    const at = stack.pop()!;
    if (seen[at] === 1) continue;
    const y = Math.floor(at / width);
    const rowStart = y * width;
    const rowEnd = rowStart + width - 1;
    let first = at;
    let last = at;
    while (first > rowStart && seen[first - 1] === 0 && isOf(first - 1)) first--;
    while (last < rowEnd && seen[last + 1] === 0 && isOf(last + 1)) last++;
    seen.fill(1, first, last + 1);
    area.size += last - first + 1;
    area.x0 = Math.min(area.x0, first - rowStart);
    area.x1 = Math.max(area.x1, last - rowStart);
    area.y0 = Math.min(area.y0, y);
    area.y1 = Math.max(area.y1, y);
    if (y > 0) runsBetween(first - width, last - width);
    if (y < height - 1) runsBetween(first + width, last + width);
  }
  return area;
}
