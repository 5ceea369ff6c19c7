import type { Quad } from '../../../contract/geometry.ts';
import { sidesOf } from '../../ocr/line-crop.ts';
import { inRange } from '../../math/range.ts';
import { areaOf } from './quadrilaterals.ts';
import { overlap } from './relations.ts';

/** Minimum similarity in size and proportions: of two cards, and the looser one for `isTwin` (set by hand, ADR 401). */
const TWO_CARDS = { size: 0.8, proportion: 0.93 } as const;
const LOOSELY = { size: 0.75, proportion: 0.9 } as const;

/** Longer to shorter side of cards (1.586) and data pages (1.42), allowing for perspective. */
const CARD_PROPORTION = { least: 1.25, most: 1.95 } as const;
/** Minimum proportion of two cards (3.17) or two data pages (2.84) side by side, allowing for perspective. */
export const TWO_BESIDE = 2.4;
/** Maximum proportion of two stacked cards (1.26), allowing for perspective; a single card or page is longer. */
export const TWO_STACKED = 1.36;
/** Minimum relative size of a card's other side, which may have little print. */
export const LIKE_SIZE = 0.6;
/** Minimum ratio of the proportions of a card's two sides, each seen from another angle. */
const LIKE_PROPORTION = 0.82;

/** Is there an outline like a card beside it, with or without print? */
export const hasLikeBeside = (card: Quad, others: readonly Quad[]): boolean =>
  others.some((quad) => isLikeCard(card, quad) && !overlap(card, quad));

/** Has `quad` the size and proportions of `card`, and `card` those of a card? */
export const isLikeCard = (card: Quad, quad: Quad): boolean =>
  isCardAndLike(card, quad, { size: LIKE_SIZE, proportion: LIKE_PROPORTION });

/** The same, so closely that the other side needs no print. */
export const isSameCard = (card: Quad, quad: Quad): boolean => isCardAndLike(card, quad, TWO_CARDS);

/** Quads that are sure, and those nearly identical to a sure one. */
export function sureOrTwins(quads: readonly Quad[], isSure: (quad: Quad) => boolean): Quad[] {
  const sure = quads.filter(isSure);
  return quads.filter((quad) => sure.includes(quad) || sure.some((other) => isSameCard(other, quad)));
}

/**
 * The same, more loosely, for outlines with four confirmed borders: a tilted camera shows the nearer of two cards
 * larger and shorter.
 */
export const isTwin = (card: Quad, quad: Quad): boolean => isCardAndLike(card, quad, LOOSELY);

function isCardAndLike(card: Quad, quad: Quad, least: { size: number; proportion: number }): boolean {
  const alike = (a: number, b: number): number => Math.min(a, b) / Math.max(a, b);
  const own = proportionOf(card);
  if (!inRange(own, CARD_PROPORTION)) return false;
  return (
    alike(areaOf(quad), areaOf(card)) >= least.size && alike(proportionOf(quad), own) >= least.proportion
  );
}

/** Longer to shorter side. */
export function proportionOf(quad: Quad): number {
  const { width, height } = sidesOf(quad);
  return Math.max(width, height) / Math.min(width, height);
}

/** Has an outline the proportions of two cards side by side or stacked? */
export const hasPlaceForTwo = (quad: Quad): boolean =>
  proportionOf(quad) >= TWO_BESIDE || proportionOf(quad) <= TWO_STACKED;
