import { describe, expect, it } from 'vitest';
import { sameValue } from './compare.ts';

describe('what counts as the same answer', () => {
  it('ignores case, commas, line breaks and titles in text', () => {
    expect(sameValue('Mrs Neo Tau', 'NEO TAU')).toBe(true);
    expect(sameValue('Plot 12, Extension 4, Gaborone', 'Plot 12\nExtension 4\nGaborone')).toBe(true);
  });
  it('keeps digits and amounts apart', () => {
    expect(sameValue('123456789', '123456788')).toBe(false);
    expect(sameValue(1234.56, 1234.56)).toBe(true);
    expect(sameValue(1234.56, 1234.65)).toBe(false);
  });
  it('does not take a guess for what was not printed', () => {
    expect(sameValue(null, '2020-01-01')).toBe(false);
    expect(sameValue(null, null)).toBe(true);
  });
});
