import { onPapers } from '../../../lexicon/languages/index.ts';
import { words } from '../../../values/text/label-list.ts';
import { anyOf } from '../../../packs/any-of.ts';
import { date } from '../../../values/date.ts';
import { inOwnMoney } from '../../../packs/currencies.ts';
import { money } from '../../../values/money.ts';
import { text } from '../../../values/words.ts';
import type { TableSpec } from '../tables/table.ts';

/** First words below the last transaction. */
const ENDS =
  'opening\\b.*\\bclosing\\b|closing balance|balance carried forward|total(?:s)?\\b|end of statement|statement summary|turnover|summary of';
const ENDS_ABROAD = `${onPapers('closingBalance')} | ${onPapers('carriedForward')}`;

/** Columns of bank statements, with either one signed amount or debit and credit. */
export const STATEMENT: TableSpec = {
  columns: [
    {
      name: 'date',
      kind: date,
      labels: [
        'Date',
        'Transaction Date',
        'Trans Date',
        'Trans. Date',
        'Entry Date',
        'Booking Date',
        'Date Posted',
        'Letsatsi',
        'Day',
        'Txn Date',
        'Tran Date',
        'Posting Date',
        'Post Date',
        'Letlha',
        'Posted',
        'Posted On',
        'Date of Transaction',
        'Dated',
        ...words(onPapers('day')),
      ],
    },
    { name: 'valueDate', kind: date, labels: ['Value Date', 'Effective Date', 'Val Date'] },
    {
      name: 'description',
      kind: text,
      labels: [
        'Description',
        'Transaction Description',
        'Transaction Details',
        'Details',
        'Particulars',
        'Narrative',
        'Narration',
        'Transaction',
        'Transaction Type',
        'Tlhaloso',
        'Payment Details',
        'Remarks',
        'Entry',
        'Description of Transaction',
        'Memo',
        'Dintlha',
        'Text',
        'Transaction Particulars',
        'What for',
        'Activity',
        ...words(onPapers('description')),
      ],
    },
    {
      name: 'reference',
      kind: text,
      labels: ['Reference', 'Ref', 'Ref No', 'Cheque No', 'Chq No', 'Cheque', 'Instrument', 'Branch'],
    },
    {
      name: 'charge',
      kind: money,
      labels: [
        'Charge',
        'Charges',
        'Bank Charges',
        'Accrued Bank Charges',
        'Accrued Charges',
        'Fee',
        'Fees',
        'Service Fee',
      ],
    },
    {
      name: 'debit',
      kind: money,
      labels: [
        'Debit',
        'Debits',
        'Debit Amount',
        'Payments',
        'Payment',
        'Withdrawal',
        'Withdrawals',
        'Money Out',
        'Paid Out',
        'Dr',
        ...inOwnMoney('Debit'),
        'Dr Amount',
        'Out',
        ...inOwnMoney('Money Out'),
        'Withdrawn',
        'Charged',
        'Madi a a duleng',
        'A a duleng',
        ...inOwnMoney('Debits'),
        ...inOwnMoney('Paid Out'),
        'Outgoing',
        'Dt',
        ...words(onPapers('moneyOut')),
      ],
    },
    {
      name: 'credit',
      kind: money,
      labels: [
        'Credit',
        'Credits',
        'Credit Amount',
        'Deposits',
        'Deposit',
        'Receipts',
        'Money In',
        'Paid In',
        'Lodgements',
        'Cr',
        ...inOwnMoney('Credit'),
        'Cr Amount',
        'In',
        ...inOwnMoney('Money In'),
        'Lodged',
        'Deposited',
        'Madi a a tseneng',
        'A a tseneng',
        ...inOwnMoney('Credits'),
        ...inOwnMoney('Paid In'),
        'Incoming',
        'Ct',
        ...words(onPapers('moneyIn')),
      ],
    },
    {
      name: 'amount',
      kind: money,
      labels: [
        'Amount',
        'Transaction Amount',
        ...inOwnMoney('Amount'),
        'Value',
        'Madi',
        ...words(onPapers('amount')),
      ],
    },
    {
      name: 'balance',
      kind: money,
      labels: [
        'Balance',
        'Running Balance',
        ...inOwnMoney('Balance'),
        'Account Balance',
        'Book Balance',
        'Closing Balance',
        'Bal',
        'Bal.',
        'Cleared Balance',
        'Ledger Balance',
        'Madi a a setseng',
        'Available Balance',
        'Current Balance',
        ...words(onPapers('balance')),
      ],
    },
  ],
  // If dates are on lines of their own, no column has a date header.
  isHeader: (columns) =>
    (columns.has('date') || columns.has('description')) &&
    columns.size >= 3 &&
    ['amount', 'debit', 'credit', 'balance'].some((c) => columns.has(c)),
  end: new RegExp(`^\\s*(?:${ENDS}|(?:${anyOf(words(ENDS_ABROAD))})(?!\\p{L}))`, 'iu'),
  continues: true,
};
