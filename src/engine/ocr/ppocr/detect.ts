import sharp from 'sharp';
import { mapQuad } from '../../../contract/geometry.ts';
import { TILE, type BesideText } from '../../raster/beside-text.ts';
import type { Raster, TextRegion } from '../../raster/page.ts';
import { runInWorker } from '../worker/client.ts';

/** Offset of a pixel's centre. */
const MIDDLE = 0.5;

/** Sides of the model's input are multiples of this. */
const MULTIPLE = 32;

/**
 * Detects lines of text at any angle.
 *
 * @param longestSide length in pixels to which the longer side is scaled for the model; time grows with its square.
 * @param only restricts detection to areas with print, and a margin; the rest of the page is blanked.
 * @returns quadrilaterals in raster pixels, in no particular order.
 */
export async function detectText(
  raster: Raster,
  longestSide: number,
  only: BesideText | null = null,
): Promise<TextRegion[]> {
  if (only?.printed.every((count) => count === 0)) return [];
  const scale = longestSide / Math.max(raster.width, raster.height);
  const width = toMultiple(raster.width * scale);
  const height = toMultiple(raster.height * scale);
  const data = Uint8Array.from(await resized(raster, width, height));
  if (only) blank(data, { width, height }, raster, only);
  const found = await runInWorker('text', { data, width, height, channels: 3 }, data);
  const toRaster = { x: raster.width / width, y: raster.height / height };
  return found.map(({ quad, score }) => ({
    quad: mapQuad(quad, (p) => ({ x: (p.x + MIDDLE) * toRaster.x, y: (p.y + MIDDLE) * toRaster.y })),
    score,
  }));
}

/** Margin around print, tiles: two lines of a letter, so that lines are seen whole or with their neighbours. */
const KEPT_AROUND = 4;

/** Blanks everything far from the print in a map; `size` is that of the pixels, `page` that of the map's page. */
function blank(
  data: Uint8Array,
  size: { width: number; height: number },
  page: { width: number; height: number },
  { columns, rows, printed, paper }: BesideText,
): void {
  const kept = new Uint8Array(printed.length);
  for (const [i, count] of printed.entries()) {
    if (count === 0) continue;
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const from = Math.max(0, column - KEPT_AROUND);
    const to = Math.min(columns, column + KEPT_AROUND + 1);
    for (let y = Math.max(0, row - KEPT_AROUND); y <= Math.min(rows - 1, row + KEPT_AROUND); y++)
      kept.fill(1, y * columns + from, y * columns + to);
  }
  const tileAt = (at: number, length: number, of: number): number =>
    Math.floor((((at + 0.5) / length) * of) / TILE);
  for (let y = 0, o = 0; y < size.height; y++) {
    const row = tileAt(y, size.height, page.height) * columns;
    for (let x = 0; x < size.width; x++, o += 3)
      if (!kept[row + tileAt(x, size.width, page.width)]) data.set(paper, o);
  }
}

const toMultiple = (length: number): number => Math.max(MULTIPLE, Math.round(length / MULTIPLE) * MULTIPLE);

const resized = (
  { data, width: from, height: rows }: Raster,
  width: number,
  height: number,
): Promise<Buffer> =>
  sharp(data, { raw: { width: from, height: rows, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: width < from ? 'linear' : 'cubic' })
    .raw()
    .toBuffer();
