import type { Box } from '../../../contract/geometry.ts';

/** Luminance by which tones count as alike. */
const TONE = 8;
/** Blocks of a kind outside of a place that tell whether it keeps the history, and the share of them that must show it. */
const MIN_BLOCKS = 12;
const SHOWING = 0.5;

/** A block that was judged. */
export interface JudgedBlock {
  /** Top left pixel. */
  readonly x: number;
  readonly y: number;
  /** Mean luminance. */
  readonly mean: number;
  /** Standard deviation of luminance. */
  readonly deviation: number;
  /** Log-likelihood ratio for not having the history of the rest. */
  readonly ratio: number;
}

/**
 * Share of the odd blocks of a place whose tone shows the history elsewhere on the picture. A curve of tones takes the history from some
 * tones and leaves it to others: a place of tones that stand nowhere else, or show none there, may be odd by its tones alone.
 */
export function shareOfKnownTones(place: Box, blocks: readonly JudgedBlock[]): number {
  const { odd, outside } = countKinds(place, blocks, ({ mean }) => Math.floor(mean / TONE));
  const isKnown = (tone: number): boolean => {
    const { all, showing } = outside.get(tone) ?? { all: 0, showing: 0 };
    return all >= MIN_BLOCKS && showing > SHOWING * all;
  };
  return odd.length === 0 ? 0 : odd.filter(isKnown).length / odd.length;
}

/**
 * Share of blocks like the odd ones of a place that lack the history elsewhere as well: alike in tone, in how strongly they vary, or in both,
 * whichever is more. Sharpening and curves of tones take the history from print, or from print in bright light, all over a page; a word
 * without it was not put there.
 */
export function shareLackingElsewhere(place: Box, blocks: readonly JudgedBlock[]): number {
  const tone = ({ mean }: JudgedBlock, step: number): number => Math.floor(mean / step);
  const variation = ({ deviation }: JudgedBlock, perOctave: number): number =>
    Math.round(perOctave * Math.log2(1 + deviation));
  const kinds: readonly ((block: JudgedBlock) => number)[] = [
    (b) => tone(b, TONE),
    (b) => variation(b, 2),
    (b) => 100 * tone(b, 2 * TONE) + variation(b, 1),
  ];
  return Math.max(...kinds.map((kindOf) => lackingElsewhere(place, blocks, kindOf)));
}

function lackingElsewhere(
  place: Box,
  blocks: readonly JudgedBlock[],
  kindOf: (block: JudgedBlock) => number,
): number {
  const { odd, outside } = countKinds(place, blocks, kindOf);
  const shares = odd.flatMap((kind) => {
    const { all, showing } = outside.get(kind) ?? { all: 0, showing: 0 };
    return all >= MIN_BLOCKS ? [1 - showing / all] : [];
  });
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

interface Kinds {
  /** Kinds of the odd blocks of the place. */
  readonly odd: readonly number[];
  /** Blocks of a kind elsewhere, and how many of them show the history. */
  readonly outside: ReadonlyMap<number, { readonly all: number; readonly showing: number }>;
}

function countKinds(
  place: Box,
  blocks: readonly JudgedBlock[],
  kindOf: (block: JudgedBlock) => number,
): Kinds {
  const isInside = ({ x, y }: JudgedBlock): boolean =>
    x + 8 > place.x && x < place.x + place.width && y + 8 > place.y && y < place.y + place.height;
  const outside = new Map<number, { all: number; showing: number }>();
  const odd: number[] = [];
  for (const block of blocks)
    if (!isInside(block)) {
      const kind = kindOf(block);
      let of = outside.get(kind);
      if (!of) outside.set(kind, (of = { all: 0, showing: 0 }));
      of.all++;
      if (block.ratio < 0) of.showing++;
    } else if (block.ratio > 0) odd.push(kindOf(block));
  return { odd, outside };
}
