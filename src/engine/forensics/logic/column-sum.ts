import type { ReadPage } from '../../../contract/pages.ts';
import type { Amount } from './amounts.ts';

/** Amounts that stand above a total in its own column, nearest first taken together. */
export interface ColumnAbove {
  readonly parts: readonly Amount[];
  readonly sum: number;
  /** Every row between the first part and the total has its amount in the column, at an even pitch. */
  readonly unbroken: boolean;
}

const MAX_PARTS = 20;

/** Every run of amounts directly above a total, longest first; columns are aligned at their right edges. */
export function columnsAbove(total: Amount, amounts: readonly Amount[]): ColumnAbove[] {
  const height = total.box.height;
  const right = total.box.x + total.box.width;
  const above = amounts
    .filter(
      (a) =>
        a !== total &&
        Math.abs(a.box.x + a.box.width - right) < 1.2 * height &&
        a.box.y < total.box.y - 0.5 * height,
    )
    .sort((a, b) => b.box.y - a.box.y);
  const runs: ColumnAbove[] = [];
  const parts: Amount[] = [];
  let sum = 0;
  let last = total.box.y;
  let widest = 0;
  let narrowest = Infinity;
  for (const amount of above.slice(0, MAX_PARTS)) {
    const gap = last - amount.box.y;
    if (gap > 7 * height) break;
    if (parts.length > 0) {
      widest = Math.max(widest, gap);
      narrowest = Math.min(narrowest, gap);
    }
    last = amount.box.y;
    parts.push(amount);
    sum += amount.negative ? -amount.cents : amount.cents;
    runs.push({ parts: [...parts], sum, unbroken: parts.length < 2 || widest < 1.5 * narrowest });
  }
  return runs.reverse();
}

/** Words of the row that heads a table. */
const HEADING =
  /amount|descript|earning|deduct|income|allowances$|payments?$|this\s+month|current|year|ytd|bwp|pula|rate|hours|units|item|particulars|details|value|total/i;

/**
 * The whole list above a total: its longest unbroken run, of two lines at least, when nothing above it can be a line whose
 * amount was not read. Null otherwise.
 */
export function wholeColumn(page: ReadPage, total: Amount, amounts: readonly Amount[]): ColumnAbove | null {
  const column = columnsAbove(total, amounts).find((c) => c.unbroken);
  if (!column || column.parts.length < 2) return null;
  // Only a missing line makes the sum too small.
  if (column.sum > total.cents) return column;
  const top = column.parts.at(-1)!.box;
  const pitch = (column.parts[0]!.box.y - top.y) / (column.parts.length - 1);
  const above = page.lines.filter(({ box }) => {
    const rise = top.y - box.y;
    return rise > 0.5 * pitch && rise < 1.5 * pitch && box.x < top.x + top.width;
  });
  return above.length === 0 || above.some((line) => HEADING.test(line.text)) ? column : null;
}

/** As many digits, all but one alike. */
export function isDigitApart(a: number, b: number): boolean {
  const [x, y] = [String(a), String(b)];
  return x.length === y.length && [...x].filter((c, i) => c !== y[i]).length === 1;
}
