import { describe, expect, it } from 'vitest';
import { withOpenedBrackets } from './brackets.ts';

const reading = (text: string) => ({
  text,
  confidence: 0.9,
  certainty: [...text].map(() => 0.9),
  centres: [...text].map((_, i) => i * 10),
});

describe('withOpenedBrackets', () => {
  it('opens a bracket that the form of a company closes, with a place between its neighbours', () => {
    const { text, certainty, centres } = withOpenedBrackets(reading('Nxai Consulting Pty) Ltd'));
    expect(text).toBe('Nxai Consulting (Pty) Ltd');
    expect(certainty).toHaveLength(text.length);
    expect(centres).toHaveLength(text.length);
    expect(certainty[16]).toBe(0.5);
    expect(centres[16]).toBe(155);
  });

  it('also before a blank', () => {
    expect(withOpenedBrackets(reading('NXAI WORKS PROPRIETARY ) LIMITED')).text).toBe(
      'NXAI WORKS (PROPRIETARY ) LIMITED',
    );
  });

  it.each(['Nxai (Pty) Ltd', 'Nxai (the Pty) Ltd', 'Pty Ltd', 'a) Pty Ltd', 'Empty) Ltd'])(
    'leaves %s alone',
    (text) => {
      expect(withOpenedBrackets(reading(text)).text).toBe(text);
    },
  );
});
