import type { Rectangle } from '../../pdf/matrix.ts';

/** Left and right edge of a text. */
type Sides = Pick<Rectangle, 'x0' | 'x1'>;

/** In font sizes: maximum baseline difference of two texts on one line … */
const BASELINE = 0.35;
/**
 * … and maximum distance of their left or right edges if one was laid over the other; overflowing text shares no edge.
 */
const TOGETHER = 0.6;

export const isOnBaseline = (a: { readonly y: number }, b: { readonly y: number }, size: number): boolean =>
  Math.abs(a.y - b.y) <= BASELINE * size;

export const beginOrEndTogether = (a: Rectangle, b: Rectangle, size: number): boolean =>
  beginOrEndWithin(a, b, TOGETHER * size);

export const beginTogether = (a: Rectangle, b: Rectangle, size: number): boolean =>
  Math.abs(a.x0 - b.x0) < TOGETHER * size;

/** Are the left or the right edges of two texts less than `reach` apart? In the page's unit. */
export const beginOrEndWithin = (a: Sides, b: Sides, reach: number): boolean =>
  Math.abs(a.x0 - b.x0) < reach || Math.abs(a.x1 - b.x1) < reach;
