import type { TextLine } from '../../contract/pages.ts';
import { withCharacters } from '../../contract/kept-characters.ts';

/**
 * OCR artefacts of the dotted line of a form: ". Hardware. at.the . Plot.448, _Boseja.Ward". Dots that nobody writes:
 * before a word, two or three in a row, between two words without a blank.
 */
const BEFORE_WORD = /(?<=^|[\s:,])(?<![._])[._]{1,3}(?=\s*[\p{L}\d(])(?!\d{2}(?:\s|$))/gu;
const RUN = /(?<=[\p{L}\d)])\.{2,3}(?=[\s,;]|$)/gu;
const BETWEEN_WORDS = /(?<=\p{L}{2}|\d(?:st|nd|rd|th)|\))\.{1,3}(?=[\p{L}\d(])/gu;
/** "burs.org.bw", "kago@example.co.bw" */
const ADDRESS = /www\.|@|\.(?:bw|com|org|net|za)\b/i;
/** A single dash before a capital, on a line with other such dots. */
const LONE_DASH = /(?<=\p{Ll}\s)[-–](?=\s\p{Lu})/gu;
/** A full stop inside the line, unless after an abbreviation. */
const BEHIND_WORD =
  /(?<=\p{L}{2}|\d(?:st|nd|rd|th)|\))(?<!\b(?:no|nr|st|rd|co|mr|mrs|ms|dr|jr|ext|cap|reg|tel|fax|ave|est|approx|cert|acc|ref|dept|prof|eng|messrs|art|sec|para|ltd))\.(?=\s+[\p{L}\d(]|$)/giu;
/** ".-." in a word, "(.Pty..)" in brackets. */
const AROUND_MARKS =
  /\.(?=-\.?\p{L})|(?<=\p{L}\.?-)\.(?=\p{L})|(?<=\()\.(?=\p{L})|\.{1,3}(?=\))(?<!\b(?:no|co|ltd|etc)\.)/giu;
/** Minimum of such dots: one may be a speck or a slip. */
const LEAST = 2;
/** With this many words joined without blanks the case is certain. */
const MIN_WORDS = 4;

/** Removes OCR artefacts of a dotted fill-in line; returns the line unchanged if there are none. */
export function withoutFillingLine(line: TextLine): TextLine {
  const { text } = line;
  if (ADDRESS.test(text)) return line;
  const marks = found(text, AROUND_MARKS);
  const dropped = [...found(text, BEFORE_WORD), ...found(text, RUN), ...(marks.length >= LEAST ? marks : [])];
  const blanked = found(text, BETWEEN_WORDS);
  const behind = found(text, BEHIND_WORD);
  // A full stop before a small letter does not end a sentence.
  const within = behind.filter(([, to]) => /^\s+\p{Ll}/u.test(text.slice(to)));
  const strange = dropped.length + blanked.length;
  const doubtless = blanked.length >= MIN_WORDS || (blanked.length > 0 && behind.length > LEAST);
  const shown = dropped.length > 0 && (strange + within.length >= LEAST || behind.length > LEAST);
  if (!shown && !doubtless) return line;
  dropped.push(...behind, ...found(text, LONE_DASH));
  const drop = new Set(dropped.flatMap(([from, to]) => offsets(from, to)));
  for (const [from, to] of blanked) offsets(from + 1, to).forEach((i) => drop.add(i));
  const blank = new Set(blanked.map(([from]) => from));
  const kept: number[] = [];
  let made = '';
  for (let i = 0; i < text.length; i++) {
    if (drop.has(i)) continue;
    const next = blank.has(i) ? ' ' : text[i]!;
    // A dot between two blanks leaves only one of them.
    if (next === ' ' && (made === '' || (made.endsWith(' ') && drop.has(i - 1)))) continue;
    made += next;
    kept.push(i);
  }
  return withCharacters(line, kept, made);
}

const found = (text: string, pattern: RegExp): [number, number][] =>
  [...text.matchAll(pattern)].map((m) => [m.index, m.index + m[0].length]);

const offsets = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
