import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { wrongAmount } from '../wrong-amount.ts';
import { amountsOf, inFigures, sameRow, signed, type Amount } from '../../ledger/amounts.ts';
import { columnsAbove, isDigitApart, isDigitOff, type ColumnAbove } from '../../ledger/column-sum.ts';
import { CENTS, CONTAINED, listsWithTax, rowSays, TAX } from './bill-lists.ts';
import { billLabels } from '../../ledger/figures.ts';
import { labelledAmounts, type Wanted } from '../../ledger/labelled-amounts.ts';
import { names } from '../../ledger/vocabulary.ts';
import { MOST_PARTS, someMake } from '../../ledger/subset-sum.ts';
import { allConfirmed, type Confirm, type PageJudge } from './page-judge.ts';
import { MARKS } from '../../packs/currencies.ts';
import { vatRatesOfPage } from '../../values/vat-rates.ts';

const AMOUNT_BEHIND = new RegExp(String.raw`^\s*(?::\s*)?(?:\(?(?:${MARKS}|incl)|\/|$)`, 'i');
/** A bare "Total" may be a column header; it labels an amount only if no other word follows. */
const isTotal: Wanted['accepts'] = ({ figure, weight, from, to }, { text }) =>
  weight >= SURE_LABEL &&
  (figure !== 'total' || /\s/.test(text.slice(from, to)) || AMOUNT_BEHIND.test(text.slice(to)));
/** Minimum weight of a label; others often mean something else (`ledger/words/bills.ts`). */
const SURE_LABEL = 0.8;
const TOTAL: Wanted = { vocabulary: billLabels, figures: ['due', 'total'], accepts: isTotal };
const ROUNDING = 100;

/**
 * Charges, tax and total of a bill. The tax confirms the charges, so a failing sum can be attributed: if tax and
 * charges agree the total was changed, if tax and total agree a charge was. Without a tax line neither side is
 * confirmed, and there is no finding.
 */
export const billTotal: PageJudge = {
  id: 'bill-total',
  version: '2',
  group: 'logic',
  judge: async (page, confirm) => {
    const amounts = amountsOf(page);
    if (amounts.length < 4) return [];
    const findings: Finding[] = [];
    const totals = labelledAmounts(page, amounts, TOTAL).slice(0, 6);
    const columnsOf = (total: Amount): ColumnAbove[] =>
      columnsAbove(total, amounts).filter((c) => c.parts.length >= 2);
    const lists = listsWithTax(page, amounts);
    const proven = totals.filter((t) =>
      [...columnsOf(t), ...lists].some((c) => Math.abs(c.sum - t.cents) <= CENTS),
    );
    for (const total of totals.filter((t) => !proven.includes(t) && !isPaidDown(t, amounts))) {
      const columns = columnsOf(total);
      const found =
        proven.length > 0
          ? await judgeAgainst(page, total, proven, amounts, confirm)
          : ((await judgeTotal(page, total, columns, confirm)) ??
            (await judgeTotal(page, total, lists, confirm, true)));
      if (found && !findings.some((f) => f.before === found.before && f.after === found.after))
        findings.push(found);
    }
    return findings;
  },
};

/** Is it the difference of two other amounts, as after a deposit, payment or refund? */
const isPaidDown = (total: Amount, amounts: readonly Amount[]): boolean =>
  amounts.some((a) => amounts.some((b) => b !== a && Math.abs(a.cents - b.cents - total.cents) <= CENTS));

const isOwedBefore = (page: ReadPage, amount: Amount): boolean =>
  page.lines.some(
    (line) => sameRow(line.box, amount.box) && names(billLabels.labelsOn(line), ['owedBefore']),
  );

async function judgeTotal(
  page: ReadPage,
  total: Amount,
  columns: readonly ColumnAbove[],
  confirm: Confirm,
  elsewhere = false,
): Promise<Finding | null> {
  // Refunds are often printed without a sign.
  const isTakenOff = ({ parts, sum }: ColumnAbove): boolean =>
    parts.some((p) => Math.abs(sum - 2 * signed(p) - total.cents) <= CENTS);
  if (columns.some(isTakenOff)) return null;
  // A list may contain subtotals, arrears and payments.
  const isExplained = ({ parts }: ColumnAbove): boolean =>
    parts.length <= MOST_PARTS && someMake(parts, total.cents);
  if (!elsewhere && columns.some(isExplained)) return null;
  for (const column of columns) {
    const tax = column.parts.find((p) => rowSays(page, p, TAX));
    if (!tax || rowSays(page, tax, CONTAINED)) continue;
    const carried = column.parts.filter((p) => isOwedBefore(page, p)).reduce((sum, p) => sum + signed(p), 0);
    const charges = column.sum - tax.cents - carried;
    const untaxed = [0, ...column.parts.filter((p) => p !== tax).map(signed)];
    const off = total.cents - column.sum;
    if (Math.abs(off) <= ROUNDING) return null;
    // An unread line makes the sum too small, and a total elsewhere on the page may cover more than the list; then only
    // a changed digit counts.
    const mayLack = elsewhere || off > 0;
    if (isTaxOf(page, tax.cents, charges, untaxed) && !(mayLack && !isDigitOff(total.cents, column.sum))) {
      const sure = await allConfirmed([total], confirm);
      return wrongAmount(billTotal, page, total, column.sum, {
        sure,
        says: message('sumFindings.charges', { sum: column.sum, total: total.cents }),
        detail: `VAT ${inFigures(tax.cents)} fits charges of ${inFigures(charges)}; column of ${column.parts.map((p) => p.text).join(' + ')}; total ${sure ? 'confirmed' : 'not confirmed'} by the second reader`,
      });
    }
    const isDigit = column.parts.some((p) => p !== tax && isDigitOff(p.cents, p.cents + off));
    if (
      column.unbroken &&
      isTaxOf(page, tax.cents, total.cents - tax.cents - carried, untaxed) &&
      !(mayLack && !isDigit)
    ) {
      const sure = await allConfirmed(column.parts, confirm);
      return wrongAmount(billTotal, page, { cents: column.sum, box: column.parts.at(-1)!.box }, total.cents, {
        sure,
        says: message('sumFindings.chargeChanged', { sum: column.sum, total: total.cents }),
        detail: `VAT ${inFigures(tax.cents)}; column of ${column.parts.map((p) => p.text).join(' + ')}; figures ${sure ? 'confirmed' : 'not all confirmed'} by the second reader`,
      });
    }
  }
  return null;
}

/** A total repeated elsewhere, or including arrears, that is one digit off a total confirmed by its charges. */
async function judgeAgainst(
  page: ReadPage,
  total: Amount,
  proven: readonly Amount[],
  amounts: readonly Amount[],
  confirm: Confirm,
): Promise<Finding | null> {
  const carried = amounts.filter((a) => !proven.includes(a) && isOwedBefore(page, a)).map(signed);
  const expected = proven.flatMap((p) => [
    p.cents,
    p.cents + carried.reduce((sum, c) => sum + c, 0),
    ...carried.map((c) => p.cents + c),
  ]);
  if (expected.some((e) => Math.abs(e - total.cents) <= CENTS)) return null;
  const nearest = expected.find((e) => isDigitApart(e, total.cents));
  if (nearest === undefined) return null;
  const sure = await allConfirmed([total], confirm);
  return wrongAmount(billTotal, page, total, nearest, {
    sure,
    says: message('sumFindings.totalTwice', { sum: nearest, total: total.cents }),
    detail: `one digit off; brought forward ${carried.map(inFigures).join(', ') || 'nothing'}; total ${sure ? 'confirmed' : 'not confirmed'} by the second reader`,
  });
}

/** Checks the VAT rates of the page's country. One charge may be tax-free, as the first block of water is. */
function isTaxOf(page: ReadPage, tax: number, charges: number, untaxed: readonly number[]): boolean {
  const vatRates = vatRatesOfPage(page);
  return untaxed.some((free) => {
    const taxed = charges - free;
    // Hundredths; on smaller bills some charges would always match the tax.
    return taxed > 2_000 && vatRates.some((rate) => Math.abs(tax - taxed * rate) <= CENTS);
  });
}
