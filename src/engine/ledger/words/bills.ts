import { onPapers } from '../../lexicon/languages/index.ts';

/** Amount due. */
export const AMOUNT_DUE = `
  Total Amount Due | Amount Due | Total Due | Total Payable | Amount Payable | Balance Due | Balance Payable
  Total Amount Payable | {Net Amount,Amount,Net,Sum,Bill Amount} Payable by Due Date | Net Amount Payable | {Payable,Amount} {by,before,up to,upto,till,within} Due Date~0.9 | Total for the Year~0.8 | Total for the Quarter~0.8 | Total for the Month~0.8 | Please Pay | Sum Demanded | Amount Demanded | New Balance | Payable~0.8 | Due~0.8 | Total~0.6 | Pay This Amount | Amount to Pay | You Must Pay
  {Amount,Total,Sum,Balance} {to be paid,to pay,you need to pay,you must pay,now due,now payable,you owe,for payment} | What you owe | Payment required
  Total {charge,charges,rates,levy,bill} {for the year,for the period,for the month,this year} | What you {owe now,need to pay,must pay} | You {owe us,still owe} | ${onPapers('amountDue')} | Betaalbaar~0.8
  Balance to {settle,pay} | {Left,Remaining} to {settle,pay} | Remaining~0.7 | {Account,Bill,Invoice} {Total,Amount}~0.8 | Total of this {Bill,Account,Invoice} | Amount of this {Bill,Account,Invoice}
  Total {incl VAT,including VAT,VAT incl,VAT inclusive,charges due,current charges due,rates due,rates payable}~0.8 | Charges due | Rates Assessed~0.8 | {Please,Kindly} {Remit,Transfer,Settle}
  Grand Total~0.8 | Closing Balance~0.75 | Closing~0.7 | Sum~0.7 | Sum {due,payable,assessed} | In all~0.7 | Balance to date~0.8 | Balance at date~0.8 | All together~0.7 | Owing~0.8 | Outstanding Balance | Outstanding Amount | Madi otlhe
  Madi a go duelwa | Madi a a {tlhokegang,batlegang,kolotwang,duelwang,saletseng} | Molato otlhe | Amount Outstanding | Total Outstanding | Balance Outstanding | Outstanding~0.7 | You Owe | Now Due~0.8 | Amount Owing | Amount Now Owing | Balance Owing | Total Owing | To Pay~0.8 | This Bill~0.7 | To Pay By~0.9
  Palogotlhe | Palo yotlhe | Tlhakanyo yotlhe | Molato | O kolota~0.8
`;

/** Total of the charges, beside the amount due. */
export const BILL_TOTAL = `
  Total | Total Charges | {Invoice,Bill,Grand} Total | Current Charges | Total Amount of
`;

/** Charges before tax. */
export const SUBTOTAL = `
  Subtotal | Sub Total | {Net,Total} {excl VAT,excluding VAT,exclusive of VAT,before VAT,before tax,excl,excluding} | Net Amount excl VAT
  Taxable {Amount,Value} | Total {VAT,Tax}~0.5
`;

/** What was owed before this bill. */
export const OWED_BEFORE = `
  Arrears | Previous Balance | Balance from {last,previous,your} | Owed from | Last Balance | Overdue | Opening Balance | Opening
  Brought Forward | Molato wa pele
`;
