import type { Quad } from '../../../contract/geometry.ts';
import { sidesOf } from '../../ocr/line-crop.ts';
import { inRange } from '../../math/range.ts';
import { areaOf } from './quadrilaterals.ts';
import { overlap } from './relations.ts';

/** How alike a card and an outline beside it are in size and proportion: two cards, and a card and its other side (set by hand, ADR 401). */
const TWO_CARDS = { size: 0.8, proportion: 0.93 } as const;
const LOOSELY = { size: 0.75, proportion: 0.9 } as const;

/** Longer over shorter side of cards (1.586) and data pages (1.42), seen at an angle. */
const CARD_PROPORTION = { least: 1.25, most: 1.95 } as const;
/** Longer over shorter side of two cards beside each other (3.17) or two data pages (2.84), less what an angle takes. */
export const TWO_BESIDE = 2.4;
/** The same of two cards above each other (1.26) and what an angle adds: a card or page alone is longer. */
export const TWO_STACKED = 1.36;
/** A card's back may print hardly anything, but is as large as its front. */
export const LIKE_SIZE = 0.6;
/** Two sides of one card, each seen at its own angle, differ this much in their proportions. */
const LIKE_PROPORTION = 0.82;

/** Is something like a card beside a card, whether print was seen on it or not? */
export const hasLikeBeside = (card: Quad, others: readonly Quad[]): boolean =>
  others.some((quad) => isLikeCard(card, quad) && !overlap(card, quad));

/** Has `quad` the size and proportions of `card`, and `card` those of a card? */
export const isLikeCard = (card: Quad, quad: Quad): boolean =>
  isCardAndLike(card, quad, { size: LIKE_SIZE, proportion: LIKE_PROPORTION });

/** The same so nearly that the other side needs no print to be believed. */
export const isSameCard = (card: Quad, quad: Quad): boolean => isCardAndLike(card, quad, TWO_CARDS);

/** Those that are sure, and the very twins of those. */
export function sureOrTwins(quads: readonly Quad[], isSure: (quad: Quad) => boolean): Quad[] {
  const sure = quads.filter(isSure);
  return quads.filter((quad) => sure.includes(quad) || sure.some((other) => isSameCard(other, quad)));
}

/** The same where four sure borders bear it out: the nearer of two cards looks larger and shorter to a leaning camera. */
export const isTwin = (card: Quad, quad: Quad): boolean => isCardAndLike(card, quad, LOOSELY);

function isCardAndLike(card: Quad, quad: Quad, least: { size: number; proportion: number }): boolean {
  const alike = (a: number, b: number): number => Math.min(a, b) / Math.max(a, b);
  const own = proportionOf(card);
  if (!inRange(own, CARD_PROPORTION)) return false;
  return (
    alike(areaOf(quad), areaOf(card)) >= least.size && alike(proportionOf(quad), own) >= least.proportion
  );
}

/** Longer over shorter side. */
export function proportionOf(quad: Quad): number {
  const { width, height } = sidesOf(quad);
  return Math.max(width, height) / Math.min(width, height);
}

/** Has an outline the proportions of two cards beside or above each other? */
export const hasPlaceForTwo = (quad: Quad): boolean =>
  proportionOf(quad) >= TWO_BESIDE || proportionOf(quad) <= TWO_STACKED;
