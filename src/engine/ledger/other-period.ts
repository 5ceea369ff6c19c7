import { sharedWidth } from '../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../contract/pages.ts';
import type { Amount } from './amounts.ts';
import { otherTimes } from './figures.ts';

/** Pays of a year: by the month, with a thirteenth one, twice a month, every second week, every week. */
const PAYS = [12, 13, 24, 26, 52];
/** A column may be headed by the year so far with its own total below: what one month comes to is less by a month at least. */
const LEAST_PAYS = 2;
/** Cells of a head reach no further left over their column, in heights of its amounts: a whole row of heads says nothing of one column. */
const OVER = 8;

/**
 * Are the parts of another time than their total: of the year, or of the year so far, over what one month comes to? Their labels or the
 * head over their column say so, and the total does not; or they make just the pays of a year.
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
