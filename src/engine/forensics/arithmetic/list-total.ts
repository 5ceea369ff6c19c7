import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { wrongAmount } from '../wrong-amount.ts';
import { amountsOf, sameRow, signed, type Amount } from '../../ledger/amounts.ts';
import { balanceLabels, payLabels } from '../../ledger/figures.ts';
import { equals, isMadeOfTwo } from '../../ledger/subset-sum.ts';
import { names } from '../../ledger/vocabulary.ts';
import {
  columnsAbove,
  isColumnOfOtherPeriod,
  wholeColumn,
  type ColumnAbove,
} from '../../ledger/column-sum.ts';
import { CURRENCY_OF } from '../../packs/currencies.ts';
import { allConfirmed, type PageJudge } from './page-judge.ts';
import { LINE } from '../../layout/line-shares.ts';

const OF_STATEMENTS = String.raw`earnings?|income|deductions?|gross|credits?|debits?|deposits?|withdrawals?|payments?|paid\s+in|contributions?`;
/**
 * Labels of totals of other lists. Payslips, statements and bills have their own checks, which know what may lie
 * outside the list.
 */
const TOTAL = new RegExp(
  String.raw`^\W*(?:grand\s+)?total\b(?!.*\b(?:${OF_STATEMENTS}|due|vat|tax|charges|cost\s+to|limit|facility|borrowed|insured|assured)\b)|^\W*(?:fund|closing)\s+(?:balance|credit|value)\b`,
  'i',
);
/** Labels of lines that sum others or are not part of the list. */
const NO_PART =
  /\b(?:sub-?total|total|of\s+which|included?|incl|memo|balance\s+(?:due|payable)|net|vat|tax|per\s+(?:month|annum|year))\b/i;
/** Labels of lines that are, or may be, subtracted. */
const MAY_BE_TAKEN =
  /\b(?:less|minus|discount|rebate|refund|credit|paid|payment|withdraw\w*|deduct\w*|claims?|fees?|charges?|costs?|loss|return|bursary|deposit)\b/i;
const BALANCE = /^\W*closing\s+balance\b/i;
const ROUNDING = 100;
const MIN_PARTS = 2;
const MAX_PARTS = 8;

const PAY = ['grossSalary', 'totalDeductions'];

/** Gross pay and total deductions are checked by `net-pay`, and are not lines of other lists. */
const isOfPay = (label: string): boolean => names(payLabels.labelsIn(label), PAY);

const MOVED = ['totalIn', 'totalOut'];

/** "Total in USD": the unit of a sum, no money in. */
const isInUnit = (label: string): boolean =>
  (/\btotal\s+in\s+(\S+)\s*$/i.exec(label)?.[1]?.replace(/:$/, '').toLowerCase() ?? '') in CURRENCY_OF;

/** Money in or out in a statement's summary. */
const isMoved = (label: string): boolean => !isInUnit(label) && names(balanceLabels.labelsIn(label), MOVED);

/** Its label, also if a number without decimals stands between: "Savings account 5067134  1,250.40". */
function labelOf(page: ReadPage, part: Amount, amounts: readonly Amount[]): string | null {
  if (part.label !== null || amounts.some((a) => a !== part && sameRow(a.box, part.box))) return part.label;
  const words = page.lines.find(({ box, text }) => sameRow(box, part.box) && /\p{L}{3}/u.test(text));
  return words?.text ?? null;
}

/**
 * Has a row between the head of a list and its total only an amount in another column, as money out beside money in?
 */
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

/** Maximum distance of the total below its list, in row pitches. */
const MAX_TOTAL_GAP = 1.6;

/**
 * A total of only what is above it. "Total annual package" or "Total sum assured" in a letter is not a sum of lines.
 */
const BARE = /^\W*(?:grand\s+)?total(?:\W+(?:(?:a|per)\s+month|monthly|remuneration))*\W*$/i;
/** Words in a row whose amount is not added as printed: rates, periods, other kinds of amounts. */
const RATED =
  /\b(?:each|every|per|at|instal?lments?|(?:month|week|year)(?:ly)?|daily|annual(?:ly)?|terms?|rates?|prices?|deposit|loan)\b/i;
/** Maximum multiple of a list in its total: the months of five years. */
const MOST_TIMES = 60;

/** The text of an amount's row without the amount. */
const besideOf = (page: ReadPage, { box, text }: Amount): string =>
  page.lines
    .filter((line) => sameRow(line.box, box))
    .map((line) => line.text)
    .join(' ')
    .replace(text, ' ');

/** Has its row neither a rate nor a number that may be a count? */
const countsOnce = (beside: string): boolean => !RATED.test(beside) && !/\d/.test(beside);

/** Is one a whole multiple of the other, like yearly and monthly amounts? */
function isMultiple(one: number, other: number): boolean {
  const [less, more] = [Math.abs(one), Math.abs(other)].sort((a, b) => a - b) as [number, number];
  const times = less > 0 ? Math.round(more / less) : 0;
  return times >= 2 && times <= MOST_TIMES && Math.abs(more - times * less) <= ROUNDING;
}

/**
 * The lines above a total if they are the only amounts above it on a page read from a text layer, as in a letter: none
 * can be missed or elsewhere. Only the labels tell that they are added, so rows with rates or counts are excluded.
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

/** Is a total that of some of the lines, each with one of its signs? A line may be a sum of others, or a payment made before. */
function isOfSome(signs: readonly (readonly number[])[], total: number): boolean {
  let some = [{ sum: 0, lines: 0 }];
  for (const own of signs)
    some = some.flatMap((one) => [one, ...own.map((c) => ({ sum: one.sum + c, lines: one.lines + 1 }))]);
  return some.some(({ sum, lines }) => lines > 1 && equals(Math.abs(sum), total));
}

/** "Total" below a complete list must be the sum of its lines. */
export const listTotal: PageJudge = {
  id: 'list-total',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    // A list continued from an earlier page has more lines.
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
      const parts = column.parts.map((part) => ({ ...part, label: labelOf(page, part, amounts) }));
      // A balance equal to the line above closes a column of running balances, which are not added.
      if (BALANCE.test(total.label!) && parts[0]!.cents === total.cents) continue;
      if (BALANCE.test(total.label!) && hasOtherColumn(amounts, column, total)) continue;
      if (parts.some(({ label }) => label && isMoved(label))) continue;
      if (parts.some(({ label }) => !label || NO_PART.test(label) || isOfPay(label))) continue;
      // Lines between two balances are money in or out, whatever their labels.
      const mayBeTaken = (part: Amount): boolean =>
        part.negative || BALANCE.test(total.label!) || MAY_BE_TAKEN.test(part.label!);
      const signs = parts.map((part) => (mayBeTaken(part) ? [part.cents, -part.cents] : [part.cents]));
      const sums = signs.reduce<number[]>((all, own) => all.flatMap((s) => own.map((c) => s + c)), [0]);
      // One line may be information only.
      const possible = [...sums, ...sums.flatMap((s) => parts.map((p) => s - signed(p)))];
      if (possible.some((s) => Math.abs(Math.abs(s) - total.cents) <= ROUNDING)) continue;
      if (!BALANCE.test(total.label!) && isOfSome(signs, total.cents)) continue;
      const others = amounts.filter((a) => a !== total && !column.parts.includes(a));
      if (isMadeOfTwo(Math.abs(total.cents - column.sum), others)) continue;
      if (!whole && sums.some((s) => isMultiple(s, total.cents))) continue;
      const should = parts.reduce((s, p) => s + signed(p), 0);
      const sure = await allConfirmed([total, ...parts], confirm);
      findings.push(
        wrongAmount(listTotal, page, total, should, {
          sure,
          says: message('sumFindings.listTotal', { lines: parts.length, sum: should, total: total.cents }),
          detail: `${parts.map((p) => p.text).join(' + ')}; figures ${sure ? 'confirmed' : 'not all confirmed'} by the second reader`,
        }),
      );
    }
    return findings;
  },
};
