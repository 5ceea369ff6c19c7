import { expect, it } from 'vitest';
import { atOnce } from '../../in-pieces.ts';
import { NearTokens } from './near-tokens.ts';
import { TokenDictionary } from './token-dictionary.ts';

const SET = ['ABDALRAHMAN', 'VANDERMERWE', 'MOKGOSI', 'THATHO', 'KGALAGADI'];

function near(token: string): string[] {
  const dictionary = new TokenDictionary();
  SET.forEach((word) => dictionary.intern(word));
  const index = atOnce(NearTokens.inPieces(dictionary, (id) => id !== SET.indexOf('KGALAGADI'), 8));
  return [...new Set(index.candidates(token))].map((id) => dictionary.textOf(id));
}

it.each([
  ['the word itself', 'VANDERMERWE', 'VANDERMERWE'],
  ['a letter left out', 'VANDEMERWE', 'VANDERMERWE'],
  ['a letter too many', 'VANDERMMERWE', 'VANDERMERWE'],
  ['another letter', 'VANDERMARWE', 'VANDERMERWE'],
  ['the first letter', 'FANDERMERWE', 'VANDERMERWE'],
  ['neighbours swapped', 'ABDALRAMHAN', 'ABDALRAHMAN'],
  ['breaths left out of a short word', 'TATO', 'THATHO'],
])('finds a word with %s', (_, asked, word) => {
  expect(near(asked)).toContain(word);
});

it('leaves short words one letter off, and words outside the set', () => {
  expect(near('MOKGOSE')).not.toContain('MOKGOSI');
  expect(near('KGALAGADI')).not.toContain('KGALAGADI');
});
