import type { Channel } from '../../contract/forensics.ts';
import type { Raster } from '../page.ts';
import type { PixelView } from './detector.ts';

/** Luminance of a page (ITU-R BT.601, as JPEG uses it). */
export function pixelView(raster: Raster, channel: Channel): PixelView {
  const { data, width, height } = raster;
  const luma = new Float32Array(width * height);
  for (let i = 0, p = 0; i < luma.length; i++, p += 3)
    luma[i] = 0.299 * data[p]! + 0.587 * data[p + 1]! + 0.114 * data[p + 2]!;
  return { luma, width, height, channel };
}
