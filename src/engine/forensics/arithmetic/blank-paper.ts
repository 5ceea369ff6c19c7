import type { Box } from '../../../contract/geometry.ts';
import { shadeOf } from '../../raster/luma.ts';
import type { Raster } from '../../raster/page.ts';
import { quantile } from '../../math/quantile.ts';

/** Quantiles of luminance taken as paper and as ink. */
const PAPER_QUANTILE = 0.9;
const INK_QUANTILE = 0.02;

/** Is part of a page blank, compared with a printed part? Table rules count as paper. */
export type IsBlank = (part: Box, printed: Box) => boolean;

/** Minimum darkness of ink relative to that of the print. */
const INK = 0.35;
/** Minimum ink share of a pixel row or column for it to be a rule. */
const RULE = 0.5;
/** Maximum ink share of blank paper: dirt. */
const DIRT = 0.001;
/**
 * Overexposed paper may have lost its print: maximum brightness above the printed part's paper, relative to the print's
 * contrast.
 */
const SHINE = 0.2;

/** Examines the image of a page. */
export function blankIn(raster: Raster): IsBlank {
  return (part, printed) => {
    const [gap, like] = [shadesIn(raster, part), shadesIn(raster, printed)];
    if (gap.shades.length === 0 || like.shades.length === 0) return false;
    const [paper, ink] = [quantile(like.shades, PAPER_QUANTILE), quantile(like.shades, INK_QUANTILE)];
    const contrast = paper - ink;
    const own = quantile(gap.shades, PAPER_QUANTILE);
    if (contrast <= 0 || own - paper > SHINE * contrast) return false;
    return inkShare(gap, own - INK * contrast) < DIRT;
  };
}

interface Shades {
  readonly shades: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Luminance of the part of the box inside the image. */
function shadesIn({ data, width, height }: Raster, box: Box): Shades {
  const [left, top] = [Math.max(0, Math.round(box.x)), Math.max(0, Math.round(box.y))];
  const right = Math.min(width, Math.round(box.x + box.width));
  const bottom = Math.min(height, Math.round(box.y + box.height));
  const [w, h] = [Math.max(0, right - left), Math.max(0, bottom - top)];
  const shades = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = ((top + y) * width + left + x) * 3;
      shades[y * w + x] = shadeOf(data[at]!, data[at + 1]!, data[at + 2]!);
    }
  return { shades, width: w, height: h };
}

/** Ink share of the pixels, without rules. */
function inkShare({ shades, width, height }: Shades, darkest: number): number {
  const ofRow = new Uint32Array(height);
  const ofColumn = new Uint32Array(width);
  for (let i = 0; i < shades.length; i++)
    if (shades[i]! < darkest) {
      ofRow[Math.floor(i / width)]!++;
      ofColumn[i % width]!++;
    }
  let ink = 0;
  for (let i = 0; i < shades.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (shades[i]! < darkest && ofRow[y]! < RULE * width && ofColumn[x]! < RULE * height) ink++;
  }
  return ink / shades.length;
}
