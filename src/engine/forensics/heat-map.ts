import sharp from 'sharp';
import type { Box } from '../../contract/geometry.ts';
import type { Finding } from '../../contract/forensics.ts';
import type { Measurement } from './image/image-detector.ts';

/** Minimum heat shown, and maximum opacity (set by hand, ADR 401). */
const LEAST_SHOWN = 0.05;
const MOST_SHOWN = 0.7;

/** Longest side of the picture, pixels; a viewer scales it to the page. */
const LONGEST_SIDE = 640;
/** zlib's default level: the highest takes three times as long for a file 5 % smaller. */
const COMPRESSION = 6;
/** Robust deviations drawn in full colour. */
const FULL = 8;

/**
 * Heat map of the evidence as a PNG: transparent where there is none, then yellow to red. Same proportions as the page.
 * Null if there is nothing to show.
 */
export async function heatMap(
  page: { width: number; height: number },
  findings: readonly Finding[],
  measurements: readonly Measurement[],
): Promise<string | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(page.width, page.height));
  const width = Math.max(1, Math.round(page.width * scale));
  const height = Math.max(1, Math.round(page.height * scale));
  const heat = new Float32Array(width * height);
  for (const { cells } of measurements) if (cells) addCells(heat, width, height, cells);
  for (const found of findings)
    if (found.box && found.strength !== 'note')
      addBox(heat, width, height, found.box, scale, WEIGHT[found.strength]);
  if (!isShown(heat)) return null;
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < heat.length; i++) {
    const v = Math.min(1, heat[i]!);
    rgba[i * 4] = 255;
    rgba[i * 4 + 1] = Math.round(220 * (1 - v));
    rgba[i * 4 + 3] = Math.round(190 * Math.sqrt(v));
  }
  const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: COMPRESSION, palette: false })
    .toBuffer();
  return png.toString('base64');
}

function isShown(heat: Float32Array): boolean {
  for (let i = 0; i < heat.length; i++) if (heat[i]! > LEAST_SHOWN) return true;
  return false;
}

const WEIGHT = { proof: 1, strong: 0.8, weak: 0.35, note: 0 } as const;

function addCells(
  heat: Float32Array,
  width: number,
  height: number,
  cells: NonNullable<Measurement['cells']>,
): void {
  const { values, columns, rows } = cells;
  const column = Int32Array.from({ length: width }, (_, x) =>
    Math.min(columns - 1, Math.floor((x * columns) / width)),
  );
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor((y * rows) / height)) * columns;
    for (let x = 0; x < width; x++, i++) {
      const shown = (values[row + column[x]!]! - 2) / FULL;
      if (shown > heat[i]!) heat[i] = Math.min(MOST_SHOWN, shown);
    }
  }
}

function addBox(
  heat: Float32Array,
  width: number,
  height: number,
  box: Box,
  scale: number,
  weight: number,
): void {
  const x0 = Math.max(0, Math.floor(box.x * scale) - 1);
  const y0 = Math.max(0, Math.floor(box.y * scale) - 1);
  const x1 = Math.min(width, Math.ceil((box.x + box.width) * scale) + 1);
  const y1 = Math.min(height, Math.ceil((box.y + box.height) * scale) + 1);
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) heat[y * width + x] = Math.max(heat[y * width + x]!, weight);
}
