import type { Finding } from '../../../contract/forensics.ts';
import type { Box } from '../../../contract/geometry.ts';
import { message } from '../../../contract/messages/message.ts';
import { lowerBoundBy } from '../../math/lower-bound.ts';
import { isDay } from '../../values/calendar.ts';
import { MONTH_PATTERN, monthNumber } from '../../values/months.ts';
import type { PageJudge } from '../arithmetic/page-judge.ts';
import { contradiction } from './contradiction.ts';
import { boxOf, runningText, type RunningText } from './running-text.ts';

/** Text before a number that only looks like a date. */
const REFERENCE = /(?:\bno|\bnumber|\bref|\breference|\bfile|\bact|\bform)\b[\s.:#]*$/i;
const YEAR = String.raw`((?:19|20)\d{2})`;
const FORMS: readonly { readonly pattern: RegExp; readonly order: readonly [number, number, number] }[] = [
  {
    pattern: new RegExp(
      `(?<![\\d.,/-])(\\d{1,2})(?:st|nd|rd|th)?\\s*[-./]?\\s*(?:(?:day\\s+)?of\\s+)?(${MONTH_PATTERN})(?:\\s*/\\s*(?:${MONTH_PATTERN}))?\\.?\\s*[-,./]?\\s*${YEAR}(?!\\d)`,
      'gi',
    ),
    order: [3, 2, 1],
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(${MONTH_PATTERN})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s+${YEAR}(?!\\d)`,
      'giu',
    ),
    order: [3, 1, 2],
  },
  {
    pattern: new RegExp(`(?<![\\w./-])(\\d{1,2})[/.-](\\d{1,2})[/.-]${YEAR}(?![\\w/-])`, 'g'),
    order: [3, 2, 1],
  },
  { pattern: new RegExp(`(?<![\\w./-])${YEAR}-(\\d{2})-(\\d{2})(?![\\w/-])`, 'g'), order: [1, 2, 3] },
];
const LONGEST_MONTH = 31;
/** Number and month are in different rows or cells: the number may be a page number or a count. */
const IS_APART = /\n|\s{2}/;
/** Text that introduces a date: after it even impossible figures are meant as one. */
const DATED =
  /\b(?:date[ds]?|day|until|since|expir\w+|issued|born|birth|due(?=\s*(?:on|by|:)))\b[\w ]{0,12}[\s:.-]*$/i;

/** A date that does not exist: no program prints 31 April. */
export const noSuchDay: PageJudge = {
  id: 'no-such-day',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const running = runningText(page);
    const findings: Finding[] = [];
    for (const { pattern, order } of FORMS) {
      const all = [...running.text.matchAll(pattern)].map((m): Written => {
        const [year, month, day] = order.map((k) =>
          /^\d/.test(m[k]!) ? Number(m[k]) : (monthNumber(m[k]!) ?? 0),
        ) as [number, number, number];
        return { m, year, month, day };
      });
      const isInColumn = inColumnOf(all, running);
      for (const one of all) {
        const { m, year, month, day } = one;
        const before = running.text.slice(Math.max(0, m.index - 30), m.index);
        // Figures that cannot be day and month are another number, unless a label or the column marks them as a date.
        const isOther = month > 12 || day > LONGEST_MONTH;
        if (month < 1 || day < 1) continue;
        const isApart = IS_APART.test(m[0]) && (isOther || /(?:^|\n)\s*$/.test(before));
        if (isApart) continue;
        if (REFERENCE.test(before)) continue;
        const isDated = (): boolean => DATED.test(before) || isRowOfItsOwn(m, running) || isInColumn(one);
        if (isOther ? isEitherWay(month, day) || !isDated() : day < 28 || isDay(year, month, day)) continue;
        const end = m.index + m[0].length;
        const printed = m[0].replace(/\s+/g, ' ');
        findings.push(
          await contradiction(noSuchDay, page, confirm, {
            pointsTo: { from: m.index, to: end },
            says: message('textFindings.noSuchDay', { day: printed }),
            detail: (seen) => seen,
            after: printed,
          }),
        );
      }
    }
    return findings;
  },
};

/** Is it valid in US order (month first)? */
const isEitherWay = (month: number, day: number): boolean => day >= 1 && day <= 12 && month <= LONGEST_MONTH;

/** A date as printed. */
interface Written {
  readonly m: RegExpExecArray;
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Minimum valid dates of a column above or below it. */
const FEWEST = 3;
/** Maximum difference of left edges in a column, in heights. */
const ALIGNED = 0.3;

/** Does a date align with a column of dates? The valid dates are located once, on first call. */
function inColumnOf(all: readonly Written[], running: RunningText): (one: Written) => boolean {
  const boxAt = ({ m }: Written): Box | null => boxOf(running, m.index, m.index + m[0].length);
  let known: readonly Box[] | null = null;
  const fromTheLeft = (): readonly Box[] =>
    (known ??= all
      .filter(({ year, month, day }) => isDay(year, month, day))
      .flatMap((one) => boxAt(one) ?? [])
      .sort((a, b) => a.x - b.x));
  return (one) => {
    const box = boxAt(one);
    if (!box) return false;
    const days = fromTheLeft();
    const aside = ALIGNED * box.height;
    let count = 0;
    for (let k = lowerBoundBy(days, box.x - aside, ({ x }) => x); count < FEWEST && k < days.length; k++) {
      if (days[k]!.x - box.x >= aside) break;
      if (days[k]!.y !== box.y) count++;
    }
    return count >= FEWEST;
  };
}

/** Is it alone on its row, with the month as a word, like a letter's date: "82 March 2026"? */
function isRowOfItsOwn(m: RegExpExecArray, { text }: RunningText): boolean {
  if (!/\p{L}{3}/u.test(m[0])) return false;
  const [from, to] = [m.index, m.index + m[0].length];
  const before = text.slice(text.lastIndexOf('\n', from) + 1, from);
  const end = text.indexOf('\n', to);
  return !before.trim() && !text.slice(to, end < 0 ? undefined : end).trim();
}
