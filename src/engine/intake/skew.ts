import type { TextRegion } from '../raster/page.ts';
import { sidesOf } from '../ocr/line-crop.ts';

const MIN_PROPORTION = 3;
/** Degrees from which the detector tears lines to pieces: such lines are believed only where most of them agree. */
export const TORN_FROM = 25;
/** Beyond it a page lies on another side. */
const STEEPEST = 45;
/** Degrees by which lines of one page may differ in a photograph. */
const AGREEMENT = 6;
const MIN_AGREEING_SHARE = 0.6;
const FEWEST = 3;

/** Median slope of the long lines of an upright page in degrees, clockwise positive; 0 without long lines. */
export function findSkew(regions: readonly TextRegion[]): number {
  const all = slopesOf(regions);
  const slopes = all.filter((slope) => Math.abs(slope) < TORN_FROM);
  const steep = all.filter((slope) => Math.abs(slope) >= TORN_FROM && Math.abs(slope) < STEEPEST);
  const lean = steep[steep.length >> 1] ?? 0;
  const agreed = all.filter((slope) => Math.abs(slope - lean) < AGREEMENT).length;
  if (steep.length > slopes.length && agreed >= FEWEST && agreed > MIN_AGREEING_SHARE * all.length)
    return lean;
  return slopes.length < 2 ? 0 : slopes[Math.floor(slopes.length / 2)]!;
}

/** Slopes of long lines, from the one that falls least. */
function slopesOf(regions: readonly TextRegion[]): number[] {
  return regions
    .filter(({ quad }) => {
      const { width, height } = sidesOf(quad);
      return width > MIN_PROPORTION * height;
    })
    .map(
      ({ quad: [a, b, c, d] }) => (Math.atan2(b.y + c.y - a.y - d.y, b.x + c.x - a.x - d.x) * 180) / Math.PI,
    )
    .sort((a, b) => a - b);
}
