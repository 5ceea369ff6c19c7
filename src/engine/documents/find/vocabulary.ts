import type { Segment } from '../layout/segment.ts';
import { lettersOf, matchAt, slipsAllowed, type Prepared } from './phrase-match.ts';

/**
 * Every phrase that some type looks for, by its letters: types share hundreds of them, and a segment is compared with
 * each only once. Phrases are numbered as they become known.
 */
const vocabulary: { readonly letters: string; readonly kinds: number }[] = [];
const numbers = new Map<string, number>();
/** Numbers, ascending, by a phrase's first and by its second letter: a misread one keeps at least one of the two. */
const byLetter = new Map<string, number[]>();

/** The number of a phrase with these letters (`compact`). */
export function numberOf(letters: string): number {
  const known = numbers.get(letters);
  if (known !== undefined) return known;
  const number = vocabulary.push({ letters, kinds: kindsIn(letters) }) - 1;
  numbers.set(letters, number);
  for (const letter of new Set([letters[0]!, letters[1] ?? ''])) {
    const others = byLetter.get(letter);
    if (others) others.push(number);
    else byLetter.set(letter, [number]);
  }
  return number;
}

/** A phrase of the vocabulary in the text of a segment. */
export interface Place {
  readonly phrase: number;
  /** Offsets in the text; `end` is the one after its last letter. */
  readonly from: number;
  readonly end: number;
  /** Letters matched, and how many of them are misread. */
  readonly length: number;
  readonly slips: number;
}

/** What a segment was compared with so far. */
interface Compared {
  readonly ready: Prepared;
  /** For each start of a word: which kinds of letters follow within so many letters. */
  readonly following: readonly Int32Array[];
  readonly places: Place[];
  phrases: number;
}

const compared = new WeakMap<Segment, Compared>();

function preparedOf(segment: Segment): Compared {
  const known = compared.get(segment);
  if (known) return known;
  const ready = lettersOf(segment.text);
  const following = ready.starts.map((start) => kindsAfter(ready.letters.text, start));
  const made = { ready, following, places: [], phrases: 0 };
  compared.set(segment, made);
  return made;
}

/** How many letters and digits a segment has. */
export const lettersIn = (segment: Segment): number => preparedOf(segment).ready.letters.text.length;

/** Where phrases of the vocabulary stand in a segment, in no particular order. */
export function placesIn(segment: Segment): readonly Place[] {
  const known = preparedOf(segment);
  if (known.phrases < vocabulary.length) {
    for (let i = 0; i < known.ready.starts.length; i++) compareAt(known, i);
    known.phrases = vocabulary.length;
  }
  return known.places;
}

/** Compares the text from the `i`th start of a word on with the phrases that are new since the last time. */
function compareAt({ ready, following, places, phrases }: Compared, i: number): void {
  const start = ready.starts[i]!;
  const { text, offsets } = ready.letters;
  const [first, second] = [text[start]!, text[start + 1] ?? ''];
  const tryAll = (candidates: readonly number[], tried: string | null): void => {
    for (let k = candidates.length - 1; k >= 0 && candidates[k]! >= phrases; k--) {
      const { letters, kinds } = vocabulary[candidates[k]!]!;
      if (tried !== null && (letters[0] === tried || letters[1] === tried)) continue;
      const slips = slipsAllowed(ready, start, letters.length);
      const within = following[i]!;
      // Each kind of letter that is missing is a slip of its own.
      if (countOfBits(kinds & ~within[Math.min(letters.length + slips, within.length - 1)]!) > slips)
        continue;
      const match = matchAt(ready, start, letters);
      if (match) places.push({ phrase: candidates[k]!, from: offsets[start]!, ...match });
    }
  };
  tryAll(byLetter.get(first) ?? [], null);
  if (second !== first) tryAll(byLetter.get(second) ?? [], first);
}

/** The kinds of letters of a text as bits: compact text has fewer than 32 different ones. */
function kindsIn(letters: string): number {
  let kinds = 0;
  for (let i = 0; i < letters.length; i++) kinds |= 1 << (letters.charCodeAt(i) & 31);
  return kinds;
}

/** No phrase has as many letters. */
const LONGEST_PHRASE = 150;

/** For each number of letters from `start` on, the kinds among them, as far as a phrase may reach. */
function kindsAfter(letters: string, start: number): Int32Array {
  const end = Math.min(letters.length, start + LONGEST_PHRASE);
  const kinds = new Int32Array(end - start + 1);
  for (let i = start; i < end; i++)
    kinds[i - start + 1] = kinds[i - start]! | (1 << (letters.charCodeAt(i) & 31));
  return kinds;
}

function countOfBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
