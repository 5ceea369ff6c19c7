import { onPapers } from '../../lexicon/languages/index.ts';
import { labelList } from '../../values/text/label-list.ts';

/**
 * Labels of a statement's opening and closing balances: one list for extraction and arithmetic checks. Checks
 * distinguish the groups; extraction treats all groups of a side as one value.
 */

/** Balance before the first row of the whole statement. */
export const OPENING = `
  Opening Balance | Starting Balance | Balance at start | Opening Bal | Beginning Balance | Balance at the start | Balance at beginning
  Balance at the beginning | Start Balance | Initial Balance | Opening Funds | Starting Funds | Funds at start | Opening Ledger Balance
  Standing at beginning | Standing at start | Opening Position | Balance before first entry | Opening~0.8
  Balance {at,on} {opening,the opening} | Balance on {start,beginning,the start,the beginning}
  Madi a a simolotseng | ${onPapers('openingBalance')}
`;

/** Balance taken over from the previous page or statement. */
export const BROUGHT_FORWARD = `
  Balance Brought Forward | Brought Forward | Balance B/F | Balance B/Fwd | Balance Forward | Amount B/F | Ledger balance brought down
  Balance brought down | Balance B/D | Balance forward from previous statement | Brought from last page | Brought from last statement
  Balance from {last,previous,the last,the previous} page | Brought down~0.8
  Madi a a tlisitsweng | ${onPapers('broughtForward')}
`;

/** Balance on another day: the opening balance only if the statement continues from that day. */
export const EARLIER_BALANCE = `
  Previous Balance | Last Statement Balance | Balance from last statement | Balance on last statement | Balance last month
  Balance last month end | Balance before | ${onPapers('earlierBalance')}
`;

/** Balance after the last row of the whole statement. */
export const CLOSING = `
  Closing Balance | Balance at end | Closing Bal | Balance at close | Balance at the end | Balance at the close | Closing Funds
  Funds at end | Closing Ledger Balance | Standing at close | Standing at end | Closing Position | Balance after last entry | Closing~0.8
  Balance {at,on} {closing,the closing} | Balance on {end,close,the end,the close} | ${onPapers('closingBalance')}
`;

/** Balance handed on to the next page. */
export const CARRIED_FORWARD = `
  Balance Carried Forward~0.95 | Carried Forward~0.95 | Balance C/F | Amount C/F | Ledger balance carried down | Balance carried down
  Balance C/D | Carried to next page | Carried to next statement | Carried down~0.8 | ${onPapers('carriedForward')}
`;

/** Balance on some day: the closing balance only if the rows end on that day. */
export const LATER_BALANCE = `
  Ending Balance | Current Balance | Final Balance | End Balance | Finishing Funds | Finishing Balance | This Statement Balance
  Balance on date of statement | Balance at statement date | Balance this month | Balance this month end | New Balance
  ${onPapers('laterBalance')}
`;

/** Total credits, and total debits, in between. */
export const TOTAL_IN = `
  Total {In,Deposits,Deposit,Credits,Credit,Receipts,Paid In,Money In,Received} | Total Amount {Credited,Deposited} | Sum of Credits
  Credits Total | Deposits Total
`;
export const TOTAL_OUT = `
  Total {Out,Payments,Payment,Debits,Debit,Withdrawals,Withdrawal,Paid Out,Money Out,Spent} | Total Amount {Debited,Withdrawn}
  Sum of Debits | Debits Total | Payments Total | Withdrawals Total
`;

/** Initials suffice beside a statement's amount; elsewhere they are ambiguous. */
export const BROUGHT_IN_SHORT = 'B/F | B/Fwd | B/D';
export const CARRIED_IN_SHORT = 'C/F | C/Fwd | C/D';

/** A balance without a date: only where it stands alone beside an amount. */
export const BALANCE = 'Balance | Account Balance | Madi a a setseng';

/** Labels that extraction takes for the opening balance. */
export const OPENING_LABELS = labelList([OPENING, BROUGHT_FORWARD, EARLIER_BALANCE].join('|'));
/** Labels that extraction takes for the closing balance. */
export const CLOSING_LABELS = labelList([CLOSING, CARRIED_FORWARD, LATER_BALANCE].join('|'));
