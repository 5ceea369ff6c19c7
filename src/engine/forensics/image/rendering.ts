import type { TextLine } from '../../../contract/pages.ts';
import type { Raster } from '../../raster/page.ts';
import { openPixels, type ImageEvidence } from './evidence.ts';
import { shareOfLevelRows } from './level-rows.ts';

/** Share of blocks of exactly one value from which a picture is a rendering: paper seen by a lens is never even. */
const EVEN = 0.4;

/**
 * Was the picture drawn by a program and never printed? On such pages even places and characters that are alike are
 * the rule, saved as JPEG or not, and tell nothing about copies and paint.
 */
export function isRendering(image: ImageEvidence): boolean {
  const { deviation } = image.blocks();
  const even = deviation.reduce((n, d) => n + (d === 0 ? 1 : 0), 0);
  return even >= EVEN * Math.max(1, deviation.length);
}

/** Of the rows of print that a program set: of 28 such pages 0.71–1, of 28 scans, half of them cleaned, two above 0.3. */
const LEVEL = 0.8;

/** The same of the pixels of a page that was read. Programs that clean scans make paper even, too, but do not set rows level. */
export function wasRendered(raster: Raster, lines: readonly TextLine[]): boolean {
  if ((shareOfLevelRows(raster, lines) ?? 0) < LEVEL) return false;
  const image = openPixels(raster.data, raster, 3, 'scan');
  const isDrawn = image !== null && isRendering(image);
  image?.release();
  return isDrawn;
}
