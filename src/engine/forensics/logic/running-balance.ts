import type { Finding } from '../../../contract/forensics.ts';
import { unionOf } from '../../../contract/geometry.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { finding } from '../detector.ts';
import { amountsOf, inPula, sameRow, type Amount } from './amounts.ts';
import type { Confirm, PageJudge } from './page-judge.ts';

/** So many rows must follow from the row before for a column to be a running balance. */
const MIN_ROWS = 4;
const MIN_SHARE = 0.7;

export interface Row {
  readonly balance: Amount;
  /** The other amounts of the row, signed either way. */
  readonly others: readonly Amount[];
}

/**
 * Every balance of a statement follows from the one before it. Finds the balance column by that very property, whatever
 * the layout, and reports the rows that break it.
 */
export const runningBalance: PageJudge = {
  id: 'running-balance',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const amounts = amountsOf(page);
    const rows = balanceRows(amounts);
    if (!rows) return [];
    return brokenRows(page, rows, amounts, confirm);
  },
};

/** The column of amounts in which most rows follow from the row above (or below, in statements that run upwards). */
export function balanceRows(amounts: readonly Amount[]): Row[] | null {
  let best: { rows: Row[]; holds: number } | null = null;
  for (const column of columns(amounts)) {
    if (column.length < MIN_ROWS + 1) continue;
    const rows = column.map((balance) => ({
      balance,
      others: amounts.filter((a) => a !== balance && sameRow(a.box, balance.box)),
    }));
    for (const ordered of [rows, [...rows].reverse()]) {
      const holds = ordered.slice(1).filter((row, k) => follows(ordered[k]!, row)).length;
      if (holds >= MIN_ROWS && holds >= MIN_SHARE * (ordered.length - 1) && holds > (best?.holds ?? 0))
        best = { rows: ordered, holds };
    }
  }
  return best?.rows ?? null;
}

/** Amounts by the column whose right edge is nearest: a figure that sticks out draws no others out of theirs. */
function columns(amounts: readonly Amount[]): Amount[][] {
  const found: { edge: number; column: Amount[] }[] = [];
  for (const amount of amounts) {
    const right = amount.box.x + amount.box.width;
    const away = (c: { edge: number }): number => Math.abs(c.edge - right);
    const near = found
      .filter((c) => away(c) < 0.8 * amount.box.height)
      .sort((one, other) => away(one) - away(other))[0];
    if (near) {
      near.column.push(amount);
      near.edge += (right - near.edge) / near.column.length;
    } else found.push({ edge: right, column: [amount] });
  }
  return found.map(({ column }) => column.sort((one, other) => one.box.y - other.box.y));
}

export function signed(a: Amount): number {
  return a.negative ? -a.cents : a.cents;
}

/** The balance changed by one of the row's amounts, or by the difference of two of them (a debit and a credit). */
export function follows(before: Row, row: Row): boolean {
  const change = Math.abs(signed(row.balance) - signed(before.balance));
  // A row that only repeats the balance, brought or carried forward, moves nothing.
  if (change === 0 && row.others.length === 0) return true;
  if (row.others.some((o) => o.cents === change)) return true;
  return row.others.some((a, i) =>
    row.others
      .slice(i + 1)
      .some((b) => Math.abs(a.cents - b.cents) === change || a.cents + b.cents === change),
  );
}

/** Does a row follow from a balance that ought to stand before it? */
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
  const listed = new Set(columns(amounts).flatMap((column) => (column.length > 1 ? column : [])));
  const findings: Finding[] = [];
  for (const [n, k] of broken.entries()) {
    // A changed balance breaks its own row and the next one; it is told once.
    if (n > 0 && broken[n - 1] === k - 1) continue;
    const before = rows[k - 1]!;
    // A figure in a column of its own is no amount of the list: the row's own was not read.
    const row = { ...rows[k]!, others: rows[k]!.others.filter((o) => listed.has(o)) };
    if (hasGap(before, row, pitch) || row.others.length === 0) continue;
    const change = Math.abs(signed(row.balance) - signed(before.balance));
    // A row that was not read would have left its amount, or twice the amount for a sign, elsewhere.
    const elsewhere =
      amounts.some((a) => a.cents === change && !row.others.includes(a)) ||
      row.others.some((o) => 2 * o.cents === change);
    // When the value that should stand here also leads to the next row, the rows around vouch for each other.
    const next = rows[k + 1];
    const vouched =
      next !== undefined &&
      row.others.some((o) => [-1, 1].some((sign) => leadsTo(signed(before.balance) + sign * o.cents, next)));
    const doubted = vouched ? [row.balance] : [before.balance, row.balance, ...row.others];
    const sure = !elsewhere && (await confirmed(doubted, confirm));
    findings.push(
      finding(runningBalance, {
        strength: sure ? 'strong' : 'weak',
        page: page.report.pageInFile,
        box: vouched ? row.balance.box : unionOf([row.balance.box, ...row.others.map((o) => o.box)]),
        value: change / 100,
        explanation: `The balance goes from ${inPula(signed(before.balance))} to ${inPula(signed(row.balance))}, a change of ${inPula(change)}, but the row says ${row.others.map((o) => inPula(o.cents)).join(' and ')}.`,
        detail: `${rows.length - 1 - broken.length} of ${rows.length - 1} rows follow from the row before; figures ${sure ? 'confirmed' : 'not confirmed'} by the second reader`,
        after: inPula(signed(row.balance)),
      }),
    );
  }
  return findings;
}

/** Median distance of rows; two rows much further apart have one between them that was not read. */
export function usualPitch(rows: readonly Row[]): number {
  const gaps = rows
    .slice(1)
    .map((row, k) => Math.abs(row.balance.box.y - rows[k]!.balance.box.y))
    .sort((a, b) => a - b);
  return gaps[gaps.length >> 1] ?? 0;
}

export function hasGap(before: Row, row: Row, pitch: number): boolean {
  return Math.abs(row.balance.box.y - before.balance.box.y) > 1.6 * pitch;
}

async function confirmed(amounts: readonly Amount[], confirm: Confirm): Promise<boolean> {
  for (const amount of amounts) if (!(await confirm(amount.line, amount.text, amount.box))) return false;
  return true;
}
