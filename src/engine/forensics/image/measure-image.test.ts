import { describe, expect, it } from 'vitest';
import { openPixels } from './evidence.ts';
import { measureImage } from './measure-image.ts';

const SIDE = 800;

/** Grey paper with grain, a wave across it if asked for, and a patch of one value. */
function picture(wave: number, patch: { width: number; height: number }): Uint8Array {
  let state = 99;
  return new Uint8Array(SIDE * SIDE).map((_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const isPatch = x >= 304 && x < 304 + patch.width && y >= 304 && y < 304 + patch.height;
    if (isPatch) return 190;
    const at = wave * Math.cos((2 * Math.PI * (23 * x + 11 * y)) / 128);
    return Math.round(190 + at + ((state / 2 ** 31) * 10 - 5));
  });
}

const evenPatch = (pixels: Uint8Array): number | null =>
  measureImage(openPixels(pixels, { width: SIDE, height: SIDE }, 1, 'camera')!).find(
    ({ detector }) => detector.id === 'even-in-grain',
  )!.measurement.value;

describe('the picture of a screen, or of a card with a printed pattern', () => {
  const small = { width: 32, height: 8 };
  const large = { width: 96, height: 24 };

  it('is judged only by what is far beyond ordinary', () => {
    expect(evenPatch(picture(3, small))).toBeNull();
    expect(evenPatch(picture(3, large))).toBeGreaterThan(5);
  });

  it('is not confused with paper, of which less is said', () => {
    expect(evenPatch(picture(0, small))).toBeGreaterThan(2);
  });
});
