import type { Box } from '../../../contract/geometry.ts';

/** Luminance width of a tone class. */
const TONE = 8;
/** Minimum similar blocks outside a region, and the share of them that must show the history. */
const MIN_BLOCKS = 12;
const SHOWING = 0.5;

/** The judged blocks as parallel arrays: a page has tens of thousands. */
export interface JudgedBlocks {
  /** Top left pixel. */
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** Mean luminance. */
  readonly mean: Float32Array;
  /** Standard deviation of luminance. */
  readonly deviation: Float32Array;
  /** Log-likelihood ratio against having the history of the rest. */
  readonly ratio: Float32Array;
}

/** Class of a block, as an integer. */
type KindOf = (block: number) => number;

/**
 * Share of a region's odd blocks whose tone shows the history elsewhere. A tone curve removes the history from some
 * tones only: a region of tones that occur nowhere else, or show none there, may be odd because of its tones.
 */
export function shareOfKnownTones(place: Box, blocks: JudgedBlocks): number {
  const { odd, outside } = countKinds(place, blocks, (b) => Math.floor(blocks.mean[b]! / TONE));
  const isKnown = (tone: number): boolean => {
    const { all, showing } = outside.get(tone)!;
    return all >= MIN_BLOCKS && showing > SHOWING * all;
  };
  return odd.length === 0 ? 0 : odd.filter(isKnown).length / odd.length;
}

/**
 * Share of blocks elsewhere that resemble the region's odd blocks and lack the history as well: similar in tone, in
 * contrast or in both, whichever share is highest. Sharpening and tone curves remove the history from print, or from
 * print in bright light, all over a page; then a word without it was not inserted.
 */
export function shareLackingElsewhere(place: Box, blocks: JudgedBlocks): number {
  const tone = (b: number, step: number): number => Math.floor(blocks.mean[b]! / step);
  const variation = (b: number, perOctave: number): number =>
    Math.round(perOctave * Math.log2(1 + blocks.deviation[b]!));
  const kinds: readonly KindOf[] = [
    (b) => tone(b, TONE),
    (b) => variation(b, 2),
    (b) => 100 * tone(b, 2 * TONE) + variation(b, 1),
  ];
  return Math.max(...kinds.map((kindOf) => lackingElsewhere(place, blocks, kindOf)));
}

function lackingElsewhere(place: Box, blocks: JudgedBlocks, kindOf: KindOf): number {
  const { odd, outside } = countKinds(place, blocks, kindOf);
  const shares = odd.flatMap((kind) => {
    const { all, showing } = outside.get(kind)!;
    return all >= MIN_BLOCKS ? [1 - showing / all] : [];
  });
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

interface Kinds {
  /** Classes of the region's odd blocks. */
  readonly odd: readonly number[];
  /** Per class: blocks outside the region, and how many of them show the history. */
  readonly outside: ReadonlyMap<number, { readonly all: number; readonly showing: number }>;
}

function countKinds(place: Box, { x, y, ratio }: JudgedBlocks, kindOf: KindOf): Kinds {
  const isInside = (b: number): boolean =>
    x[b]! + 8 > place.x &&
    x[b]! < place.x + place.width &&
    y[b]! + 8 > place.y &&
    y[b]! < place.y + place.height;
  const odd: number[] = [];
  for (let b = 0; b < ratio.length; b++) if (ratio[b]! > 0 && isInside(b)) odd.push(kindOf(b));
  const outside = new Map(odd.map((kind) => [kind, { all: 0, showing: 0 }]));
  if (odd.length === 0) return { odd, outside };
  for (let b = 0; b < ratio.length; b++) {
    const of = isInside(b) ? undefined : outside.get(kindOf(b));
    if (!of) continue;
    of.all++;
    if (ratio[b]! < 0) of.showing++;
  }
  return { odd, outside };
}
