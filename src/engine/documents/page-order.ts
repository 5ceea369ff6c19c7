import { numberOf } from './continuing-pages.ts';
import type { ReadingOfPage } from './reading-of-page.ts';
import { pageBefore } from './rows-going-on.ts';

/**
 * Sheets of one document as printed, whatever order they were handed in: by page numbers if all differ, else as the
 * running balances go on from sheet to sheet. Sides of cards have no order.
 */
export function inPrintedOrder(members: readonly ReadingOfPage[]): readonly ReadingOfPage[] {
  if (members.length < 2 || members.some((m) => m.classification?.best.type.sides !== undefined))
    return members;
  const numbers = new Map(members.map((m) => [m, numberOf(m)] as const));
  const known = new Set([...numbers.values()].filter((n) => n !== null));
  if (known.size === members.length) return [...members].sort((a, b) => numbers.get(a)! - numbers.get(b)!);
  return known.size > 0 ? members : (byBalances(members) ?? members);
}

/** Each sheet behind the one that it goes on from; null unless this puts all of them in a row. */
function byBalances(members: readonly ReadingOfPage[]): ReadingOfPage[] | null {
  const before = new Map(members.map((m) => [m, pageBefore(m, members)] as const));
  const [first, ...others] = members.filter((m) => before.get(m) === null);
  if (!first || others.length > 0) return null;
  const order = [first];
  while (order.length < members.length) {
    const next = members.filter((m) => before.get(m) === order.at(-1) && !order.includes(m));
    if (next.length !== 1) return null;
    order.push(next[0]!);
  }
  return order;
}
