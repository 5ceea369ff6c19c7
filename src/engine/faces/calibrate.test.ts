import { describe, expect, it } from 'vitest';
import { calibrate } from './calibrate.ts';
import { similarityOf } from './calibration.ts';

/** 100,000 scores whose tail falls by 0.1 per decade: rate 10⁻ᵏ lies at −0.5 + 0.1·k. */
const scores = Array.from({ length: 100_000 }, (_, i) => -0.5 + 0.1 * -Math.log10((i + 0.5) / 100_000));

describe('calibration', () => {
  it('puts 50 at one in a hundred and 90 at one in ten thousand', () => {
    const calibration = calibrate(scores, 'test', 'made scores');
    const above = (similarity: number) =>
      scores.filter((s) => similarityOf(s, calibration) > similarity).length / scores.length;
    expect(above(50)).toBeCloseTo(1e-2, 3);
    expect(above(90)).toBeLessThanOrEqual(1.2e-4);
    expect(similarityOf(-0.5 + 0.1 * 5, calibration)).toBeCloseTo(99, 0);
  });

  it('extends the tail of a small set instead of trusting its extremes', () => {
    const few = scores.filter((_, i) => i % 50 === 0);
    const calibration = calibrate(few, 'test', 'made scores');
    expect(calibration.impostorPairs).toBe(2_000);
    expect(similarityOf(-0.5 + 0.1 * 4, calibration)).toBeGreaterThan(80);
    expect(similarityOf(-0.5 + 0.1 * 4, calibration)).toBeLessThan(95);
  });

  it('needs a thousand pairs', () => {
    expect(() => calibrate(scores.slice(0, 999), 'test', 'made scores')).toThrow(RangeError);
  });
});
