import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { wrongAmount } from '../wrong-amount.ts';
import { amountsOf } from '../../ledger/amounts.ts';
import { CARRIED_OVER_BETWEEN_SHEETS } from '../../ledger/balance-labels.ts';
import { rightEdge } from '../../ledger/amount-columns.ts';
import { balanceRows, follows } from '../../ledger/balance-rows.ts';
import { type Row } from '../../ledger/row-days.ts';
import { labelledAmounts } from '../../ledger/labelled-amounts.ts';
import { allConfirmed, type Confirm } from './page-judge.ts';
import { LINE } from '../../layout/line-shares.ts';

const by = { id: 'brought-forward', version: '1', group: 'logic' } as const;

/** Checks balances carried over between sheets, page by page. */
export interface BroughtForwardJudge {
  add(page: ReadPage, confirm: Confirm): Promise<Finding[]>;
}

/**
 * The balance brought forward must equal the last one of the previous page. Checked only if the first row of the page
 * follows from that balance, which shows that no sheet is missing between them.
 */
export function startBroughtForward(): BroughtForwardJudge {
  let last: Row | null = null;
  return {
    async add(page, confirm) {
      const amounts = amountsOf(page);
      const before = last;
      const rows = balanceRows(page, amounts, before) ?? [];
      last = rows.at(-1) ?? last;
      if (!before || rows.length === 0) return [];
      const named = labelledAmounts(page, amounts, CARRIED_OVER_BETWEEN_SHEETS);
      const first = rows.find(({ balance }) => !named.includes(balance));
      if (!first || !follows(before, first)) return [];
      const edge = rightEdge(first.balance);
      const taken = named.find(
        (a) => a.box.y < first.balance.box.y && Math.abs(rightEdge(a) - edge) < LINE.figures * a.box.height,
      );
      if (!taken || taken.cents === before.balance.cents) return [];
      const sure = await allConfirmed([taken], confirm);
      return [
        wrongAmount(by, page, taken, before.balance.cents, {
          sure,
          says: message('sumFindings.broughtForward', { before: before.balance.cents, taken: taken.cents }),
          detail: `the first row follows from the page before; figure ${sure ? 'confirmed' : 'not confirmed'} by the second reader`,
        }),
      ];
    },
  };
}
