import sharp from 'sharp';
import type { Channel } from '../../../contract/forensics.ts';
import { lumaCoefficients, type LumaCoefficients } from '../jpeg/coefficients.ts';
import type { JpegFile } from '../jpeg/markers.ts';
import { readJpeg } from '../jpeg/markers.ts';
import { findGlyphs, type Glyph } from './glyphs.ts';
import { blockStatistics, type BlockStatistics } from './block-statistics.ts';

/** A picture as it came, before anything was straightened or resized: traces live in its own pixels. */
export interface ImageEvidence {
  readonly width: number;
  readonly height: number;
  /** 0–255, row by row. */
  readonly luma: Float32Array;
  readonly channel: Channel;
  readonly jpeg: JpegFile | null;
  /** Computed when first asked for, shared by the detectors. */
  coefficients(): LumaCoefficients | null;
  glyphs(): readonly Glyph[];
  blocks(): BlockStatistics;
}

/** Pictures beyond this are not measured: forensics must stay cheaper than reading. */
const MAX_MEASURED_PIXELS = 26_000_000;
/** Below it no detector has anything to measure. */
const MIN_SIDE = 240;

/** Decodes a JPEG or PNG for measuring; null when it is too small, too large or damaged. */
export async function openImage(bytes: Uint8Array, channel: Channel): Promise<ImageEvidence | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_MEASURED_PIXELS, failOn: 'error' });
    const { width, height } = await image.metadata();
    if (Math.min(width, height) < MIN_SIDE) return null;
    const { data, info } = await image
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return evidenceOf(data, info.width, info.height, info.channels, channel, bytes);
  } catch {
    return null;
  }
}

function evidenceOf(
  data: Uint8Array,
  width: number,
  height: number,
  channels: number,
  channel: Channel,
  bytes: Uint8Array,
): ImageEvidence {
  const luma = new Float32Array(width * height);
  if (channels >= 3)
    for (let i = 0, p = 0; i < luma.length; i++, p += channels)
      luma[i] = 0.299 * data[p]! + 0.587 * data[p + 1]! + 0.114 * data[p + 2]!;
  else for (let i = 0, p = 0; i < luma.length; i++, p += channels) luma[i] = data[p]!;
  const jpeg = readJpeg(bytes);
  const coefficients = lazily(() => (jpeg ? lumaCoefficients(bytes, jpeg) : null));
  const glyphs = lazily(() => findGlyphs(luma, width, height));
  const blocks = lazily(() => blockStatistics(luma, width, height));
  return { width, height, luma, channel, jpeg, coefficients, glyphs, blocks };
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
