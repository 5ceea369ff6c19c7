import type { Quad } from '../../contract/geometry.ts';
import { sidesOf } from '../ocr/line-crop.ts';
import type { Raster } from '../raster/page.ts';
import { warp } from '../raster/warp.ts';

/** A document's outline as an upright rectangle, as large as it appears in the picture. */
export function straighten(picture: Raster, quad: Quad): Raster {
  const { width, height } = sidesOf(quad);
  return warp(picture, quad, Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
}
