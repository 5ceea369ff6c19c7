import type { ReadPage } from '../../contract/pages.ts';
import { oncePer } from '../lazily.ts';
import { amountsOf } from '../ledger/amounts.ts';
import { balanceRows, follows } from '../ledger/balance-rows.ts';
import type { Row } from '../ledger/row-days.ts';

interface Ends {
  readonly first: Row;
  readonly last: Row;
  /** Is the newest row above the oldest? */
  readonly runsUpwards: boolean;
}

/** First and last row of a page in chronological order; null without a running balance. */
const endsOf = oncePer((page: ReadPage): Ends | null => {
  const rows = balanceRows(page, amountsOf(page)) ?? [];
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last ? { first, last, runsUpwards: first.balance.box.y > last.balance.box.y } : null;
});

/** Do the running balances of a page go on on another, in the direction of both lists? */
function goesOnWith(before: ReadPage, after: ReadPage): boolean {
  const [one, other] = [endsOf(before), endsOf(after)];
  if (one === null || other === null || one.runsUpwards !== other.runsUpwards) return false;
  const [older, newer] = one.runsUpwards ? [other, one] : [one, other];
  return newer.first.others.length > 0 && follows(older.last, newer.first);
}

/** The one page that a page of rows goes on from; null if there is none, or several. */
export function pageBefore<P extends { readonly page: ReadPage }>(here: P, pages: readonly P[]): P | null {
  if (endsOf(here.page) === null) return null;
  const fitting = pages.filter((one) => one !== here && goesOnWith(one.page, here.page));
  return fitting.length === 1 ? fitting[0]! : null;
}
