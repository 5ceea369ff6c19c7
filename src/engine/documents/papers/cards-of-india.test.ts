import { describe, expect, it } from 'vitest';
import { isVerhoeff } from '../../values/verhoeff.ts';

describe('cards of India', () => {
  it.each(['2363', '758722', '1234567890120'])(
    '%s holds by Verhoeff, and no neighbour of it does',
    (number) => {
      expect(isVerhoeff(number)).toBe(true);
      const others = [...'0123456789']
        .map((last) => number.slice(0, -1) + last)
        .filter((other) => other !== number);
      expect(others.filter(isVerhoeff)).toEqual([]);
    },
  );
});
