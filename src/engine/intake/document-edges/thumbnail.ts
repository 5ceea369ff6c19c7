import sharp from 'sharp';
import { mapQuad, type Quad } from '../../../contract/geometry.ts';
import { sidesOf } from '../../ocr/line-crop.ts';
import type { Raster } from '../../raster/page.ts';
import { giveBack } from '../../raster/give-back.ts';
import { homographyBetween, projectQuad, wholeOf } from '../../raster/homography.ts';
import { warp } from '../../raster/warp.ts';

/** A reduced, slightly smoothed copy of a picture, sufficient for document outlines. */
export interface Thumbnail extends Raster {
  /** Thumbnail pixels per picture pixel. */
  readonly scale: number;
}

/** Levels of pixels, three channels each, rows from the top; may be fractional. */
export interface Levels {
  readonly data: Uint8Array | Float32Array;
  readonly width: number;
  readonly height: number;
}

const LONGEST_SIDE = 512;

export async function thumbnailOf(raster: Raster): Promise<Thumbnail> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(raster.width, raster.height));
  return { ...(await reducedTo(raster, scale)), scale };
}

async function reducedTo(raster: Raster, scale: number): Promise<Raster> {
  const width = Math.max(8, Math.round(raster.width * scale));
  const height = Math.max(8, Math.round(raster.height * scale));
  const data = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .blur(1)
    .raw()
    .toBuffer();
  return { data, width, height };
}

/**
 * Smoothed with a 1-4-6-4-1 kernel in both directions: halves the grain but keeps long borders. Fractional levels are
 * kept: rounding would turn a slow falloff of light into contours as strong as the borders of faint cards.
 */
export function softened({ data, width, height }: Raster): Levels {
  const row = width * 3;
  const across = new Float32Array(data);
  for (let y = 0; y < height; y++) mix(data, across, 3, y * row + 6, (y + 1) * row - 6);
  const both = across.slice();
  mix(across, both, row, 2 * row, (height - 2) * row);
  giveBack(across);
  return { data: both, width, height };
}

/** Applies the kernel to a range of values at intervals of `step`. */
function mix(from: Levels['data'], into: Float32Array, step: number, start: number, end: number): void {
  for (let i = start; i < end; i++) {
    const near = from[i - step]! + from[i + step]!;
    into[i] = (from[i - 2 * step]! + from[i + 2 * step]! + 4 * near + 6 * from[i]!) / 16;
  }
}

/** Margin cut off a sheet, so that its surroundings do not show. */
const INSET = 0.015;

/** A reduced, rectified copy of a sheet in a picture, and the mapping back to picture pixels. */
export async function sheetThumbnail(
  picture: Raster,
  sheet: Quad,
): Promise<{ thumbnail: Thumbnail; toPicture: (quad: Quad) => Quad }> {
  const inner = inset(sheet, INSET);
  const { width, height } = sidesOf(inner);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const size = {
    width: Math.max(8, Math.round(width * scale)),
    height: Math.max(8, Math.round(height * scale)),
  };
  const reduced = await reducedTo(picture, scale);
  const source = mapQuad(inner, (p) => ({ x: p.x * scale, y: p.y * scale }));
  const map = homographyBetween(wholeOf(size), inner);
  return {
    thumbnail: { ...warp(reduced, source, size.width, size.height), scale },
    toPicture: (quad) => (map ? projectQuad(map, quad) : quad),
  };
}

function inset(quad: Quad, share: number): Quad {
  const x = quad.reduce((sum, p) => sum + p.x, 0) / 4;
  const y = quad.reduce((sum, p) => sum + p.y, 0) / 4;
  return mapQuad(quad, (p) => ({
    x: p.x + 2 * share * (x - p.x),
    y: p.y + 2 * share * (y - p.y),
  }));
}
