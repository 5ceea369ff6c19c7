import { withCharacters } from '../../contract/kept-characters.ts';
import type { FieldValue } from '../../contract/verification.ts';
import type { TextLine } from '../../contract/pages.ts';

/**
 * Names and places of Khoisan languages begin with a click letter, ǀ ǁ ǂ ǃ, or what is typed or read for one: "!Nu", "//Xam". It has
 * no case, so patterns of capitalised words would begin behind it or reject the word (docs/adr/0553).
 */
const CLICK = String.raw`(?<![^\s(,;"“-])(?:[ǀǁǂǃ!‡†‖]|//|\|\|)(?=\p{Lu}\p{L})`;
const WITH_CLICK = new RegExp(String.raw`${CLICK}[\p{L}\p{M}'’]+`, 'gu');
const MARK = /^[^\p{Lu}]+/u;

/** Printed words with a click letter by the same word without it. */
export type Clicks = ReadonlyMap<string, string>;

export const clicksOn = (lines: readonly TextLine[]): Clicks =>
  new Map(
    lines.flatMap(({ text }) =>
      [...text.matchAll(WITH_CLICK)].map(([word]) => [word.replace(MARK, ''), word] as const),
    ),
  );

/** The line without its click letters; {@link withClicks} puts them back into values. */
export function withoutClicks(line: TextLine): TextLine {
  const marks = [...line.text.matchAll(WITH_CLICK)].map(({ 0: word, index }) => ({
    from: index,
    to: index + MARK.exec(word)![0].length,
  }));
  if (marks.length === 0) return line;
  const kept = [...line.text]
    .map((_, i) => i)
    .filter((i) => !marks.some(({ from, to }) => i >= from && i < to));
  return withCharacters(line, kept, kept.map((i) => line.text[i]!).join(''));
}

/** A value with the click letters of its words. */
export function withClicks(value: FieldValue, clicks: Clicks): FieldValue {
  if (clicks.size === 0) return value;
  if (typeof value === 'string')
    return value.replace(/\p{Lu}[\p{L}\p{M}'’]+/gu, (word) => clicks.get(word) ?? word);
  if (Array.isArray(value)) return value.map((one) => withClicks(one, clicks));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withClicks(one, clicks)]));
}
