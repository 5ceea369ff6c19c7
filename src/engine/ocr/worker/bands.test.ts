import { describe, expect, test } from 'vitest';
import { bandsOf, joinBands } from './bands.ts';

describe('bands of a picture', () => {
  test('a low picture is one band', () => {
    expect(bandsOf(320, 32)).toEqual([{ top: 0, bottom: 320 }]);
  });

  test('tall pictures are covered by bands of one height, which share rows', () => {
    for (let height = 352; height <= 4_000; height += 32) {
      const bands = bandsOf(height, 32);
      expect(bands[0]!.top).toBe(0);
      expect(bands.at(-1)!.bottom).toBe(height);
      for (const [i, { top, bottom }] of bands.entries()) {
        expect(bottom - top).toBe(bands[0]!.bottom);
        expect((bottom - top) % 32).toBe(0);
        expect(bottom - top).toBeLessThanOrEqual(320);
        if (i > 0) expect(bands[i - 1]!.bottom - top).toBeGreaterThanOrEqual(64);
      }
    }
  });
});

describe('values of bands put together', () => {
  const WIDTH = 3;
  const band = (top: number, bottom: number, valueAt: (y: number) => number) => ({
    top,
    bottom,
    values: Float32Array.from({ length: (bottom - top) * WIDTH }, (_, i) =>
      valueAt(top + Math.floor(i / WIDTH)),
    ),
  });

  test('what both say is what stands there', () => {
    const valueAt = (y: number) => y / 1_000;
    const whole = joinBands([band(0, 288, valueAt), band(224, 512, valueAt)], WIDTH, 0.9);
    expect(whole).toEqual(band(0, 512, valueAt).values);
  });

  test('a line in the middle of the shared rows comes whole from one band', () => {
    const isLine = (y: number) => y >= 250 && y < 262;
    const upper = band(0, 288, (y) => (isLine(y) ? 0.8 : 0));
    const lower = band(224, 512, (y) => (isLine(y) ? 0.7 : 0));
    const whole = joinBands([upper, lower], WIDTH, 0.3);
    const line = new Set(whole.subarray(250 * WIDTH, 262 * WIDTH));
    expect(line.size).toBe(1);
  });

  test('what one band saw at its very edge, where the other saw none, is not believed', () => {
    const upper = band(0, 288, (y) => (y >= 284 ? 1 : 0));
    const lower = band(224, 512, () => 0);
    expect(joinBands([upper, lower], WIDTH, 0.3).every((v) => v === 0)).toBe(true);
  });
});
