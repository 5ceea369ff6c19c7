import { describe, expect, it } from 'vitest';
import { spansByCertainty } from './line-spans.ts';

/** Words of a text between certain blanks, with these probabilities. */
function wordsOf(text: string, probabilities: readonly number[]) {
  let from = 0;
  return text.split(' ').map((word, i) => {
    const to = from + word.length;
    const own = { from, to, width: word.length * 10, probability: probabilities[i]! };
    from = to + 1;
    return own;
  });
}

/** The passages as texts, those that are looked at in brackets. */
function shown(text: string, probabilities: readonly number[], least = 0.9): string[] {
  const passages = spansByCertainty({ words: wordsOf(text, probabilities) }, least);
  return passages.map(({ from, to, isCertain }) =>
    isCertain ? text.slice(from, to) : `[${text.slice(from, to)}]`,
  );
}

describe('passagesOf', () => {
  it('is one certain passage where all words are right together with the probability asked for', () => {
    expect(shown('Plot 4821 Gaborone', [0.99, 0.98, 0.99])).toEqual(['Plot 4821 Gaborone']);
  });

  it('doubts the words without which the others are right together', () => {
    const text = 'Transfer towards KOONTSE through telephone banking';
    expect(shown(text, [0.99, 0.99, 0.5, 0.99, 0.99, 0.99])).toEqual([
      'Transfer towards',
      '[KOONTSE]',
      'through telephone banking',
    ]);
    // Six words that may each be wrong in 3 of 100 are right together in 83: one or more must be looked at.
    const even = spansByCertainty({ words: wordsOf(text, [0.97, 0.97, 0.97, 0.97, 0.97, 0.97]) }, 0.9);
    const certain = even.filter(({ isCertain }) => isCertain);
    expect(certain.reduce((together, { probability }) => together * probability, 1)).toBeGreaterThan(0.9);
    expect(even).toHaveLength(2);
  });

  it('joins doubted words that stand side by side, their probabilities multiplied', () => {
    const words = wordsOf('Certificate several persons employment', [0.99, 0.5, 0.5, 0.99]);
    const [, doubted] = spansByCertainty({ words }, 0.9);
    expect(doubted).toMatchObject({ isCertain: false, from: 12, to: 27, probability: 0.25 });
  });

  it('looks at a short word together with those beside it', () => {
    const text = 'Letlhakane Administration Area S Selibe Phikwe North Eastern District';
    expect(shown(text, [1, 1, 1, 0.5, 1, 1, 1, 1, 1])[1]).toBe('[Area S Selibe]');
  });

  it('looks at the whole line where most of it is doubted', () => {
    expect(shown('KOONTSE Gobe', [0.4, 1])).toEqual(['[KOONTSE Gobe]']);
  });
});
