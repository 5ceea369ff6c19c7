import { expect, it } from 'vitest';
import type { TextRegion } from '../raster/page.ts';
import { findSkew } from './skew.ts';

/** A line of print 300 × 30 pixels that leans by so many degrees. */
function leaning(degrees: number, y: number): TextRegion {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corner = (along: number, down: number) => ({
    x: 100 + along * cos - down * sin,
    y: y + along * sin + down * cos,
  });
  return { score: 0.9, quad: [corner(0, 0), corner(300, 0), corner(300, 30), corner(0, 30)] };
}

it('levels a page by the lines of its print, also of a page that lies far across the picture', () => {
  expect(findSkew([7, 8, 9].map((slope, k) => leaning(slope, 100 * k)))).toBeCloseTo(8);
  expect(findSkew([-36, -35, -34, -35].map((slope, k) => leaning(slope, 100 * k)))).toBeCloseTo(-35);
});

it('leaves a level page as it is when a word runs across it, and one whose steep lines differ', () => {
  expect(findSkew([0, 0, 0, 35, 36, 34].map((slope, k) => leaning(slope, 100 * k)))).toBeCloseTo(0);
  expect(findSkew([-40, -27, 30, 42].map((slope, k) => leaning(slope, 100 * k)))).toBe(0);
});
