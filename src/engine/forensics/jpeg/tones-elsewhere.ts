import type { Box } from '../../../contract/geometry.ts';

/** Luminance by which tones count as alike. */
const TONE = 8;
/** Blocks of a tone outside of a place that tell whether it keeps the history, and the share of them that must show it. */
const MIN_BLOCKS = 12;
const SHOWING = 0.5;

/** A block that was judged. */
export interface JudgedBlock {
  /** Top left pixel. */
  readonly x: number;
  readonly y: number;
  /** Mean luminance. */
  readonly mean: number;
  /** Log-likelihood ratio for not having the history of the rest. */
  readonly ratio: number;
}

/**
 * Share of the odd blocks of a place whose tone shows the history elsewhere on the picture. A curve of tones takes the history from some
 * tones and leaves it to others: a place of tones that stand nowhere else, or show none there, may be odd by its tones alone.
 */
export function shareOfKnownTones(place: Box, blocks: readonly JudgedBlock[]): number {
  const isInside = ({ x, y }: JudgedBlock): boolean =>
    x + 8 > place.x && x < place.x + place.width && y + 8 > place.y && y < place.y + place.height;
  const toneOf = ({ mean }: JudgedBlock): number => Math.floor(mean / TONE);
  const outside = new Map<number, { all: number; showing: number }>();
  const odd: number[] = [];
  for (const block of blocks)
    if (!isInside(block)) {
      const of = outside.get(toneOf(block)) ?? { all: 0, showing: 0 };
      outside.set(toneOf(block), { all: of.all + 1, showing: of.showing + (block.ratio < 0 ? 1 : 0) });
    } else if (block.ratio > 0) odd.push(toneOf(block));
  const isKnown = (tone: number): boolean => {
    const { all, showing } = outside.get(tone) ?? { all: 0, showing: 0 };
    return all >= MIN_BLOCKS && showing > SHOWING * all;
  };
  return odd.length === 0 ? 0 : odd.filter(isKnown).length / odd.length;
}
