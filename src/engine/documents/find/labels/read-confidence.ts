import type { Segment } from '../../../layout/segment.ts';

/**
 * The reader's certainty of the least certain character of a value, 0–1. One misread digit hides in the mean of a line
 * of thirty characters, but not here. A text layer is not read, it is exact.
 *
 * @param raw the value as printed; the whole segments count where it is not found in one of them.
 */
export function minCharacterConfidence(segments: readonly Segment[], raw: string): number {
  let weakest = 1;
  // What stands beside a value that one segment holds whole is none of its characters.
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
 * Did the second reader see the same characters? Null: it was not asked about these lines, or only about some of them and saw those
 * alike ("Tidimalo", and below it "Gasennelwe").
 */
export function secondReaderAgrees(segments: readonly Segment[], raw: string): boolean | null {
  const second = segments.flatMap((s) => (s.secondLine === null ? [] : [s.secondLine]));
  if (second.length === 0 || raw === '') return null;
  const asked = DAY_IN_FIGURES.test(raw) ? figures : bare;
  if (asked(second.join('')).includes(asked(raw))) return true;
  const seen = segments.map(({ secondLine, text }) => secondLine ?? text).join('');
  return second.length < segments.length && asked(seen).includes(asked(raw)) ? null : false;
}

/** What parts the figures of a day is none of them: "0105-2010" is "01-05-2010". */
const DAY_IN_FIGURES = /^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/;
const figures = (text: string): string => text.replace(/\D/g, '');

function bare(text: string): string {
  return text.replace(/[\s\n]+/g, '').toLowerCase();
}
