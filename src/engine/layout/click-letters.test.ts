import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../documents/testing/request.ts';
import { pageOf } from '../documents/testing/page-of.ts';
import { layOut } from './page-layout.ts';

const wordsOf = (text: string): string[] => layOut(pageOf([[60, 60, text]])).segments.map((s) => s.text);

describe('click letters', () => {
  it.each(['!Exampleb', 'ǀExampleb', '//Exampleb', '‡Exampleb', 'ǁExampleb', '†Exampleb'])(
    'come back with a name that begins with one: %s',
    (surname) => {
      const read = readPrinted([
        [60, 60, 'REPUBLIC OF UTOPIA'],
        [60, 88, 'PASSPORT'],
        [60, 116, 'Passport No. KB1234567'],
        [60, 144, `Surname: ${surname}`],
        [60, 172, 'Given names: Kago ǂNuexample'],
        [60, 200, 'Date of birth 03 FEB 1985'],
        [60, 228, 'Date of expiry 14 MAY 2027'],
      ]);
      expect(valueIn(read, 'surname')).toBe(surname);
      expect(valueIn(read, 'forenames')).toBe('Kago ǂNuexample');
      expect(valueIn(read, 'fullName')).toBe(`Kago ǂNuexample ${surname}`);
    },
  );

  it('come back with the names of a list', () => {
    const minutes = readPrinted([
      [60, 60, 'MINUTES OF A MEETING OF THE BOARD OF DIRECTORS'],
      [60, 88, 'of Nata Example (Pty) Ltd held on 4 May 2026'],
      [60, 116, 'Present: Kago Example, Neo //Exampleb and Lesedi Sample'],
      [60, 144, '1. It was resolved to open an account.'],
    ]);
    expect(valueIn(minutes, 'attendees')).toContain('Neo //Exampleb');
  });

  it.each(['https://Example.com', 'Well done! Example', 'c//o Example', 'Thanks!Neo'])(
    'leave %s alone',
    (text) => expect(wordsOf(text)).toEqual([text]),
  );
});
