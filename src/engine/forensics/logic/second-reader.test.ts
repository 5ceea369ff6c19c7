import { describe, expect, it } from 'vitest';
import { shows } from './second-reader.ts';

describe('a second look', () => {
  it('sees the same number whatever sets off its thousands', () => {
    for (const text of ['41,968.93', 'P 41 968.93', '41.968,93 Cr', '300.00 41,968.93', 'BWP 41,968:93 |'])
      expect(shows(text, '4196893'), text).toBe(true);
  });

  it('takes no part of a number for the whole', () => {
    expect(shows('4 929.68', '92968')).toBe(false);
    expect(shows('14,929.68', '492968')).toBe(false);
    expect(shows('929.681', '92968')).toBe(false);
    expect(shows('929.88', '92968')).toBe(false);
  });
});
