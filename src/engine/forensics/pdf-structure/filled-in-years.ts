import type { PaintedRule } from '../../pdf/painted.ts';
import { textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { isOnRow } from './added-text.ts';
import { beginOrEndWithin } from './same-place.ts';

/** Forms ask for fewer years per page; pages with more are skipped to bound the time. */
const MOST_YEARS = 12;
/** Minimum other values of the page in the font of the filled-in part. */
const OTHER_VALUES = 2;
/**
 * Maximum characters of a label (longer texts are sentences), and its maximum distance from the value in font sizes.
 */
const LABEL = 30;
const BESIDE = 8;
/**
 * In font sizes: range of a ruled line below and above a value's baseline, and maximum distance of edges in one column.
 */
const LINE_BELOW = 0.5;
const LINE_ABOVE = 0.2;
const SAME_EDGE = 0.25;

/**
 * Years with a printed century and a filled-in rest: "20" and "26". The second half is in a font that also shows other
 * values, each after a label or on a ruled line, as the year itself. The year is at most next year and not in a column
 * of numbers.
 *
 * @param found words of a page; `rules`: its thin strokes; `today`: date of the check, YYYY-MM-DD
 */
export function filledInYears(
  found: readonly TextRun[],
  rules: readonly PaintedRule[],
  today: string,
): ReadonlySet<TextRun> {
  const years = found.filter(isSplitYear);
  if (years.length === 0 || years.length > MOST_YEARS) return new Set();
  return new Set(
    years.filter((year) => {
      const [printed, filled] = [year.glyphs[0]!.font.name, year.glyphs[2]!.font.name];
      const others = found.flatMap((word) => (word === year ? [] : word.glyphs));
      const labels = textRuns(others.filter(({ font }) => font.name === printed));
      const values = textRuns(others.filter(({ font }) => font.name === filled));
      const isOfForm = (run: TextRun): boolean =>
        labels.some((label) => isLabelOf(label, run)) || rules.some((rule) => isLineOf(rule, run));
      return (
        Number(year.text) <= Number(today.slice(0, 4)) + 1 &&
        isOfForm(year) &&
        values.filter((run) => run.text.length > 2 && isOfForm(run)).length >= OTHER_VALUES &&
        !found.some((word) => isNumberInColumn(word, year))
      );
    }),
  );
}

const isSplitYear = ({ text, glyphs }: TextRun): boolean =>
  /^(?:19|20)\d\d$/.test(text) &&
  glyphs.length === text.length &&
  [0, 2].every((i) => glyphs[i]!.font.name === glyphs[i + 1]!.font.name) &&
  glyphs[0]!.font.name !== glyphs[2]!.font.name;

const isLabelOf = ({ text, box, y, size }: TextRun, run: TextRun): boolean =>
  /\p{L}/u.test(text) &&
  text.length <= LABEL &&
  isOnRow({ y, size }, run) &&
  box.x1 <= run.box.x0 &&
  run.box.x0 - box.x1 < BESIDE * run.size;

const isLineOf = ({ box }: PaintedRule, { box: value, y, size }: TextRun): boolean =>
  box.y1 - box.y0 < LINE_BELOW * size &&
  box.x0 < value.x1 &&
  box.x1 > value.x0 &&
  box.y0 > y - LINE_BELOW * size &&
  box.y1 < y + LINE_ABOVE * size;

/** A number in another row with the same left or right edge as the year, unless it is such a year itself. */
const isNumberInColumn = (word: TextRun, year: TextRun): boolean =>
  /^[\d,. ]*\d{2}$/.test(word.text) &&
  !isSplitYear(word) &&
  !isOnRow(word, year) &&
  beginOrEndWithin(word.box, year.box, SAME_EDGE * year.size);
