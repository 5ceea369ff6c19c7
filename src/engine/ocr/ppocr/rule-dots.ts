import type { LineReading } from '../line-reader.ts';
import { rearranged, type Mended } from './rearranged.ts';

/** Minimum share of words that begin or end with a dot on a dotted rule. */
const MOST_WORDS = 0.7;

/**
 * Removes dots of a form's dotted rule from a line: `.P.34 .400.00. per. month.` In sentences no word begins with a
 * dot.
 */
export function withoutRuleDots(reading: LineReading): LineReading {
  const { text } = reading;
  const words = text.trim().split(/\s+/);
  const dotted = words.filter((word) => /^\.|\.$/.test(word)).length;
  if (words.length < 2 || dotted < MOST_WORDS * words.length) return reading;
  if (!words.some((word) => /^\.[A-Za-z0-9]/.test(word)) && !allEndInDots(words)) return reading;
  const kept = [...text].flatMap((c, from): Mended[] => {
    if (c !== '.') return [{ from }];
    const [before, after] = [text[from - 1] ?? ' ', text[from + 1] ?? ' '];
    if (/[\s.]/.test(before) || /[\s.]/.test(after)) return [];
    return /[A-Za-z]/.test(before) && /\d/.test(after) ? [{ from, character: ' ' }] : [{ from }];
  });
  return rearranged(reading, kept);
}

/** `89. 139.04..`, `Example. Cleaning. Services.`: in sentences not every word ends in a dot, and only an ellipsis in several. */
function allEndInDots(words: readonly string[]): boolean {
  if (!words.every((word) => word.endsWith('.'))) return false;
  const long = words.filter((word) => /[\p{L}\d]{5}/u.test(word)).length;
  return words.some((word) => /[^.]\.\.$/.test(word)) || (words.length > 2 && long > words.length / 2);
}
