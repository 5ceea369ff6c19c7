import { describe, expect, it } from 'vitest';
import { shows } from './second-reader.ts';

const number = (figures: string, isNegative = false) => ({ figures, isNegative });

describe('a second look', () => {
  it('sees the same number whatever sets off its thousands', () => {
    for (const text of ['41,968.93', 'P 41 968.93', '41.968,93 Cr', '300.00 41,968.93', 'BWP 41,968:93 |'])
      expect(shows(text, number('4196893')), text).toBe(true);
  });

  it('takes no part of a number for the whole', () => {
    expect(shows('4 929.68', number('92968'))).toBe(false);
    expect(shows('14,929.68', number('492968'))).toBe(false);
    expect(shows('929.681', number('92968'))).toBe(false);
    expect(shows('929.88', number('92968'))).toBe(false);
  });

  it('sees a minus as part of the number, which a speck of dust is not for every reader', () => {
    for (const text of ['-98.90', '- 98.90', '-P98.90', '(98.90)', '98.90-'])
      expect(shows(text, number('9890', true)), text).toBe(true);
    expect(shows('98.90', number('9890', true))).toBe(false);
    expect(shows('-98.90', number('9890'))).toBe(true);
  });
});
