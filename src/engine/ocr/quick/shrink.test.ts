import { describe, expect, it } from 'vitest';
import { ROWS, shrunk } from './shrink.ts';

/** A raster of 48 rows whose grey level at a place is `level(x, y)`. */
function raster(width: number, level: (x: number, y: number) => number) {
  const data = new Uint8Array(width * 48 * 3);
  for (let y = 0; y < 48; y++)
    for (let x = 0; x < width; x++) data.fill(level(x, y), (y * width + x) * 3, (y * width + x + 1) * 3);
  return { data, width, height: 48 };
}

describe('shrunk', () => {
  it('makes two pixels of three in both directions, by area', () => {
    const { grey, width } = shrunk(raster(6, (x, y) => x * 10 + y * 3));
    expect(width).toBe(4);
    expect(grey).toHaveLength(ROWS * 4);
    // Columns 0, 1 (10): 10/3; rows 0, 1 (3): 1.
    expect(grey[0]).toBeCloseTo(10 / 3 + 1, 3);
    expect(grey[1]).toBeCloseTo((10 + 40) / 3 + 1, 3);
    expect(grey[4]).toBeCloseTo(10 / 3 + (3 + 12) / 3, 3);
    expect(grey.at(-1)).toBeCloseTo((40 + 100) / 3 + (46 + 94), 3);
  });

  it('keeps a flat crop flat, to its last column, whatever its width', () => {
    for (const columns of [16, 17, 18]) {
      const { grey, width } = shrunk(raster(columns, () => 137));
      expect(width).toBe(12);
      expect(Math.min(...grey)).toBeCloseTo(137, 3);
      expect(Math.max(...grey)).toBeCloseTo(137, 3);
    }
  });

  it('weighs colours as eyes do', () => {
    const data = new Uint8Array(16 * 48 * 3);
    for (let i = 0; i < data.length; i += 3) data[i + 1] = 200;
    expect(shrunk({ data, width: 16, height: 48 }).grey[0]).toBeCloseTo(0.587 * 200, 3);
  });

  it('refuses a crop of another height', () => {
    expect(() => shrunk({ data: new Uint8Array(3), width: 1, height: 1 })).toThrow(RangeError);
  });
});
