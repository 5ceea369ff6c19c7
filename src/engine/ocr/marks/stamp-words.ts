import { hasMiddleIn, type Box } from '../../../contract/geometry.ts';
import type { TextLine } from '../../../contract/pages.ts';

/** "12 MAY 2026", "12/05/2026", "2026 -05- 12": the date of an adjustable stamp. */
const DATE = new RegExp(
  [
    String.raw`\b\d{1,2}\s*(?:[-/.]\s*)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s*(?:[-/.,]\s*)?(?:\d{4}|\d{2})\b`,
    String.raw`\b\d{1,2}\s*[-/.]\s*\d{1,2}\s*[-/.]\s*\d{2,4}\b`,
    String.raw`\b\d{4}\s*-\s*\d{1,2}\s*-\s*\d{1,2}\b`,
  ].join('|'),
  'iu',
);
const OFFICE_WORDS_OF_STAMPS =
  /\b(?:received|certified|approved|paid|cancelled|stamp|commissioner|police|registrar|administration|kgotla|court|council|department|ministry|bank|branch|director|secretary|land board)\b/i;
/** A form box, a table or a notice: labels with values, or too many lines. */
const LABELLED = /:\s*\S|\d[.,]\d{2}\b/;
const MOST_LINES = 6;

/** Do the words inside a shape indicate a stamp: a date with an office, as in no printed box? */
export function saysStamp(shape: Box, lines: readonly TextLine[]): boolean {
  const inside = lines.filter(({ box }) => hasMiddleIn(box, shape) && box.width < 1.1 * shape.width);
  if (inside.length === 0 || inside.length > MOST_LINES) return false;
  if (inside.some((line) => LABELLED.test(line.text))) return false;
  return (
    inside.some((line) => DATE.test(line.text)) &&
    inside.some((line) => OFFICE_WORDS_OF_STAMPS.test(line.text))
  );
}
