import type { Draft } from '../draw/draft.ts';
import { form } from '../parts/form.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { table } from '../parts/table.ts';
import { CATEGORY_FIELDS, defineType, type Facts } from '../types/define.ts';
import { commas, round } from '../world/amounts.ts';
import { addDays, addMonths, dayMon, longDate, monthEnd, slashDate, TODAY } from '../world/dates.ts';
import { titled, upper, type Person } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { nad, namibian, TOWNS } from './people.ts';

interface AccountFacts extends Facts {
  readonly who: Person;
  readonly town: string;
  readonly start: string;
  readonly end: string;
  readonly rows: readonly { date: string; description: string; amount: number; balance: number }[];
}

const BANKS = ['Bank Windhoek Limited', 'First National Bank of Namibia Limited', 'Nedbank Namibia Limited'];
const DEBITS = [
  'Card Purchase Wernhil',
  'ATM Withdrawal',
  'NamPower Prepaid',
  'MTC Airtime',
  'Debit Order Policy',
];

function facts(random: Random): AccountFacts {
  const who = namibian(random);
  const start = addMonths(`${TODAY.slice(0, 7)}-01`, -random.int(1, 4));
  const opening = round(random.between(400, 18_000));
  let balance = opening;
  let date = start;
  const rows = Array.from({ length: random.int(8, 16) }, () => {
    date = addDays(date, random.int(0, 1));
    const isCredit = balance < 1_000 || random.chance(0.25);
    const amount = round(isCredit ? random.between(900, 9_000) : -random.between(15, 800));
    balance = round(balance + amount);
    return {
      date,
      amount,
      balance,
      description: isCredit ? random.pick(['Salary', 'Cash Deposit', 'EFT Credit']) : random.pick(DEBITS),
    };
  });
  const end = monthEnd(start);
  return {
    who,
    start,
    end,
    rows,
    town: random.pick(TOWNS),
    values: {
      accountHolder: who.name,
      accountNumber: `8${random.digits(9)}`,
      bankName: random.pick(BANKS),
      statementPeriod: `${start} to ${end}`,
      openingBalance: opening,
      closingBalance: balance,
      currency: 'NAD',
      transactionCount: rows.length,
      transactions: rows.map((row) => ({ ...row })),
    },
  };
}

const period = (d: Draft, f: AccountFacts, date: (iso: string) => string) =>
  d.f('statementPeriod', () => `${date(f.start)} to ${date(f.end)}`);

/** Debit and credit columns whose heads name the money. */
function debitCredit(d: Draft, f: AccountFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 9 });
  letterhead(d, random, {
    name: d.f('bankName'),
    lines: [`PO Box ${random.digits(3)}, ${f.town}, Namibia`, 'Tel +264 61 000 1234'],
    look: 'left-logo',
    colours: ['#0a5c4a', '#d9a520'],
  });
  form(
    d,
    [
      ['Account Holder', d.f('accountHolder', (name: string) => titled({ ...f.who, name }))],
      ['Account Number', d.f('accountNumber')],
      ['Statement Period', period(d, f, longDate)],
      ['Currency', d.f('currency')],
    ],
    { arrangement: 'colon', width: 300, labelWidth: 110 },
  );
  d.gap(8);
  const cell = (i: number, paid: boolean) =>
    f.rows[i]!.amount < 0 === paid ? d.f(`transactions.${i}.amount`, (n: number) => commas(Math.abs(n))) : '';
  table(
    d,
    [
      { title: 'Date', share: 1.4 },
      { title: 'Description', share: 4 },
      { title: 'Debit (N$)', share: 1.6, align: 'right' },
      { title: 'Credit (N$)', share: 1.6, align: 'right' },
      { title: 'Balance (N$)', share: 1.8, align: 'right' },
    ],
    f.rows.map((_, i) => [
      d.f(`transactions.${i}.date`, slashDate),
      d.f(`transactions.${i}.description`),
      cell(i, true),
      cell(i, false),
      d.f(`transactions.${i}.balance`, commas),
    ]),
    { look: 'grid', padding: 2 },
  );
  d.gap(10);
  form(
    d,
    [
      ['Opening Balance', d.f('openingBalance', nad)],
      ['Closing Balance', d.f('closingBalance', nad)],
    ],
    { arrangement: 'colon', width: 260, labelWidth: 110 },
  );
  specimenLine(d);
}

/** One signed amount, balances at the head, the currency by its sign alone. */
function signed(d: Draft, f: AccountFacts, random: Random): void {
  d.page('a4').use({ family: 'narrow', size: 9.5 });
  d.para(d.f('bankName'), { bold: true, size: 14, after: 2 });
  d.para(`${f.town} Branch, Namibia`, { after: 70 });
  d.para(d.f('accountHolder', upper), { bold: true });
  d.para(`P.O. Box ${random.digits(5)}`);
  d.para(upper(f.town), { after: 12 });
  form(
    d,
    [
      ['Account No', d.f('accountNumber')],
      ['Period', period(d, f, slashDate)],
      ['Opening Balance', d.f('openingBalance', nad)],
      ['Closing Balance', d.f('closingBalance', nad)],
    ],
    { arrangement: 'right', columns: 2, labelWidth: 90 },
  );
  d.gap(10);
  table(
    d,
    [
      { title: 'Date', share: 1 },
      { title: 'Details', share: 4 },
      { title: 'Amount', share: 1.8, align: 'right' },
      { title: 'Balance', share: 1.8, align: 'right' },
    ],
    f.rows.map((_, i) => [
      d.f(`transactions.${i}.date`, dayMon),
      d.f(`transactions.${i}.description`),
      d.f(`transactions.${i}.amount`, commas),
      d.f(`transactions.${i}.balance`, commas),
    ]),
    { look: 'plain', padding: 2 },
  );
  specimenLine(d);
}

export const bankStatement = defineType<AccountFacts>({
  type: 'NAMIBIAN_BANK_STATEMENT',
  answer: 'BANK_STATEMENT',
  category: 'MULTIPURPOSE',
  configuredType: 'BANK_STATEMENT',
  fields: [...CATEGORY_FIELDS.MULTIPURPOSE, 'currency', 'transactionCount'],
  implied: { transactionCount: ['transactions'], currency: ['openingBalance'] },
  facts,
  layouts: [
    { issuer: 'An imagined statement of a bank in Namibia', draw: debitCredit },
    { issuer: 'Another imagined statement of a bank in Namibia', draw: signed },
  ],
});
