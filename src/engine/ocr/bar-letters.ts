import type { TextLine } from '../../contract/pages.ts';
import { median } from '../math/quantile.ts';
import { glyphLean } from './glyph-lean.ts';
import type { FirstReading } from './second-reading.ts';

/** A long number that starts with a 1, or an I that looks like one: personal tax numbers start with I. */
const LONG_NUMBER = /(?<![\w.,/+-])[1|]\d{8,}(?![\d.,/-]*\d)/g;
const withCharacter = (rest: string): RegExp => new RegExp(`[1Il]${rest}`);
/** Digits 1 inside numbers, where no letter stands. */
const INNER_ONE = /(?<=\d)1(?=\d)/g;
/** Minimum number of 1s that show how the page prints them. */
const LEAST_ONES = 2;
/** A 1 with a flag leans out at least this much; a bar at most that much (`glyphLean`). */
const WITH_FLAG = 0.1;
const BAR = 0.045;

/**
 * Corrects I misread as 1 at the start of long numbers. Both OCR readers take a sans-serif I for a 1; compared with the
 * page's other 1s, which have a flag, it is a bar. Where those have no flag either, nothing changes.
 *
 * @param readings of the first reader, and `lines`, what was made of each of them.
 */
export function withBarLetters(readings: readonly FirstReading[], lines: readonly TextLine[]): TextLine[] {
  if (!lines.some((line) => line.text.search(LONG_NUMBER) >= 0)) return [...lines];
  const ones = readings.flatMap(({ line, crop }) =>
    [...line.text.matchAll(INNER_ONE)].flatMap(({ index }) => leanOf(line, crop, index) ?? []),
  );
  if (ones.length < LEAST_ONES || median(ones) < WITH_FLAG) return [...lines];
  return lines.map((line, i) => {
    const { line: first, crop } = readings[i]!;
    const text = line.text.replace(LONG_NUMBER, (number, at: number) => {
      const sameText = first.text.slice(at, at + number.length) === number;
      // A bar may be a table rule, unless the other reader read a character there.
      if (number.startsWith('|') && !withCharacter(number.slice(1)).test(line.second?.text ?? ''))
        return number;
      const lean = sameText ? leanOf(first, crop, at) : null;
      return lean !== null && lean <= BAR ? `I${number.slice(1)}` : number;
    });
    return text === line.text ? line : { ...line, text };
  });
}

function leanOf({ text, characters }: TextLine, crop: FirstReading['crop'], at: number): number | null {
  if (characters?.length !== text.length) return null;
  const [a, b, c, d] = crop.quad;
  const [left, right] = [(a.x + d.x) / 2, (b.x + c.x) / 2];
  const inCrop = (x: number): number => ((x - left) / (right - left)) * crop.width;
  const start = inCrop(characters[at]!);
  const end = at + 1 < characters.length ? inCrop(characters[at + 1]!) : crop.width;
  return glyphLean(crop, start, end);
}
