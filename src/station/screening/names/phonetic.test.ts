import { expect, it } from 'vitest';
import { compareTokens } from './compare-tokens.ts';
import { phoneticKey } from './phonetic.ts';

it('doubled letters become one, two sounds of one kind with a vowel between them stay two', () => {
  expect(phoneticKey('MUHAMMAD')).toBe('MMD');
  expect(phoneticKey('MOHAMED')).toBe('MMD');
  expect(phoneticKey('KAGISO')).not.toBe(phoneticKey('KITSO'));
  expect(compareTokens('KAGISO', 'KITSO').relation).toBe('different');
});

it('a sound said twice proves no more than one said once', () => {
  expect(compareTokens('MAHMUD', 'MUHAMMAD').relation).not.toBe('sounds-alike');
});
