import { openPixels, type ImageEvidence } from '../image/evidence.ts';
import { seededRandom } from './seeded-random.ts';

export const [WIDTH, HEIGHT] = [800, 640] as const;
const [PAPER, INK] = [255, 20];

/** New luminance of a pixel; null: unchanged. */
export type Change = (x: number, y: number, printed: (x: number, y: number) => number) => number | null;

/**
 * Crisp strokes grouped in words, rows 40 pixels apart, letters 14 high; the third column of words is set apart like
 * values.
 */
export const printed = (x: number, y: number): number => {
  const isWord = (x > 60 && x < 180) || (x > 200 && x < 320) || (x > 480 && x < 600);
  const row = y % 40;
  return isWord && y > 60 && y < 600 && row >= 12 && row < 26 && x % 9 < 3 && x % 60 > 6 ? INK : PAPER;
};

/** A rendered page with `change` applied. */
export function renderedPage(change: Change = () => null, grain = 0): ImageEvidence {
  const random = seededRandom(7);
  const pixels = new Uint8Array(WIDTH * HEIGHT).map((_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const v = (change(x, y, printed) ?? printed(x, y)) + grain * (random() - 0.5);
    return Math.max(0, Math.min(255, Math.round(v)));
  });
  return openPixels(pixels, { width: WIDTH, height: HEIGHT }, 1, 'unknown')!;
}
