import sharp from 'sharp';
import type { Channel } from '../../../contract/forensics.ts';
import { EXIF_TURNS, type DecodedImage } from '../../intake/decode-image.ts';
import { blockDcts } from '../../jpeg/dct.ts';
import { lumaRows, type LumaRows } from '../../jpeg/luma-rows.ts';
import type { JpegFile } from '../../jpeg/markers.ts';
import { readJpeg } from '../../jpeg/markers.ts';
import { pictureKernels, type PictureKernels } from '../../kernels/kernels.ts';
import { lazily } from '../../lazily.ts';
import { lumaOf } from '../../raster/luma.ts';
import { giveBack, giveBackPixels } from '../../raster/give-back.ts';
import type { Raster } from '../../raster/page.ts';
import { colourEncoding, type ColourEncoding } from './encoding.ts';
import { findGlyphs, type Glyph } from './glyphs.ts';
import { blockStatistics, type BlockStatistics } from './block-statistics.ts';

/** A picture as it came, before anything was straightened or resized: traces live in its own pixels. */
export interface ImageEvidence {
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise that the file asks to be turned by to be upright; its pixels are as they are stored. */
  readonly turn: DecodedImage['exifTurn'];
  /** 0–255, row by row. */
  readonly luma: Float32Array;
  /** Per 8×8 cell of the picture (row by row, `ceil` of the sides): a colour touches its limit while luminance does not. */
  readonly saturated: Uint8Array;
  readonly channel: Channel;
  /** How it keeps its colours: decided before anything is measured. */
  readonly encoding: ColourEncoding;
  readonly jpeg: JpegFile | null;
  /** The coefficients that a JPEG stores of its luminance; null where they cannot be read. */
  readonly coefficients: LumaRows | null;
  /** Computed when first asked for, shared by the detectors. */
  glyphs(): readonly Glyph[];
  blocks(): BlockStatistics;
  /**
   * 64 DCT coefficients of each of the 8×8 blocks whose first pixels are at `places` of `luma`, natural order; of 4,096 blocks at most, and good
   * until the next call.
   *
   * @param table steps that they are rounded to multiples of, natural order; null: none
   */
  dcts(places: Int32Array, table: Uint16Array | null): Float32Array;
  /** Values that were made of the picture and are shared; their memory is given back with its own. */
  untilReleased<T extends ArrayBufferView>(values: T): T;
  /** Lends its memory to the next picture: nothing of this one may be used any more. */
  release(): void;
}

/** Pictures beyond this are not measured: forensics must stay cheaper than reading. */
const MAX_MEASURED_PIXELS = 26_000_000;
/** Below it no detector has anything to measure. */
const MIN_SIDE = 240;

/**
 * Decodes a JPEG or PNG for measuring; null when it is too small, too large or damaged.
 *
 * @param stored the pixels that the file stores, where somebody has decoded them
 */
export async function openImage(
  bytes: Uint8Array,
  channel: Channel,
  stored: Raster | null = null,
): Promise<ImageEvidence | null> {
  if (stored) return openPixels(stored.data, stored, 3, channel, bytes);
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_MEASURED_PIXELS, failOn: 'error' });
    const { width, height, orientation } = await image.metadata();
    if (Math.min(width, height) < MIN_SIDE) return null;
    const { data, info } = await image
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const turn = EXIF_TURNS[orientation ?? 1] ?? 0;
    const size = { width: info.width, height: info.height, turn };
    const evidence = evidenceOf(data, size, info.channels, channel, bytes);
    // Luminance is all that is kept of them.
    giveBackPixels({ data });
    return evidence;
  } catch {
    return null;
  }
}

/**
 * As `openImage` for pixels that are decoded already: rows of 1 or 3 bytes a pixel; null when they are too few.
 *
 * @param bytes the file that stores them; empty: none does
 */
export function openPixels(
  data: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  channels: 0 | 1 | 3,
  channel: Channel,
  bytes: Uint8Array = new Uint8Array(0),
): ImageEvidence | null {
  if (channels === 0 || Math.min(width, height) < MIN_SIDE || width * height > MAX_MEASURED_PIXELS)
    return null;
  if (data.length < width * height * channels) return null;
  return evidenceOf(data, { width, height, turn: 0 }, channels, channel, bytes);
}

function evidenceOf(
  data: Uint8Array,
  { width, height, turn }: Pick<ImageEvidence, 'width' | 'height' | 'turn'>,
  channels: number,
  channel: Channel,
  bytes: Uint8Array,
): ImageEvidence {
  const kernels = pictureKernels(width, height);
  const luma = kernels?.luma ?? new Float32Array(width * height);
  const saturated = shadesOf(data, width, height, channels, luma, kernels);
  const jpeg = readJpeg(bytes);
  const encoding = colourEncoding(data, channels, jpeg?.components.length === 4);
  const lent: ArrayBufferView[] = [];
  const untilReleased = <T extends ArrayBufferView>(values: T): T => {
    lent.push(values);
    return values;
  };
  const glyphs = lazily(() => findGlyphs(luma, width, height, kernels));
  const blocks = lazily(() => blockStatistics(luma, width, height, kernels));
  return {
    width,
    height,
    turn,
    luma,
    saturated,
    channel,
    encoding,
    jpeg,
    coefficients: jpeg && lumaRows(bytes, jpeg),
    glyphs,
    blocks,
    dcts: (places, table) => kernels?.dcts(places, table) ?? blockDcts(luma, width, places, table),
    untilReleased,
    release: () => {
      for (const values of lent.splice(0)) giveBack(values);
      kernels?.release();
    },
  };
}

/** Fills `luma` from the pixels, and tells where they are clipped. */
function shadesOf(
  data: Uint8Array,
  width: number,
  height: number,
  channels: number,
  luma: Float32Array,
  kernels: PictureKernels | null,
): Uint8Array {
  if (channels === 3 && kernels) return kernels.readRgb(data);
  if (channels >= 3)
    for (let i = 0, p = 0; i < luma.length; i++, p += channels)
      luma[i] = lumaOf(data[p]!, data[p + 1]!, data[p + 2]!);
  else for (let i = 0, p = 0; i < luma.length; i++, p += channels) luma[i] = data[p]!;
  return saturatedCells(data, width, height, channels, luma);
}

/** Where one colour is clipped, luminance computed from the three is not what a codec stored. */
function saturatedCells(
  data: Uint8Array,
  width: number,
  height: number,
  channels: number,
  luma: Float32Array,
): Uint8Array {
  const columns = Math.ceil(width / 8);
  const cells = new Uint8Array(columns * Math.ceil(height / 8));
  if (channels < 3) return cells;
  for (let y = 0, i = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++, p += channels) {
      const r = data[p]!;
      const g = data[p + 1]!;
      const b = data[p + 2]!;
      const touches = r >= 254 || g >= 254 || b >= 254 || r <= 1 || g <= 1 || b <= 1;
      if (touches && luma[i]! < 252 && luma[i]! > 3) cells[(y >> 3) * columns + (x >> 3)] = 1;
    }
  return cells;
}
