import { expect, it } from 'vitest';
import { compareTokens } from './compare-tokens.ts';
import { matchNames } from './match-names.ts';
import { normaliseName } from './normalise.ts';

it.each([
  ['8ANK', 'BANK'],
  ['KGALERNA', 'KGALEMA'],
  ['VVARONA', 'WARONA'],
  ['LO5', 'LOS'],
])('takes %s for %s', (read, meant) => {
  expect(compareTokens(read, meant).relation).toBe('misread');
});

it.each([
  ['P561', 'PSGI', 'a code is no word'],
  ['15', 'IS', 'a number is no word'],
  ['RNA', 'MA', 'two letters are too few'],
])('does not take %s for %s: %s', (read, meant) => {
  expect(compareTokens(read, meant).relation).not.toBe('misread');
});

it('finds a company whose only word begins with a digit, and says why', () => {
  const tokensOf = (name: string) => normaliseName(name, 'company').tokens;
  const match = matchNames(tokensOf('8ADISA (Pty) Ltd'), tokensOf('Badisa'), 'company', () => 1);
  expect(match.score).toBeGreaterThan(0.9);
  expect(match.pairs[0]).toMatchObject({ query: '8ADISA', listed: 'BADISA', relation: 'misread' });
});
