import type { Quad } from '../../../contract/geometry.ts';
import { sidesOf } from '../../ocr/line-crop.ts';

/** Minimum ratio of length to height for text to show its direction. */
const LINE = 2.5;
const MOST_DIRECTIONS = 4;
/** Degrees within which directions are the same. */
const ALIKE = 4;

/** Directions of text, degrees within a quarter turn, the one with most text first. */
export function directionsOf(text: readonly Quad[]): number[] {
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
