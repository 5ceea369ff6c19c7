import { expect, it } from 'vitest';
import type { Quad } from '../../../src/contract/geometry.ts';
import { homography, project } from './warp.ts';

const square: Quad = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];
const tilted: Quad = [
  { x: 10, y: 20 },
  { x: 90, y: 10 },
  { x: 120, y: 110 },
  { x: 5, y: 95 },
];

it('takes each corner to its corner and back', () => {
  const there = homography(square, tilted);
  const back = homography(tilted, square);
  square.forEach((corner, i) => {
    const p = project(there, corner);
    expect(p.x).toBeCloseTo(tilted[i]!.x, 6);
    expect(p.y).toBeCloseTo(tilted[i]!.y, 6);
    expect(project(back, p).x).toBeCloseTo(corner.x, 6);
  });
});

it('keeps the crossing of the diagonals, as every projection does', () => {
  const middle = project(homography(square, tilted), { x: 50, y: 50 });
  // Diagonal (10,20)-(120,110): y = 20 + (x - 10) * 9/11; diagonal (90,10)-(5,95): x + y = 100.
  const x = (100 - 20 + 90 / 11) / (20 / 11);
  expect(middle.x).toBeCloseTo(x, 6);
  expect(middle.y).toBeCloseTo(100 - x, 6);
});
