import type { Segment } from '../../../layout/segment.ts';
import { lettersOf, matchAt, mostSlips, type Prepared } from './phrase-match.ts';
import { PhraseTrie } from './phrase-trie.ts';
import { oncePer } from '../../../lazily.ts';

/**
 * All phrases of all types by their normalised letters: types share hundreds of them, and a segment is compared with
 * each only once. Numbered in order of addition.
 */
const vocabulary: string[] = [];
const numbers = new Map<string, number>();
const trie = new PhraseTrie();

/** The number of a phrase with these normalised letters (`compact`). */
export function numberOf(letters: string): number {
  const known = numbers.get(letters);
  if (known !== undefined) return known;
  const number = vocabulary.push(letters) - 1;
  numbers.set(letters, number);
  trie.add(letters, number, mostSlips(letters.length));
  return number;
}

/** A phrase of the vocabulary found in a segment. */
export interface Place {
  readonly phrase: number;
  /** Offsets in the text; `end` is exclusive. */
  readonly from: number;
  readonly end: number;
  /** Letters matched, and how many are misread. */
  readonly length: number;
  readonly slips: number;
}

/** State of the comparison with a segment. */
interface Compared {
  readonly ready: Prepared;
  readonly places: Place[];
  phrases: number;
}

const preparedOf = oncePer(({ text }: Segment): Compared => ({
  ready: lettersOf(text),
  places: [],
  phrases: 0,
}));

/** Number of letters and digits in a segment. */
export const lettersIn = (segment: Segment): number => preparedOf(segment).ready.letters.text.length;

/** Matches of the vocabulary in a segment, unordered. */
export function placesIn(segment: Segment): readonly Place[] {
  const known = preparedOf(segment);
  if (known.phrases < vocabulary.length) {
    known.ready.starts.forEach((start) => compareAt(known, start));
    known.phrases = vocabulary.length;
  }
  return known.places;
}

/** Compares the text from a word start with the phrases added since the last call. */
function compareAt({ ready, places, phrases }: Compared, start: number): void {
  const { text, offsets } = ready.letters;
  for (const phrase of trie.beginningAt(text, start, phrases)) {
    const match = matchAt(ready, start, vocabulary[phrase]!);
    if (match) places.push({ phrase, from: offsets[start]!, ...match });
  }
}
