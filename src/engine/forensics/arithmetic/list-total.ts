import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { wrongAmount } from '../wrong-amount.ts';
import { amountsOf, sameRow, signed, type Amount } from '../../ledger/amounts.ts';
import { balanceLabels, payLabels } from '../../ledger/figures.ts';
import { names } from '../../ledger/vocabulary.ts';
import {
  columnsAbove,
  isColumnOfOtherPeriod,
  wholeColumn,
  type ColumnAbove,
} from '../../ledger/column-sum.ts';
import { allConfirmed, type PageJudge } from './page-judge.ts';
import { LINE } from '../../layout/line-shares.ts';

const OF_STATEMENTS = String.raw`earnings?|income|deductions?|gross|credits?|debits?|deposits?|withdrawals?|payments?|paid\s+in|contributions?`;
/** Totals of a list of their own. Those of payslips, statements and bills have judges who know what may lie outside the list. */
const TOTAL = new RegExp(
  String.raw`^\W*(?:grand\s+)?total\b(?!.*\b(?:${OF_STATEMENTS}|due|vat|tax|charges|cost\s+to)\b)|^\W*(?:fund|closing)\s+(?:balance|credit|value)\b`,
  'i',
);
/** Lines that say a sum of others, or something beside the list. */
const NO_PART =
  /\b(?:sub-?total|total|of\s+which|included?|incl|memo|balance\s+(?:due|payable)|net|vat|tax|per\s+(?:month|annum|year))\b/i;
/** Lines that are taken away, or may be. */
const MAY_BE_TAKEN =
  /\b(?:less|minus|discount|rebate|refund|credit|paid|payment|withdraw\w*|deduct\w*|claims?|fees?|charges?|costs?|loss|return|bursary|deposit)\b/i;
const BALANCE = /^\W*closing\s+balance\b/i;
const ROUNDING = 100;
const MIN_PARTS = 2;
const MAX_PARTS = 8;

const PAY = ['grossSalary', 'totalDeductions'];

/** Gross pay and all deductions have a judge of their own, and are no lines of another list. */
const isOfPay = (label: string): boolean => names(payLabels.labelsIn(label), PAY);

const MOVED = ['totalIn', 'totalOut'];

/** What came in and what went out, in the summary of a statement. */
const isMoved = (label: string): boolean => names(balanceLabels.labelsIn(label), MOVED);

/** Rows between the head of a list and its total whose amounts stand in another column: what went out beside what came in. */
const hasOtherColumn = (amounts: readonly Amount[], { parts }: ColumnAbove, total: Amount): boolean => {
  const top = parts.at(-1)!.box.y;
  return amounts.some(
    ({ box }) =>
      box.y > top &&
      box.y < total.box.y - LINE.half * total.box.height &&
      !sameRow(box, total.box) &&
      !parts.some((part) => sameRow(part.box, box)),
  );
};

/** The total stands no further under its list than so many of its rows. */
const MAX_TOTAL_GAP = 1.6;

/** A total of just what stands above it: "Total annual package" and "Total sum assured" are no sums of a list in a letter. */
const BARE = /^\W*(?:grand\s+)?total(?:\W+(?:(?:a|per)\s+month|monthly|remuneration))*\W*$/i;
/** What says in a row that its amount is not added up as it stands: by its rate or period, or as one of another kind. */
const RATED =
  /\b(?:each|every|per|at|instal?lments?|(?:month|week|year)(?:ly)?|daily|annual(?:ly)?|terms?|rates?|prices?|deposit|loan)\b/i;
/** A total may count its list so many times: the months of five years. */
const MOST_TIMES = 60;

/** What stands in the row of an amount beside it. */
const besideOf = (page: ReadPage, { box, text }: Amount): string =>
  page.lines
    .filter((line) => sameRow(line.box, box))
    .map((line) => line.text)
    .join(' ')
    .replace(text, ' ');

/** Its row names no rate, and no number that may say how often an amount counts. */
const countsOnce = (beside: string): boolean => !RATED.test(beside) && !/\d/.test(beside);

/** One is a whole number of times the other, as amounts by the month and by the year are. */
function isMultiple(one: number, other: number): boolean {
  const [less, more] = [Math.abs(one), Math.abs(other)].sort((a, b) => a - b) as [number, number];
  const times = less > 0 ? Math.round(more / less) : 0;
  return times >= 2 && times <= MOST_TIMES && Math.abs(more - times * less) <= ROUNDING;
}

/**
 * The lines above a total that are the only amounts above it on a page of real text, as in a letter: none can have been missed by a reader, and none
 * stands elsewhere. That they are added up is told from their words alone, so that no rate or count may stand among them.
 */
function onlyColumn(page: ReadPage, total: Amount, amounts: readonly Amount[]): ColumnAbove | null {
  if (!page.lines.every(({ reader }) => reader === 'text-layer')) return null;
  if (!BARE.test(besideOf(page, total))) return null;
  const above = amounts.filter((a) => a !== total && a.box.y < total.box.y + LINE.half * total.box.height);
  const column = columnsAbove(total, amounts).find((c) => c.unbroken && c.parts.length === above.length);
  const [last, before] = column?.parts ?? [];
  if (!column || !last || !before || !column.parts.every((part) => countsOnce(besideOf(page, part))))
    return null;
  return total.box.y - last.box.y < MAX_TOTAL_GAP * (last.box.y - before.box.y) ? column : null;
}

/** "Total" under a list that stands there whole is the sum of its lines. */
export const listTotal: PageJudge = {
  id: 'list-total',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    // A list that began on an earlier page has more lines than stand here.
    if (page.report.pageInFile > 0) return [];
    const amounts = amountsOf(page);
    const findings: Finding[] = [];
    for (const total of amounts.filter(
      ({ label }) => label && TOTAL.test(label) && !isOfPay(label) && !isMoved(label),
    )) {
      const whole = wholeColumn(page, total, amounts);
      const column = whole ?? onlyColumn(page, total, amounts);
      if (!column || column.parts.length < MIN_PARTS || column.parts.length > MAX_PARTS) continue;
      if (isColumnOfOtherPeriod(page, column, total)) continue;
      const { parts } = column;
      // A balance that repeats the line above it closes a column of running balances: nothing there is added.
      if (BALANCE.test(total.label!) && parts[0]!.cents === total.cents) continue;
      if (BALANCE.test(total.label!) && hasOtherColumn(amounts, column, total)) continue;
      if (parts.some(({ label }) => label && isMoved(label))) continue;
      if (parts.some(({ label }) => !label || NO_PART.test(label) || isOfPay(label))) continue;
      // What lies between two balances came in or went out, by whatever name.
      const mayBeTaken = (part: Amount): boolean =>
        part.negative || BALANCE.test(total.label!) || MAY_BE_TAKEN.test(part.label!);
      const signs = parts.map((part) => (mayBeTaken(part) ? [part.cents, -part.cents] : [part.cents]));
      const sums = signs.reduce<number[]>((all, own) => all.flatMap((s) => own.map((c) => s + c)), [0]);
      // One of the lines may only inform.
      const possible = [...sums, ...sums.flatMap((s) => parts.map((p) => s - signed(p)))];
      if (possible.some((s) => Math.abs(Math.abs(s) - total.cents) <= ROUNDING)) continue;
      if (!whole && sums.some((s) => isMultiple(s, total.cents))) continue;
      const should = parts.reduce((s, p) => s + signed(p), 0);
      const sure = await allConfirmed([total, ...parts], confirm);
      findings.push(
        finding(listTotal, {
          strength: sure ? 'strong' : 'weak',
          page: page.report.pageInFile,
          ...wrongAmount(total, should),
          says: message('sumFindings.listTotal', { lines: parts.length, sum: should, total: total.cents }),
          detail: `${parts.map((p) => p.text).join(' + ')}; figures ${sure ? 'confirmed' : 'not all confirmed'} by the second reader`,
        }),
      );
    }
    return findings;
  },
};
