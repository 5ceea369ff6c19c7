import { onPapers } from '../../lexicon/languages/index.ts';
import { ACCOUNT } from '../../lexicon/accounts.ts';
import { UNTIL } from '../../lexicon/until.ts';
import { CIVIL_TITLES } from '../../lexicon/forms-of-address.ts';
import { CLOSING_LABELS, OPENING_LABELS } from '../../ledger/words/balances.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { accountFitsBank, statementAdds } from '../checks/numbers.ts';
import { banks } from '../../values/dictionaries.ts';
import { addressBlock } from '../find/places/address-block.ts';
import { balanceRow } from '../find/statement/balance-row.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { knownName } from '../find/issuers/known-name.ts';
import { nameAbove, nameBelow } from '../find/people/name-above.ts';
import { datedBalance } from '../find/statement/dated-balances.ts';
import { titledName } from '../find/people/titled-name.ts';
import { sentence } from '../find/sentence.ts';
import { statementRows } from '../find/statement/statement-rows.ts';
import { balanceOfRows, openingPrinted, noTransactions } from './statement-balances.ts';
import { moneyOfAmounts, moneyOfHeads, namesMoneyAlone } from '../find/statement/money-of-amounts.ts';
import { goesOnWithRows } from '../find/statement/inferred.ts';
import { anywhere } from '../find/anywhere.ts';
import { address } from '../../values/address.ts';
import { yearsBetween } from '../../values/calendar.ts';
import { date } from '../../values/date.ts';
import { accountNumber, sortCode } from '../../values/identifiers.ts';
import { list } from '../../values/list.ts';
import { currency, money } from '../../values/money.ts';
import { companyName } from '../../values/company-name.ts';
import { partyName } from '../../values/party-name.ts';
import { dateRange, isRangeAlone } from '../../values/periods.ts';
import { text } from '../../values/words.ts';
import type { DocumentType } from '../document-type.ts';
import { isToBeFilledIn } from './sentence-cues.ts';
import { STATEMENT_CUES } from './bank-statement-cues.ts';
import { CUSTOMER_NUMBER, WHERE_SOMEBODY_LIVES, WHERE_SUPPLIED } from './wordings.ts';

/** "Cheque account 57700123456" */
const NUMBERED_ACCOUNT = new RegExp(
  String.raw`^(?:\p{L}+ ){0,3}(?:${ACCOUNT})\b[^\d]{0,26}\d[\d -]{4,}`,
  'iu',
);

/** Years; an earlier date is the account's opening date, not the start of the period. */
const LONGEST_PERIOD = 2;

/** Bank account statement of any number of pages. */
export const bankStatement: DocumentType = {
  documentType: 'BANK_STATEMENT',
  title: 'bank statement',
  category: 'MULTIPURPOSE',
  ofCategory: true,
  configuredType: () => 'BANK_STATEMENT',
  letter: 'never',
  inCells: true,
  sentenceCues: [isToBeFilledIn],
  phraseCues: STATEMENT_CUES,
  fields: [
    {
      name: 'accountHolderName',
      kind: partyName,
      labels: labelList(`
        ${onPapers('accountHolder')} | Account Holder | {Wallet,Purse} {Owner,Holder,Name,of} | Account Holder Name | Account Name | Name of Account | Customer Name
        Account Title | Client Name | Name | Customer | Statement for | Holder
        Account in the name of | Account of | Statement of | Client~0.8
        Owner~0.8 | Account~0.7 | Account Owner | Name of Account Holder | Prepared for | In account with | Leina la mong | Mong~0.8
        Depositor | Name of Depositor | Saver | Name of Saver | Member~0.8 | Name of Member | Held by | Account held by | Holder Name | Primary Holder | Account Holder(s) | Account in Name of | Customer Name and Address~0.85 | Client Name and Address~0.85 | Statement prepared for | Issued to~0.8 | Beneficiary~0.6 | Legal Owner | Trading Entity | Investor~0.8 | Account Legal Owner | In the Name of | In Name of | Relationship~0.7 | Mong wa akhaonte | Registered to~0.9
      `),
      finders: [
        addressBlock('name'),
        titledName(),
        sentence(
          '(?:^|\\n)<>\\s*[·|–-]\\s*(?:current|savings|cheque|transaction(?:al)?|call|business) account\\b',
        ),
        // In a sentence: "savings of Mrs Kago Example, account …".
        sentence(
          `account (?:no\\.? |number )?\\d[\\d -]{5,24} (?:of|for|in the name of) (?:(?:${CIVIL_TITLES})\\.? )?<>(?=[,.;\\n]| (?:covering|from|for)\\b)`,
          `(?:account|savings|statement|deposit)s?(?: [\\p{L}\\d]+){0,3}? (?:of|for|in the name of) (?:${CIVIL_TITLES})\\.? <>(?=[,.;\\n])`,
          `(?:^|\\n)(?:${CIVIL_TITLES})\\.? <>(?=[.,;] (?:\\p{L}+ )?account\\b)`,
          '\\bdear <>(?=,? (?:here|herewith|this|please|kindly|below|find|attached|enclosed|with|your|we|the)\\b)',
        ),
        nameAbove(NUMBERED_ACCOUNT),
        nameBelow(NUMBERED_ACCOUNT),
      ],
      aliases: ['accountHolder', 'fullName'],
      weight: 1,
    },
    {
      name: 'accountNumber',
      kind: accountNumber,
      labels: labelList(`
        ${onPapers('accountNumber')} | Account Number | Wallet Number | Wallet~0.8 | MSISDN | Mobile Number~0.7 | Account
        Current Account | Savings Account | Cheque Account
        Acc~0.8 | A/C | No~0.6 | ${CUSTOMER_NUMBER} | Nomoro ya tefo | Deposit Account | Savings Book No | Passbook No | Pass Book | Konto | Book No~0.8 | IBAN~0.75 | IBAN/Account | Account/IBAN | Chequing Account | Checking Account | Call Account | Loan Account~0.6 | Savings No | Savings Account No | Current Account No
      `),
      finders: [
        sentence(
          '\\b(?:account|wallet)(?: number| no\\.?)?:? <>(?=[,.;\\n]| (?:of|for|in|from|held|kept|opened|with|at|is|was|as)\\b)',
        ),
        // Heading of an app: "Statement · Savings 1077441"
        sentence('\\b(?:savings|current|cheque|transactional|call|business) <>(?=\\n)'),
        anywhere(0.4, (t) => /account/i.test(t)),
      ],
      weight: 1,
    },
    {
      name: 'bankName',
      kind: companyName,
      labels: labelList(`Bank Name | Bank~0.8 | Banker~0.8 | Issuing Bank | ${onPapers('bank')}`),
      finders: [knownName(banks, 0.95), letterhead(0.8, 0.25)],
      aliases: ['issuerName'],
      weight: 0.6,
    },
    {
      name: 'statementPeriod',
      kind: dateRange,
      labels: labelList(`
        ${onPapers('period')} | Statement Period | Period | Statement for the period | For the period | Period Covered
        Statement from | Transactions from | Date Range | From | Period of Statement | Statement Cycle
        Statement Dates | Dates~0.8 | Transaction Period | Covering~0.8 | Between~0.8 | Paka | For the quarter | For the month
        For the months | Covering Period | Dates Shown | Dates Covered | Interval~0.8 | Report Range | Report Period | Reporting Period | Range~0.8 | Date Span | Period Shown | Period Reported | Period of Extract | Extract Period | Transactions for the Period | Transactions between | Activity Period | Print covers | Statement covers | Covers~0.8 | Books from | Account Activity from | History from | Duration~0.7 | Quarter~0.85 | Quarter ended | Month ended | Activity for | {Ledger,Entries,Movements,Extract,Account,Print,Report} from
      `),
      finders: [
        sentence(
          '(?=(?:month|quarter|half[- ]year) end(?:ed|ing)\\b)<>',
          '\\bstatement of (?:\\p{L}+ )?accounts? for <>',
          '(?:period|from)(?: of| from| covered)?:? <>',
          '(?:statement|period|from)[^.\\n]{0,25}? <>',
          // "Printed 2 November 2026 for 1 October 2026 till 31 October 2026"
          `\\bfor (?=[^\\n]{6,20}? (?:${UNTIL}|[-–]) )<>`,
          '\\bcover(?:ing|s) (?:the period )?(?:from )?<>',
          '\\bactivity (?:on|of|for) [^\\n,]{3,30}, <>',
          // "Account 9060 · USD · 1 August 2026 – 31 August 2026"
          ' [·|•] <>(?= ?(?:[·|•]|\\n|$))',
          '\\baccount [^\\n]{5,40}?[,.] <>(?=\\.?\\n)',
          `\\b(?:${ACCOUNT})(?: no\\.?| number)?:? \\d[\\d -]{5,22}\\d\\s+<>(?=\\n)`,
          // "Statement for Kago Example, account 6200011, 1 June 2026 to 30 June 2026."
          '[,;] <>(?=[.;\\n])',
        ),
        // A line at the top with only two dates or months.
        anywhere(
          0.5,
          (t) => t.length < 45 && /\d\s*(?:to|until|go fitlha|[-–])\s*\p{L}|\d\s*(?:to|[-–])\s*\d/iu.test(t),
        ),
        anywhere(0.8, isRangeAlone),
      ],
      weight: 0.6,
    },
    {
      name: 'periodStart',
      kind: date,
      labels: labelList(
        'From~0.8 | {Ledger,Entries,Movements,Extract,Account,Print,Report} from | From Date | Date From | Period From | Start Date | Period Start | Statement from | Statement Start | Transactions from | Go simolola | Go tswa | Since~0.8 | Starting~0.8 | Start~0.7 | First Day | First Date | Beginning~0.7 | Period Begins | Starting Date | Statement Starts | Statement Begins | {Opening,Open} {Date,Day}~0.75 | {Statement,Cycle,Period} Opens | Opens on~0.7 | Opening Balance {Date,Day,Dated}~0.8',
      ),
      weight: 0,
    },
    {
      name: 'periodEnd',
      kind: date,
      labels: labelList(
        'To~0.8 | To Date | Date To | Period To | End Date | Period End | Statement to | Statement End | Transactions to | Until~0.8 | Go fitlha | Through~0.8 | Thru~0.8 | Ending~0.8 | End~0.7 | Last Day | Last Date | Period Ends | Ending Date | Statement Ends | Statement Closes | Up to~0.8 | Till~0.8 | {Closing,Close} {Date,Day}~0.75 | {Cycle,Period} Closes | Closes on~0.7 | Closing Balance {Date,Day,Dated}~0.8',
      ),
      weight: 0,
    },
    {
      name: 'statementDate',
      kind: date,
      labels: labelList(
        'Date of Statement | Date Printed | Print Date | Issue Date | Date Issued | Issued~0.85 | Printed on | Printed~0.8 | Generated on',
      ),
      aliases: ['issueDate'],
      weight: 0,
    },
    {
      name: 'openingBalance',
      kind: money,
      labels: OPENING_LABELS,
      finders: [balanceRow('opening'), datedBalance('opening')],
      fromPage: 'first',
      weight: 0.6,
    },
    {
      name: 'closingBalance',
      kind: money,
      labels: CLOSING_LABELS,
      finders: [balanceRow('closing'), datedBalance('closing')],
      fromPage: 'last',
      weight: 0.6,
    },
    { name: 'transactions', kind: list, finders: [statementRows(openingPrinted)], weight: 0.8 },
    {
      name: 'currency',
      kind: currency,
      labels: labelList(
        `Currency | Account Currency | Currency Code | CCY | Ccy Code | Cur~0.8 | Currency of Account | Denominated in | Statement Currency | Amounts in | All amounts in | Denomination~0.8 | ${onPapers('currency')}`,
      ),
      finders: [
        moneyOfAmounts,
        moneyOfHeads,
        (view, field) =>
          anywhere(0.45, namesMoneyAlone)(view, field).map((found) => ({
            ...found,
            place: null,
          })),
        sentence(
          ' [·|•] <>(?= [·|•])',
          '(?:amounts?|values?|figures|transactions|expressed|currency)[^.]{0,24}? (?:in|is|:) <>',
        ),
      ],
      weight: 0,
    },
    {
      name: 'branchCode',
      kind: sortCode,
      labels: labelList(`
        Branch Code | Sort Code | Branch No | Branch/Sort Code | Sorting Code | Clearing Code | Bank Code
        ${onPapers('branchCode')}
      `),
      weight: 0,
    },
    {
      name: 'accountType',
      kind: text,
      labels: labelList(
        'Type of Account | Product | Product Name | Account Product | Kind of Account | Class of Account | Scheme~0.8 | Mofuta wa akhaonto | Account Category | Account Description',
      ),
      weight: 0,
    },
    {
      name: 'address',
      kind: address,
      labels: labelList(`
        Physical Address | Address | Postal Address | Customer Address | ${WHERE_SUPPLIED} | Residence~0.8
        ${WHERE_SOMEBODY_LIVES}
      `),
      finders: [addressBlock('address')],
      weight: 0,
    },
  ],
  derivations: [
    {
      name: 'statementPeriod',
      from: ['periodStart', 'periodEnd'],
      source: 'joined',
      weight: 0.6,
      make(values) {
        const [from, to] = ['periodStart', 'periodEnd'].map((n) => values.get(n)?.value);
        return typeof from === 'string' &&
          typeof to === 'string' &&
          from <= to &&
          yearsBetween(from, to) < LONGEST_PERIOD
          ? { value: `${from} to ${to}` }
          : null;
      },
    },
    noTransactions,
    balanceOfRows('openingBalance'),
    balanceOfRows('closingBalance'),
    {
      name: 'transactionCount',
      from: ['transactions'],
      source: 'joined',
      weight: 0,
      make: (values) =>
        Array.isArray(values.get('transactions')?.value)
          ? { value: (values.get('transactions')!.value as unknown[]).length }
          : null,
    },
  ],
  otherLabels: words(`
    Branch | Branch Name | Statement No | Statement Number | Total Debits | Total Credits
    Total Payments | Total Deposits | Swift Code | SWIFT | VAT | Customer Number | Customer No
    Interest Rate | Available Balance | Overdraft Limit | Date | Description | Details | Debit
    ${onPapers('otherNumbers')}
    Credit | Amount | Balance | To | Service Fees | Accrued Bank Charges | Interest
  `),
  keys: ['accountNumber', 'statementPeriod'],
  continues: goesOnWithRows,
  checks: [
    statementAdds('openingBalance', 'transactions', 'closingBalance', 'transactionCount'),
    accountFitsBank('bankName', 'accountNumber', 'branchCode'),
  ],
};
