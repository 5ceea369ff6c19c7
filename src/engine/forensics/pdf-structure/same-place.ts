import type { Rectangle } from '../../pdf/matrix.ts';

/** Where a text begins and ends. */
type Sides = Pick<Rectangle, 'x0' | 'x1'>;

/** In font sizes: two texts stand on one baseline … */
const BASELINE = 0.35;
/** … and begin or end together: they were laid over each other; a text too long for its column was not. */
const TOGETHER = 0.6;

export const isOnBaseline = (a: { readonly y: number }, b: { readonly y: number }, size: number): boolean =>
  Math.abs(a.y - b.y) <= BASELINE * size;

export const beginOrEndTogether = (a: Rectangle, b: Rectangle, size: number): boolean =>
  beginOrEndWithin(a, b, TOGETHER * size);

/** Do the left edges of two texts, or their right edges, stand less than `reach` apart? In the unit of the page. */
export const beginOrEndWithin = (a: Sides, b: Sides, reach: number): boolean =>
  Math.abs(a.x0 - b.x0) < reach || Math.abs(a.x1 - b.x1) < reach;
