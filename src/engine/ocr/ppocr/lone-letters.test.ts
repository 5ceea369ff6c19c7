import { describe, expect, it } from 'vitest';
import { withoutLoneLetters } from './lone-letters.ts';

const reading = (text: string, blank: number) => ({
  text,
  confidence: 0.9,
  certainty: [...text].map((c) => (c === ' ' ? blank : 0.9)),
  centres: [...text].map((_, i) => i * 10),
});

describe('withoutLoneLetters', () => {
  it.each([
    ['Danie l Nthobatsang', 'Daniel Nthobatsang'],
    ['Debit Orde r', 'Debit Order'],
  ])('%s is %s where the blank was guessed', (read, meant) => {
    const { text, certainty, centres } = withoutLoneLetters(reading(read, 0.5));
    expect(text).toBe(meant);
    expect([certainty.length, centres.length]).toEqual([meant.length, meant.length]);
  });

  it.each(['ke moagi wa motse o', 'a man e a', 'Part b)', '12 l of paint', 'BLOCK d', 'Kgosi K Sebego'])(
    '%s stays',
    (text) => {
      expect(withoutLoneLetters(reading(text, 0.5)).text).toBe(text);
    },
  );

  it('leaves a blank that was seen', () => {
    expect(withoutLoneLetters(reading('Danie l', 0.9)).text).toBe('Danie l');
  });
});
