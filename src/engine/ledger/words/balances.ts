import { either } from '../../values/text/either.ts';

/**
 * What statements call the balances that they begin and end with: the one list that extraction looks for and that sums are
 * judged by. Labels of a group mean the same for a judge; for extraction all of one side ask for one value.
 */

/** The balance before the first row of the whole statement. */
export const OPENING = `
  Opening Balance | Starting Balance | Balance at start | Opening Bal | Beginning Balance | Balance at the start | Balance at beginning
  Balance at the beginning | Start Balance | Initial Balance | Opening Funds | Starting Funds | Funds at start | Opening Ledger Balance
  Standing at beginning | Standing at start | Opening Position | Balance before first entry | Opening~0.8
  Balance {at,on} {opening,the opening} | Balance on {start,beginning,the start,the beginning}
  Madi a a simolotseng | Solde d'ouverture | Solde initial
`;

/** The balance that a page or a statement takes over from the one before it. */
export const BROUGHT_FORWARD = `
  Balance Brought Forward | Brought Forward | Balance B/F | Balance B/Fwd | Balance Forward | Amount B/F | Ledger balance brought down
  Balance brought down | Balance B/D | Balance forward from previous statement | Brought from last page | Brought from last statement
  Balance from {last,previous,the last,the previous} page | Brought down~0.8
  Madi a a tlisitsweng | Report de la page précédente
`;

/** The balance of another day, which is the opening balance only where the statement goes on from that day. */
export const EARLIER_BALANCE = `
  Previous Balance | Last Statement Balance | Balance from last statement | Balance on last statement | Balance last month
  Balance last month end | Balance before | Ancien solde
`;

/** The balance after the last row of the whole statement. */
export const CLOSING = `
  Closing Balance | Balance at end | Closing Bal | Balance at close | Balance at the end | Balance at the close | Closing Funds
  Funds at end | Closing Ledger Balance | Standing at close | Standing at end | Closing Position | Balance after last entry | Closing~0.8
  Balance {at,on} {closing,the closing} | Balance on {end,close,the end,the close} | Solde de clôture
`;

/** The balance that a page hands on to the next one. */
export const CARRIED_FORWARD = `
  Balance Carried Forward~0.95 | Carried Forward~0.95 | Balance C/F | Amount C/F | Ledger balance carried down | Balance carried down
  Balance C/D | Carried to next page | Carried to next statement | Carried down~0.8
`;

/** The balance at some day, which is the closing balance only where the rows end on that day. */
export const LATER_BALANCE = `
  Ending Balance | Current Balance | Final Balance | End Balance | Finishing Funds | Finishing Balance | This Statement Balance
  Balance on date of statement | Balance at statement date | Balance this month | Balance this month end | New Balance
  Solde final | Nouveau solde
`;

/** All that came in, and all that went out, between the two. */
export const TOTAL_IN = `
  Total {In,Deposits,Deposit,Credits,Credit,Receipts,Paid In,Money In,Received} | Total Amount {Credited,Deposited} | Sum of Credits
  Credits Total | Deposits Total
`;
export const TOTAL_OUT = `
  Total {Out,Payments,Payment,Debits,Debit,Withdrawals,Withdrawal,Paid Out,Money Out,Spent} | Total Amount {Debited,Withdrawn}
  Sum of Debits | Debits Total | Payments Total | Withdrawals Total
`;

/** Two letters beside an amount of a statement say enough for a sum; anywhere else they may be anything. */
export const BROUGHT_IN_SHORT = 'B/F | B/Fwd | B/D';
export const CARRIED_IN_SHORT = 'C/F | C/Fwd | C/D';

/** A balance of no day that is said: where it stands alone beside an amount. */
export const BALANCE = 'Balance | Account Balance | Madi a a setseng';

/** What extraction looks for as the balance before the first row. */
export const OPENING_LABELS = either([OPENING, BROUGHT_FORWARD, EARLIER_BALANCE].join('|'));
/** And after the last. */
export const CLOSING_LABELS = either([CLOSING, CARRIED_FORWARD, LATER_BALANCE].join('|'));
