import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { amountsOf, inFigures } from '../../ledger/amounts.ts';
import { numberRows, type NumberCell, type NumberRow } from '../../ledger/number-rows.ts';
import { allConfirmed, type PageJudge } from './page-judge.ts';
import { LINE } from '../../layout/line-shares.ts';

/** Half a unit of the last printed decimal; tolerance for two amounts rounded to hundredths. */
const HALF_DECIMAL = 0.5;
const ROUNDED = 0.02;

/** Quantity, price and amount. */
type Product = readonly [NumberCell, NumberCell, NumberCell];
/** Tolerance of a column's right edge, in heights. */
const ALIGNED = 1.2;

/**
 * Quantity times price must equal the amount. The columns have this meaning if it holds for two rows or more, or if the
 * list with the corrected amount adds up to a printed sum. Then a row that violates it was changed.
 */
export const productRows: PageJudge = {
  id: 'product-rows',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const products = numberRows(page)
      .filter((row) => row.cells.length === 3 && /\p{L}{3}/u.test(row.words))
      .map(({ cells }) => cells as unknown as Product);
    const findings: Finding[] = [];
    // Nothing of something, or something for nothing, is no product: fees of zero beside a payment and its balance.
    const odd = products.filter((p) => !holds(p) && p[0].value !== 0 && p[1].value !== 0);
    for (const row of odd) {
      const others = products.filter((p) => p !== row && sameColumns(p, row));
      const isKnown = others.length >= 2 && others.every(holds);
      const fits = others.every(holds) && fitsSum(page, row, numberRows(page));
      if (!isKnown && !fits) continue;
      const [quantity, price, amount] = row;
      const sure = await allConfirmed(row, confirm);
      const should = Math.round(quantity.value * price.value * 100);
      findings.push(
        finding(productRows, {
          strength: sure ? 'strong' : 'weak',
          page: page.report.pageInFile,
          box: amount.box,
          value: amount.value - should / 100,
          says: message('sumFindings.product', {
            quantity: quantity.text,
            price: price.text,
            product: should,
            printed: Math.round(amount.value * 100),
          }),
          detail: `${others.filter(holds).length} other rows hold; ${fits ? 'the right amount fits a sum of the page; ' : ''}figures ${sure ? 'confirmed' : 'not all confirmed'} by the second reader`,
          before: inFigures(should),
          after: inFigures(Math.round(amount.value * 100)),
        }),
      );
    }
    return findings;
  },
};

/** Prices are rounded to their last printed decimal. Signs are ignored: a speck before a number reads as a minus. */
function holds([quantity, price, amount]: Product): boolean {
  const decimals = /\.(\d+)/.exec(price.text)?.[1]!.length ?? 0;
  const rounding = Math.abs(quantity.value) * HALF_DECIMAL * 10 ** -decimals + ROUNDED;
  return Math.abs(Math.abs(quantity.value * price.value) - Math.abs(amount.value)) <= rounding;
}

const rightOf = ({ box }: NumberCell): number => box.x + box.width;
const sameColumns = (a: Product, b: Product): boolean =>
  a.every((cell, k) => Math.abs(rightOf(cell) - rightOf(b[k]!)) < ALIGNED * cell.box.height);

/** Does the column add up to a printed amount with the product, but not with the printed amount of the row? */
function fitsSum(
  page: Parameters<typeof amountsOf>[0],
  [quantity, price, amount]: Product,
  rows: readonly NumberRow[],
): boolean {
  const amounts = amountsOf(page);
  const inColumn = amounts
    .filter((a) => Math.abs(a.box.x + a.box.width - rightOf(amount)) < ALIGNED * a.box.height)
    .sort((a, b) => a.box.y - b.box.y);
  const own = inColumn.findIndex((a) => Math.abs(a.box.y - amount.box.y) < LINE.half * amount.box.height);
  if (own < 0 || rows.length === 0) return false;
  const right = Math.round(quantity.value * price.value * 100);
  const isPrinted = (cents: number): boolean => amounts.some((a) => Math.abs(a.cents - cents) <= 2);
  // Try all ranges of the column that include this row.
  for (let from = own; from >= 0; from--)
    for (let to = own; to < inColumn.length; to++) {
      const rest = inColumn.slice(from, to + 1).reduce((s, a, k) => s + (from + k === own ? 0 : a.cents), 0);
      if (to - from >= 1 && isPrinted(rest + right) && !isPrinted(rest + inColumn[own]!.cents)) return true;
    }
  return false;
}
