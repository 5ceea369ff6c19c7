import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { wrongAmount } from '../wrong-amount.ts';
import { amountsOf, type Amount } from '../../ledger/amounts.ts';
import { sharesEdge } from '../../ledger/column-sum.ts';
import { allConfirmed, type PageJudge } from './page-judge.ts';
import { LINE } from '../../layout/line-shares.ts';

const LESS = /^\W*(?:less|minus)\b/i;
/** Labels of the result of a subtraction, to which nothing is added afterwards. */
const REST =
  /\b(?:total|balance|net|taxable|outstanding|remaining|remainder|payable|refundable|amount\s+due|due|owed|owing|to\s+pay|paid)\b/i;
/** Labels of an amount from which others are subtracted. */
const WHOLE =
  /\b(?:total|gross|sub-?total|taxable|charged|charges|tax|price|owed|owing|repayable|fees|amount|balance|due|rent|premium)\b/i;
const ADDED = /^\W*(?:add|plus)\b|\bnext\b|\bper\b/i;
/** Maximum row distance within a list, in heights of the amounts. */
const NEXT = 3.2;
const ROUNDING = 100;
/** Tax on pay: income letters may print it alone although pension contributions were also deducted. */
const TAX_ON_PAY = /\b(?:paye|tax|lekgetho)\b|p\.a\.y\.e/i;
/** Usual pension contributions in half percents of pay: 1 % to 20 %. */
const PENSION_HALVES = { least: 2, most: 40 };

/** "Amount owed 5,000.00, less: deposit 500.00, balance 4,500.00": the rest must be the difference. */
export const lessLines: PageJudge = {
  id: 'less-lines',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const amounts = amountsOf(page);
    const findings: Finding[] = [];
    for (const first of amounts.filter(({ label }) => label && LESS.test(label))) {
      const column = amounts.filter((a) => sharesEdge(a, first)).sort((a, b) => a.box.y - b.box.y);
      const at = column.indexOf(first);
      const whole = column[at - 1];
      if (!whole?.label || LESS.test(whole.label) || !WHOLE.test(whole.label) || !follows(whole, first))
        continue;
      const taken = [first];
      let rest = column[at + 1];
      while (rest?.label && LESS.test(rest.label) && follows(taken.at(-1)!, rest)) {
        taken.push(rest);
        rest = column[at + taken.length];
      }
      if (!rest?.label || !follows(taken.at(-1)!, rest) || !REST.test(rest.label) || ADDED.test(rest.label))
        continue;
      const sum = taken.reduce((s, a) => s + a.cents, 0);
      const should = whole.cents - sum;
      // Amounts above the list may belong to it, too.
      const above = column.slice(0, at - 1).map((a) => a.cents);
      // "Total deductions" prints the sum subtracted, as may the last of several lines.
      const possible = [should, sum, ...runningSums(above).map((s) => s + should)];
      if (possible.some((p) => Math.abs(Math.abs(p) - rest.cents) <= ROUNDING)) continue;
      if (taken.every(({ label }) => TAX_ON_PAY.test(label!)) && isPension(should - rest.cents, whole.cents))
        continue;
      const sure = await allConfirmed([whole, ...taken, rest], confirm);
      findings.push(
        wrongAmount(lessLines, page, rest, should, {
          sure,
          says: message('sumFindings.less', {
            whole: whole.cents,
            taken: taken.map((a) => a.cents),
            rest: should,
            printed: rest.cents,
          }),
          detail: `“${whole.label.trim()}”, “${taken.map((a) => a.label!.trim()).join('”, “')}”, “${rest.label.trim()}”; figures ${sure ? 'confirmed' : 'not all confirmed'} by the second reader`,
        }),
      );
    }
    return findings;
  },
};

/** Is it directly below in the same list? */
function follows(a: Amount, b: Amount): boolean {
  const gap = b.box.y - a.box.y;
  return gap > LINE.half * a.box.height && gap < NEXT * Math.max(a.box.height, b.box.height);
}

const runningSums = (cents: readonly number[]): number[] =>
  cents.map((_, k) => cents.slice(k).reduce((s, c) => s + c, 0));

/**
 * Is it a usual pension contribution, to the cent? For a changed figure this happens by chance about once in a
 * thousand: forty shares times three cents, out of the thousands of cents it may be off.
 */
function isPension(keptBack: number, pay: number): boolean {
  const halves = Math.round((keptBack / pay) * 200);
  const { least, most } = PENSION_HALVES;
  return halves >= least && halves <= most && Math.abs(keptBack - (halves / 200) * pay) <= 1;
}
