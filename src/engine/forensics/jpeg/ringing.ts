import type { Box } from '../../../contract/geometry.ts';
import { median, quantileOfCounts } from '../../math/quantile.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { nearInk } from '../image/near-ink.ts';

/** Quantiles of luma taken as paper and as ink. */
const PAPER_QUANTILE = 0.8;
const INK_QUANTILE = 0.03;

/** Margin around a word, and minimum distance of paper from ink, since edges are smooth; pixels. */
const AROUND = 3;
const AWAY = 2;
/** Minimum luminance difference of ink from the paper. */
const INK = 45;
const MIN_PIXELS = 60;
const MIN_CONTRAST = 60;
const BLOCK = 8;

/** Paper between the characters of a word. */
export interface Ringing {
  /** Mean deviation of the paper, in percent of the ink's contrast. */
  readonly ripple: number;
  /** Luminance of the paper. */
  readonly paper: number;
}

/**
 * JPEG ringing around print: the ripple of the paper in the 8×8 blocks that hold a word's ink. Null if there is too
 * little paper or contrast.
 */
export function ringingOf({ luma, width, height }: ImageEvidence, word: Box): Ringing | null {
  const x0 = Math.max(0, Math.floor((word.x - AROUND) / BLOCK) * BLOCK);
  const y0 = Math.max(0, Math.floor((word.y - AROUND) / BLOCK) * BLOCK);
  const x1 = Math.min(width, Math.ceil((word.x + word.width + AROUND) / BLOCK) * BLOCK);
  const y1 = Math.min(height, Math.ceil((word.y + word.height + AROUND) / BLOCK) * BLOCK);
  const w = x1 - x0;
  const h = y1 - y0;
  const pixels = new Float32Array(w * h);
  for (let y = 0; y < h; y++) pixels.set(luma.subarray((y0 + y) * width + x0, (y0 + y) * width + x1), y * w);
  const counts = new Uint32Array(256);
  for (const v of pixels) counts[Math.round(v)]!++;
  const paper = quantileOfCounts(counts, PAPER_QUANTILE);
  const contrast = paper - quantileOfCounts(counts, INK_QUANTILE);
  if (contrast < MIN_CONTRAST) return null;
  const blocksWide = Math.ceil(w / BLOCK);
  const inked = new Uint8Array(blocksWide * Math.ceil(h / BLOCK));
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      if (pixels[y * w + x]! <= paper - INK) inked[(y >> 3) * blocksWide + (x >> 3)] = 1;
  const near = nearInk({ luma, width }, { x: x0, y: y0, width: w, height: h }, paper - INK, AWAY);
  const kept = new Float32Array(w * h);
  let count = 0;
  const [left, top] = [word.x - AROUND - x0, word.y - AROUND - y0];
  const [right, bottom] = [left + word.width + 2 * AROUND, top + word.height + 2 * AROUND];
  for (let y = Math.max(0, top); y < Math.min(h, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(w, right); x++)
      if (near[y * w + x] === 0 && inked[(y >> 3) * blocksWide + (x >> 3)] === 1)
        kept[count++] = pixels[y * w + x]!;
  if (count < MIN_PIXELS) return null;
  const middle = median(kept.subarray(0, count));
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.abs(kept[i]! - middle);
  return { ripple: (100 * sum) / count / contrast, paper: middle };
}
