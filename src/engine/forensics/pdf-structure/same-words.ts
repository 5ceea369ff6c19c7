import { distance, type Point } from '../../../contract/geometry.ts';

/** A word and its centre. */
export interface PlacedWord {
  readonly text: string;
  readonly at: Point;
}

/** Minimum common words. */
const MIN_WORDS = 8;
/** Minimum share of the words that fit the map. */
const FITTING = 0.7;

/**
 * The affine map from one plane to another that maps words unique in both onto each other, however the page was
 * rotated, straightened or scaled. Null if there are too few words, or they do not fit within `slack`.
 */
export function mapOfSameWords(
  from: readonly PlacedWord[],
  to: readonly PlacedWord[],
  slack: number,
): ((p: Point) => Point) | null {
  const targets = once(to);
  const pairs = [...once(from)].flatMap(([text, a]) => {
    const b = targets.get(text);
    return b ? [{ a, b }] : [];
  });
  if (pairs.length < MIN_WORDS) return null;
  let fitting = pairs;
  let map = affine(fitting);
  // Wrongly matched words distort the map, so the worst ones are dropped in each round.
  for (let round = 0; round < 4 && map; round++) {
    const away = fitting.map((pair) => distance(map!(pair.a), pair.b));
    const limit = Math.max(slack, [...away].sort((x, y) => x - y)[Math.floor(FITTING * away.length)]!);
    const kept = fitting.filter((_, i) => away[i]! <= limit);
    if (kept.length === fitting.length) break;
    fitting = kept;
    map = affine(fitting);
  }
  if (!map) return null;
  const good = pairs.filter(({ a, b }) => distance(map(a), b) <= slack).length;
  return good >= MIN_WORDS && good >= FITTING * pairs.length ? map : null;
}

/** Words that occur once. */
function once(words: readonly PlacedWord[]): Map<string, Point> {
  const places = new Map<string, Point | null>();
  for (const { text, at } of words) places.set(text, places.has(text) ? null : at);
  return new Map([...places].filter((entry): entry is [string, Point] => entry[1] !== null));
}

/** Least-squares fit; null if the points are on one line. */
function affine(pairs: readonly { a: Point; b: Point }[]): ((p: Point) => Point) | null {
  const n = pairs.length;
  const mean = (of: (pair: { a: Point; b: Point }) => number): number =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / n;
  const [ax, ay, bx, by] = [mean((p) => p.a.x), mean((p) => p.a.y), mean((p) => p.b.x), mean((p) => p.b.y)];
  const product = (of: (x: number, y: number, u: number, v: number) => number): number =>
    mean(({ a, b }) => of(a.x - ax, a.y - ay, b.x - bx, b.y - by));
  const xx = product((x) => x * x);
  const xy = product((x, y) => x * y);
  const yy = product((_, y) => y * y);
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-6 * xx * yy) return null;
  const row = (xt: number, yt: number): [number, number] => [
    (xt * yy - yt * xy) / determinant,
    (yt * xx - xt * xy) / determinant,
  ];
  const [m, k] = row(
    product((x, _, u) => x * u),
    product((_, y, u) => y * u),
  );
  const [p, q] = row(
    product((x, _y, _u, v) => x * v),
    product((_, y, _u, v) => y * v),
  );
  return ({ x, y }) => ({
    x: bx + m * (x - ax) + k * (y - ay),
    y: by + p * (x - ax) + q * (y - ay),
  });
}
