import { sharedWidth } from '../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../contract/pages.ts';
import type { Amount } from './amounts.ts';
import { otherTimes } from './figures.ts';

/** Pay periods per year: monthly, with a 13th cheque, twice a month, fortnightly, weekly. */
const PAYS = [12, 13, 24, 26, 52];
/** A column with a year-to-date header may have its own total below; a sum counts as another period's only if at least this many times the total. */
const LEAST_PAYS = 2;
/** Maximum reach of a header cell left of its column, in amount heights: a whole header row says nothing of one column. */
const OVER = 8;

/**
 * Do the parts belong to another period than their total (year or year to date above a monthly figure)? True if their labels
 * or the column's header say so and the total's does not, or if their sum is the total times the pay periods of a year.
 */
export function isOfOtherPeriod(
  page: ReadPage,
  parts: readonly Amount[],
  total: Amount,
  isHead: (line: TextLine) => boolean,
): boolean {
  const sum = Math.abs(parts.reduce((all, part) => all + (part.negative ? -part.cents : part.cents), 0));
  if (PAYS.some((pays) => Math.abs(sum - pays * total.cents) <= pays)) return true;
  if (saysOther(total) || sum < LEAST_PAYS * total.cents) return false;
  const [top] = parts.toReversed();
  return (
    parts.every(saysOther) ||
    page.lines.some(
      (line) =>
        isHead(line) &&
        otherTimes.labelsOn(line).length > 0 &&
        sharedWidth(line.box, top!.box) > 0 &&
        top!.box.x - line.box.x < OVER * top!.box.height,
    )
  );
}

const saysOther = ({ line, label }: Amount): boolean =>
  otherTimes.labelsOn(line).length > 0 || otherTimes.labelsIn(label ?? '').length > 0;
