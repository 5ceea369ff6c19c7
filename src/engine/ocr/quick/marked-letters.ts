import { partners } from '../alignment.ts';
import type { LineReading } from '../line-reader.ts';
import { RECOGNISED_CHARACTERS } from '../ppocr/alphabet.ts';

/** Letters that Unicode does not take apart, as PP-OCR reads them. */
const READ_AS: Record<string, string> = {
  ø: 'o',
  Ø: 'O',
  æ: 'a',
  Æ: 'A',
  œ: 'o',
  Œ: 'O',
  ß: 'B',
  ł: 'l',
  Ł: 'L',
};

/** A letter without its mark; a sign stays. */
const plain = (character: string): string => READ_AS[character] ?? character.normalize('NFD')[0]!;

const isUnknown = (character: string): boolean => !RECOGNISED_CHARACTERS.includes(character);

/** A text of which PP-OCR can write every letter: `a` for `ã`. Signs that it lacks (`£`) stay. */
export const asPpocrWrites = (text: string): string =>
  [...text].map((character) => (isUnknown(character) ? plain(character) : character)).join('');

/** From this confidence on a mark is taken; below it was as often the pattern under a card's letters (`ÑÖNE`, 3 pictures). */
const SURE_MARK = 0.9;

/**
 * PP-OCR's reading with what its keys lack and the marks that it drops, where the quick network saw them: `Conceicao`
 * becomes `Conceição`. Both have confidence per character. Of a letter PP-OCR must have read the form without its mark; of a sign (`£`), the letters beside
 * it.
 */
export function withMarkedLetters(reading: LineReading, seen: LineReading): LineReading {
  if (!/[^\p{ASCII}]/u.test(seen.text)) return reading;
  const own = lettersAt(seen.text);
  const others = lettersAt(reading.text);
  const partner = partners(plainAt(seen.text, own), plainAt(reading.text, others));
  const text = [...reading.text];
  const certainty = [...reading.certainty];
  for (const [k, i] of own.entries()) {
    const character = seen.text[i]!;
    const isLetter = plain(character) !== character;
    if ((!isLetter && !isUnknown(character)) || seen.certainty[i]! < SURE_MARK) continue;
    const at = others[(isLetter ? partner[k] : between(partner, k, others.length)) ?? -1];
    if (at === undefined || text[at] === character) continue;
    text[at] = character;
    certainty[at] = Math.min(certainty[at]!, seen.certainty[i]!);
  }
  return { ...reading, text: text.join(''), certainty };
}

const lettersAt = (text: string): number[] => [...text].flatMap((c, i) => (c === ' ' ? [] : [i]));

const plainAt = (text: string, places: readonly number[]): string =>
  places.map((i) => plain(text[i]!)).join('');

/** The place of a sign whose neighbours have partners next to it. */
function between(partner: readonly (number | undefined)[], k: number, length: number): number | undefined {
  const before = k === 0 ? -1 : partner[k - 1];
  const after = k === partner.length - 1 ? length : partner[k + 1];
  return before !== undefined && after === before + 2 ? before + 1 : undefined;
}
