import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTokens } from './compare-tokens.ts';
import { matchCutNames } from './cut-names.ts';
import { normaliseName, type NameSchema } from './normalise.ts';
import { boundWithout, scoreBound } from './score-bound.ts';

const WORDS = {
  person:
    'MUHAMMAD MOHAMED AHMAD ALI HASSAN ABDULLAH ABDUL RAHMAN BIN AL T M THABO TABO MOKGOSI MOKGOSII DUBE NEO IVANOV IVANOVICH SERGEY JEAN PIERRE DE LA CRUZ PRINCE SAMAD RAHMANI',
  company:
    'KGALE KGALA MINING TRADING THE NORTHERN STAR 7 12 II BOTSWANA AFRICA FUND SEA LINE SEALINE CORPORA HOLDINGS',
};
const rarity = (token: string): number => 0.55 + ((token.length * 7 + token.charCodeAt(0)) % 61) / 100;

it.each(['person', 'company'] as const)(
  'bounds the score of every pair of names of a %s',
  (schema: NameSchema) => {
    const name = fc.array(fc.constantFrom(...WORDS[schema].split(' ')), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(name, name, (query, listed) => {
        const { score } = matchCutNames(query, listed, schema, rarity, () => false);
        expect(scoreBound(query, schema, rarity)(listed)).toBeGreaterThanOrEqual(score);
      }),
      { numRuns: 4_000, seed: 51 },
    );
  },
);

it.each(['person', 'company'] as const)(
  'bounds the score of a %s by the words that a name lacks, and by whether it has more',
  (schema: NameSchema) => {
    const name = fc.array(fc.constantFrom(...WORDS[schema].split(' ')), { minLength: 2, maxLength: 5 });
    const joins = (words: readonly string[]): string[] => words.slice(1).map((word, i) => words[i]! + word);
    fc.assert(
      fc.property(name, name, (query, listed) => {
        // What is written in two words is found otherwise: the search tells nothing of how many words such a name has.
        const areJoined = [...joins(query), ...joins(listed)].some((joined) =>
          [...query, ...listed].some((word) => compareTokens(joined, word).similarity > 0),
        );
        fc.pre(!areJoined && !listed.some(({ length }) => length === 1));
        const lacks = query.map(
          (word) => word.length > 1 && !listed.some((other) => compareTokens(word, other).similarity > 0),
        );
        const lacked = lacks.reduce((mask, is, i) => (is ? mask | (1 << i) : mask), 0);
        const hasMore = listed.length > lacks.filter((is) => !is).length;
        const mayBeCut = listed.some((word) => word.startsWith(query.at(-1)!));
        const { score } = matchCutNames(query, listed, schema, rarity, () => false);
        const bound = boundWithout(query, schema, rarity)(lacked, hasMore, mayBeCut);
        expect(bound).toBeGreaterThanOrEqual(score - 1e-9);
      }),
      { numRuns: 6_000, seed: 52 },
    );
  },
);

it('tells quickly that one common word is too little', () => {
  const { tokens } = normaliseName('Thabo Mokgosi Dube', 'person');
  const bound = scoreBound(tokens, 'person', () => 1);
  expect(bound(['LESEDI', 'KGOSI', 'DUBE'])).toBeLessThan(0.6);
  expect(bound(['THABO', 'DUBE'])).toBeGreaterThan(0.8);
});

it('bounds by the words that a name lacks: ends that are missing weigh more than the middle', () => {
  const bound = boundWithout(['THABO', 'NEO', 'DUBE'], 'person', () => 1);
  expect(bound(0b010, false, false)).toBeGreaterThan(0.95);
  expect(bound(0b011, false, false)).toBeLessThan(0.7);
  expect(bound(0b111, false, false)).toBe(0);
});

it('counts a further name for less only where the other name has none, either', () => {
  const bound = boundWithout(['THABO', 'NEO', 'DUBE'], 'person', () => 1);
  expect(bound(0b100, false, false)).toBeGreaterThan(0.8);
  expect(bound(0b100, true, false)).toBeLessThan(0.73);
});
