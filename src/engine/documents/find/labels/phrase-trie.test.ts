import { expect, test } from 'vitest';
import { editDistance } from '../../../values/text/fold.ts';
import { PhraseTrie } from './phrase-trie.ts';

const PHRASES: readonly (readonly [letters: string, slips: number])[] = [
  ['date', 0],
  ['dateofbirth', 1],
  ['dateofexpiry', 1],
  ['dateofissueofthecertificate', 2],
  ['name', 0],
  ['nameofemployee', 2],
  ['nameoftheemployer', 2],
  ['surname', 1],
];

const trieOf = (phrases: typeof PHRASES): PhraseTrie => {
  const trie = new PhraseTrie();
  phrases.forEach(([letters, slips], number) => trie.add(letters, number, slips));
  return trie;
};

const found = (text: string, start = 0, least = 0): string[] =>
  trieOf(PHRASES)
    .beginningAt(text, start, least)
    .map((number) => PHRASES[number]![0]);

test('a phrase is found where a text begins with it, and from the middle of a text on', () => {
  expect(found('dateofbirth01oct')).toContain('dateofbirth');
  expect(found('xxdateofbirth', 2)).toContain('dateofbirth');
  expect(found('birthdate')).toEqual([]);
});

test('phrases with fewer slips than they allow are found: exchanged, lost and added letters', () => {
  for (const misread of ['dateofblrth', 'dateofbrth', 'daateofbirth', 'ateofbirth', 'xateofbirth'])
    expect(found(misread)).toContain('dateofbirth');
  expect(found('nameefemplyee')).toContain('nameofemployee');
  expect(found('neneefemplyee')).not.toContain('nameofemployee');
});

test('a text that ends too early holds none of the longer phrases', () => {
  expect(found('dateof')).toContain('date');
  expect(found('dateof').filter((letters) => letters.length > 8)).toEqual([]);
});

test('phrases that were asked for before are left out', () => {
  const all = found('nameoftheemployer');
  expect(all).toEqual(expect.arrayContaining(['name', 'nameoftheemployer']));
  expect(found('nameoftheemployer', 0, 5)).toEqual(['nameoftheemployer']);
});

test('nothing is lost against comparing each phrase alone', () => {
  const alphabet = 'abc';
  let state = 5;
  const upTo = (n: number): number => (state = (state * 48271) % 2147483647) % n;
  const word = (length: number): string => Array.from({ length }, () => alphabet[upTo(3)]).join('');
  const phrases = [...new Set(Array.from({ length: 300 }, () => word(4 + upTo(12))))].map(
    (letters) => [letters, upTo(3)] as const,
  );
  const trie = trieOf(phrases);
  let near = 0;
  for (let i = 0; i < 200; i++) {
    const text = word(20);
    const candidates = new Set(trie.beginningAt(text, 2, 0));
    for (const [number, [letters, slips]] of phrases.entries()) {
      const keepsOne =
        letters[0] === text[2] || letters[1] === text[3] || (slips > 0 && letters[1] === text[2]);
      const lengths = [0, -1, 1, -2, 2].map((more) => letters.length + more);
      const isThere = lengths.some((n) => editDistance(text.slice(2, 2 + n), letters, slips) <= slips);
      if (!isThere || !keepsOne) continue;
      near++;
      expect(candidates).toContain(number);
    }
  }
  expect(near).toBeGreaterThan(500);
});
