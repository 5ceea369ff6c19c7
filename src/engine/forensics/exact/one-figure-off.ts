import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { amountsOf, inFigures, signed, type Amount } from '../../ledger/amounts.ts';
import { columnsAbove, isDigitOff, type ColumnAbove } from '../../ledger/column-sum.ts';
import { balanceLabels, billLabels, payLabels } from '../../ledger/figures.ts';
import { names } from '../../ledger/vocabulary.ts';
import { equals, isMadeOfTwo, MOST_PARTS, someMake } from '../../ledger/subset-sum.ts';
import { allConfirmed, type PageJudge } from '../arithmetic/page-judge.ts';
import { wrongAmount } from '../wrong-amount.ts';
import { isReadWhole } from './list-on-paper.ts';
import { ROUNDING } from './sums.ts';

/** Labels of lines that are subtracted though no minus is printed. */
const LESS = /^\W*(?:less|minus)\b/i;
const TAXED = /\btax/i;
/**
 * Fewest digits other than zero in which a figure and the sum of the lines above agree, by chance once in 10,000; where its
 * label says that it is a sum, one digit less.
 */
const FEWEST_ALIKE = 4;
const ALIKE_IF_NAMED = 3;
/** With more lines some choice of signs would make any figure. */
const MOST_SIGNED = 8;
/** More amounts are a list of transactions, of which some would fit by chance. */
const MOST_AMOUNTS = 60;

/**
 * A figure that would be the sum of all lines above it if one digit of one of them were another: that digit was
 * changed, whatever the labels say. Two figures agree in four other digits by chance once in 10,000; amounts of the page
 * that make the difference explain it (ADR 502). Only for pages whose text is the file's own, where no line
 * can be missed.
 */
export const oneFigureOff: PageJudge = {
  id: 'one-figure-off',
  version: '1',
  group: 'logic',
  judge: async (page, confirm, isBlank) => {
    const odd = oddFigures(page);
    const ofText = isOwnText(page);
    for (const { total, run } of odd) {
      if (ofText) return [accused(page, run, total, 'all text is the file’s own')];
      if (!isBlank || !isReadWhole(page, run, total, isBlank)) continue;
      if (await allConfirmed([total, ...run.parts], confirm))
        return [accused(page, run, total, 'both readers see the same figures, and no line between them')];
    }
    return [];
  },
};

const isOwnText = ({ lines }: ReadPage): boolean =>
  lines.every(({ reader, second }) => reader === 'text-layer' && second === undefined);

/** From the top: a changed line spoils every sum that it is part of, a changed sum those below it, and the first is named. */
function oddFigures(page: ReadPage): { total: Amount; run: ColumnAbove }[] {
  const amounts = amountsOf(page);
  if (amounts.length > MOST_AMOUNTS) return [];
  const right = amounts.filter((total) => columnsAbove(total, amounts).some((run) => isSum(run, total)));
  // Relief from tax is not always printed on a payslip.
  const isSlip = page.lines.some((line) =>
    payLabels.labelsOn(line).some(({ figure, weight }) => figure === 'netSalary' && weight === 1),
  );
  return amounts
    .filter((total) => !right.includes(total) && !(isSlip && TAXED.test(total.label ?? '')))
    .flatMap((total) => {
      const run = listsAbove(total, amounts, right).find((list) => isOneOff(list, total, amounts));
      return run ? [{ total, run }] : [];
    })
    .sort((a, b) => a.total.box.y - b.total.box.y);
}

const isSum = (run: ColumnAbove, total: Amount): boolean =>
  run.parts.length > 1 && equals(sumOf(run), signed(total));

const sumOf = ({ parts }: ColumnAbove): number =>
  parts.reduce((sum, part) => sum + (LESS.test(part.label ?? '') ? -part.cents : signed(part)), 0);

/** The whole lists above a figure: up to the next sum that is right, without it and with it. */
function listsAbove(total: Amount, amounts: readonly Amount[], right: readonly Amount[]): ColumnAbove[] {
  const all = columnsAbove(total, amounts);
  const short = columnsAbove(total, amounts, right);
  const isLongest = ({ parts }: ColumnAbove): boolean =>
    !short.some((other) => other.parts.length > parts.length && parts.every((p, k) => other.parts[k] === p));
  const upToSums = short.filter(isLongest);
  const withSum = [...upToSums.map(({ parts }) => parts.length), 0].flatMap((count) =>
    all.filter(({ parts }) => parts.length === count + 1 && right.includes(parts[count]!)),
  );
  return [...upToSums, ...withSum].filter(({ parts }) => parts.length > 1 && parts.length <= MOST_PARTS);
}

/** Would one other digit make the figure the sum of the list, and does nothing else of the page explain it? */
function isOneOff(list: ColumnAbove, total: Amount, amounts: readonly Amount[]): boolean {
  const { parts } = list;
  const [sum, printed] = [sumOf(list), signed(total)];
  const off = Math.abs(printed - sum);
  if (sum <= 0 || printed <= 0 || off <= ROUNDING) return false;
  const isDigit =
    isDigitOff(printed, sum) ||
    parts.some(({ cents }) => [cents - off, cents + off].some((c) => c > 0 && isDigitOff(cents, c)));
  if (!isDigit || digitsAlike(printed, sum) < fewestAlike(total) || zerosOf(printed) > zerosOf(sum))
    return false;
  // A line may differ from the figure by a round amount: the digits alike are its own.
  if (parts.some(({ cents }) => digitsAlike(printed, cents) >= FEWEST_ALIKE)) return false;
  // Lines may be subtracted without a sign, or only inform.
  if (parts.length <= MOST_SIGNED && someMake(parts, printed, true)) return false;
  const others = amounts.filter((a) => a !== total);
  return ![off, off / 2].some(
    (cents) => others.some((a) => equals(a.cents, cents)) || isMadeOfTwo(cents, others),
  );
}

const SUMS = [
  [payLabels, ['grossSalary', 'totalDeductions', 'netSalary', 'totals']],
  [billLabels, ['due', 'total', 'subtotal']],
  [balanceLabels, ['closing']],
] as const;
const TOTAL = /\btotal/i;

/** Does its label say that it is a sum? */
const isNamedSum = ({ label }: Amount): boolean =>
  label !== null &&
  (TOTAL.test(label) || SUMS.some(([vocabulary, figures]) => names(vocabulary.labelsIn(label), figures)));

const fewestAlike = (total: Amount): number => (isNamedSum(total) ? ALIKE_IF_NAMED : FEWEST_ALIKE);

function digitsAlike(a: number, b: number): number {
  const [x, y] = [a, b].map((n) => [...String(n)].reverse()) as [string[], string[]];
  return x.filter((digit, k) => digit !== '0' && digit === y[k]).length;
}

const zerosOf = (cents: number): number => /0*$/.exec(String(cents))![0].length;

function accused(page: ReadPage, list: ColumnAbove, total: Amount, why: string): Finding {
  const sum = sumOf(list);
  return wrongAmount(oneFigureOff, page, total, sum, {
    sure: true,
    says: message('sumFindings.oneFigureOff', { lines: list.parts.length, sum, printed: total.cents }),
    detail: `${list.parts.map(({ text }) => text).join(' + ')}; one digit makes the difference of ${inFigures(total.cents - sum)}, no other figures of the page do; ${why}`,
  });
}
