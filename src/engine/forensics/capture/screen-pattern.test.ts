import { describe, expect, it } from 'vitest';
import { openPixels } from '../image/evidence.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { powerSpectrum, SIDE } from './spectrum.ts';
import { screenPattern } from './screen-pattern.ts';

const [WIDTH, HEIGHT] = [800, 800];

/** Grey paper with grain and a weak wave of the given cycles per window; optionally with lines of print. */
function picture(u: number, v: number, strength: number, print = false): Uint8Array {
  const random = seededRandom(99);
  return new Uint8Array(WIDTH * HEIGHT).map((_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const wave = strength * Math.cos((2 * Math.PI * (u * x + v * y)) / SIDE);
    const ink = print && y % 200 < 24 && (x + (y >> 3)) % 9 < 3 ? 120 : 0;
    return Math.round(190 - ink + wave + (random() * 10 - 5));
  });
}

const value = (pixels: Uint8Array): number | null =>
  screenPattern.measure(openPixels(pixels, { width: WIDTH, height: HEIGHT }, 1, 'camera')!).value;

describe('the pattern of a photographed screen', () => {
  it('stands out of the grain at its frequency', () => {
    const { detail, value: found } = screenPattern.measure(
      openPixels(picture(23, 11, 3), { width: WIDTH, height: HEIGHT }, 1, 'camera')!,
    );
    expect(found!).toBeGreaterThan(screenPattern.noteFrom!);
    expect(detail).toContain('at 23, 11 cycles');
  });

  it('is not seen in grain, in print, or in the blocks of a JPEG', () => {
    expect(value(picture(0, 0, 0))!).toBeLessThan(screenPattern.noteFrom! / 2);
    expect(value(picture(0, 0, 0, true))!).toBeLessThan(screenPattern.noteFrom!);
    expect(value(picture(16, 16, 3))!).toBeLessThan(screenPattern.noteFrom!);
  });

  it('is not looked for where there is no empty place', () => {
    const busy = new Uint8Array(WIDTH * HEIGHT).map((_, i) =>
      (i % 7) + (Math.floor(i / WIDTH) % 5) > 5 ? 40 : 220,
    );
    expect(value(busy)).toBeNull();
  });
});

describe('the spectrum', () => {
  it('of a wave has its power at the wave, and none of the mean', () => {
    const wave = Float32Array.from(
      { length: SIDE * SIDE },
      (_, i) => 100 + 10 * Math.cos((2 * Math.PI * (9 * (i % SIDE) + 4 * Math.floor(i / SIDE))) / SIDE),
    );
    const power = powerSpectrum(wave, SIDE, 0, 0);
    const highest = power.indexOf(Math.max(...power));
    expect([
      [9, 4],
      [SIDE - 9, SIDE - 4],
    ]).toContainEqual([highest % SIDE, Math.floor(highest / SIDE)]);
    expect(power[0]!).toBeLessThan(1);
  });
});
