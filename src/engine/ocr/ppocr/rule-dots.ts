import type { LineReading } from '../line-reader.ts';

/** Of the words of a line written on a dotted rule so many begin or end with a dot of it. */
const MOST_WORDS = 0.7;

/**
 * A line written on a dotted rule of a form without the rule's dots: `.P.34 .400.00. per. month.` No sentence has words
 * that begin with a dot.
 */
export function withoutRuleDots(reading: LineReading): LineReading {
  const { text, certainty, centres } = reading;
  const words = text.trim().split(/\s+/);
  const dotted = words.filter((word) => /^\.|\.$/.test(word)).length;
  if (words.length < 2 || dotted < MOST_WORDS * words.length) return reading;
  if (!words.some((word) => /^\.[A-Za-z0-9]/.test(word))) return reading;
  const kept = [...text].map((c, i) => {
    if (c !== '.') return c;
    const [before, after] = [text[i - 1] ?? ' ', text[i + 1] ?? ' '];
    if (/\s/.test(before) || /\s/.test(after)) return null;
    return /[A-Za-z]/.test(before) && /\d/.test(after) ? ' ' : c;
  });
  const keep = <T>(values: readonly T[]): T[] => values.filter((_, i) => kept[i] !== null);
  return {
    ...reading,
    text: kept.join(''),
    certainty: certainty.length === text.length ? keep(certainty) : certainty,
    centres: centres.length === text.length ? keep(centres) : centres,
  };
}
