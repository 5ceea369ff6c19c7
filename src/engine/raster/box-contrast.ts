import type { Box } from '../../contract/geometry.ts';
import type { Raster } from './page.ts';
import { quantileOfCounts } from '../math/quantile.ts';

/** Minimum visible contrast, 0–255: 12 %; pale legal text has 15 % and more. */
export const MIN_INK_CONTRAST = 30;
/** Share of a box's lightest and darkest pixels that is ignored as specks. */
const SPECKS = 0.02;

/** Range of the green channel in a box without specks, 0–255; 0 outside the raster. */
export function contrastIn({ data, width, height }: Raster, box: Box): number {
  const histogram = new Uint32Array(256);
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x++) {
      histogram[data[(y * width + x) * 3 + 1]!]!++;
    }
  }
  return quantileOfCounts(histogram, 1 - SPECKS) - quantileOfCounts(histogram, SPECKS);
}
