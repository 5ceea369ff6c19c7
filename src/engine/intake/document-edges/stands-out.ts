import type { Quad } from '../../../contract/geometry.ts';
import type { Thumbnail } from './thumbnail.ts';

const MIN_DIFFERENCE = 10;
const MIN_SIDES = 3;
/** How far inside and outside the edge colours are looked at, thumbnail pixels. */
const NEAR = 3;
const FAR = 7;

/**
 * Is an outline the border of a thing, with something else around it, on at least three sides? A frame printed on
 * paper has the same paper on both sides.
 */
export function standsOut(picture: Thumbnail, quad: Quad): boolean {
  const sides = quad.filter((from, i) => {
    const to = quad[(i + 1) % 4]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    // Clockwise corners: the inside lies to the right of each side.
    const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    const difference: number[] = [];
    for (let s = 0.1; s <= 0.9; s += 0.04) {
      const x = from.x + (to.x - from.x) * s;
      const y = from.y + (to.y - from.y) * s;
      const inside = meanColour(picture, x, y, normal, 1);
      const outside = meanColour(picture, x, y, normal, -1);
      if (inside && outside) difference.push(Math.max(...inside.map((v, k) => Math.abs(v - outside[k]!))));
    }
    return (
      difference.length > 4 && difference.sort((a, b) => a - b)[difference.length >> 1]! >= MIN_DIFFERENCE
    );
  });
  return sides.length >= MIN_SIDES;
}

function meanColour(
  { data, width, height }: Thumbnail,
  x: number,
  y: number,
  normal: { x: number; y: number },
  sign: 1 | -1,
): [number, number, number] | null {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let d = NEAR; d <= FAR; d++) {
    const px = Math.round(x + sign * normal.x * d);
    const py = Math.round(y + sign * normal.y * d);
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const i = (py * width + px) * 3;
    for (let k = 0; k < 3; k++) sum[k]! += data[i + k]!;
    count++;
  }
  return count === 0 ? null : (sum.map((v) => v / count) as [number, number, number]);
}
