import { boundingBox, type Box } from '../../../contract/geometry.ts';
import type { Raster, TextRegion } from '../../raster/page.ts';
import { LAPLACIAN_GAIN } from './grain.ts';

/** Percentiles of luma that stand for ink and for paper. */
const INK_QUANTILE = 0.03;
const PAPER_QUANTILE = 0.97;

const SAMPLE = 24;
/** Variance of the Laplacian over squared contrast: of text that cannot be read, and of crisp print (measured on specimens). */
const UNREADABLE = 0.0008;
const CRISP = 0.12;

/**
 * How crisp the text is, 0 (blurred) – 1: variance of the Laplacian in text boxes, divided by their contrast so that
 * faint print counts as print, median over boxes, on a logarithmic scale. What the picture's grain adds is taken off:
 * noise is no sharpness. 0 without text.
 */
export function textSharpness(raster: Raster, regions: readonly TextRegion[], grain: number): number {
  const step = Math.max(1, Math.floor(regions.length / SAMPLE));
  const values = regions
    .filter((_, i) => i % step === 0)
    .map(({ quad }) => relativeLaplacian(raster, boundingBox(quad), grain))
    .filter((value) => value !== null)
    .sort((a, b) => a - b);
  if (values.length === 0) return 0;
  const median = Math.max(1e-9, values[values.length >> 1]!);
  return Math.max(0, Math.min(1, Math.log(median / UNREADABLE) / Math.log(CRISP / UNREADABLE)));
}

function relativeLaplacian({ data, width, height }: Raster, box: Box, grain: number): number | null {
  const left = Math.max(1, Math.floor(box.x));
  const right = Math.min(width - 1, Math.ceil(box.x + box.width));
  const top = Math.max(1, Math.floor(box.y));
  const bottom = Math.min(height - 1, Math.ceil(box.y + box.height));
  let sum = 0;
  let squares = 0;
  let count = 0;
  const histogram = new Uint32Array(256);
  const row = 3 * width;
  for (let y = top; y < bottom; y++) {
    // Green pixels.
    let at = y * row + 3 * left + 1;
    for (let x = left; x < right; x++, at += 3) {
      const own = data[at]!;
      const value = 4 * own - data[at - 3]! - data[at + 3]! - data[at - row]! - data[at + row]!;
      sum += value;
      squares += value * value;
      histogram[own]!++;
    }
    count += Math.max(0, right - left);
  }
  if (count < 64) return null;
  const percentile = (share: number): number => {
    let rest = share * count;
    return histogram.findIndex((n) => (rest -= n) < 0);
  };
  const contrast = percentile(PAPER_QUANTILE) - percentile(INK_QUANTILE);
  const variance = squares / count - (sum / count) ** 2 - LAPLACIAN_GAIN * grain * grain;
  return contrast < 12 ? null : Math.max(0, variance) / (contrast * contrast);
}
