import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { type Amount } from '../../ledger/amounts.ts';
import { isDigitOff } from '../../ledger/column-sum.ts';
import { allConfirmed, type Confirm, type PageJudge } from './page-judge.ts';
import { checkOtherColumn, netWithoutTotal } from './pay-columns.ts';
import {
  addsUp,
  fittingTriples,
  isExplained,
  pairsOf,
  payFigures,
  type PayFigures,
} from '../../ledger/pay-figures.ts';
import { NET_PAY } from './pay-finding.ts';
import { wrongAmount } from '../wrong-amount.ts';
import { changedLines, changedTotals, conflictingTotals } from './pay-totals.ts';
import { LINE } from '../../layout/line-shares.ts';

/**
 * Net must be gross minus deductions, and each total the sum of its lines. Accuses only if the totals are labelled, no
 * other figures of the page explain the difference, and both readers see the same figures.
 */
export const netPay: PageJudge = {
  ...NET_PAY,
  judge: async (page, confirm) => {
    const figures = payFigures(page);
    return figures ? unlessDoubtful(figures, await contradictions(figures, confirm)) : [];
  },
};

/** Amounts labelled only by an ambiguous word ("Cash", "Wages") may be something else, so the finding is weak. */
const unlessDoubtful = ({ doubtful }: PayFigures, findings: readonly Finding[]): Finding[] =>
  findings.map((found) => (doubtful.size > 0 ? { ...found, strength: 'weak' } : found));

async function contradictions(figures: PayFigures, confirm: Confirm): Promise<Finding[]> {
  const triples = fittingTriples(figures);
  const ofTotals = await changedTotals(figures, triples, confirm);
  if (triples.length > 0)
    return [
      ...ofTotals,
      ...(await changedLines(figures, triples, confirm)),
      ...(await conflictingTotals(figures, triples, confirm)),
      ...(await checkOtherColumn(figures, triples, confirm)),
    ];
  // If the lines and the net pay show which total is wrong, the net pay is right.
  if (ofTotals.some((f) => f.strength === 'strong')) return ofTotals;
  const ofNet =
    figures.deducted.length > 0
      ? await changedNet(figures, confirm)
      : await netWithoutTotal(figures, confirm);
  return [...ofNet, ...ofTotals];
}

/** Is it below both totals, and above the net pay or in its row? */
function isBetween(
  a: Amount,
  { gross, deducted }: { gross: Amount; deducted: Amount },
  net: Amount,
): boolean {
  const totals = Math.max(gross.box.y, deducted.box.y);
  return (
    a !== net && a.box.y > totals + LINE.half * a.box.height && a.box.y < net.box.y + LINE.half * a.box.height
  );
}

/** Up to this many lines all combinations of signs are tried; with more, some would match any net pay. */
const MOST_LINES = 5;

/** Do some of the lines, each added or subtracted, give the difference? */
function canDiffer(lines: readonly Amount[], off: number): boolean {
  if (lines.length > MOST_LINES) return lines.some(({ cents }) => Math.abs(off - cents) <= 1);
  let sums = [0];
  for (const { cents } of lines) sums = sums.flatMap((sum) => [sum, sum - cents, sum + cents]);
  return sums.some((sum) => Math.abs(Math.abs(sum) - off) <= 1);
}

async function changedNet(figures: PayFigures, confirm: Confirm): Promise<Finding[]> {
  const { page, amounts, nets } = figures;
  if (nets.some((net) => isExplained(net, amounts))) return [];
  const pairs = pairsOf(figures);
  // A total is confirmed if its lines add up to it.
  const isProven = (a: Amount): boolean => addsUp(a, amounts);
  const proven = pairs.find((p) => isProven(p.gross) && isProven(p.deducted));
  const pair = proven ?? pairs.find((p) => isProven(p.gross) || isProven(p.deducted)) ?? pairs[0];
  if (!pair) return [];
  const expected = pair.gross.cents - pair.deducted.cents;
  const net = nets.find((n) => isDigitOff(n.cents, expected)) ?? nets[0]!;
  // Other amounts may be added or subtracted between the totals and the net pay: an expense claim, a rounding.
  const off = Math.abs(net.cents - expected);
  if (!proven && amounts.some((a) => a !== pair.gross && Math.abs(off - a.cents) <= 1)) return [];
  const between = amounts.filter((a) => isBetween(a, pair, net));
  if (canDiffer(between, off)) return [];
  // Totals confirmed by their lines need no second reading: a misread digit would break the sum.
  const unproven = [pair.gross, pair.deducted].filter((total) => !isProven(total));
  const sure = await allConfirmed([net, ...unproven], confirm);
  return [
    wrongAmount(NET_PAY, page, net, expected, {
      sure,
      says: message('sumFindings.netPay', {
        gross: pair.gross.cents,
        deducted: pair.deducted.cents,
        expected,
        net: net.cents,
      }),
      detail: `no two amounts of the page differ by the net pay; totals ${proven ? 'agree with their lines' : 'not both confirmed by their lines'}; figures ${sure ? 'seen alike by both readers' : 'not confirmed by the second reader'}`,
    }),
  ];
}
