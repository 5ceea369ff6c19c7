import { mean } from '../../math/mean.ts';
import { median } from '../../math/quantile.ts';
import type { Print } from './print-of-word.ts';
import type { Word } from './words.ts';

/** Vertical distance counts more than horizontal: words of a line are typeset together. */
const DISTANCE = { across: 0.5, down: 1.5 } as const;
/** Shares of the median height: characters that stand on the baseline, and the minimum distance of two for a slope. */
const FEET = { from: 0.7, to: 1.2, apart: 1.5 } as const;
/** Words of one line: maximum height ratio, maximum baseline distance as a share of the height. */
const ON_LINE = { height: 1.6, foot: 0.55 } as const;
/** Upper end of the middle half of sorted values. */
const UPPER_QUARTER = 0.75;

/** A measured word and its centre. */
export interface Seen extends Print {
  readonly word: Word;
  readonly x: number;
  readonly y: number;
}

/** Nearby words used to estimate the tilt of lines. */
const NEAREST = 12;

/** Weighted distance between two words. */
export function distance(a: Seen, b: Seen): number {
  return Math.abs(a.x - b.x) * DISTANCE.across + Math.abs(a.y - b.y) * DISTANCE.down;
}

/**
 * Tilt of the lines at each word, pixels per pixel, since pages may be skewed and photographs warped. From the
 * character bottoms of longer words nearby; 0 if there are none.
 */
export function tiltOfLines(seen: readonly Seen[]): Map<Seen, number> {
  const long = seen.flatMap((s) => {
    const tilt = tiltOf(s.word);
    return tilt === null ? [] : [{ s, tilt }];
  });
  return new Map(
    seen.map((own) => {
      const near = long
        .filter(({ s }) => s !== own)
        .map(({ s, tilt }) => ({ tilt, d: distance(s, own) }))
        .sort((a, b) => a.d - b.d)
        .slice(0, NEAREST);
      return [own, near.length >= 3 ? median(near.map((n) => n.tilt)) : 0];
    }),
  );
}

/**
 * Theil slope (1950) through the bottoms of a word's characters, averaged over the middle half; null for short words.
 */
function tiltOf({ glyphs, box }: Word): number | null {
  const tall = median(glyphs.map((g) => g.height));
  const feet = glyphs
    .filter((g) => g.height > FEET.from * tall && g.height < FEET.to * tall)
    .map((g) => ({ x: g.x + g.width / 2, y: g.y + g.height }));
  if (feet.length < 5 || box.width < 3 * tall) return null;
  const slopes: number[] = [];
  for (const [i, a] of feet.entries())
    for (const b of feet.slice(i + 1))
      if (b.x - a.x > FEET.apart * tall) slopes.push((b.y - a.y) / (b.x - a.x));
  return slopes.length >= 3 ? mean(middleHalf(slopes)) : null;
}

/** The nearest words left and right on the same line. */
export function rowOf(own: Seen, seen: readonly Seen[], tilt: number): Seen[] {
  return seen
    .filter((s) => {
      if (s === own || s.height > own.height * ON_LINE.height || s.height < own.height / ON_LINE.height)
        return false;
      const away = s.x - own.x;
      // Beyond this distance the tilt is too uncertain to tell lines apart.
      if (Math.abs(away) > 45 * own.height) return false;
      return (
        Math.abs(s.baseline - own.baseline - tilt * away) < ON_LINE.foot * Math.max(own.height, s.height)
      );
    })
    .sort((a, b) => Math.abs(a.x - own.x) - Math.abs(b.x - own.x))
    .slice(0, 4);
}

/** Character bottoms are whole pixels; the mean of the middle half is finer than their median. */
function middleHalf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.slice(
    sorted.length >> 2,
    Math.max((sorted.length >> 2) + 1, Math.ceil(UPPER_QUARTER * sorted.length)),
  );
}
