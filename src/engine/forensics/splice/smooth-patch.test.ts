import { describe, expect, it } from 'vitest';
import { openPixels, type ImageEvidence } from '../image/evidence.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { smoothPatch } from './smooth-patch.ts';

const [WIDTH, HEIGHT] = [640, 480];
const PATCH = { x: 240, y: 200, width: 128, height: 32 };

/** Grey paper with noise; `grain(x, y)` is the factor of the noise at a pixel. */
function paper(grain: (x: number, y: number) => number): ImageEvidence {
  const random = seededRandom(99);
  const pixels = new Uint8Array(WIDTH * HEIGHT).map(
    (_, i) => 200 + grain(i % WIDTH, Math.floor(i / WIDTH)) * 12 * (random() - 0.5),
  );
  return openPixels(pixels, { width: WIDTH, height: HEIGHT }, 1, 'camera')!;
}

const inside = (x: number, y: number): boolean =>
  x >= PATCH.x && x < PATCH.x + PATCH.width && y >= PATCH.y && y < PATCH.y + PATCH.height;

describe('a patch without grain', () => {
  it('is found at its place', () => {
    const { value, box } = smoothPatch.measure(paper((x, y) => (inside(x, y) ? 0.2 : 1)));
    expect(value).toBeGreaterThan(smoothPatch.strongFrom!);
    expect(box!.x).toBeGreaterThan(PATCH.x - 40);
    expect(box!.x + box!.width).toBeLessThan(PATCH.x + PATCH.width + 40);
    expect(box!.y + box!.height).toBeGreaterThan(PATCH.y);
  });

  it('is not seen where paper is alike, where it fades into gloss, or where there is no grain at all', () => {
    expect(smoothPatch.measure(paper(() => 1)).value).toBe(0);
    const gloss = (x: number, y: number): number =>
      Math.min(1, 0.1 + (Math.hypot(x - 320, y - 240) / 160) ** 2);
    expect(smoothPatch.measure(paper(gloss)).value).toBe(0);
    expect(smoothPatch.measure(paper(() => 0)).value).toBeNull();
  });

  it('is not a large smooth thing beside the paper', () => {
    expect(smoothPatch.measure(paper((x, y) => (x > 150 && x < 450 && y > 60 ? 0.1 : 1))).value).toBe(0);
  });
});
