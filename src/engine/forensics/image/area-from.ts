/** A rectangle of pixels, its last ones included. */
export interface Bounds {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Pixels that hang together by their sides: how many, and the rectangle that holds them. */
export type Area = Bounds & { size: number };

/**
 * The area that a pixel belongs to.
 *
 * @param isOf of the pixel at a place of the raster
 * @param seen pixels of areas so far, 1; the area's are added
 */
export function areaFrom(
  start: number,
  isOf: (at: number) => boolean,
  width: number,
  height: number,
  seen: Uint8Array,
): Area {
  const area: Area = { size: 0, x0: width, y0: height, x1: 0, y1: 0 };
  const stack = [start];
  seen[start] = 1;
  const take = (at: number): void => {
    if (seen[at] === 1 || !isOf(at)) return;
    seen[at] = 1;
    stack.push(at);
  };
  while (stack.length > 0) {
    const at = stack.pop()!;
    const x = at % width;
    const y = (at - x) / width;
    area.size++;
    area.x0 = Math.min(area.x0, x);
    area.x1 = Math.max(area.x1, x);
    area.y0 = Math.min(area.y0, y);
    area.y1 = Math.max(area.y1, y);
    if (x > 0) take(at - 1);
    if (x < width - 1) take(at + 1);
    if (y > 0) take(at - width);
    if (y < height - 1) take(at + width);
  }
  return area;
}
