import type { ReadPage } from '../../contract/pages.ts';
import { oncePer } from '../lazily.ts';
import { amountsOf } from '../ledger/amounts.ts';
import { balanceRows, follows } from '../ledger/balance-rows.ts';
import type { Row } from '../ledger/row-days.ts';

/** First and last row of a page in chronological order; null without a running balance. */
const endsOf = oncePer((page: ReadPage): { first: Row; last: Row } | null => {
  const rows = balanceRows(page, amountsOf(page)) ?? [];
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last ? { first, last } : null;
});

/** Do the running balances of a page lead to those of another? */
export function leadsTo(before: ReadPage, after: ReadPage): boolean {
  const [one, other] = [endsOf(before), endsOf(after)];
  return one !== null && other !== null && other.first.others.length > 0 && follows(one.last, other.first);
}

/** The same, for lists that run down or up (newest first). */
export const goesOnTo = (before: ReadPage, after: ReadPage): boolean =>
  leadsTo(before, after) || leadsTo(after, before);

/** Is the newest row of a page above the oldest? */
export function runsUpwards(page: ReadPage): boolean {
  const ends = endsOf(page);
  return ends !== null && ends.first.balance.box.y > ends.last.balance.box.y;
}
