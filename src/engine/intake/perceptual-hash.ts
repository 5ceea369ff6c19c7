import sharp from 'sharp';
import type { Raster } from '../raster/page.ts';

/** Side of the grey picture that is transformed, and of the square of low frequencies that is kept. */
const SIDE = 192;
const KEPT = 48;
/** 2,304 bits. */
const BYTES = (KEPT * KEPT) / 8;
/** Standard deviation of grey values below which a page is empty: empty pages are all alike. */
const EMPTY_BELOW = 4;

/**
 * What a page looks like, in 288 bytes: the lowest frequencies of its grey picture, each above or below their median
 * (a perceptual hash by discrete cosine transform; Zauner 2010). Usually 64 bits are kept, which tell layouts apart;
 * documents of one layout differ in fine print only, so here are 2,304 (ADR 46). Nothing for an empty page.
 */
export async function perceptualHash({ data, width, height }: Raster): Promise<Uint8Array | null> {
  const grey = await sharp(data, { raw: { width, height, channels: 3 } })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  if (deviation(grey) < EMPTY_BELOW) return null;
  const frequencies = lowFrequencies(grey);
  const median = [...frequencies].sort((a, b) => a - b)[frequencies.length >> 1]!;
  const print = new Uint8Array(BYTES);
  for (const [i, value] of frequencies.entries()) if (value > median) print[i >> 3]! |= 1 << (i & 7);
  return print;
}

const COSINES = Array.from({ length: KEPT }, (_, frequency) =>
  Float64Array.from({ length: SIDE }, (_, x) => Math.cos((Math.PI * frequency * (2 * x + 1)) / (2 * SIDE))),
);

function deviation(grey: Uint8Array): number {
  let sum = 0;
  let squares = 0;
  for (const value of grey) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / grey.length;
  return Math.sqrt(squares / grey.length - mean * mean);
}

/** Type II cosine transform, rows then columns; the constant term counts as nothing. */
function lowFrequencies(grey: Uint8Array): Float64Array {
  const rows = new Float64Array(SIDE * KEPT);
  for (let y = 0; y < SIDE; y++)
    for (let u = 0; u < KEPT; u++) {
      let sum = 0;
      for (let x = 0; x < SIDE; x++) sum += grey[y * SIDE + x]! * COSINES[u]![x]!;
      rows[y * KEPT + u] = sum;
    }
  const out = new Float64Array(KEPT * KEPT);
  for (let v = 0; v < KEPT; v++)
    for (let u = 0; u < KEPT; u++) {
      let sum = 0;
      for (let y = 0; y < SIDE; y++) sum += rows[y * KEPT + u]! * COSINES[v]![y]!;
      out[v * KEPT + u] = sum;
    }
  out[0] = 0;
  return out;
}
