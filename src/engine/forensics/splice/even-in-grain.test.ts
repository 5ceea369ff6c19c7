import { describe, expect, it } from 'vitest';
import { openPixels, type ImageEvidence } from '../image/evidence.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { evenInGrain } from './even-in-grain.ts';

const [WIDTH, HEIGHT] = [640, 480];
const PATCH = { x: 240, y: 200, width: 64, height: 16 };

/** Paper of one luminance with the given noise at each pixel, rounded to integers as in images. */
function paper(grain: (x: number, y: number) => number, tone = 230): ImageEvidence {
  const random = seededRandom(99);
  const pixels = new Uint8Array(WIDTH * HEIGHT).map((_, i) =>
    Math.min(255, tone + Math.round(grain(i % WIDTH, Math.floor(i / WIDTH)) * 12 * (random() - 0.5))),
  );
  return openPixels(pixels, { width: WIDTH, height: HEIGHT }, 1, 'camera')!;
}

const inside = (x: number, y: number): boolean =>
  x >= PATCH.x && x < PATCH.x + PATCH.width && y >= PATCH.y && y < PATCH.y + PATCH.height;

describe('a painted patch among grain', () => {
  it('is found at its place', () => {
    const { value, box } = evenInGrain.measure(paper((x, y) => (inside(x, y) ? 0 : 1)));
    expect(value).toBeGreaterThan(evenInGrain.strongFrom!);
    expect(box).toEqual(PATCH);
  });

  it('is not seen where grain is everywhere, nowhere, or weak', () => {
    expect(evenInGrain.measure(paper(() => 1)).value).toBe(0);
    expect(evenInGrain.measure(paper(() => 0)).value).toBeNull();
    const fading = (x: number, y: number): number =>
      Math.max(0, Math.min(1, (Math.hypot(x - 270, y - 208) - 30) / 150));
    expect(evenInGrain.measure(paper(fading)).value).toBe(0);
  });

  it('is none where even blocks are strewn all over the picture', () => {
    const strewn = (x: number, y: number): boolean => x % 80 < 8 && y % 48 < 8;
    const small = (x: number, y: number): boolean => inside(x, y) && x < PATCH.x + 24 && y < PATCH.y + 8;
    expect(evenInGrain.measure(paper((x, y) => (small(x, y) ? 0 : 1))).value).toBe(evenInGrain.strongFrom!);
    const both = paper((x, y) => (small(x, y) || strewn(x, y) ? 0 : 1));
    expect(evenInGrain.measure(both).value).toBe(0);
  });

  it('is not paper that shines as white as pictures can be', () => {
    expect(evenInGrain.measure(paper((x, y) => (inside(x, y) ? 0 : 1), 255)).value).toBe(0);
  });
});
