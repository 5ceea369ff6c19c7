import { describe, expect, it } from 'vitest';
import { acceptedAt, areaUnderCurve, equalErrorRate } from './metrics.ts';

describe('verification metrics', () => {
  const apart = { genuine: [3, 4, 5], impostor: [0, 1, 2] };
  const mixed = { genuine: [1, 3], impostor: [0, 2] };

  it('are perfect for scores that do not overlap', () => {
    expect(areaUnderCurve(apart)).toBe(1);
    expect(equalErrorRate(apart)).toBe(0);
    expect(acceptedAt(apart, 0.001)).toEqual({ threshold: 2, accepted: 1 });
  });

  it('count ordered pairs where they do', () => {
    // Of the four pairs (1,0) (1,2) (3,0) (3,2) three are in order.
    expect(areaUnderCurve(mixed)).toBe(0.75);
    expect(equalErrorRate(mixed)).toBe(0.5);
    expect(acceptedAt(mixed, 0.5)).toEqual({ threshold: 0, accepted: 1 });
  });

  it('count ties half', () => {
    expect(areaUnderCurve({ genuine: [1], impostor: [1] })).toBe(0.5);
  });
});
