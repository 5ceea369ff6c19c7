import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster/page.ts';
import { withoutThinLines, type LineShade } from './thin-lines.ts';

const WIDTH = 40;
/** Skin with a broad dark band, crossed by a slanting line of the given luma and width. */
function crossed(luma: number, lineWidth: number): Raster {
  const data = new Uint8Array(WIDTH * WIDTH * 3);
  for (let y = 0; y < WIDTH; y++)
    for (let x = 0; x < WIDTH; x++) {
      const off = Math.abs(y - 8 - x / 2);
      data.fill(off < lineWidth / 2 ? luma : under(y), (y * WIDTH + x) * 3, (y * WIDTH + x + 1) * 3);
    }
  return { data, width: WIDTH, height: WIDTH };
}
const under = (y: number) => (y >= 30 ? 60 : 130);

/** The greatest difference from what lies under the line, away from the edge of the band. */
function leftOver({ data }: Raster): number {
  let most = 0;
  for (let y = 0; y < 24; y++)
    for (let x = 0; x < WIDTH; x++) most = Math.max(most, Math.abs(data[(y * WIDTH + x) * 3]! - under(y)));
  return most;
}

describe('a picture without thin lines', () => {
  it.each<[LineShade, number]>([
    ['lighter', 190],
    ['darker', 70],
  ])('has lost the %s ones', (shade, luma) => {
    expect(leftOver(crossed(luma, 2))).toBe(60);
    expect(leftOver(withoutThinLines(crossed(luma, 2), 1, shade))).toBeLessThanOrEqual(2);
  });

  it('keeps lines of the other shade, and what is broader', () => {
    expect(leftOver(withoutThinLines(crossed(190, 2), 1, 'darker'))).toBe(60);
    expect(leftOver(withoutThinLines(crossed(190, 8), 1, 'lighter'))).toBe(60);
    expect(leftOver(withoutThinLines(crossed(190, 4), 2, 'lighter'))).toBeLessThanOrEqual(2);
  });

  it('keeps the picture as it was, and its broad dark parts', () => {
    const before = crossed(190, 2);
    const after = withoutThinLines(before, 1, 'darker');
    expect(before).toEqual(crossed(190, 2));
    expect(after.data[(35 * WIDTH + 3) * 3]).toBe(60);
  });
});
