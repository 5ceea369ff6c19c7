import { describe, expect, it } from 'vitest';
import { isDoubtful } from './orientation.ts';

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
});
