import { describe, expect, it } from 'vitest';
import { withFaintBlanks } from './faint-blanks.ts';

/** Characters ten pixels apart; `signs` are those of a blank before the character at a place. */
const lineOf = (text: string, signs: Record<number, number> = {}): string =>
  withFaintBlanks(
    [...text].map((character, i) => ({
      character,
      certainty: 1,
      centre: 10 * i,
      spaceBefore: signs[i] ?? 0,
    })),
  )
    .map((c) => c.character)
    .join('');

describe('faint signs of a blank', () => {
  it('count before a dash that has a blank behind it', () => {
    expect(lineOf('TIN- 105', { 3: 0.03 })).toBe('TIN - 105');
  });

  it('do not count before other dashes', () => {
    expect(lineOf('post-war', { 4: 0.03 })).toBe('post-war');
    expect(lineOf('pre- and post', { 3: 0.005 })).toBe('pre- and post');
  });

  it('do not count between capitals at their usual distance', () => {
    expect(lineOf('SAMERI', { 3: 0.05 })).toBe('SAMERI');
  });
});
