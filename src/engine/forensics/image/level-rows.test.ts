import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../../contract/pages.ts';
import type { Raster } from '../../raster/page.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { shareOfLevelRows } from './level-rows.ts';
import { wasRendered } from './rendering.ts';

const [WIDTH, HEIGHT, ROWS] = [900, 700, 10];

/** Rows of three words, rotated like a sheet on a scanner, with noise of the given levels. */
function page(degrees: number, grain = 0): { raster: Raster; lines: TextLine[] } {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const g = canvas.getContext('2d');
  g.fillStyle = '#fff';
  g.fillRect(0, 0, WIDTH, HEIGHT);
  g.translate(WIDTH / 2, HEIGHT / 2);
  g.rotate((degrees * Math.PI) / 180);
  g.translate(-WIDTH / 2, -HEIGHT / 2);
  g.fillStyle = '#000';
  const lines: TextLine[] = [];
  for (let row = 0; row < ROWS; row++)
    for (const x of [60, 350, 680]) {
      const y = 80 + 55 * row;
      // Strokes like those of letters, independent of fonts.
      for (let k = 0; k < 10; k++) g.fillRect(x + 12 * k, y, 4, 20);
      lines.push({
        text: 'word',
        confidence: 1,
        reader: 'ppocr',
        box: { x: x - 2, y: y - 4, width: 124, height: 28 },
      });
    }
  const { data } = g.getImageData(0, 0, WIDTH, HEIGHT);
  const random = seededRandom(7);
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const v = Math.max(0, Math.min(255, data[4 * i]! + grain * (random() - 0.5)));
    pixels.fill(v, 3 * i, 3 * i + 3);
  }
  return { raster: { data: pixels, width: WIDTH, height: HEIGHT }, lines };
}

describe('rows of a page', () => {
  it('are level to the pixel where a program set them', () => {
    const { raster, lines } = page(0);
    expect(shareOfLevelRows(raster, lines)).toBe(1);
    expect(wasRendered(raster, lines)).toBe(true);
  });

  it('are not where the sheet lay askew, cleaned to white or not', () => {
    for (const degrees of [0.2, -0.4, 0.8]) {
      const { raster, lines } = page(degrees);
      expect(shareOfLevelRows(raster, lines)).toBeLessThan(0.3);
      expect(wasRendered(raster, lines)).toBe(false);
    }
  });

  it('say nothing where paper has grain or there are too few', () => {
    const grainy = page(0, 14);
    expect(wasRendered(grainy.raster, grainy.lines)).toBe(false);
    const { raster, lines } = page(0);
    expect(shareOfLevelRows(raster, lines.slice(0, 9))).toBeNull();
  });
});
