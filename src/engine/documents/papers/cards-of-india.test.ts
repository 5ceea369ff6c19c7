import { describe, expect, it } from 'vitest';
import { isVerhoeff } from '../../values/verhoeff.ts';
import { readLines } from '../testing/request.ts';

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

  const LEAST_ACCEPTED = 0.6;
  const card = (...birth: string[]) =>
    readLines('GOVERNMENT OF INDIA', 'Meera Example', ...birth, 'Female', '4311 6620 7185');

  it('of which some print the year of birth alone are complete', () => {
    expect(card('Year of Birth : 1990').confidence).toBeGreaterThan(LEAST_ACCEPTED);
    expect(card().confidence).toBeLessThan(LEAST_ACCEPTED);
  });
});
