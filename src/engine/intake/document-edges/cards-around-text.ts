import type { Point, Quad } from '../../../contract/geometry.ts';
import { sidesOf } from '../../ocr/ppocr/crop.ts';
import { alongLine, crossingOf, linesNear, type DirectedLine } from './directed-lines.ts';
import type { Gradient } from './gradient.ts';
import { isLikeCard, isTwin, proportionOf } from './like-cards.ts';
import { areaOf, isSeenSquare } from './quadrilaterals.ts';
import { centreOf, contains, crosses, overlap } from './relations.ts';

/** A card's outline, how well edges bear it out (1.5 at most), and the lines of text on it. */
interface Found {
  readonly quad: Quad;
  readonly score: number;
  readonly text: readonly Quad[];
}

/** Longer over shorter side of cards (1.586) and data pages (1.42), seen at an angle or a little covered. */
const PROPORTION = { least: 1.28, most: 1.85 } as const;
const AREA_SHARE = { least: 0.03, most: 0.8 } as const;
/** Shorter sides, thumbnail pixels, are no card's. */
const SHORTEST_SIDE = 50;
/** Opposite sides of a card that does not fill the picture are nearly alike. */
const OPPOSITE = 0.8;
const MIN_SIDE_SUPPORT = 0.6;
const MIN_MEAN_SUPPORT = 0.72;
/** Corners are round on cards. */
const ROUND = 0.06;
/** A border ends at its corners; chequers, boards and shelves go on: how far beyond corners edges are looked for, pixels. */
const BEYOND = { from: 4, to: 22 } as const;
const AGAINST_BEYOND = 0.6;
/** What two sides tell of an outline's area and proportions, seen at an angle. */
const ROUGHLY = 0.8;
const MOST_CARDS = 4;
const MOST_STARTS = 5;
/** What bears no text is believed where it is the very twin of a card that does, and its border is this sure. */
const SURE = 1.15;
const EVERY_DIRECTION = [0, 12, 24, 36, 48, 60, 72, 84];

/** What makes four edges a card's border. */
export interface Borders {
  /** Weaker edges count for nothing. */
  readonly least: number;
  readonly leastScore: number;
  /** Is there something else inside than around it, but for other cards? Chequers have the same colours on both sides. */
  readonly isThing: (quad: Quad, others: readonly Quad[]) => boolean;
}

/**
 * Cards on any ground, by the direction of their text: a card's sides run as its lines of text do and end where they
 * meet, and no line of text crosses them. Lines of a gingham or a floor are told from borders by this.
 *
 * @param text all text of the picture, in the gradient's pixels
 * @returns cards that together hold all text; none where there is any doubt.
 */
export function cardsAroundText(gradient: Gradient, text: readonly Quad[], borders: Borders): Quad[] {
  if (text.length === 0) return [];
  const found = directionsOf(text)
    .flatMap((direction) => candidatesAlong(gradient, direction, borders))
    .flatMap(({ quad, score }): Found[] => {
      const own = text.filter((line) => contains(quad, centreOf(line)));
      return own.length === 0 || text.some((line) => crosses(quad, line)) ? [] : [{ quad, score, text: own }];
    })
    .sort((a, b) => b.score - a.score);
  const starts: Found[] = [];
  for (const candidate of found) {
    if (starts.length >= MOST_STARTS) break;
    if (starts.some((other) => overlap(other.quad, candidate.quad))) continue;
    if (borders.isThing(candidate.quad, [])) starts.push(candidate);
  }
  for (const start of starts) {
    const cards = [start];
    for (const other of found) {
      if (cards.reduce((sum, card) => sum + card.text.length, 0) >= text.length) break;
      if (!isLikeCard(start.quad, other.quad)) continue;
      if (cards.some((card) => overlap(card.quad, other.quad))) continue;
      if (borders.isThing(other.quad, quadsOf(cards))) cards.push(other);
    }
    const held = cards.reduce((sum, card) => sum + card.text.length, 0);
    if (held < text.length || cards.length > MOST_CARDS) continue;
    const quads = quadsOf(cards);
    const all = withTwins(quads, gradient, borders);
    if (all.length > 1 || start.score >= SURE) return all;
  }
  return [];
}

const quadsOf = (cards: readonly Found[]): Quad[] => cards.map(({ quad }) => quad);

/** Cards and their twins on which no text was seen. */
function withTwins(cards: readonly Quad[], gradient: Gradient, borders: Borders): Quad[] {
  const all = [...cards];
  const twins = EVERY_DIRECTION.flatMap((direction) =>
    candidatesAlong(gradient, direction, borders, cards[0]),
  )
    .filter(({ score }) => score >= SURE)
    .sort((a, b) => b.score - a.score);
  for (const { quad } of twins)
    if (all.length < MOST_CARDS && !all.some((other) => overlap(other, quad)) && borders.isThing(quad, all))
      all.push(quad);
  return all;
}

/** Degrees within a quarter turn that text runs along, the one with most text first. */
function directionsOf(text: readonly Quad[]): number[] {
  const off = (a: number, b: number): number => ((a - b + 135) % 90) - 45;
  let left = text.flatMap((line) => {
    const { width, height } = sidesOf(line);
    if (Math.max(width, height) < LINE * Math.min(width, height)) return [];
    const [a, b, c, d] = line;
    const [from, to] = width > height ? [a, b] : [a, d];
    const [alsoFrom, alsoTo] = width > height ? [d, c] : [b, c];
    const angle = Math.atan2(to.y - from.y + alsoTo.y - alsoFrom.y, to.x - from.x + alsoTo.x - alsoFrom.x);
    return [{ angle: ((angle * 180) / Math.PI + 360) % 90, length: Math.max(width, height) }];
  });
  const directions: number[] = [];
  while (left.length > 0 && directions.length < MOST_DIRECTIONS) {
    let best = { weight: 0, angle: 0 };
    for (const { angle } of left) {
      const near = left.filter((other) => Math.abs(off(other.angle, angle)) < ALIKE);
      const weight = near.reduce((sum, other) => sum + other.length, 0);
      const lean = near.reduce((sum, other) => sum + off(other.angle, angle) * other.length, 0) / weight;
      if (weight > best.weight) best = { weight, angle: angle + lean };
    }
    directions.push(best.angle);
    left = left.filter(({ angle }) => Math.abs(off(angle, best.angle)) >= ALIKE);
  }
  return directions;
}

/** Text this much longer than high tells its direction. */
const LINE = 2.5;
const MOST_DIRECTIONS = 3;
/** Degrees. */
const ALIKE = 6;

/** Every outline of a card's proportions whose sides run along a direction; only twins of `card`, if given. */
function candidatesAlong(
  gradient: Gradient,
  direction: number,
  { least, leastScore }: Borders,
  card?: Quad,
): { quad: Quad; score: number }[] {
  const flat = linesNear(gradient, direction + 90, least);
  const steep = linesNear(gradient, direction, least);
  const corners = flat.map((f) => steep.map((s) => crossingOf(f, s, gradient)));
  const isPossible = roughly(gradient, card);
  const found: { quad: Quad; score: number }[] = [];
  for (let i = 0; i < flat.length; i++)
    for (let j = i + 1; j < flat.length; j++)
      for (let k = 0; k < steep.length; k++) {
        const [a, d] = [corners[i]![k], corners[j]![k]];
        if (!a || !d) continue;
        const height = Math.hypot(a.x - d.x, a.y - d.y);
        if (height < SHORTEST_SIDE || supportOf(steep[k]!, a, d) < MIN_SIDE_SUPPORT) continue;
        for (let l = k + 1; l < steep.length; l++) {
          const b = corners[i]![l];
          const c = corners[j]![l];
          if (!b || !c || !isPossible(Math.hypot(a.x - b.x, a.y - b.y), height)) continue;
          const quad = clockwise([a, b, c, d]);
          if (!isCardLike(quad, gradient) || (card && !isTwin(card, quad))) continue;
          const score = scoreOf([
            [flat[i]!, a, b],
            [steep[l]!, b, c],
            [flat[j]!, d, c],
            [steep[k]!, a, d],
          ]);
          if (score !== null && score >= leastScore) found.push({ quad, score });
        }
      }
  return found;
}

/** Nearly all combinations of four lines are sorted out by the lengths of two sides. */
function roughly(
  { width, height }: Gradient,
  card: Quad | undefined,
): (across: number, down: number) => boolean {
  const all = width * height;
  const own = card ? areaOf(card) : null;
  const least = own === null ? AREA_SHARE.least * all : own * ROUGHLY;
  const most = own === null ? AREA_SHARE.most * all : own / ROUGHLY;
  return (across, down) => {
    const area = across * down;
    if (area < least * ROUGHLY || area > most / ROUGHLY || across < SHORTEST_SIDE) return false;
    const proportion = across > down ? across / down : down / across;
    return proportion >= PROPORTION.least * 0.9 && proportion <= PROPORTION.most * 1.1;
  };
}

function isCardLike(quad: Quad, { width, height }: Gradient): boolean {
  const sides = quad.map((p, i) => Math.hypot(quad[(i + 1) % 4]!.x - p.x, quad[(i + 1) % 4]!.y - p.y));
  const alike = (a: number, b: number): boolean => Math.min(a, b) >= OPPOSITE * Math.max(a, b);
  if (Math.min(...sides) < SHORTEST_SIDE || !alike(sides[0]!, sides[2]!) || !alike(sides[1]!, sides[3]!))
    return false;
  const proportion = proportionOf(quad);
  if (proportion < PROPORTION.least || proportion > PROPORTION.most) return false;
  const area = areaOf(quad) / (width * height);
  return area >= AREA_SHARE.least && area <= AREA_SHARE.most && isSeenSquare(quad);
}

/** How much of four sides is edge, less how much edge goes on beyond their corners; null when it is no border. */
function scoreOf(sides: readonly (readonly [DirectedLine, Point, Point])[]): number | null {
  let [sum, weakest, beyond] = [0, 1, 0];
  for (const [line, p, q] of sides) {
    const support = supportOf(line, p, q);
    if (support < MIN_SIDE_SUPPORT) return null;
    sum += support / 4;
    weakest = Math.min(weakest, support);
    const [from, to] = [alongLine(line, p), alongLine(line, q)].sort((a, b) => a - b) as [number, number];
    beyond += (line.edgesBetween(from - BEYOND.to, from - BEYOND.from) ?? 0) / 8;
    beyond += (line.edgesBetween(to + BEYOND.from, to + BEYOND.to) ?? 0) / 8;
  }
  return sum < MIN_MEAN_SUPPORT ? null : sum + 0.5 * weakest - AGAINST_BEYOND * beyond;
}

function supportOf(line: DirectedLine, p: Point, q: Point): number {
  const [from, to] = [alongLine(line, p), alongLine(line, q)];
  const round = ROUND * (to - from);
  return line.edgesBetween(from + round, to - round) ?? 0;
}

/** Corners clockwise on the screen, from the one nearest to the top left. */
function clockwise(points: readonly Point[]): Quad {
  const middle = centreOf(points as unknown as Quad);
  const angle = (p: Point): number => Math.atan2(p.y - middle.y, p.x - middle.x);
  const round = points.toSorted((a, b) => angle(a) - angle(b));
  const first = round.reduce((best, p, i) => (p.x + p.y < round[best]!.x + round[best]!.y ? i : best), 0);
  return [...round.slice(first), ...round.slice(0, first)] as unknown as Quad;
}
