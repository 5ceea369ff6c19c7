import { distance, type Point, type Quad } from '../../../contract/geometry.ts';
import { inRange } from '../../math/range.ts';
import { alongLine, crossingOf, type DirectedLine } from './directed-lines.ts';
import type { Gradient } from './gradient.ts';
import { isTwin, proportionOf } from './like-cards.ts';
import { areaOf, isSeenSquare, sideLengths } from './quadrilaterals.ts';
import { centreOf } from './relations.ts';

/** Tolerance of a card's proportions; weight of its weakest side in the score (set by hand, ADR 401). */
const PROPORTION_OFF = { less: 0.9, more: 1.1 } as const;
const OF_WEAKEST = 0.5;

/** Longer to shorter side of cards (1.586) and data pages (1.42), allowing for perspective and partial cover. */
const PROPORTION = { least: 1.28, most: 1.85 } as const;
const AREA_SHARE = { least: 0.03, most: 0.8 } as const;
/** Minimum side of a card, thumbnail pixels. */
const SHORTEST_SIDE = 50;
/** Minimum length ratio of opposite sides of a card that does not fill the picture. */
const OPPOSITE = 0.8;
const MIN_SIDE_SUPPORT = 0.6;
const MIN_MEAN_SUPPORT = 0.72;
/** Share of a side at its ends left out because of round corners. */
const ROUND = 0.06;
/**
 * A border ends at its corners, while edges of checks, boards and shelves continue: range beyond the corners in which
 * edges are counted, pixels.
 */
const BEYOND = { from: 4, to: 22 } as const;
const AGAINST_BEYOND = 0.6;
/** Tolerance of area and proportions estimated from two sides, because of perspective. */
const ROUGHLY = 0.8;

/**
 * Every outline with a card's proportions and sides along a direction; with `card`, only outlines of its size and
 * shape.
 */
export function candidatesAlong(
  gradient: Gradient,
  linesNear: (degrees: number) => readonly DirectedLine[],
  direction: number,
  leastScore: number,
  card?: Quad,
): { quad: Quad; score: number }[] {
  const flat = linesNear(direction + 90);
  const steep = linesNear(direction);
  const corners = flat.map((f) => steep.map((s) => crossingOf(f, s, gradient)));
  const isPossible = roughly(gradient, card);
  const found: { quad: Quad; score: number }[] = [];
  for (let i = 0; i < flat.length; i++)
    for (let j = i + 1; j < flat.length; j++)
      for (let k = 0; k < steep.length; k++) {
        const [a, d] = [corners[i]![k], corners[j]![k]];
        if (!a || !d) continue;
        const height = distance(d, a);
        if (height < SHORTEST_SIDE || supportOf(steep[k]!, a, d) < MIN_SIDE_SUPPORT) continue;
        for (let l = k + 1; l < steep.length; l++) {
          const b = corners[i]![l];
          const c = corners[j]![l];
          if (!b || !c || !isPossible(distance(b, a), height)) continue;
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

/** Cheap rejection by the lengths of two sides, which excludes nearly all combinations of four lines. */
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
    return (
      proportion >= PROPORTION.least * PROPORTION_OFF.less &&
      proportion <= PROPORTION.most * PROPORTION_OFF.more
    );
  };
}

function isCardLike(quad: Quad, { width, height }: Gradient): boolean {
  const sides = sideLengths(quad);
  const alike = (a: number, b: number): boolean => Math.min(a, b) >= OPPOSITE * Math.max(a, b);
  if (Math.min(...sides) < SHORTEST_SIDE || !alike(sides[0], sides[2]) || !alike(sides[1], sides[3]))
    return false;
  if (!inRange(proportionOf(quad), PROPORTION)) return false;
  return inRange(areaOf(quad) / (width * height), AREA_SHARE) && isSeenSquare(quad);
}

/** Edge support of the four sides, less the edges that continue beyond their corners; null if it is not a border. */
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
  return sum < MIN_MEAN_SUPPORT ? null : sum + OF_WEAKEST * weakest - AGAINST_BEYOND * beyond;
}

function supportOf(line: DirectedLine, p: Point, q: Point): number {
  const [from, to] = [alongLine(line, p), alongLine(line, q)];
  const round = ROUND * (to - from);
  return line.edgesBetween(from + round, to - round) ?? 0;
}

/** Corners clockwise on the screen, starting with the one nearest to the top left. */
function clockwise(points: readonly Point[]): Quad {
  const middle = centreOf(points as unknown as Quad);
  const angle = (p: Point): number => Math.atan2(p.y - middle.y, p.x - middle.x);
  const round = points.toSorted((a, b) => angle(a) - angle(b));
  const first = round.reduce((best, p, i) => (p.x + p.y < round[best]!.x + round[best]!.y ? i : best), 0);
  return [...round.slice(first), ...round.slice(0, first)] as unknown as Quad;
}
