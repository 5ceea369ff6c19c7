import type { TextLine } from '../../contract/pages.ts';
import { phrasesOf, type Labelled } from '../labels/phrases.ts';
import { compact } from '../values/text/fold.ts';
import { MARKS } from '../packs/currencies.ts';

/** A label of the vocabulary in the text of a line. */
export interface LabelPlace {
  /** The figure it names; null for a label of no wanted figure. */
  readonly figure: string | null;
  /** Offsets in the text; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** Below 1 for ambiguous words. */
  readonly weight: number;
}

/** The labels of some figures, in all spellings known to extraction. */
export interface Vocabulary {
  /** Labels in a line, left to right; the longest match wins. */
  labelsOn(line: TextLine): readonly LabelPlace[];
  /** The same of a text. */
  labelsIn(text: string): readonly LabelPlace[];
}

/** Maximum words of a label. */
const MAX_WORDS = 9;
/** Maximum characters matched: lines of a text layer may have any length, rows of figures have fewer. */
const MAX_LENGTH = 400;
/** Initials match only with their slash: "B/F", not "BF". */
const STROKE = /^\p{L}\/\p{L}/u;

/** A word, or the part before an amount printed without a blank: "amogelwangP9,400.00". */
const WORD = new RegExp(String.raw`\p{L}+(?=(?:${MARKS})\d[\d,. ]*\d)|[\p{L}\p{N}]+`, 'gu');

type Meaning = Pick<LabelPlace, 'figure' | 'weight'>;

/** @param labelled figures with their labels, and other labels that contain the same words */
export function vocabularyOf(labelled: Labelled): Vocabulary {
  const meanings = new Map<string, Meaning>();
  const withStroke = new Set<string>();
  for (const { field, letters, printed, weight } of phrasesOf(labelled)) {
    const known = meanings.get(letters);
    // A figure's label wins over the same label among those that end values.
    if (known && (known.figure !== null || field === null)) continue;
    meanings.set(letters, { figure: field, weight });
    if (STROKE.test(printed) && letters.length <= 4) withStroke.add(letters);
  }
  const found = new WeakMap<TextLine, readonly LabelPlace[]>();
  const search = (text: string): LabelPlace[] => {
    const words = [...text.matchAll(WORD)];
    const places: LabelPlace[] = [];
    for (let first = 0; first < words.length; first++) {
      const from = words[first]!.index;
      let longest: LabelPlace | null = null;
      let last = first;
      for (let k = first; k < Math.min(words.length, first + MAX_WORDS); k++) {
        const to = words[k]!.index + words[k]![0].length;
        const printed = text.slice(from, to);
        const letters = compact(printed).text;
        const meaning = meanings.get(letters);
        if (!meaning || (withStroke.has(letters) && !printed.includes('/'))) continue;
        longest = { ...meaning, from, to };
        last = k;
      }
      if (!longest) continue;
      places.push(longest);
      first = last;
    }
    return places;
  };
  return {
    labelsIn: (text) => search(text.slice(0, MAX_LENGTH)),
    labelsOn(line) {
      const known = found.get(line);
      if (known) return known;
      const places = search(line.text.slice(0, MAX_LENGTH));
      found.set(line, places);
      return places;
    },
  };
}

/** Does any match name one of these figures? */
export const names = (places: readonly LabelPlace[], figures: readonly string[]): boolean =>
  places.some(({ figure }) => figure !== null && figures.includes(figure));

/** A vocabulary of one figure whose label contains a value: "VAT at 14 %". */
export function vocabularyOfPattern(figure: string, pattern: RegExp): Vocabulary {
  const labelsIn = (text: string): LabelPlace[] => {
    const found = pattern.exec(text);
    return found ? [{ figure, from: found.index, to: found.index + found[0].length, weight: 1 }] : [];
  };
  return { labelsIn, labelsOn: ({ text }) => labelsIn(text) };
}
