import type { PaintedRule } from '../../pdf/painted.ts';
import { textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { isOnRow } from './added-text.ts';
import { beginOrEndWithin } from './same-place.ts';

/** No form asks for more years on one page; a page of more is not looked at, so that the time is bounded. */
const MOST_YEARS = 12;
/** Other values of the page in the font of who filled it in. */
const OTHER_VALUES = 2;
/** Characters of a label at most: what is longer is a sentence; in font sizes, how far from its value it stands at most. */
const LABEL = 30;
const BESIDE = 8;
/** In font sizes: how far below and above the foot of a value its line to write on lies, and how far edges of one column differ. */
const LINE_BELOW = 0.5;
const LINE_ABOVE = 0.2;
const SAME_EDGE = 0.25;

/**
 * Years whose century a form prints and whose rest was filled in: "20" and "26". The second half is in a font that shows other values of
 * the page, each behind a label or on a line to write on, as the year itself; it is no year to come after the next and stands in no column of numbers.
 *
 * @param found the words of a page; `rules` its thin strokes; `today` the day of the check, YYYY-MM-DD
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

/** A number on another row that begins or ends where the year does, and is no such year itself. */
const isNumberInColumn = (word: TextRun, year: TextRun): boolean =>
  /^[\d,. ]*\d{2}$/.test(word.text) &&
  !isSplitYear(word) &&
  !isOnRow(word, year) &&
  beginOrEndWithin(word.box, year.box, SAME_EDGE * year.size);
