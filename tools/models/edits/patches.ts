import type { Box } from '../../../src/contract/geometry.ts';
import { median } from '../../../src/engine/math/quantile.ts';
import type { Word } from '../../../src/engine/forensics/glyph/words.ts';
import type { ImageEvidence } from '../../../src/engine/forensics/image/evidence.ts';

/** Pixels of a patch: whole blocks of the file's own grid of eight. */
export const PATCH = { width: 128, height: 40 } as const;
/** Pixels around a word that still count as its own: rims of what was pasted. */
const RIM = 3;
/** Headings are set in type of their own: so much higher than the middle word, there is nothing to compare them with. */
const HEADING = 1.5;
/** Words that are measured, at most; a page of more shows enough by these. */
const MAX_WORDS = 220;

/** A word and the pixels around it. */
export interface Patch {
  readonly box: Box;
  /** Luminance, row by row, of `PATCH`. */
  readonly pixels: Float32Array;
  /** The part of the patch that is the word's, ends excluded. */
  readonly own: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

/** The patches of the words of a picture, on the grid of its file; words too small or too large to be values are left out. */
export function patchesOf(image: ImageEvidence, words: readonly Word[]): Patch[] {
  if (image.width < PATCH.width + 8 || image.height < PATCH.height + 8) return [];
  const large = words.filter(({ box }) => box.height >= 8 && box.height < 72 && box.width >= 14);
  const usual = median(large.map(({ box }) => box.height));
  const fit = large.filter(({ box }) => box.height <= HEADING * usual);
  const each = Math.max(1, Math.ceil(fit.length / MAX_WORDS));
  return fit.filter((_, i) => i % each === 0).map(({ box }) => patchAt(image, box));
}

function patchAt({ luma, width, height }: ImageEvidence, box: Box): Patch {
  const onGrid = (middle: number, size: number, side: number): number =>
    Math.max(0, Math.min((side - size) & ~7, Math.round((middle - size / 2) / 8) * 8));
  const left = onGrid(box.x + box.width / 2, PATCH.width, width);
  const top = onGrid(box.y + box.height / 2, PATCH.height, height);
  const pixels = new Float32Array(PATCH.width * PATCH.height);
  for (let y = 0; y < PATCH.height; y++) {
    const from = (top + y) * width + left;
    pixels.set(luma.subarray(from, from + PATCH.width), y * PATCH.width);
  }
  return { box, pixels, own: ownOf(box, left, top) };
}

/** The word's part of a patch whose first pixel is at `(left, top)`. */
export function ownOf(box: Box, left: number, top: number): Patch['own'] {
  return {
    x0: Math.max(0, box.x - RIM - left),
    y0: Math.max(0, box.y - RIM - top),
    x1: Math.min(PATCH.width, box.x + box.width + RIM - left),
    y1: Math.min(PATCH.height, box.y + box.height + RIM - top),
  };
}
