import type { Draft } from '../../draw/draft.ts';
import type { Inline } from '../../draw/inline.ts';
import type { Row } from '../../parts/form.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import type { Column } from '../../parts/table.ts';
import { table } from '../../parts/table.ts';
import { bare, brackets, bwp, commas, sum } from '../../world/amounts.ts';
import { longDate, monCapsDate, monDashDate, slashDate } from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { StatementFacts } from '../../world/statement.ts';
import { period } from '../bank-statement.ts';
import { boxes } from './boxes.ts';
import { hand, opening, write } from './hand.ts';

/** Day and month with a two-digit year. */
const short = (iso: string): string => slashDate(iso).replace(/\d\d(\d\d)$/, '$1');

/** Only the first rows; the closing balance follows. */
function shortened(d: Draft, f: StatementFacts, count: number): StatementFacts {
  const rows = f.rows.slice(0, count);
  const printed = d.values['transactions'] as unknown[];
  Object.assign(d.values, {
    transactions: printed.slice(0, rows.length),
    transactionCount: rows.length,
    closingBalance: rows.at(-1)?.balance ?? d.values['openingBalance'],
  });
  return {
    ...f,
    rows,
    out: sum(rows.filter((row) => row.amount < 0).map((row) => -row.amount)),
    in: sum(rows.filter((row) => row.amount > 0).map((row) => row.amount)),
  };
}

/** A test author's statement: a few lines of particulars and a small table, drawn in one of the four usual ways. */
export function statementPlain(d: Draft, whole: StatementFacts, random: Random): void {
  const h = hand(random);
  const f = shortened(d, whole, random.int(5, 14));
  h.size = Math.min(h.size, 10);
  opening(d, h, [d.f('bankName')], 'BANK STATEMENT|ACCOUNT STATEMENT|STATEMENT OF ACCOUNT|Bank Statement');
  write(d, h, [
    ['Account Holder|Account Name|Customer Name|Name', d.f('accountHolder', h.name)],
    ['Account Number|Account No|Account No.|A/C Number', d.f('accountNumber')],
    ...(random.chance(0.5) ? [['Account Type', f.kind] as Row] : []),
    ...(random.chance(0.5) ? [['Branch', f.bank.branch] as Row] : []),
    ['Statement Period|Period|Statement From', period(d, f, h.date, random.pick([' to ', ' - ']))],
    ...(random.chance(0.6) ? [['Currency', d.f('currency')] as Row] : []),
    ['Opening Balance|Balance Brought Forward|Previous Balance', d.f('openingBalance', h.money)],
    ...(random.chance(0.6)
      ? [['Closing Balance|Current Balance|Balance', d.f('closingBalance', h.money)] as Row]
      : []),
  ]);
  d.gap(8);
  const way = random.pick(['columns', 'signed', 'typed', 'plus'] as const);
  const date: Column = { title: 'Date', share: 2 };
  const text: Column = {
    title: random.pick(['Description', 'Details', 'Transaction', 'Narration']),
    share: 4,
  };
  const balance: Column = { title: 'Balance', share: 2, align: random.pick(['right', 'left'] as const) };
  const figures = (title: string): Column => ({ title, share: 1.8, align: balance.align! });
  const columns = {
    columns: [
      date,
      text,
      ...random
        .pick([
          ['Debit', 'Credit'],
          ['Withdrawals', 'Deposits'],
          ['Money Out', 'Money In'],
        ])
        .map(figures),
      balance,
    ],
    signed: [date, text, figures('Amount'), balance],
    typed: [date, text, { title: 'Type', share: 1 }, figures('Amount'), balance],
    plus: [date, text, figures('Amount (BWP)'), balance],
  }[way];
  table(
    d,
    columns,
    f.rows.map((row, i) => {
      const head: Inline[] = [d.f(`transactions.${i}.date`, h.date), d.f(`transactions.${i}.description`)];
      const amount = (format: (n: number) => string) => d.f(`transactions.${i}.amount`, format);
      const size = amount((n: number) => h.figure(Math.abs(n)));
      const after = d.f(`transactions.${i}.balance`, h.figure);
      if (way === 'columns') return [...head, row.amount < 0 ? size : '', row.amount > 0 ? size : '', after];
      if (way === 'typed') return [...head, row.amount < 0 ? 'DR' : 'CR', size, after];
      return [
        ...head,
        amount((n: number) => (way === 'plus' && n > 0 ? `+${h.figure(n)}` : h.figure(n))),
        after,
      ];
    }),
    { look: random.pick(['grid', 'lines', 'plain'] as const), line: '#000', padding: 2 },
  );
  d.gap(10).para(['Closing Balance: ', d.f('closingBalance', h.money)], { bold: true });
}

/** Saved from internet banking: a title, cards of particulars, a reference column, signed amounts with the currency. */
export function statementExport(d: Draft, f: StatementFacts, random: Random): void {
  d.left = d.right = 34;
  d.bottom = 44;
  d.onPage = (page) => specimenLine(page);
  d.page('letter').use({ family: 'verdana', size: 7.6 });
  specimenLine(d);
  d.y = 34;
  d.para(d.f('bankName'), { size: 11, bold: true, colour: '#30507a', after: 2 });
  d.para('Transaction history', { size: 15, after: 8 });
  boxes(
    d,
    [
      [
        { label: 'Account', value: [`${f.kind} `, d.f('accountNumber')] },
        { label: 'Owner', value: d.f('accountHolder') },
        { label: 'Date range', value: period(d, f, longDate, ' – ') },
      ],
      [
        { label: 'Balance at start', value: d.f('openingBalance', bwp) },
        { label: 'Balance at end', value: d.f('closingBalance', bwp) },
        { label: 'Total in / total out', value: `${commas(f.in)} / ${commas(f.out)}` },
      ],
    ],
    { line: '#b9c4d2', label: { colour: '#667' } },
  );
  d.gap(12);
  table(
    d,
    [
      { title: 'Posting date', share: 1.7 },
      { title: 'Reference', share: 1.6 },
      { title: 'Narrative', share: 3.4 },
      { title: 'Amount', share: 2, align: 'right' },
      { title: 'Running balance', share: 2.2, align: 'right' },
    ],
    f.rows.map((_, i) => [
      d.f(`transactions.${i}.date`, monDashDate),
      `FT${random.digits(7)}`,
      d.f(`transactions.${i}.description`),
      d.f(`transactions.${i}.amount`, (n: number) => (n < 0 ? `-${commas(-n)}` : `+${commas(n)}`)),
      d.f(`transactions.${i}.balance`, commas),
    ]),
    { look: 'lines', padding: 3, line: '#c9d2dd', head: { fill: '#eef2f7' } },
  );
}

/** A line printer's statement of a savings bank: capitals, two-digit years, withdrawals in brackets of their own column, no lines. */
export function statementPrinter(d: Draft, f: StatementFacts): void {
  d.left = d.right = 40;
  d.bottom = 50;
  d.onPage = (page) => {
    specimenLine(page);
    page.text(40, 40, `A/C ${String(d.values['accountNumber'])}  CONTINUED`, { size: 8.5 });
    page.y = 60;
  };
  d.page('a4').use({ family: 'mono', size: 8.5 });
  specimenLine(d);
  d.y = 40;
  d.para(d.f('bankName', upper), { bold: true, size: 11, after: 0 });
  d.para(`${f.bank.branch.toUpperCase()} BRANCH  ${f.bank.sortCode}`, { after: 10 });
  const top = d.y;
  d.text(40, top + 8, d.f('accountHolder', upper));
  f.post.lines.forEach((line, i) => d.text(40, top + 20 + i * 12, line.toUpperCase()));
  form(
    d,
    [
      ['A/C NO', d.f('accountNumber')],
      ['A/C TYPE', f.kind.toUpperCase()],
      ['CCY', d.f('currency')],
      ['FOR PERIOD', period(d, f, monCapsDate, ' TO ')],
    ],
    { x: 300, y: top, width: 255, arrangement: 'colon', labelWidth: 76, pitch: 1 },
  );
  d.y = top + 66;
  table(
    d,
    [
      { title: 'DATE', share: 1.5 },
      { title: 'PARTICULARS', share: 4.2 },
      { title: 'WITHDRAWALS', share: 2, align: 'right' },
      { title: 'DEPOSITS', share: 1.9, align: 'right' },
      { title: 'BALANCE', share: 2, align: 'right' },
    ],
    [
      ['', 'OPENING BALANCE', '', '', d.f('openingBalance', brackets)],
      ...f.rows.map((row, i) => {
        const amount = d.f(`transactions.${i}.amount`, (n: number) => bare(Math.abs(n)));
        return [
          d.f(`transactions.${i}.date`, short),
          d.f(`transactions.${i}.description`, upper),
          row.amount < 0 ? amount : '',
          row.amount > 0 ? amount : '',
          d.f(`transactions.${i}.balance`, brackets),
        ];
      }),
      ['', 'TOTALS', bare(f.out), bare(f.in), ''],
      ['', 'CLOSING BALANCE', '', '', d.f('closingBalance', brackets)],
    ],
    { look: 'plain', padding: 1.4 },
  );
}
