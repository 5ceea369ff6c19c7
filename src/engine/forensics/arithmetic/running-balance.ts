import type { Finding } from '../../../contract/forensics.ts';
import { unionOf } from '../../../contract/geometry.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { amountsOf, inFigures, signed, type Amount } from '../../ledger/amounts.ts';
import { followsByDay } from '../../ledger/days-balance.ts';
import { balanceRows, follows, movesBalance, movingAmounts, usualPitch } from '../../ledger/balance-rows.ts';
import { allConfirmed, type Confirm, type PageJudge } from './page-judge.ts';
import { amountsOfDay, daysOf, hasGap, type Row } from '../../ledger/row-days.ts';

/**
 * Each balance of a statement must follow from the previous one. Finds the balance column by this property, in any
 * layout, and reports rows that violate it.
 */
export const runningBalance: PageJudge = {
  id: 'running-balance',
  version: '2',
  group: 'logic',
  judge: async (page, confirm) => {
    const amounts = amountsOf(page);
    const rows = balanceRows(page, amounts);
    if (!rows) return [];
    return brokenRows(page, rows, amounts, confirm);
  },
};

/** Can the row follow from this balance? */
function leadsTo(balance: number, row: Row): boolean {
  const change = Math.abs(signed(row.balance) - balance);
  return row.others.some((o) => o.cents === change);
}

async function brokenRows(
  page: ReadPage,
  rows: readonly Row[],
  amounts: readonly Amount[],
  confirm: Confirm,
): Promise<Finding[]> {
  const broken = rows.slice(1).flatMap((row, k) => (follows(rows[k]!, row) ? [] : [k + 1]));
  if (broken.length === 0 || broken.length > 3) return [];
  const pitch = usualPitch(rows);
  const moving = movingAmounts(rows);
  const days = daysOf(page, rows);
  // Amounts of consistent rows are accounted for.
  const used = new Set(
    rows.flatMap((row, k) => (k === 0 || follows(rows[k - 1]!, row) ? amountsOfDay(row) : [])),
  );
  const balances = new Set(rows.map((row) => row.balance));
  // If several rows share one balance, amounts without a balance are rows, too.
  const isByDay = rows.some((row, k) => k > 0 && followsByDay(rows[k - 1]!, row));
  // Without any day, amounts between two others are as likely a payslip's, whose totals may agree by chance.
  if (isByDay && days.length === 0) return [];
  const findings: Finding[] = [];
  for (const [n, k] of broken.entries()) {
    // A changed balance breaks its own row and the next; report it once.
    if (n > 0 && broken[n - 1] === k - 1) continue;
    const before = rows[k - 1]!;
    // Drops figures in columns that do not change the balance: the row's own amount was not read.
    const row = { ...rows[k]!, others: rows[k]!.others.filter((o) => movesBalance(page, o, moving, rows)) };
    const ofDay = isByDay ? amountsOfDay(row) : row.others;
    if (hasGap(page, [before.balance, ...(isByDay ? (row.earlier ?? []) : []), row.balance], pitch, days))
      continue;
    if (ofDay.length === 0) continue;
    const change = Math.abs(signed(row.balance) - signed(before.balance));
    // An unread row would leave its amount elsewhere (or twice the amount for an unread sign).
    const unused = amounts.filter((a) => !ofDay.includes(a) && !used.has(a) && !balances.has(a));
    const elsewhere =
      unused.some(
        (a) =>
          a.cents === change ||
          ofDay.some((o) => Math.abs(change - o.cents) === a.cents || change + o.cents === a.cents),
      ) || ofDay.some((o) => 2 * o.cents === change);
    // If the expected balance also leads to the next row, the neighbouring rows confirm it.
    const next = rows[k + 1];
    const vouched =
      next !== undefined &&
      row.others.some((o) => [-1, 1].some((sign) => leadsTo(signed(before.balance) + sign * o.cents, next)));
    // Balances consistent with their other neighbour need no second reading.
    const held = [
      ...(k > 1 && follows(rows[k - 2]!, before) ? [before.balance] : []),
      ...(next && follows(row, next) ? [row.balance] : []),
    ];
    const doubted = vouched
      ? [row.balance]
      : [before.balance, row.balance, ...ofDay].filter((a) => !held.includes(a));
    const sure = !elsewhere && (await allConfirmed(doubted, confirm));
    findings.push(
      finding(runningBalance, {
        strength: sure ? 'strong' : 'weak',
        page: page.report.pageInFile,
        box: vouched ? row.balance.box : unionOf([row.balance.box, ...ofDay.map((o) => o.box)]),
        value: change / 100,
        says: message('sumFindings.balance', {
          before: signed(before.balance),
          after: signed(row.balance),
          change,
          row: ofDay.map((o) => o.cents),
        }),
        detail: `${rows.length - 1 - broken.length} of ${rows.length - 1} rows follow from the row before; figures ${sure ? 'confirmed' : 'not confirmed'} by the second reader`,
        after: inFigures(signed(row.balance)),
      }),
    );
  }
  return findings;
}
