import type { TextLine } from '../../../contract/pages.ts';
import type { Raster } from '../../raster/page.ts';
import { openPixels, type ImageEvidence } from './evidence.ts';
import { shareOfLevelRows } from './level-rows.ts';

/** Minimum share of blocks of exactly one value for a rendering: captured paper is never perfectly even. */
const EVEN = 0.4;

/**
 * Was the picture rendered by a program and never printed? Such pages normally have even areas and identical
 * characters, saved as JPEG or not, so these are no signs of copying or painting.
 */
export function isRendering(image: ImageEvidence): boolean {
  const { deviation } = image.blocks();
  let even = 0;
  for (let b = 0; b < deviation.length; b++) if (deviation[b] === 0) even++;
  return even >= EVEN * Math.max(1, deviation.length);
}

/** Minimum share of level rows: 0.71–1 on 28 rendered pages; of 28 scans, half of them cleaned, two were above 0.3. */
const LEVEL = 0.8;

/** The same for a page that was read. Scan-cleaning programs make paper even, too, but do not level rows exactly. */
export function wasRendered(raster: Raster, lines: readonly TextLine[]): boolean {
  if ((shareOfLevelRows(raster, lines) ?? 0) < LEVEL) return false;
  const image = openPixels(raster.data, raster, 3, 'scan');
  const isDrawn = image !== null && isRendering(image);
  image?.release();
  return isDrawn;
}
