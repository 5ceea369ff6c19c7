import { describe, expect, it } from 'vitest';
import { withBlanksFrom } from './blanks.ts';

const reading = (text: string) => ({
  text,
  confidence: 0.9,
  certainty: [...text].map((c) => (c === ' ' ? 0.6 : 0.9)),
  centres: [...text].map((_, i) => 10 * i),
});

describe('blanks of two readings of one line', () => {
  it.each([
    [
      'Limited,company number BW00003908286,we',
      'Limited, company numbr BW00003908286, we',
      'Limited, company number BW00003908286, we',
    ],
    ['P 1,250.75 paid', 'P1,250.75 paid', 'P 1,250.75 paid'],
    ['we confirmyour', 'we confrm your', 'we confirm your'],
    ['Toll free', 'Tollfree', 'Toll free'],
  ])('%s beside %s is %s', (own, other, both) => {
    const joined = withBlanksFrom(reading(own), reading(other));
    expect(joined.text).toBe(both);
    expect(joined.certainty).toHaveLength(both.length);
    expect(joined.centres.toSorted((a, b) => a - b)).toEqual(joined.centres);
  });
});
