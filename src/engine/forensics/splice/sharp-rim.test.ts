import { describe, expect, it } from 'vitest';
import { openPixels, type ImageEvidence } from '../image/evidence.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { sharpRim } from './sharp-rim.ts';

const [WIDTH, HEIGHT] = [640, 480];
const PATCH = { x: 301, y: 143, width: 150, height: 190 };

function shapes(x: number, y: number, softness: number): number {
  const wave = Math.sin(x / 11 + y / 37) * Math.sin(y / 13 - x / 41);
  return 150 + 55 * Math.tanh((8 * wave) / softness);
}

/** A card of grey shapes with soft edges (`softness` in pixels) and grain; `over` may replace pixels. */
function card(
  softness: number,
  over: (x: number, y: number, grain: number) => number | null = () => null,
): ImageEvidence {
  const random = seededRandom(7);
  const pixels = new Uint8Array(WIDTH * HEIGHT).map((_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const grain = 6 * (random() - 0.5);
    return over(x, y, grain) ?? shapes(x, y, softness) + grain;
  });
  return openPixels(pixels, { width: WIDTH, height: HEIGHT }, 1, 'camera')!;
}

const isIn = (x: number, y: number): boolean =>
  x >= PATCH.x && x < PATCH.x + PATCH.width && y >= PATCH.y && y < PATCH.y + PATCH.height;
const pasted = (x: number, y: number, grain: number): number | null =>
  isIn(x, y) ? 40 + 20 * Math.sin(x / 19) + grain : null;

describe('a rim sharper than its picture', () => {
  it('tells a patch that never went through the lens, and where it lies', () => {
    const { value, box } = sharpRim.measure(card(3, pasted));
    expect(value).toBeGreaterThan(sharpRim.strongFrom!);
    expect(Math.abs(box!.x - PATCH.x)).toBeLessThan(4);
    expect(Math.abs(box!.y + box!.height - PATCH.y - PATCH.height)).toBeLessThan(4);
  });

  it('says nothing of a card as it was photographed', () => {
    expect(sharpRim.measure(card(3)).value).toBe(0);
    // A dark picture printed on the card has edges as soft as the rest.
    const printed = (x: number, y: number, grain: number): number | null => {
      const away = Math.max(PATCH.x - x, x - PATCH.x - PATCH.width, PATCH.y - y, y - PATCH.y - PATCH.height);
      return away > 3 ? null : 95 + 55 * Math.tanh(away / 1.5) + grain;
    };
    expect(sharpRim.measure(card(3, printed)).value).toBe(0);
  });

  it('says nothing of renderings, whose edges are all sharp, nor of empty paper', () => {
    expect(sharpRim.measure(card(0.05, pasted)).value).toBe(0);
    expect(sharpRim.measure(card(3, (_x, _y, grain) => 200 + grain)).value).toBeNull();
  });

  it('is not the rim of a picture on a blank canvas, or of a painted bar', () => {
    const laid = (x: number, y: number): number | null =>
      x < 60 || y < 60 || x > 560 || y > 400 ? 255 : null;
    expect(sharpRim.measure(card(3, laid)).value).toBe(0);
    expect(sharpRim.measure(card(3, (x, y) => (isIn(x, y) ? 0 : null))).value).toBe(0);
  });

  it('is not the outline of a stamp that was put on the picture of a page', () => {
    const stamped = (x: number, y: number, grain: number): number | null => {
      const away = Math.max(PATCH.x - x, x - PATCH.x - PATCH.width, PATCH.y - y, y - PATCH.y - PATCH.height);
      if (away > 0 && away <= 4) return 90 + grain;
      // Paper around the patch, into which the shapes fade.
      const share = Math.min(1, Math.max(0, (Math.abs(away) - 16) / 24));
      return 205 + share * (shapes(x, y, 3) - 205) + grain;
    };
    expect(sharpRim.measure(card(3, stamped)).value).toBe(0);
  });
});
