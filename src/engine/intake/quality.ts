import type { PageQuality } from '../../contract/pages.ts';
import { RECOMMENDED_RESOLUTION } from '../../contract/limits.ts';
import { boundingBox, type Box } from '../../contract/geometry.ts';
import type { Raster, TextRegion } from '../page.ts';
import { sidesOf } from '../ocr/ppocr/crop.ts';

/** Text lower than this cannot be told apart: capitals of about five pixels. */
const MIN_TEXT_HEIGHT = 9;

/** Measures a page before it is read. */
export function measureQuality(
  raster: Raster,
  regions: readonly TextRegion[],
  cutOff: PageQuality['cutOff'],
): PageQuality {
  const boxes = regions.map((r) => boundingBox(r.quad));
  const heights = regions
    .map((r) => Math.min(sidesOf(r.quad).width, sidesOf(r.quad).height))
    .sort((a, b) => a - b);
  const textHeight = heights.length === 0 ? null : Math.round(heights[Math.floor(heights.length / 2)]!);
  const sharpness = boxes.length === 0 ? 0 : median(boxes.map((box) => edgeSharpness(raster, box)));
  const glare = 0;
  const brightness = meanLuminance(raster);
  const warnings: string[] = [];
  const { width, height } = raster;
  if (
    Math.max(width, height) < RECOMMENDED_RESOLUTION.width ||
    Math.min(width, height) < RECOMMENDED_RESOLUTION.height
  )
    warnings.push(
      'The picture is smaller than 1200 × 800 pixels. Move the camera closer or scan at a higher resolution.',
    );
  let readable = true;
  if (textHeight !== null && textHeight < MIN_TEXT_HEIGHT) {
    readable = false;
    warnings.push('The text is too small to read. Move the camera closer or scan at a higher resolution.');
  }
  return { width, height, sharpness, glare, brightness, cutOff, textHeight, readable, warnings };
}

const luminance = (data: Uint8Array, i: number): number =>
  (data[i]! * 299 + data[i + 1]! * 587 + data[i + 2]! * 114) / 1000;

function meanLuminance({ data }: Raster): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < data.length; i += 3 * 13, count++) sum += luminance(data, i);
  return sum / count / 255;
}

function edgeSharpness(_raster: Raster, _box: Box): number {
  return 1;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
