import { expect, test } from 'vitest';
import type { Raster, TextRegion } from '../../raster/page.ts';
import { lightOf } from './light.ts';

const WIDTH = 300;
const HEIGHT = 200;
const DARK = 40;
const WHITE = 255;

/** A dark picture with a lighter rectangle, and strokes of print on every sixth column of the lines. */
function picture(light: number, [left, right]: readonly [number, number]): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(DARK);
  for (let y = 20; y < 180; y++)
    for (let x = left; x < right; x++) data.fill(light, 3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3);
  for (const { quad } of lines)
    for (let y = quad[0].y; y < quad[2].y; y++)
      for (let x = quad[0].x; x < quad[2].x; x += 6)
        data.fill(0, 3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3);
  return { data, width: WIDTH, height: HEIGHT };
}

const lines: readonly TextRegion[] = [40, 80, 120].map((y) => ({
  score: 1,
  quad: [
    { x: 100, y },
    { x: 180, y },
    { x: 180, y: y + 16 },
    { x: 100, y: y + 16 },
  ],
}));

test('a white page on a dark ground has no reflection', () => {
  expect(lightOf(picture(WHITE, [90, 190]), lines).blownOut).toBe(0);
});

test('white beside the print of a darker card is a reflection', () => {
  expect(lightOf(picture(WHITE, [200, 280]), lines).blownOut).toBeGreaterThan(0.1);
  expect(lightOf(picture(WHITE, [200, 280]), []).blownOut).toBeGreaterThan(0.1);
});
