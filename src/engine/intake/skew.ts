import type { TextRegion } from '../page.ts';
import { sidesOf } from '../ocr/ppocr/crop.ts';

const MIN_PROPORTION = 3;
const MAX_SKEW = 25;

/** Median slope of the long lines of an upright page in degrees, clockwise positive; 0 without long lines. */
export function findSkew(regions: readonly TextRegion[]): number {
  const slopes = regions
    .filter(({ quad }) => {
      const { width, height } = sidesOf(quad);
      return width > MIN_PROPORTION * height;
    })
    .map(
      ({ quad: [a, b, c, d] }) => (Math.atan2(b.y + c.y - a.y - d.y, b.x + c.x - a.x - d.x) * 180) / Math.PI,
    )
    .filter((slope) => Math.abs(slope) < MAX_SKEW)
    .sort((a, b) => a - b);
  return slopes.length < 2 ? 0 : slopes[Math.floor(slopes.length / 2)]!;
}
