import type { ReadPage } from '../../../contract/pages.ts';
import { sameRow, signed, type Amount } from '../../ledger/amounts.ts';
import { columnsAbove, type ColumnAbove } from '../../ledger/column-sum.ts';

export const TAX = /\bVAT\b|\bvalue\s+added\s+tax\b/i;
/** The tax that the amounts beside it contain already: it adds nothing. */
export const CONTAINED =
  /\bincl(?:\.|uded|uding|usive)?\b[^\n]*\b(?:VAT|value\s+added\s+tax)\b|\b(?:VAT|value\s+added\s+tax)\b[^\n]*\bincl(?:\.|uded|usive)?(?!\p{L})/iu;
/** Charges are rounded one by one. */
export const CENTS = 3;
/** Rows under the tax that belong to its list: what was owed before, the sum itself. */
const BELOW_TAX = 3;

/** Every run of charges with their tax, wherever the total stands: many bills name it at the head of the page. */
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

/** A list that says its own sum before what is owed besides, without that sum. */
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

/** Words on the row of an amount. */
export function rowSays(page: ReadPage, amount: Amount, what: RegExp): boolean {
  return page.lines.some((line) => sameRow(line.box, amount.box) && what.test(line.text));
}
