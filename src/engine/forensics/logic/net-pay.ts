import type { Finding } from '../../../contract/forensics.ts';
import { unionOf } from '../../../contract/geometry.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { finding } from '../detector.ts';
import { amountsOf, inPula, type Amount } from './amounts.ts';
import { labelledAmounts } from './labelled-amount.ts';
import { columnsAbove, isDigitApart, wholeColumn } from './column-sum.ts';
import type { Confirm, PageJudge } from './page-judge.ts';

const NET =
  /\bnett?\s*(?:pay|salary|wages?|income|amount|remuneration|earnings)\b|\btake[- ]?home\b|\bnett\b|\bnet to (?:bank|pay)/i;
const GROSS =
  /\bgross\b(?!\s*(?:ytd|to date))|\btotal\s+(?:earnings|income|pay|remuneration|payments)\b|\bearnings\s+total\b/i;
const DEDUCTED = /\btotal\s+deductions?\b|\bdeductions?\s+total\b/i;
const TOTALS = /^\s*totals?\b/i;
/** Rounding to whole pula is ordinary; more is not. */
const ROUNDING = 100;

/**
 * Gross less deductions is net, and each total is the sum of its lines. Accuses only when the totals are labelled, no
 * other figures of the page would make the sum right, and both readers see the same figures.
 */
export const netPay: PageJudge = {
  id: 'net-pay',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const amounts = amountsOf(page);
    const nets = labelledAmounts(page, amounts, NET).slice(0, 3);
    if (nets.length === 0 || amounts.length < 4) return [];
    const totals = labelledAmounts(page, amounts, TOTALS);
    const gross = [...new Set([...labelledAmounts(page, amounts, GROSS), ...totals])];
    const deducted = [...new Set([...labelledAmounts(page, amounts, DEDUCTED), ...totals])];
    const ofTotals = await judgeTotals(page, amounts, gross, deducted, nets, confirm);
    // Where the lines and the net pay say which total is wrong, the net pay is right.
    return ofTotals.some((f) => f.strength === 'strong')
      ? ofTotals
      : [...(await judgeNet(page, amounts, nets, gross, deducted, confirm)), ...ofTotals];
  },
};

async function judgeNet(
  page: ReadPage,
  amounts: readonly Amount[],
  nets: readonly Amount[],
  gross: readonly Amount[],
  deducted: readonly Amount[],
  confirm: Confirm,
): Promise<Finding[]> {
  if (nets.some((net) => isExplained(net, amounts))) return [];
  const pairs = gross.flatMap((g) =>
    deducted.filter((d) => d !== g && d.cents < g.cents).map((d) => ({ g, d })),
  );
  // Totals stand by themselves when their lines add up to them.
  const proven = pairs.find(({ g, d }) => addsUp(g, amounts) && addsUp(d, amounts));
  const pair = proven ?? pairs.find(({ g, d }) => addsUp(g, amounts) || addsUp(d, amounts)) ?? pairs[0];
  if (!pair) return [];
  const net = nets[0]!;
  const expected = pair.g.cents - pair.d.cents;
  // Totals that are the sums of their lines vouch for themselves: a misread digit would have broken the sum.
  const unproven = [pair.g, pair.d].filter((total) => !addsUp(total, amounts));
  const sure = await allConfirmed([net, ...unproven], confirm);
  return [
    finding(netPay, {
      strength: sure ? 'strong' : 'weak',
      page: page.report.pageInFile,
      box: net.box,
      value: (net.cents - expected) / 100,
      explanation: `Gross ${inPula(pair.g.cents)} less deductions ${inPula(pair.d.cents)} is ${inPula(expected)}, but the net pay says ${inPula(net.cents)}.`,
      detail: `no two amounts of the page differ by the net pay; totals ${proven ? 'agree with their lines' : 'not both confirmed by their lines'}; figures ${sure ? 'seen alike by both readers' : 'not confirmed by the second reader'}`,
      before: inPula(expected),
      after: inPula(net.cents),
    }),
  ];
}

/** A labelled total whose lines add up to something else, while gross − deductions = net holds or would hold with the sum. */
async function judgeTotals(
  page: ReadPage,
  amounts: readonly Amount[],
  gross: readonly Amount[],
  deducted: readonly Amount[],
  nets: readonly Amount[],
  confirm: Confirm,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [totals, others, sign] of [
    [gross, deducted, 1],
    [deducted, gross, -1],
  ] as const) {
    for (const total of totals) {
      if (addsUp(total, amounts)) continue;
      // The sum of the lines must fit the other total and the net pay: then only this total is wrong.
      const column = columnsAbove(total, amounts).find((c) =>
        others.some((o) =>
          nets.some(
            (n) => Math.abs(sign === 1 ? c.sum - o.cents - n.cents : o.cents - c.sum - n.cents) <= ROUNDING,
          ),
        ),
      );
      if (!column || Math.abs(column.sum - total.cents) <= ROUNDING) continue;
      // The lines and the other total vouch for each other through the net pay; only this figure needs a second look.
      const sure = await allConfirmed([total], confirm);
      findings.push(
        finding(netPay, {
          strength: sure ? 'strong' : 'weak',
          page: page.report.pageInFile,
          box: total.box,
          value: (total.cents - column.sum) / 100,
          explanation: `${column.parts.length === 1 ? 'The line above says' : `The ${column.parts.length} lines above add up to`} ${inPula(column.sum)}, which fits the net pay, but the total says ${inPula(total.cents)}.`,
          detail: `column of ${column.parts.map((p) => p.text).join(' + ')}`,
          before: inPula(column.sum),
          after: inPula(total.cents),
        }),
      );
    }
    // The total fits the net pay, but a line above it was changed: the lines no longer add up to it.
    for (const total of totals) {
      const holds = others.some((o) =>
        nets.some(
          (n) =>
            Math.abs(sign === 1 ? total.cents - o.cents - n.cents : o.cents - total.cents - n.cents) <=
            ROUNDING,
        ),
      );
      const column = wholeColumn(page, total, amounts);
      if (!holds || !column || addsUp(total, amounts)) continue;
      const off = column.sum - total.cents;
      const [changed, ...more] = column.parts.filter((p) => isDigitApart(p.cents, p.cents - off));
      const sure = await allConfirmed(column.parts, confirm);
      findings.push(
        finding(netPay, {
          strength: sure ? 'strong' : 'weak',
          page: page.report.pageInFile,
          // Where one digit of one line explains it, that line; else any of them.
          box: changed && more.length === 0 ? changed.box : unionOf(column.parts.map((p) => p.box)),
          value: off / 100,
          explanation: `The lines add up to ${inPula(column.sum)}, but the total that fits the net pay is ${inPula(total.cents)}: one of the lines was changed.`,
          detail: `column of ${column.parts.map((p) => p.text).join(' + ')}`,
          before: inPula(total.cents),
          after: inPula(column.sum),
        }),
      );
    }
  }
  return findings.filter((f, i) => findings.findIndex((g) => g.explanation === f.explanation) === i);
}

/** Some two amounts of the page differ by it, or it is the sum of a column: then the reading, not the page, is at fault. */
function isExplained(net: Amount, amounts: readonly Amount[]): boolean {
  const others = amounts.filter((a) => a.cents !== net.cents && a.cents > 0);
  for (const a of others)
    for (const b of others)
      if (a !== b && Math.abs(a.cents - b.cents - net.cents) <= ROUNDING && b.cents !== 0) return true;
  return addsUp(net, amounts);
}

/** The lines above make it, or the one line above it repeats it: the only line of its list, or itself a total. */
function addsUp(total: Amount, amounts: readonly Amount[]): boolean {
  const columns = columnsAbove(total, amounts);
  if (columns.some((c) => c.parts.length >= 2 && Math.abs(c.sum - total.cents) <= ROUNDING)) return true;
  const repeated = columns.find((c) => c.parts.length === 1 && c.sum === total.cents)?.parts[0];
  return repeated !== undefined && (isAlone(repeated, amounts) || addsUp(repeated, amounts));
}

/** Rows of one list stand closer than this, in heights of their amounts. */
const NEXT_ROW = 2.6;

function isAlone(line: Amount, amounts: readonly Amount[]): boolean {
  const above = columnsAbove(line, amounts).find((c) => c.parts.length === 1)?.parts[0];
  return !above || line.box.y - above.box.y > NEXT_ROW * line.box.height;
}

async function allConfirmed(amounts: readonly Amount[], confirm: Confirm): Promise<boolean> {
  for (const amount of amounts) if (!(await confirm(amount.line, amount.text, amount.box))) return false;
  return true;
}
