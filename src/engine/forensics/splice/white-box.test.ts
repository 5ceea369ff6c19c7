import { describe, expect, it } from 'vitest';
import { openPixels, type ImageEvidence } from '../image/evidence.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { whiteBox } from './white-box.ts';

const [WIDTH, HEIGHT] = [800, 640];
const BOX = { x: 300, y: 300, width: 120, height: 28 };

interface Drawing {
  /** Luminance at a pixel of the box or beside it, in place of paper and print. */
  readonly box?: (x: number, y: number) => number | null;
  readonly paper?: number;
  readonly grain?: number;
}

/** Paper with grain and rows of strokes whose edges are three pixels wide, as a lens makes them. */
function page({ box = () => null, paper = 225, grain = 8 }: Drawing): ImageEvidence {
  const random = seededRandom(99);
  const pixels = new Uint8Array(WIDTH * HEIGHT).map((_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const noise = grain * (random() - 0.5);
    const drawn = box(x, y);
    if (drawn !== null) return drawn;
    const isPrint = x > 60 && x < 740 && x % 60 < 40 && !isIn(x, y, 24);
    const across = Math.max(0, 1 - Math.abs((x % 8) - 4) / 3);
    const along = Math.max(0, Math.min(1, (10 - Math.abs((y % 40) - 18)) / 3));
    const stroke = isPrint ? across * along : 0;
    return Math.min(255, Math.round(paper + noise - 150 * stroke));
  });
  return openPixels(pixels, { width: WIDTH, height: HEIGHT }, 1, 'camera')!;
}

const isIn = (x: number, y: number, by = 0): boolean =>
  x >= BOX.x - by && x < BOX.x + BOX.width + by && y >= BOX.y - by && y < BOX.y + BOX.height + by;
const isTyped = (x: number, y: number): boolean =>
  y >= BOX.y + 8 && y < BOX.y + 20 && x >= BOX.x + 10 && x < BOX.x + 100 && x % 9 < 3;
const written = (x: number, y: number): number | null => (isIn(x, y) ? (isTyped(x, y) ? 0 : 255) : null);

describe('a white box with print in it', () => {
  it('is found at its place', () => {
    const { value, box } = whiteBox.measure(page({ box: written }));
    expect(value).toBeGreaterThan(whiteBox.strongFrom!);
    expect(box).toEqual(BOX);
  });

  it('is none on a page without one', () => {
    expect(whiteBox.measure(page({})).value).toBe(0);
  });

  it('is not a label or a field that a lens saw, whose rim takes several pixels', () => {
    const soft = (x: number, y: number): number | null => {
      if (isTyped(x, y)) return 20;
      const away = Math.max(BOX.x - x, x - BOX.x - BOX.width + 1, BOX.y - y, y - BOX.y - BOX.height + 1);
      return away >= 3 ? null : Math.min(255, Math.round(225 + 10 * (3 - Math.max(0, away))));
    };
    expect(whiteBox.measure(page({ box: soft })).value).toBe(0);
  });

  it('is not a white field whose rim is cut off by the light, when its print is as soft as the page', () => {
    const field = (x: number, y: number): number | null => {
      if (!isIn(x, y)) return null;
      const isPrint = y >= BOX.y + 6 && y < BOX.y + 22 && x >= BOX.x + 8 && x < BOX.x + 104;
      const across = Math.max(0, 1 - Math.abs((x % 8) - 4) / 3);
      const along = Math.max(0, Math.min(1, (8 - Math.abs(y - BOX.y - 14)) / 3));
      return isPrint ? Math.round(255 - 180 * across * along) : 255;
    };
    expect(whiteBox.measure(page({ box: field })).value!).toBeLessThan(whiteBox.strongFrom!);
  });

  it('is not said of an empty one, which may be a redaction', () => {
    expect(whiteBox.measure(page({ box: (x, y) => (isIn(x, y) ? 255 : null) })).value).toBe(0);
  });

  it('is not said of drawings, whose paper has no grain, and of forms with many fields', () => {
    expect(whiteBox.measure(page({ box: written, grain: 0 })).value).toBe(0);
    const many = (x: number, y: number): number | null => written(x, ((y + 180) % 120) + 240);
    expect(whiteBox.measure(page({ box: many })).value).toBe(0);
  });

  it('has nothing to say where the paper itself is white', () => {
    expect(whiteBox.measure(page({ box: written, paper: 260 })).value).toBeNull();
  });
});
