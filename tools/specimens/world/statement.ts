import type { Facts } from '../types/define.ts';
import { round, sum } from './amounts.ts';
import type { Bank } from './bank.ts';
import { bank } from './bank.ts';
import { addDays, addMonths, monthEnd, TODAY } from './dates.ts';
import type { Person } from './person.ts';
import { person } from './person.ts';
import type { Address } from './place.ts';
import { postalAddress, town } from './place.ts';
import type { Random } from './random.ts';

export interface StatementFacts extends Facts {
  who: Person;
  post: Address;
  bank: Bank & { branch: string; sortCode: string };
  kind: string;
  start: string;
  end: string;
  rows: { date: string; description: string; amount: number; balance: number; fee: number }[];
  /** Sums of payments and of deposits. */
  out: number;
  in: number;
}

const SHOPS = [
  'Choppies Broadhurst',
  'Spar Kagiso Mall',
  'Sefalana Tlokweng',
  'Pick n Pay Airport Jn',
  'Engen Block 6',
  'Puma Mogoditshane',
  'Clicks Game City',
  'Woolworths Riverwalk',
  'Shoprite Main Mall',
  'Pep Stores Maun',
  'Cash Bazaar Hwt',
  'Botswana Craft',
  'Nandos Rail Park',
  'Vivo Palapye',
  'Liquorama Phakalane',
];
const DEBITS: ((r: Random) => [string, number])[] = [
  (r) => [`POS Purchase ${r.pick(SHOPS)}`, r.between(12, 900)],
  (r) => [
    `ATM Withdrawal ${r.pick(['Main Mall', 'Game City', 'Rail Park', 'Maun Mall', 'Nzano', 'Phikwe Mall'])}`,
    r.int(1, 20) * 100,
  ],
  (r) => [`Orange Money ${r.digits(8)}`, r.int(2, 60) * 10],
  (r) => [`Prepaid Electricity ${r.digits(11)}`, r.int(5, 40) * 10],
  (r) => [`Airtime Purchase 7${r.digits(7)}`, r.int(1, 20) * 5],
  (r) => [`EFT To ${person(r).name}`, r.between(100, 4000)],
  () => ['Debit Order Botswana Life', 214.5],
  (r) => [`Debit Order Letshego Loan ${r.digits(6)}`, 1180.4],
  () => ['Monthly Service Fee', 48.9],
  (r) => ['Cash Handling Fee', r.between(3, 30)],
];
const CREDITS: ((r: Random) => [string, number])[] = [
  (r) => [`Cash Deposit ${r.pick(['Broadhurst', 'Mahalapye', 'Serowe', 'Kanye'])}`, r.int(2, 60) * 100],
  (r) => [`EFT From ${person(r).name}`, r.between(150, 6500)],
  (r) => [`Refund ${r.pick(SHOPS)}`, r.between(20, 600)],
  () => ['Interest Received', 3.17],
];

/** A month or three of an account; each balance is the one before plus the amount. `wish.rows` sets the length. */
export function statementFacts(random: Random, wish: { rows?: number } = {}): StatementFacts {
  const who = person(random);
  const b = bank(random);
  const months = random.pick([1, 1, 1, 3]);
  const start = addMonths(`${TODAY.slice(0, 7)}-01`, -months - random.int(0, 4));
  const end = monthEnd(addMonths(start, months - 1));
  const length = wish.rows ?? random.int(14, 44) * (months === 3 ? 2 : 1);
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000);
  const salary = round(random.between(3500, 26_000));
  const opening = round(random.between(random.chance(0.12) ? -1500 : 40, 22_000));
  const when = Array.from({ length }, () => random.int(0, days)).sort((a, c) => a - c);
  let balance = opening;
  let last = '';
  const rows = when.map((day) => {
    const date = addDays(start, day);
    const payday = date.slice(8) >= '24' && last.slice(0, 7) !== date.slice(0, 7);
    const low = balance < 400;
    const credit = payday || low || random.chance(0.16);
    const [text, size] = payday ? ['Salary Credit', salary] : random.pick(credit ? CREDITS : DEBITS)(random);
    if (payday) last = date;
    const amount = round(credit ? size : -size);
    balance = round(balance + amount);
    return {
      date,
      description: text,
      amount,
      balance,
      fee: amount < 0 && random.chance(0.3) ? round(random.between(0.5, 9)) : 0,
    };
  });
  const closing = rows.at(-1)?.balance ?? opening;
  return {
    who,
    start,
    end,
    rows,
    bank: b,
    post: postalAddress(random, town(random)),
    kind: random.pick(['Cheque Account', 'Current Account', 'Savings Account', 'Smart Account']),
    out: sum(rows.filter((row) => row.amount < 0).map((row) => -row.amount)),
    in: sum(rows.filter((row) => row.amount > 0).map((row) => row.amount)),
    values: {
      accountHolder: who.name,
      accountNumber: b.account(random),
      bankName: b.name,
      statementPeriod: `${start} to ${end}`,
      openingBalance: opening,
      closingBalance: closing,
      currency: 'BWP',
      transactionCount: rows.length,
      transactions: rows.map(({ date, description, amount, balance: after }) => ({
        date,
        description,
        amount,
        balance: after,
      })),
    },
  };
}
