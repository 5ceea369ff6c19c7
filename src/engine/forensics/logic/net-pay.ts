import type { Finding } from '../../../contract/forensics.ts';
import { finding } from '../detector.ts';
import { inPula, type Amount } from './amounts.ts';
import { columnsAbove, isDigitOff } from './column-sum.ts';
import type { Confirm, PageJudge } from './page-judge.ts';
import {
  addsUp,
  allConfirmed,
  fittingTriples,
  pairsOf,
  payFigures,
  ROUNDING,
  type PayFigures,
} from './pay-figures.ts';
import { changedLines, changedTotals, oddTwins } from './pay-totals.ts';

/**
 * Gross less deductions is net, and each total is the sum of its lines. Accuses only when the totals are labelled, no
 * other figures of the page would make the sum right, and both readers see the same figures.
 */
export const netPay: PageJudge = {
  id: 'net-pay',
  version: '2',
  group: 'logic',
  judge: async (page, confirm) => {
    const figures = payFigures(page);
    if (!figures) return [];
    const triples = fittingTriples(figures);
    const ofTotals = await changedTotals(figures, triples, confirm);
    if (triples.length > 0)
      return [
        ...ofTotals,
        ...(await changedLines(figures, triples, confirm)),
        ...(await oddTwins(figures, triples, confirm)),
      ];
    // Where the lines and the net pay say which total is wrong, the net pay is right.
    if (ofTotals.some((f) => f.strength === 'strong')) return ofTotals;
    const ofNet =
      figures.deducted.length > 0
        ? await changedNet(figures, confirm)
        : await netWithoutTotal(figures, confirm);
    return [...ofNet, ...ofTotals];
  },
};

async function changedNet(figures: PayFigures, confirm: Confirm): Promise<Finding[]> {
  const { page, amounts, nets } = figures;
  if (nets.some((net) => isExplained(net, amounts))) return [];
  const pairs = pairsOf(figures);
  // Totals stand by themselves when their lines add up to them.
  const isProven = (a: Amount): boolean => addsUp(a, amounts);
  const proven = pairs.find((p) => isProven(p.gross) && isProven(p.deducted));
  const pair = proven ?? pairs.find((p) => isProven(p.gross) || isProven(p.deducted)) ?? pairs[0];
  if (!pair) return [];
  const expected = pair.gross.cents - pair.deducted.cents;
  const net = nets.find((n) => isDigitOff(n.cents, expected)) ?? nets[0]!;
  // Something else may be paid out or kept back between the totals and the net pay.
  if (!proven && amounts.some((a) => Math.abs(Math.abs(net.cents - expected) - a.cents) <= 1)) return [];
  // Totals that are the sums of their lines vouch for themselves: a misread digit would have broken the sum.
  const unproven = [pair.gross, pair.deducted].filter((total) => !isProven(total));
  const sure = await allConfirmed([net, ...unproven], confirm);
  return [
    finding(netPay, {
      strength: sure ? 'strong' : 'weak',
      page: page.report.pageInFile,
      box: net.box,
      value: (net.cents - expected) / 100,
      explanation: `Gross ${inPula(pair.gross.cents)} less deductions ${inPula(pair.deducted.cents)} is ${inPula(expected)}, but the net pay says ${inPula(net.cents)}.`,
      detail: `no two amounts of the page differ by the net pay; totals ${proven ? 'agree with their lines' : 'not both confirmed by their lines'}; figures ${sure ? 'seen alike by both readers' : 'not confirmed by the second reader'}`,
      before: inPula(expected),
      after: inPula(net.cents),
    }),
  ];
}

/** A payslip that names no total of its deductions: gross less the lines between it and the net pay. */
async function netWithoutTotal(
  { page, amounts, nets, gross }: PayFigures,
  confirm: Confirm,
): Promise<Finding[]> {
  for (const net of nets)
    for (const g of gross) {
      const whole = columnsAbove(net, amounts).find((c) => c.parts.at(-1) === g && c.parts.length >= 2);
      if (!whole || !addsUp(g, amounts) || isExplained(net, amounts)) continue;
      const lines = whole.parts.slice(0, -1);
      const expected = g.cents - lines.reduce((sum, line) => sum + line.cents, 0);
      if (Math.abs(expected - net.cents) <= ROUNDING || expected <= 0) return [];
      const rows = page.lines.filter(
        ({ box, text }) =>
          box.y > g.box.y + 0.5 * g.box.height &&
          box.y < net.box.y - 0.5 * net.box.height &&
          /\p{L}{3}/u.test(text) &&
          !/deduct|amount|descript|pula|bwp/i.test(text) &&
          !lines.some((l) => Math.abs(l.box.y - box.y) < 0.6 * l.box.height),
      );
      // A line whose amount was not read would explain it.
      if (rows.length > 0) return [];
      const sure =
        isDigitOff(net.cents, expected) ||
        lines.some((l) => isDigitOff(l.cents, l.cents + expected - net.cents))
          ? await allConfirmed([net, ...lines], confirm)
          : false;
      return [
        finding(netPay, {
          strength: sure ? 'strong' : 'weak',
          page: page.report.pageInFile,
          box: net.box,
          value: (net.cents - expected) / 100,
          explanation: `Gross ${inPula(g.cents)} less the ${lines.length} lines below it is ${inPula(expected)}, but the net pay says ${inPula(net.cents)}.`,
          detail: `column of ${whole.parts.map((p) => p.text).join(' − ')}; figures ${sure ? 'seen alike by both readers' : 'not confirmed'}`,
          before: inPula(expected),
          after: inPula(net.cents),
        }),
      ];
    }
  return [];
}

/** Some two amounts of the page differ by it, or it is the sum of a column: then the reading, not the page, is at fault. */
function isExplained(net: Amount, amounts: readonly Amount[]): boolean {
  const others = amounts.filter((a) => a.cents !== net.cents && a.cents > 0);
  for (const a of others)
    for (const b of others) if (a !== b && Math.abs(a.cents - b.cents - net.cents) <= 1) return true;
  return addsUp(net, amounts);
}
