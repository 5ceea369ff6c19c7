import type { LineReading } from '../line-reader.ts';
import { charactersOf, rearranged } from './rearranged.ts';

/** Letters that are no word, unit or variable in English or Setswana: `Danie l`, `Orde r`. */
const LONE = /(?<=[a-z]{2}) (?=[bcdfhjklnprtwyz](?: |$))/g;
/** Confidence below which a blank is a guess. */
const GUESSED = 0.5;

/** Removes guessed blanks that cut the last letter off a word. */
export function withoutLoneLetters(reading: LineReading): LineReading {
  const { text, certainty } = reading;
  if (certainty.length !== text.length) return reading;
  const cut = new Set(
    [...text.matchAll(LONE)].map(({ index }) => index).filter((i) => certainty[i]! <= GUESSED),
  );
  if (cut.size === 0) return reading;
  return rearranged(
    reading,
    charactersOf(reading).filter((_, i) => !cut.has(i)),
  );
}
