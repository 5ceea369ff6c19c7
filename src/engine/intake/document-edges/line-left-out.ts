import type { Quad } from '../../../contract/geometry.ts';
import { sidesOf } from '../../ocr/line-crop.ts';
import { unit } from './relations.ts';

/** Lines of text are longer than high; dirt and single keys are not. */
const MIN_PROPORTION = 2.5;
/** Cosine of 8°: lines of a page run as its sides do. */
const PARALLEL = 0.99;

/**
 * May a line of text outside of an outline belong to the same page? It runs as the outline's sides do: a letterhead on
 * a dark band whose own edge was taken for the page's, a foot below a table that stands out.
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
