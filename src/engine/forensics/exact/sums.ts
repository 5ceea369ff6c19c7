import { sameRow, type Amount } from '../../ledger/amounts.ts';
import { columnsAbove, sharesEdge, type ColumnAbove } from '../../ledger/column-sum.ts';
import { equals } from '../../ledger/subset-sum.ts';
import { LINE } from '../../layout/line-shares.ts';

/** Hundredths: some offices round what they pay to whole units. */
export const ROUNDING = 100;
/** One list stands so near over its total, in heights of the total. */
const MAX_GAP = 6;

/** A total and the lines that make it. */
export interface ProvenTotal {
  readonly total: Amount;
  readonly parts: readonly Amount[];
}

/** Amounts that are the sum of two or more lines right above them. */
export function provenTotals(amounts: readonly Amount[]): ProvenTotal[] {
  return amounts.flatMap((total) => {
    const column = columnsAbove(total, amounts).find(
      ({ parts, sum }) => parts.length >= 2 && equals(sum, total.cents),
    );
    return column ? [{ total, parts: column.parts }] : [];
  });
}

/** Lists of two or more lines in even rows right above an amount, longest first. */
export function listsAbove(
  total: Amount,
  amounts: readonly Amount[],
  ends: readonly Amount[] = [],
): ColumnAbove[] {
  return columnsAbove(total, amounts, ends).filter(
    (column) =>
      column.parts.length >= 2 &&
      column.unbroken &&
      isOneColumn([total, ...column.parts], amounts) &&
      total.box.y - column.parts[0]!.box.y < MAX_GAP * total.box.height &&
      !passesOver(column, total, amounts),
  );
}

/** Set to one edge, or lines of running text with one amount each: never a balance beside what was paid. */
const isOneColumn = (figures: readonly Amount[], amounts: readonly Amount[]): boolean =>
  figures.every((a) => sharesEdge(a, figures[0]!)) ||
  figures.every((a) => amounts.every((o) => o === a || !sameRow(o.box, a.box)));

/** Lines of running text end anywhere: those that happen to end alike are no list where others stand between them. */
function passesOver({ parts }: ColumnAbove, total: Amount, amounts: readonly Amount[]): boolean {
  const top = parts.at(-1)!.box.y;
  const isOfList = (a: Amount): boolean =>
    sharesEdge(a, total) ||
    (a.start !== null && total.start !== null && Math.abs(a.start - total.start) < a.box.height);
  return amounts.some(
    (a) =>
      a.box.y > top &&
      a.box.y < total.box.y - LINE.half * total.box.height &&
      isOfList(a) &&
      !parts.some((part) => part === a || sameRow(part.box, a.box)),
  );
}
