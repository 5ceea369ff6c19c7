import { numberOf } from './continuing-pages.ts';
import type { ReadingOfPage } from './reading-of-page.ts';
import { leadsTo, runsUpwards } from './rows-going-on.ts';

/**
 * Sheets of one document as printed, whatever order they were handed in: by page numbers if all differ, else reversed if
 * the running balances lead backwards from every sheet to the one before. Sides of cards have no order.
 */
export function inPrintedOrder(members: readonly ReadingOfPage[]): readonly ReadingOfPage[] {
  if (members.length < 2 || members.some((m) => m.classification?.best.type.sides !== undefined))
    return members;
  const numbers = new Map(members.map((m) => [m, numberOf(m)] as const));
  const known = new Set([...numbers.values()].filter((n) => n !== null));
  if (known.size === members.length) return [...members].sort((a, b) => numbers.get(a)! - numbers.get(b)!);
  if (known.size > 0) return members;
  const pairs = members.slice(1).map((after, i) => [members[i]!.page, after.page] as const);
  const isReversed =
    pairs.every(([before, after]) => leadsTo(after, before)) &&
    // Newest first: each list runs upwards itself.
    members.every(({ page }) => !runsUpwards(page));
  return isReversed ? [...members].reverse() : members;
}
