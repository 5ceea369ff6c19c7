import { describe, expect, it } from 'vitest';
import { furtherChallenge, LIGHT_STEP_MS, LIGHT_STEPS, makePlan, type RandomInteger } from './plan.ts';

/** A small linear congruential generator: the same plans every time. */
function generator(seed: number): RandomInteger {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}
const plans = (settings = { withoutHeadMovement: false, withoutFlashes: false }) =>
  Array.from({ length: 300 }, (_, seed) => makePlan(settings, generator(seed * 7_919)));

describe('the plan of an attempt', () => {
  it('has two or three different challenges, and always a turn for depth', () => {
    for (const { challenges } of plans()) {
      expect([2, 3]).toContain(challenges.length);
      expect(new Set(challenges).size).toBe(challenges.length);
      expect(challenges.some((c) => c === 'turn-left' || c === 'turn-right')).toBe(true);
    }
  });

  it('comes in many orders', () => {
    expect(new Set(plans().map((p) => p.challenges.join())).size).toBeGreaterThan(20);
  });

  it('never shows the same colour twice in a row, and seldom the same sequence', () => {
    const sequences = plans().map((p) => p.colours);
    for (const colours of sequences) {
      expect(colours).toHaveLength(LIGHT_STEPS);
      expect(colours.every((colour, i) => colour !== colours[i - 1])).toBe(true);
    }
    expect(new Set(sequences.map((s) => s.join())).size).toBeGreaterThan(290);
  });

  it('flashes less than three times a second (WCAG 2.3.1): two changes are one flash', () => {
    expect(1_000 / (2 * LIGHT_STEP_MS)).toBeLessThan(3);
  });

  it('asks for no head movement on the accessible path', () => {
    for (const { challenges } of plans({ withoutHeadMovement: true, withoutFlashes: false }))
      expect([...challenges].sort()).toEqual(['blink-twice', 'close-eyes', 'open-mouth']);
  });

  it('replaces the light by more movement for people whom flashes endanger', () => {
    for (const { challenges, colours } of plans({ withoutHeadMovement: false, withoutFlashes: true })) {
      expect(colours).toEqual([]);
      expect(challenges.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('does not repeat the last challenge when one more is needed', () => {
    const settings = { withoutHeadMovement: false, withoutFlashes: false };
    for (let seed = 0; seed < 50; seed++)
      expect(furtherChallenge(settings, 'nod', generator(seed))).not.toBe('nod');
  });
});
