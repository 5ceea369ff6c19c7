import type { ReadPage } from '../../../contract/pages.ts';
import { sameRow, signed, type Amount } from '../../ledger/amounts.ts';
import { columnsAbove, type ColumnAbove } from '../../ledger/column-sum.ts';

export const TAX = /\bVAT\b|\bvalue\s+added\s+tax\b/i;
/** VAT already included in the amounts beside it: it adds nothing. */
export const CONTAINED =
  /\bincl(?:\.|uded|uding|usive)?\b[^\n]*\b(?:VAT|value\s+added\s+tax)\b|\b(?:VAT|value\s+added\s+tax)\b[^\n]*\bincl(?:\.|uded|usive)?(?!\p{L})/iu;
/** Hundredths: each charge is rounded separately. */
export const CENTS = 3;
/** Rows below the tax that may belong to its list: arrears, the total itself. */
const BELOW_TAX = 3;

/** All columns of charges with their tax, wherever the total is: many bills print it at the top of the page. */
export function listsWithTax(page: ReadPage, amounts: readonly Amount[]): ColumnAbove[] {
  return amounts
    .filter((a) => rowSays(page, a, TAX))
    .flatMap((tax) => {
      const isBelow = ({ box }: Amount): boolean =>
        box.y > tax.box.y && Math.abs(box.x + box.width - tax.box.x - tax.box.width) < tax.box.height;
      const below = amounts.filter(isBelow).sort((a, b) => a.box.y - b.box.y);
      return [tax, ...below.slice(0, BELOW_TAX)].flatMap((last) => {
        const end = { ...last, box: { ...last.box, y: last.box.y + last.box.height } };
        const runs = columnsAbove(end, amounts).filter((c) => c.parts.length >= 3 && c.parts.includes(tax));
        return runs.map(withoutSum);
      });
    })
    .sort((a, b) => b.parts.length - a.parts.length);
}

/** Drops a subtotal of the charges that is printed before arrears. */
function withoutSum(column: ColumnAbove): ColumnAbove {
  const { parts, unbroken } = column;
  const at = parts.findIndex((part, k) => {
    const above = parts.slice(k + 1);
    return above.length >= 2 && Math.abs(above.reduce((sum, a) => sum + signed(a), 0) - part.cents) <= CENTS;
  });
  if (at < 0) return column;
  const kept = parts.filter((_, k) => k !== at);
  return { parts: kept, unbroken, sum: Math.abs(kept.reduce((sum, a) => sum + signed(a), 0)) };
}

/** Does the row of an amount match a pattern? */
export function rowSays(page: ReadPage, amount: Amount, what: RegExp): boolean {
  return page.lines.some((line) => sameRow(line.box, amount.box) && what.test(line.text));
}
