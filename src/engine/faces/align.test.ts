import { describe, expect, it } from 'vitest';
import { alignment, ARCFACE_112 } from './align.ts';
import { apply, fromRectangle, invert, mirror, sample, toPlanes } from './sample.ts';

describe('alignment', () => {
  it('is the identity for points that already lie on the template', () => {
    const map = alignment(ARCFACE_112, ARCFACE_112);
    const [x, y] = apply(map, 40, 50);
    expect(x).toBeCloseTo(40, 9);
    expect(y).toBeCloseTo(50, 9);
  });

  it('undoes rotation, scale and shift', () => {
    // Turned by 90 degrees, three times as large, shifted by (10, 20).
    const moved = ARCFACE_112.map(({ x, y }) => ({ x: -3 * y + 10, y: 3 * x + 20 }));
    const map = alignment(moved, ARCFACE_112);
    const [x, y] = apply(map, ARCFACE_112[2].x, ARCFACE_112[2].y);
    expect(x).toBeCloseTo(-3 * ARCFACE_112[2].y + 10, 6);
    expect(y).toBeCloseTo(3 * ARCFACE_112[2].x + 20, 6);
  });
});

describe('sample', () => {
  /** 4 × 2 pixels whose red counts 0, 10, 20 … */
  const raster = {
    width: 4,
    height: 2,
    data: Uint8Array.from({ length: 24 }, (_, i) => (i % 3 === 0 ? (i / 3) * 10 : 0)),
  };
  const reds = (rgb: Float32Array) => Array.from({ length: rgb.length / 3 }, (_, i) => rgb[i * 3]!);

  it('copies pixels when nothing is scaled', () => {
    expect(reds(sample(raster, fromRectangle(0, 0, 4, 2, 4, 2), 4, 2))).toEqual([
      0, 10, 20, 30, 40, 50, 60, 70,
    ]);
  });

  it('averages what it shrinks', () => {
    // Left half: (0 + 10 + 40 + 50) / 4; right half: (20 + 30 + 60 + 70) / 4.
    expect(reds(sample(raster, fromRectangle(0, 0, 4, 2, 2, 1), 2, 1))).toEqual([25, 45]);
  });

  it('is black outside the picture', () => {
    expect(reds(sample(raster, fromRectangle(-8, 0, 4, 2, 4, 2), 4, 2))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('mirrors left to right', () => {
    expect(reds(mirror(sample(raster, fromRectangle(0, 0, 4, 2, 4, 2), 4, 2), 4))).toEqual([
      30, 20, 10, 0, 70, 60, 50, 40,
    ]);
  });

  it('inverts maps', () => {
    const map = [2, 1, 5, -1, 3, 7] as const;
    const [x, y] = apply(invert(map), ...apply(map, 11, 13));
    expect([x, y].map((v) => Math.round(v * 1e6) / 1e6)).toEqual([11, 13]);
  });

  it('separates planes and normalises each', () => {
    expect([...toPlanes(Float32Array.of(10, 20, 30, 40, 50, 60), [10, 20, 30], [1, 0.5, 0.1])]).toEqual(
      [0, 30, 0, 15, 0, 3].map(Math.fround),
    );
  });
});
