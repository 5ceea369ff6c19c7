import type { Entry } from './entry.ts';

/** Tolerance of equal amounts: a hundredth plus floating-point error. */
const SAME_AMOUNT = 0.011;
/** Share of consistent balances: if none can be checked, and the minimum advantage of a direction. */
const HOLDS = { unknown: 0.5, better: 0.2 } as const;

const same = (a: number, b: number): boolean => Math.abs(a - b) < SAME_AMOUNT;
const cents = (x: number): number => Math.round(x * 100) / 100;

/** Statements are in ascending or descending order. */
type Order = 'oldest-first' | 'newest-first';

export interface Settled {
  readonly entries: readonly Entry[];
  /** Share of entries whose balance follows from the known one before, 0–1; 0.5 if none can be checked. */
  readonly holds: number;
  readonly checked: number;
}

/**
 * Determines signs by the running balance: an amount without a sign gets the one that leads to the next balance. If two
 * readers disagree, the consistent reading is used; digits that no reader saw are never introduced.
 */
export function settle(entries: readonly Entry[], opening: number | null): Settled {
  const ways = (['oldest-first', 'newest-first'] as const).map((order) => follow(entries, opening, order));
  const [down, up] = ways as [Settled, Settled];
  return up.checked > 1 && up.holds > down.holds + HOLDS.better ? up : down;
}

function follow(printed: readonly Entry[], opening: number | null, order: Order): Settled {
  const entries = printed.map((e) => ({ ...e }));
  const inTime = order === 'oldest-first' ? entries : [...entries].reverse();
  let before = opening;
  let holds = 0;
  let checked = 0;
  for (const [i, entry] of inTime.entries()) {
    if (entry.balance === null) {
      before = before === null ? null : cents(before + entry.amount);
      continue;
    }
    if (before !== null) {
      checked += 1;
      const next = inTime[i + 1];
      if (
        fits(entry, before) ||
        withCharge(entry, before) ||
        takeSecond(entry, before, next) ||
        withoutSpeck(entry, before, next)
      )
        holds += 1;
    }
    before = entry.balance;
  }
  if (opening === null) likeTheOthers(inTime);
  return { entries, holds: checked === 0 ? HOLDS.unknown : holds / checked, checked };
}

/**
 * No balance is known before the first entry: an unsigned amount gets the sign that all other unsigned ones turned out
 * to have.
 */
function likeTheOthers([first, ...others]: readonly Entry[]): void {
  if (!first || first.signed) return;
  const unsigned = others.filter((e) => !e.signed && e.balance !== null && e.amount !== 0);
  const sides = new Set(unsigned.map((e) => Math.sign(e.amount)));
  if (unsigned.length >= 2 && sides.size === 1) first.amount = Math.abs(first.amount) * [...sides][0]!;
}

/** Does the balance follow, if necessary with the other sign of an unsigned amount? */
function fits(entry: Entry, before: number): boolean {
  const change = cents(entry.balance! - before);
  if (same(change, entry.amount)) return true;
  if (!same(change, -entry.amount) || (entry.signed && entry.amount <= 0)) return false;
  entry.amount = -entry.amount;
  return true;
}

/** Is the row's charge deducted from the balance as well? */
function withCharge(entry: Entry, before: number): boolean {
  const charge = Math.abs(entry.row.amounts.charge?.value ?? 0);
  if (charge === 0 || !fits(entry, cents(before - charge))) return false;
  entry.charge = charge;
  return true;
}

/** A speck read as a balance's minus, as the neighbouring rows show. */
function withoutSpeck(entry: Entry, before: number, next: Entry | undefined): boolean {
  const other = -entry.balance!;
  if (!same(before + entry.amount, other) || next?.balance == null) return false;
  if (!same(other + next.amount, next.balance)) return false;
  entry.balance = other;
  return true;
}

function takeSecond(entry: Entry, before: number, next: Entry | undefined): boolean {
  const { second } = entry.row;
  const change = cents(entry.balance! - before);
  const amount = [second.amount, second.debit, second.credit].find(
    (v) => v !== undefined && same(Math.abs(v), Math.abs(change)),
  );
  if (amount !== undefined) {
    entry.amount = change;
    return true;
  }
  const balance = second.balance;
  if (balance === undefined || !same(Math.abs(balance - before), Math.abs(entry.amount))) return false;
  // Use the other balance only if the next row is consistent with it.
  if (next?.balance != null && !same(Math.abs(next.balance - balance), Math.abs(next.amount))) return false;
  entry.balance = balance;
  return fits(entry, before);
}
