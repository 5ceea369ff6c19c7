import type { Box } from '../../../contract/geometry.ts';
import type { TextLine } from '../../../contract/pages.ts';
import { shadeOf } from '../../raster/luma.ts';
import type { Raster } from '../../raster/page.ts';

/** Minimum share of the page's width between the centres of two parts of a row: enough to tell whether it is level. */
const APART = 0.2;
const FEWEST_ROWS = 6;
/** Width of a part of a line, in line heights, and the minimum height in pixels. */
const PART = 2.5;
const LEAST_HEIGHT = 8;
/** Share of a line's height below which the baseline is searched. */
const MIDDLE = 0.45;

interface Part {
  /** Centre of the part, pixels. */
  readonly x: number;
  /** Pixel row of the baseline. */
  readonly foot: number;
}

/**
 * Share of text rows whose two ends have the same baseline row, 0–1; null if too few are wide enough. Rendered rows are
 * exactly level; at a skew of 0.05° a scanned row of 140 mm drops by one pixel at 200 dpi, and deskewing restores that
 * only to fractions of a pixel.
 */
export function shareOfLevelRows(raster: Raster, lines: readonly TextLine[]): number | null {
  const rows: TextLine[][] = [];
  for (const line of [...lines].sort((a, b) => middleOf(a.box) - middleOf(b.box))) {
    const last = rows.at(-1);
    const isSame = last && middleOf(line.box) - middleOf(last[0]!.box) < 0.4 * last[0]!.box.height;
    if (isSame) last.push(line);
    else rows.push([line]);
  }
  let [level, wide] = [0, 0];
  for (const row of rows) {
    const parts = row.flatMap(({ box }) => partsOf(raster, box)).sort((a, b) => a.x - b.x);
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last || last.x - first.x < APART * raster.width) continue;
    wide++;
    if (first.foot === last.foot) level++;
  }
  return wide < FEWEST_ROWS ? null : level / wide;
}

const middleOf = (box: Box): number => box.y + box.height / 2;

/** The parts at both ends of a line. */
function partsOf(raster: Raster, { x, y, width, height }: Box): Part[] {
  if (height < LEAST_HEIGHT || width < PART * height) return [];
  const part = Math.round(Math.min(width, 2 * PART * height));
  return [...new Set([Math.round(x), Math.round(x + width - part)])].flatMap((left) => {
    const foot = footOf(raster, left, part, Math.round(y), Math.round(height));
    return foot === null ? [] : [{ x: left + part / 2, foot }];
  });
}

/** Row with the largest decrease of ink to the next row: the baseline. */
function footOf(raster: Raster, x: number, width: number, y: number, height: number): number | null {
  const [left, right] = [Math.max(0, x), Math.min(raster.width, x + width)];
  let [best, most, above]: [number | null, number, number | null] = [null, 0, null];
  for (
    let row = Math.max(0, Math.round(y + MIDDLE * height));
    row < Math.min(raster.height, y + height + 3);
    row++
  ) {
    let light = 0;
    for (let i = 3 * (row * raster.width + left), k = left; k < right; k++, i += 3)
      light += shadeOf(raster.data[i]!, raster.data[i + 1]!, raster.data[i + 2]!);
    if (above !== null && light - above > most) [most, best] = [light - above, row];
    above = light;
  }
  return best;
}
