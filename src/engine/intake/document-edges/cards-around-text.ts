import type { Quad } from '../../../contract/geometry.ts';
import { candidatesAlong } from './card-borders.ts';
import { directedLines } from './directed-lines.ts';
import type { Gradient } from './gradient.ts';
import { isLikeCard } from './like-cards.ts';
import { centreOf, contains, crosses, overlap } from './relations.ts';
import { isContinued } from './stepped-pair.ts';
import { directionsOf } from './text-directions.ts';

/** A card's outline, its edge score (at most 1.5), and the text lines on it. */
interface Found {
  readonly quad: Quad;
  readonly score: number;
  readonly text: readonly Quad[];
}

const MOST_CARDS = 4;
const MOST_STARTS = 5;
/** Minimum score of an outline without text, which must also be the same size as a card with text. */
const MIN_TWIN_BORDER = 1.15;
/** Minimum colour change: at most 0.39 inside checks, boards and light spots, 0.43 and more on cards (n = 14). */
const OTHER_INSIDE = 0.42;
const TWIN_INSIDE = 0.5;
const EVERY_DIRECTION = [0, 12, 24, 36, 48, 60, 72, 84];

/** Requirements on a card's border. */
export interface Borders {
  /** Minimum edge strength. */
  readonly least: number;
  readonly leastScore: number;
  /** Difference of colours inside from those around, other cards excluded, 0–1 (`colourChange`). */
  readonly change: (quad: Quad, others: readonly Quad[]) => number;
}

/**
 * Cards on any background, by the direction of their text: a card's sides are parallel to its lines of text and end at
 * its corners, and no line of text crosses them. This distinguishes borders from lines of checked cloth or a floor.
 *
 * @param text all text of the picture, in the gradient's pixels
 * @returns cards that together hold all text; none in case of doubt
 */
export function cardsAroundText(gradient: Gradient, text: readonly Quad[], borders: Borders): Quad[] {
  if (text.length === 0) return [];
  const linesNear = directedLines(gradient, borders.least);
  const along = (direction: number, card?: Quad): { quad: Quad; score: number }[] =>
    candidatesAlong(gradient, linesNear, direction, borders.leastScore, card);
  const found = directionsOf(text)
    .flatMap((direction) => along(direction))
    .flatMap(({ quad, score }): Found[] => {
      const own = text.filter((line) => contains(quad, centreOf(line)));
      return own.length === 0 || text.some((line) => crosses(quad, line)) ? [] : [{ quad, score, text: own }];
    })
    .sort((a, b) => b.score - a.score);
  const starts: Found[] = [];
  for (const candidate of found) {
    if (starts.length >= MOST_STARTS) break;
    if (starts.some((other) => overlap(other.quad, candidate.quad))) continue;
    if (borders.change(candidate.quad, []) >= OTHER_INSIDE) starts.push(candidate);
  }
  for (const start of starts) {
    const cards = [start];
    for (const other of found) {
      if (holdAll(cards, text)) break;
      if (!isLikeCard(start.quad, other.quad)) continue;
      if (cards.some((card) => overlap(card.quad, other.quad))) continue;
      if (borders.change(other.quad, quadsOf(cards)) >= OTHER_INSIDE) cards.push(other);
    }
    if (!holdAll(cards, text) || cards.length > MOST_CARDS) continue;
    const quads = quadsOf(cards);
    const all = withTwins(quads, along, borders);
    // The two pages of a passport spread are aligned across its fold.
    if (all.some((card) => all.some((other) => other !== card && isContinued(card, other)))) continue;
    if (all.length > 1 || start.score >= MIN_TWIN_BORDER) return all;
  }
  return [];
}

const holdAll = (cards: readonly Found[], text: readonly Quad[]): boolean =>
  text.every((line) => cards.some((card) => card.text.includes(line)));

const quadsOf = (cards: readonly Found[]): Quad[] => cards.map(({ quad }) => quad);

/** Adds outlines of the same size without text to the cards. */
function withTwins(
  cards: readonly Quad[],
  along: (direction: number, card?: Quad) => { quad: Quad; score: number }[],
  borders: Borders,
): Quad[] {
  const all = [...cards];
  const twins = EVERY_DIRECTION.flatMap((direction) => along(direction, cards[0]))
    .filter(({ score }) => score >= MIN_TWIN_BORDER)
    .sort((a, b) => b.score - a.score);
  for (const { quad } of twins)
    if (all.length < MOST_CARDS && !all.some((other) => overlap(other, quad)))
      if (borders.change(quad, all) >= TWIN_INSIDE) all.push(quad);
  return all;
}
