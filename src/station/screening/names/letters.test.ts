import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areTold, compareTokens } from './compare-tokens.ts';
import { lettersOf, mostAlike } from './letters.ts';
import { jaroWinkler } from './similarity.ts';

/** Few letters, so that words are often alike. */
const word = fc.string({ unit: fc.constantFrom(...'AEIMNORTHDLKV1'), minLength: 1, maxLength: 9 });

it('bounds the similarity of words without letters that stand four times', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const [first, second] = [lettersOf(a), lettersOf(b)];
      fc.pre(!first.isOdd && !second.isOdd);
      expect(mostAlike(first, second)).toBeGreaterThanOrEqual(jaroWinkler(a, b) - 1e-9);
    }),
  );
});

it('tells no words apart that comparing them exactly finds alike', () => {
  fc.assert(
    fc.property(word, word, fc.boolean(), (a, b, mustBeWritten) => {
      if (!areTold(lettersOf(a), lettersOf(b), mustBeWritten)) return;
      const { relation } = compareTokens(a, b);
      const allowed = mustBeWritten ? ['different', 'sounds-alike', 'similar'] : ['different'];
      expect(allowed).toContain(relation);
    }),
    { numRuns: 3_000 },
  );
});

it.each([
  ['MOKGOSI', 'PETRENKO', true],
  ['MOKGOSI', 'MOKGASI', false],
  ['MOHD', 'MUHAMMAD', false],
  ['MARNA', 'MAMA', false],
  ['SIDHU', 'SIDU', false],
  ['K', 'KAGISO', false],
])('%s and %s: told apart by their letters is %s', (a, b, told) => {
  expect(areTold(lettersOf(a), lettersOf(b), false)).toBe(told);
});
