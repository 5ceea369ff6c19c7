import { describe, expect, it } from 'vitest';
import { isDoubtful, voteOfReading } from './orientation.ts';

describe('votes on which end of a page is up', () => {
  it('settle the matter where each line is sure', () => {
    expect(isDoubtful(12, 3)).toBe(false);
    expect(isDoubtful(-11.2, 3)).toBe(false);
  });

  it('do not where many half-sure lines add up', () => {
    expect(isDoubtful(12.6, 6)).toBe(true);
    expect(isDoubtful(-11.5, 4)).toBe(true);
    expect(isDoubtful(3, 1)).toBe(true);
  });

  it('are not turned over by a signature, which says nothing one way and may say a word the other', () => {
    const [line, signature] = [voteOfReading(0.97, 0.79), voteOfReading(0, 0.66)];
    expect(line).toBeCloseTo(-18, 6);
    expect(2 * line + signature).toBeLessThan(0);
  });
});
