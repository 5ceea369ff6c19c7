import type { Quad } from '../../../contract/geometry.ts';
import { sidesOf } from '../../ocr/line-crop.ts';
import { unit } from './relations.ts';

/** Minimum length of a text line relative to its height; dirt and single keys are shorter. */
const MIN_PROPORTION = 2.5;
/** Cosine of 8°: text lines are parallel to the sides of their page. */
const PARALLEL = 0.99;

/**
 * May a text line outside an outline belong to the same page? It does if it is parallel to the outline's sides: a
 * letterhead on a dark band whose edge was taken for the page's, or a footer below a prominent table.
 */
export function mayBelongTo(quad: Quad, line: Quad): boolean {
  const { width, height } = sidesOf(line);
  if (Math.max(width, height) < MIN_PROPORTION * Math.min(width, height)) return false;
  const [a, b, , d] = line;
  const along = width > height ? unit(a, b) : unit(a, d);
  return quad.some((from, i) => {
    const side = unit(from, quad[(i + 1) % 4]!);
    return Math.abs(along.x * side.x + along.y * side.y) >= PARALLEL;
  });
}
