import type { TokenRelation } from './compare-tokens.ts';
import type { NameMatch } from './match-names.ts';
import { lookOf } from './misread.ts';
import type { NameSchema, NormalName } from './normalise.ts';
import { W } from '../weights.ts';
import { editsBetween, withinOneEdit } from './similarity.ts';

/** Minimum letters: shorter names are too easily assembled from others. */
const LEAST_LETTERS = 6;
/** Minimum letters of a person's name, as in short names and words one edit makes another. */
const LEAST_EDITED = 10;
const LEAST_WORD = 5;
/** Minimum length of a name field, spaces included. */
export const SHORTEST_FIELD = 18;
/** Minimum letters of a prefix to look names up by (`whole-names.ts`). */
export const LEAST_START = 14;

/**
 * Compares two names as a whole: equal letters with other spaces, or as OCR confuses them, one different letter in a
 * long name, or a name truncated by a field. Titles and legal forms count as written. Null if none of these holds.
 *
 * @param byWords how the names compare word by word
 */
export function matchWhole(
  query: NormalName,
  listed: NormalName,
  schema: NameSchema,
  byWords: NameMatch,
): NameMatch | null {
  if (
    (sameLetters(query.letters, query.written, listed.letters, listed.written) &&
      query.written !== listed.written) ||
    (sameLetters(query.tokenLetters, query.text, listed.tokenLetters, listed.text) &&
      query.text !== listed.text)
  )
    return whole(query, listed, 'blanks', W.otherBlanks);
  if (looksTheSame(query, listed)) return whole(query, listed, 'misread', W.wholeMisread);
  if (schema === 'person' && differsByALetter(query, listed, byWords))
    return whole(query, listed, 'one-edit', W.wholeOneEdit);
  if (query.written.length < SHORTEST_FIELD || query.letters.length < LEAST_START) return null;
  let best = 0;
  for (const words of new Set([listed.written, listed.text]))
    for (const order of ordersOf(words.split(' '), schema))
      best = Math.max(best, cutShare(query.letters, order.join(' ')));
  return best === 0 ? null : whole(query, listed, 'cut-off', best);
}

/** Maximum letters of a title or article that normalisation rewrites. */
const UNITED = 3;
/** May a listed name of these words be one edit from the query? A quick no to nearly all. */
export const mayDifferByALetter = (query: NormalName, listed: readonly string[]): boolean =>
  query.letters.length >= LEAST_EDITED &&
  Math.abs(query.tokenLetters.length - lettersIn(listed)) <= UNITED &&
  lettersApart(query.tokenLetters, listed) <= 2 * UNITED &&
  editsBetween(query.tokenLetters, listed.join(''), UNITED) <= UNITED;

/** Number of letters in one name and not in the other, with multiplicity: a substitution counts two. */
function lettersApart(letters: string, words: readonly string[]): number {
  counts.fill(0);
  for (let i = 0; i < letters.length; i++) counts[letters.charCodeAt(i) & CODES]!++;
  for (const word of words) for (let i = 0; i < word.length; i++) counts[word.charCodeAt(i) & CODES]!--;
  let apart = 0;
  for (const count of counts) apart += Math.abs(count);
  return apart;
}
/** ASCII codes; the array is reused, as names are compared millions of times. */
const CODES = 127;
const counts = new Int32Array(CODES + 1);

const lettersIn = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0);

function looksTheSame(query: NormalName, listed: NormalName): boolean {
  if (query.letters.length < LEAST_LETTERS || query.letters === listed.letters) return false;
  if (lookOf(query.letters) !== lookOf(listed.letters)) return false;
  const [numbers, others] = [query, listed].map(({ written }) => written.match(/\b\d+\b/g) ?? []);
  return numbers!.length === 0 || others!.length === 0 || numbers!.join() === others!.join();
}

function differsByALetter(
  query: NormalName,
  listed: NormalName,
  { pairs, extra, missing }: NameMatch,
): boolean {
  return (
    query.letters.length >= LEAST_EDITED &&
    pairs.every(({ relation }) => relation !== 'other-name') &&
    [...extra, ...missing].every((word) => word.length >= LEAST_WORD) &&
    withinOneEdit(query.letters, listed.letters)
  );
}

const whole = (
  query: NormalName,
  listed: NormalName,
  relation: TokenRelation,
  similarity: number,
): NameMatch => ({
  score: similarity,
  pairs: [{ query: query.written, listed: listed.written, relation, similarity }],
  missing: [],
  extra: [],
  shares: [1],
});

/** The same letters in order, perhaps with the last word first. */
function sameLetters(query: string, queryWords: string, listed: string, listedWords: string): boolean {
  if (query.length !== listed.length || query.length < LEAST_LETTERS) return false;
  if (query === listed) return true;
  const at = (listed + listed).indexOf(query);
  return at > 0 && (isWordStart(listedWords, at) || isWordStart(queryWords, listed.length - at));
}

/** Does a word begin after so many letters? */
function isWordStart(words: string, letters: number): boolean {
  let seen = 0;
  for (const word of words.split(' ')) {
    if (seen >= letters) break;
    seen += word.length;
  }
  return seen === letters;
}

/** As listed, and a person with the last word, or the last two, first. */
export const ordersOf = (words: readonly string[], schema: NameSchema): readonly (readonly string[])[] =>
  schema === 'company'
    ? [words]
    : [0, 1, 2]
        .filter((last) => last < words.length)
        .map((last) => [...words.slice(words.length - last), ...words.slice(0, words.length - last)]);

/** Score share if the query is a prefix of the name; otherwise 0. */
function cutShare(query: string, written: string): number {
  if (written.length <= query.length || written[0] !== query[0]) return 0;
  const letters = written.replaceAll(' ', '');
  if (letters.length <= query.length || !letters.startsWith(query)) return 0;
  return isWordStart(written, query.length) ? W.cutBehindWord : W.cutInWord;
}
