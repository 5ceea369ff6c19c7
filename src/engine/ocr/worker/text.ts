import { Tensor } from 'onnxruntime-node';
import type { Quad } from '../../../contract/geometry.ts';
import type { TextRegion } from '../../raster/page.ts';
import { blobsOf, rowEnds, type Blob } from '../blobs.ts';
import { cutTo, printedPart, type Pixels, type PrintedPart } from '../printed-part.ts';
import { sessionOf } from '../sessions.ts';
import { bandsOf, joinBands } from './bands.ts';
import { corners, grow, smallestRectangle } from '../rectangle.ts';

/** ImageNet statistics, as the model was trained (PaddleOCR, det_mv3_db): R, G, B. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;
const PIXEL_THRESHOLD = 0.3;
const BOX_THRESHOLD = 0.5;
/** The model predicts shrunken lines; expanding by area × ratio / perimeter undoes that (DB, Liao et al. 2020). */
const UNCLIP_RATIO = 1.6;
/** Empty rows and columns are skipped in blocks of this size; the model's input sides are multiples of it. */
const BLOCK = 32;
const SMALLEST_BLOB = 12;
/** Margin kept around print, pixels: one and a half lines of a letter. */
const PAPER_AROUND = 16;

/**
 * The text lines on a picture whose sides are multiples of 32.
 *
 * @returns quadrilaterals in pixel-centre coordinates, in no particular order
 */
export async function textOn(picture: Pixels): Promise<TextRegion[]> {
  const { width, height } = picture;
  const part = printedPart(picture, PAPER_AROUND, BLOCK);
  const map = onWhole(await probabilitiesOf(cutTo(picture, part)), part, width, height);
  return blobsOf(textMask(map), width, height, 1, SMALLEST_BLOB).flatMap((blob) => {
    const score = meanIn(map, width, blob);
    const quad = score < BOX_THRESHOLD ? null : outlineOf(blob);
    return quad ? [{ quad, score }] : [];
  });
}

/** Maps the printed part's values back to the whole picture; elsewhere there is no text. */
function onWhole(values: Float32Array, part: PrintedPart, width: number, height: number): Float32Array {
  const map = new Float32Array(width * height);
  part.rows.forEach((y, i) => {
    map.set(values.subarray(i * part.width, (i + 1) * part.width), y * width + part.left);
  });
  return map;
}

/**
 * Text probability per pixel. A tall picture is processed in bands: tensors grow with the picture, and the session
 * keeps the memory of the largest (ADR 131).
 */
async function probabilitiesOf({ data, width, height, channels }: Pixels): Promise<Float32Array> {
  const row = width * channels;
  const bands = [];
  for (const { top, bottom } of bandsOf(height, BLOCK)) {
    const pixels = data.subarray(top * row, bottom * row);
    bands.push({ top, bottom, values: await probabilitiesOfBand(pixels, width, bottom - top) });
  }
  return joinBands(bands, width, PIXEL_THRESHOLD);
}

async function probabilitiesOfBand(pixels: Uint8Array, width: number, height: number): Promise<Float32Array> {
  const count = width * height;
  const input = new Float32Array(3 * count);
  for (let channel = 0; channel < 3; channel++) {
    // The model was trained on BGR pixels, but with the statistics in RGB order.
    const from = 2 - channel;
    const factor = 1 / 255 / DEVIATION[channel]!;
    const offset = -MEAN[channel]! / DEVIATION[channel]!;
    for (let i = 0, o = channel * count; i < count; i++, o++)
      input[o] = pixels[i * 3 + from]! * factor + offset;
  }
  const session = await sessionOf('ppocr-detection');
  const result = await session.run({
    [session.inputNames[0]!]: new Tensor('float32', input, [1, 3, height, width]),
  });
  return result[session.outputNames[0]!]!.data as Float32Array;
}

function textMask(map: Float32Array): Uint8Array {
  const mask = new Uint8Array(map.length);
  for (let i = 0; i < map.length; i++) if (map[i]! >= PIXEL_THRESHOLD) mask[i] = 1;
  return mask;
}

/** Mean probability of a blob's pixels. */
function meanIn(map: Float32Array, width: number, { runs, area }: Blob): number {
  let sum = 0;
  for (const { y, from, to } of runs) for (let i = y * width + from; i <= y * width + to; i++) sum += map[i]!;
  return sum / area;
}

function outlineOf(blob: Blob): Quad | null {
  const ends = rowEnds(blob).flatMap(({ y, first, last }) => [
    { x: first, y },
    { x: last, y },
  ]);
  const core = smallestRectangle(ends);
  if (Math.min(core.width, core.height) < 2.5) return null;
  const distance =
    ((core.width + 1) * (core.height + 1) * UNCLIP_RATIO) / (2 * (core.width + core.height + 2));
  const whole = grow(core, distance);
  return Math.min(whole.width, whole.height) < 5 ? null : corners(whole);
}
