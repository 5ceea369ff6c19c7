import { distance, type Quad } from '../../../contract/geometry.ts';
import { sidesOf } from '../../ocr/line-crop.ts';
import { inRange } from '../../math/range.ts';
import { isLikeCard, proportionOf, TWO_STACKED } from './like-cards.ts';
import { pairsOf } from './pairs.ts';
import { areaOf } from './quadrilaterals.ts';
import { centreOf, contains, overlap, shrunk, unit } from './relations.ts';

/**
 * Minimum vertical offset of cards placed side by side by hand, as a share of the height; halves of a page are aligned.
 */
const STEP = 0.045;
/** Minimum offset on the opposite side, as a share of `STEP`. */
const ALSO_STEPPED = 0.4;
/** An outline around two such cards is larger than both together by this factor; one around a spread is not. */
const MUCH_LARGER = 1.07;
/** Tolerance for corners of the two outside the outline around both. */
const ROUND_BOTH = 1.1;
/** Minimum cosine between a side's direction and that from one card to the other for a side to run along it. */
const ALONG = 0.8;

/**
 * Two adjacent card outlines with a step between them that together hold the picture's text. Rules and panels divide a
 * page, too, but their sides are aligned.
 */
export function steppedPair(
  outlines: readonly Quad[],
  textIn: (quad: Quad) => number,
  least: number,
): [Quad, Quad] | null {
  for (const [a, b] of pairsOf(outlines)) {
    if (textIn(a) === 0 || textIn(b) === 0 || textIn(a) + textIn(b) < least) continue;
    if (!isLikeCard(a, b) || !isLikeCard(b, a) || overlap(a, b) || !isStepped(a, b)) continue;
    const both = areaOf(a) + areaOf(b);
    // On cloth one side of each page of a spread may be wrong: then an outline around both is smaller than the two
    // together.
    const isSpread = outlines.some(
      (quad) => isSpreadShaped(quad) && areaOf(quad) < both && textIn(quad) >= least,
    );
    return isSpread || outlineAround(a, b, outlines) ? null : [b, a];
  }
  return null;
}

/**
 * ID-1 cards (1.586) seen from above; halves of pages, Letter included (at most 1.55), are not placed end to end like
 * this.
 */
const ID_1 = { least: 1.5, most: 1.68 } as const;
const SAME_SIZE = 0.85;
/** Distance of their centres relative to their length. */
const END_TO_END = { least: 0.94, most: 1.06 } as const;

/**
 * Two card outlines placed end to end in exact alignment: no sheet is as long and narrow as both with an edge in its
 * middle. The print on a card's back is often too small to be detected in a preview.
 */
export function cardsEndToEnd(
  outlines: readonly Quad[],
  textIn: (quad: Quad) => number,
  least: number,
): [Quad, Quad] | null {
  const cards = outlines.filter((quad) => inRange(proportionOf(quad), ID_1));
  for (const [a, b] of pairsOf(cards)) {
    const [p, q] = [centreOf(a), centreOf(b)];
    const apart = distance(p, q) / Math.max(...Object.values(sidesOf(a)));
    const areAlike = Math.min(areaOf(a), areaOf(b)) >= SAME_SIZE * Math.max(areaOf(a), areaOf(b));
    if (!areAlike || !inRange(apart, END_TO_END) || textIn(a) + textIn(b) < least) continue;
    if (!overlap(a, b) && isContinued(a, b)) return [b, a];
  }
  return null;
}

/** An outline closely around two outlines. */
function outlineAround(a: Quad, b: Quad, outlines: readonly Quad[]): Quad | null {
  const both = areaOf(a) + areaOf(b);
  const isAround = (quad: Quad): boolean =>
    [...a, ...b].every((corner) => contains(shrunk(quad, ROUND_BOTH), corner));
  return outlines.find((quad) => areaOf(quad) < MUCH_LARGER * both && isAround(quad)) ?? null;
}

/** Longer to shorter side of two stacked data pages (1.42), allowing for perspective; two cards have 1.26. */
const SPREAD = { least: TWO_STACKED, most: 1.6 } as const;
const isSpreadShaped = (quad: Quad): boolean => inRange(proportionOf(quad), SPREAD);

/** The outline around two pages that touch at a fold: an open passport, one page of which may be blank. */
export function spreadAround(a: Quad, b: Quad, outlines: readonly Quad[]): Quad | null {
  if (!isContinued(a, b)) return null;
  const around = outlineAround(a, b, outlines);
  return around && isSpreadShaped(around) ? around : null;
}

/** Maximum gap between touching outlines, as a share of their length. */
const TOUCHING = 0.03;

/** Do two outlines touch without a step? Then a rule or fold divides one document. */
export function isContinued(a: Quad, b: Quad): boolean {
  const way = unit(centreOf(a), centreOf(b));
  const along = (quad: Quad): number[] => quad.map((p) => p.x * way.x + p.y * way.y);
  const [own, its] = [along(a), along(b)];
  const gap = Math.min(...its) - Math.max(...own);
  // Outlines that touch at a corner have no aligned sides.
  const isInLine = stepsBetween(a, b).length > 0 && !isStepped(a, b);
  return gap < TOUCHING * (Math.max(...own) - Math.min(...own)) && isInLine;
}

/** An offset card is offset on both sides in the same direction; a page with one wrong side only on that side. */
function isStepped(a: Quad, b: Quad): boolean {
  const steps = stepsBetween(a, b);
  if (steps.length < 2) return steps.some((step) => Math.abs(step) > STEP);
  const [smaller, larger] = steps.toSorted((p, q) => Math.abs(p) - Math.abs(q)) as [number, number];
  return Math.abs(larger) > STEP && smaller * Math.sign(larger) > ALSO_STEPPED * STEP;
}

/**
 * Offsets of the sides of one outline that run towards another from that one's sides, as shares of its depth; clockwise
 * is positive.
 */
function stepsBetween(a: Quad, b: Quad): number[] {
  const way = unit(centreOf(a), centreOf(b));
  const across = { x: -way.y, y: way.x };
  return a.flatMap((from, i) => {
    const side = unit(from, a[(i + 1) % 4]!);
    if (Math.abs(side.x * way.x + side.y * way.y) < ALONG) return [];
    const other = b.findIndex((p, k) => {
      const its = unit(p, b[(k + 1) % 4]!);
      return its.x * side.x + its.y * side.y >= ALONG;
    });
    if (other < 0) return [];
    const [p, q] = [b[other]!, b[(other + 1) % 4]!];
    const middle = { x: (p.x + q.x) / 2 - from.x, y: (p.y + q.y) / 2 - from.y };
    const depth = distance(a[(i + 1) % 4]!, a[(i + 2) % 4]!);
    const off = side.x * middle.y - side.y * middle.x;
    // The side may run in the opposite direction.
    const hand = Math.sign(side.x * across.y - side.y * across.x) || 1;
    return [(hand * off) / depth];
  });
}
