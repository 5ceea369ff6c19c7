import { sameRow, type Amount } from '../../ledger/amounts.ts';
import { columnsAbove, sharesEdge, type ColumnAbove } from '../../ledger/column-sum.ts';
import { equals } from '../../ledger/subset-sum.ts';
import { LINE } from '../../layout/line-shares.ts';

/** Hundredths: some employers round payments to whole units. */
export const ROUNDING = 100;
/** Maximum gap between a list and its total, in heights of the total. */
const MAX_GAP = 6;

/** A total confirmed by its lines. */
export interface ProvenTotal {
  readonly total: Amount;
  readonly parts: readonly Amount[];
}

/** Amounts that equal the sum of two or more lines directly above. */
export function provenTotals(amounts: readonly Amount[]): ProvenTotal[] {
  return amounts.flatMap((total) => {
    const column = columnsAbove(total, amounts).find(
      ({ parts, sum }) => parts.length >= 2 && equals(sum, total.cents),
    );
    return column ? [{ total, parts: column.parts }] : [];
  });
}

/** Evenly spaced lists of two or more lines directly above an amount, longest first. */
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

/** All right-aligned, or each the only amount on its line; never balances beside transactions. */
const isOneColumn = (figures: readonly Amount[], amounts: readonly Amount[]): boolean =>
  figures.every((a) => sharesEdge(a, figures[0]!)) ||
  figures.every((a) => amounts.every((o) => o === a || !sameRow(o.box, a.box)));

/** Are there other lines of the list between the parts? In running text lines may share an edge by chance. */
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
