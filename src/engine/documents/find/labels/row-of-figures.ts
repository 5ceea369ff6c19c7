import type { Segment } from '../../../layout/segment.ts';

/** Maximum gap between two groups of one number, in line heights; columns are further apart. */
const NEAR_GROUP = 1.5;
/** A whole number without thousands; an amount with its hundredths. */
const COUNT = /^\d{1,4}$/;
const IN_HUNDREDTHS = /\d[.,]\d{2}\D{0,4}$/;

const isApart = (a: Segment, b: Segment): boolean =>
  b.box.x - (a.box.x + a.box.width) > NEAR_GROUP * Math.max(a.box.height, b.box.height);

/** "TOTAL | 150 | 750.00": the column of quantities has a total, too, which is no amount. */
export const withoutCounts = (row: readonly Segment[]): readonly Segment[] =>
  row.filter(
    (cell, i) =>
      !COUNT.test(cell.text.trim()) ||
      !row.slice(i + 1).some((later) => IN_HUNDREDTHS.test(later.text.trim()) && isApart(cell, later)),
  );

/** "150 | 750.00" in columns of their own is not 150,750.00. */
export const hasFiguresApart = (row: readonly Segment[]): boolean =>
  row.some((cell, i) => {
    const next = row[i + 1];
    return (
      next !== undefined &&
      /\d$/.test(cell.text.trim()) &&
      /^\d/.test(next.text.trim()) &&
      isApart(cell, next)
    );
  });
