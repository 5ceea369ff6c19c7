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

/** A picture as stored, before deskewing or scaling, which would destroy traces. */
export interface ImageEvidence {
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise of the Exif orientation; the pixels themselves are not rotated. */
  readonly turn: DecodedImage['exifTurn'];
  /** 0–255, row by row. */
  readonly luma: Float32Array;
  /** Per 8×8 cell (row by row, `ceil` of the sides): 1 if a colour channel is clipped although luminance is not. */
  readonly saturated: Uint8Array;
  readonly channel: Channel;
  /** Colour encoding, decided before anything is measured. */
  readonly encoding: ColourEncoding;
  readonly jpeg: JpegFile | null;
  /** Stored DCT coefficients of a JPEG's luminance; null if they cannot be read. */
  readonly coefficients: LumaRows | null;
  /** Computed on first call and shared by the detectors. */
  glyphs(): readonly Glyph[];
  blocks(): BlockStatistics;
  /**
   * 64 DCT coefficients, natural order, of each 8×8 block whose first pixel is at an index in `places` of `luma`; at
   * most 4,096 blocks, valid until the next call.
   *
   * @param table quantisation steps, natural order; null: not quantised
   */
  dcts(places: Int32Array, table: Uint16Array | null): Float32Array;
  /** Registers shared values derived from the picture; their memory is released with it. */
  untilReleased<T extends ArrayBufferView>(values: T): T;
  /** Reuses its memory for the next picture; nothing of this one may be used afterwards. */
  release(): void;
}

/** Larger pictures are not measured: forensics must take less time than reading. */
const MAX_MEASURED_PIXELS = 26_000_000;
/** Pixels; no detector works on smaller pictures. */
const MIN_SIDE = 240;

/**
 * Decodes a JPEG or PNG for measuring; null if it is too small, too large or damaged.
 *
 * @param stored the file's pixels, if already decoded
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
    // Only the luminance of the pixels is kept.
    giveBackPixels({ data });
    return evidence;
  } catch {
    return null;
  }
}

/**
 * As `openImage`, for decoded pixels: rows of 1 or 3 bytes a pixel; null if they are too few.
 *
 * @param bytes the file that stores them; empty if there is none
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

/** Computes `luma` and the cells with clipped colours. */
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

/** If a colour channel is clipped, luminance computed from RGB differs from what the codec stored. */
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
