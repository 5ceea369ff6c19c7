import fc from 'fast-check';
import { expect, it } from 'vitest';
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

it('tells quickly that one common word is too little', () => {
  const { tokens } = normaliseName('Thabo Mokgosi Dube', 'person');
  const bound = scoreBound(tokens, 'person', () => 1);
  expect(bound(['LESEDI', 'KGOSI', 'DUBE'])).toBeLessThan(0.6);
  expect(bound(['THABO', 'DUBE'])).toBeGreaterThan(0.8);
});

it('bounds by the words that a name lacks: ends that are missing weigh more than the middle', () => {
  const bound = boundWithout(['THABO', 'NEO', 'DUBE'], 'person', () => 1);
  expect(bound(0b010)).toBeGreaterThan(0.95);
  expect(bound(0b011)).toBeLessThan(0.7);
  expect(bound(0b111)).toBe(0);
});
