import { bare } from '../../../ocr/bare-text.ts';
import type { Segment } from '../../../layout/segment.ts';

/**
 * Confidence of the value's least certain character, 0–1, since the mean of a line hides a single misread digit. Text
 * layers are exact.
 *
 * @param raw the value as printed; whole segments count if none of them contains it
 */
export function minCharacterConfidence(segments: readonly Segment[], raw: string): number {
  let weakest = 1;
  // If one segment contains the whole value, the others are ignored.
  const whole = raw === '' ? [] : segments.filter(({ text }) => text.includes(raw));
  for (const segment of whole.length > 0 ? whole : segments) {
    if (segment.source === 'text-layer') continue;
    if (segment.certainty.length === 0) {
      weakest = Math.min(weakest, segment.confidence);
      continue;
    }
    const at = segment.text.indexOf(raw);
    const [from, to] = at < 0 || raw === '' ? [0, segment.text.length] : [at, at + raw.length];
    for (let i = from; i < to; i++)
      if (/[\p{L}\p{N}]/u.test(segment.text[i]!)) weakest = Math.min(weakest, segment.certainty[i]!);
  }
  return weakest;
}

/**
 * Did the second reader see the same characters? Null: it was not asked about these lines, or only about some and
 * agreed on those ("Tidimalo", and below it "Gasennelwe").
 */
export function secondReaderAgrees(segments: readonly Segment[], raw: string): boolean | null {
  const second = segments.flatMap((s) => (s.secondLine === null ? [] : [s.secondLine]));
  if (second.length === 0 || raw === '') return null;
  const own = segments.map(({ text }) => text).join(' ');
  if (isSeenIn(second.join(' '), raw, own)) return true;
  const seen = segments.map(({ secondLine, text }) => secondLine ?? text).join(' ');
  return second.length < segments.length && isSeenIn(seen, raw, own) ? null : false;
}

const DAY_IN_FIGURES = /^(\d{1,4})([./-])(\d{1,2})\2(\d{2,4})$/;
const LETTER_ALONE = /(?<![\p{L}\p{N}])\p{L}(?![\p{L}\p{N}])/gu;

/**
 * Does a line of the second reader contain these characters? Words must match whole ("Male" is not in "Female"), a
 * single letter at its place among the single letters ("SEX F HGT 5-05 WT M" has no M), and a date must not have more
 * digits.
 */
function isSeenIn(line: string, raw: string, own: string): boolean {
  const day = DAY_IN_FIGURES.exec(raw);
  if (day) {
    const parts = [day[1]!, day[3]!, day[4]!];
    // Separators may be lost if day and month have two digits each: "0105-2010" is "01-05-2010", while "111-2026" is
    // ambiguous.
    const parted = parts.every(({ length }) => length > 1) ? '[^\\p{L}\\p{N}]{0,3}' : '\\s*[./-]\\s*';
    return new RegExp(`(?<!\\d)${parts.join(parted)}(?!\\d)`, 'u').test(line);
  }
  if (!/^\p{L}+$/u.test(raw)) return bare(line).includes(bare(raw));
  if (raw.length > 1)
    return new RegExp(`(?<!\\p{L})${[...bare(raw)].join('\\s*')}(?!\\p{L})`, 'u').test(line.toLowerCase());
  const alone = (text: string): string[] => (text.match(LETTER_ALONE) ?? []).map(bare);
  const at = alone(own).indexOf(bare(raw));
  return at >= 0 && alone(line)[at] === bare(raw);
}
