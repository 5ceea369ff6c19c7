import { describe, expect, it } from 'vitest';
import { mended } from '../../values/text/misread.ts';

describe('letters and forms of income in other words', () => {
  it('letters among the figures of an amount', () => {
    expect(mended('Ordinary Shares of Pl.OO each')).toBe('Ordinary Shares of P1.00 each');
    expect(mended('Plot 10')).toBe('Plot 10');
    expect(mended('P10.00')).toBe('P10.00');
  });
});
