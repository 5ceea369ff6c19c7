import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { form } from '../parts/form.ts';
import { letterhead } from '../parts/letterhead.ts';
import { logo } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import type { Column } from '../parts/table.ts';
import { table } from '../parts/table.ts';
import { bare, commas, crDr, spaces } from '../world/amounts.ts';
import type { StatementFacts } from '../world/statement.ts';
import { statementFacts } from '../world/statement.ts';
import { dayMon, longDate, monDate, slashDate } from '../world/dates.ts';
import { titled, upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';

/** The printed period; its right answer is the two dates. */
export function period(
  d: Draft,
  f: StatementFacts,
  date: (iso: string) => string,
  joint = ' to ',
  style = {},
) {
  return d.f('statementPeriod', () => `${date(f.start)}${joint}${date(f.end)}`, style);
}
const numbered = (d: Draft, prefix = 'Page '): void => {
  d.text(d.sheet.width - d.right, d.sheet.height - 26, `${prefix}${d.index + 1}`, {
    size: 8,
    align: 'right',
  });
  specimenLine(d);
};

/** One amount column with Cr for credits, balances with Cr or Dr, dates without a year. */
function groupTemplate(d: Draft, f: StatementFacts, random: Random): void {
  d.bottom = 50;
  d.page('a4').use({ family: 'sans', size: 8.5 });
  logo(d, 480, 30, 54, random, ['#00868b', '#f2a900']);
  d.text(56, 48, d.f('bankName'), { bold: true, size: 12 });
  d.text(56, 60, `${f.bank.branch} Branch   Branch Code ${f.bank.sortCode}   Swift ${f.bank.swift}`, {
    size: 8,
  });
  const top = 96;
  d.text(
    56,
    top,
    d.f('accountHolder', (v: string) => upper(titled({ ...f.who, name: v }))),
    { bold: true },
  );
  f.post.lines.forEach((line, i) => d.text(56, top + 12 + i * 12, line.toUpperCase()));
  form(
    d,
    [
      ['Statement Period', period(d, f, longDate)],
      ['Statement Date', longDate(f.end)],
      ['Account Number', d.f('accountNumber')],
      ['Account Type', f.kind],
      ['Currency', d.f('currency')],
    ],
    { x: 320, y: top - 8, width: 219, arrangement: 'colon', labelWidth: 92, pitch: 2 },
  );
  d.y = 180;
  d.para('Statement Balances', { bold: true, size: 10, after: 2 });
  form(
    d,
    [
      ['Opening Balance', d.f('openingBalance', crDr)],
      ['Closing Balance', d.f('closingBalance', crDr)],
    ],
    { arrangement: 'right', columns: 2, labelWidth: 100 },
  );
  d.gap(10).para('Transactions in Pula (BWP)', { bold: true, size: 10, after: 2 });
  d.onPage = (page) => {
    page.text(56, 40, `Account Number ${String(d.values['accountNumber'])}`, { size: 8 });
    numbered(page);
    page.y = 60;
  };
  numbered(d);
  table(
    d,
    [
      { title: 'Date', share: 1.1 },
      { title: 'Description', share: 5 },
      { title: 'Amount', share: 2, align: 'right' },
      { title: 'Balance', share: 2.2, align: 'right' },
      { title: 'Accrued\nBank Charges', share: 1.4, align: 'right' },
    ],
    f.rows.map((row, i) => [
      d.f(`transactions.${i}.date`, dayMon),
      d.f(`transactions.${i}.description`),
      d.f(`transactions.${i}.amount`, (n: number) => (n > 0 ? `${commas(n)} Cr` : commas(-n))),
      d.f(`transactions.${i}.balance`, crDr),
      row.fee > 0 ? commas(row.fee) : '',
    ]),
    { look: 'zebra', padding: 2, head: { fill: '#d9eded' }, zebra: '#f4f9f9' },
  );
  d.gap(14).room(40);
  d.para(['Closing Balance  ', d.f('closingBalance', crDr)], { bold: true });
}

/** Debit and credit columns, full dates, an opening row in the table, grid lines. */
function debitCredit(d: Draft, f: StatementFacts, random: Random): void {
  d.left = d.right = 44;
  d.bottom = 56;
  d.page('a4').use({ family: 'narrow', size: 9 });
  letterhead(d, random, {
    name: d.f('bankName'),
    lines: [`Branch: ${f.bank.branch} (${f.bank.sortCode})`, `SWIFT: ${f.bank.swift}`, 'Tel: +267 315 9575'],
    look: 'right-block',
    colours: ['#9b1b30', '#333333'],
  });
  d.para('ACCOUNT STATEMENT', { bold: true, size: 13 });
  form(
    d,
    [
      ['Account Holder', d.f('accountHolder')],
      ['Account Number', d.f('accountNumber')],
      ['Address', f.post.text],
      ['Product', f.kind],
      ['Statement Period', period(d, f, slashDate, ' - ')],
      ['Currency', d.f('currency')],
      ['Opening Balance', d.f('openingBalance', commas)],
      ['Closing Balance', d.f('closingBalance', commas)],
    ],
    { arrangement: 'grid', columns: 2, labelWidth: 88, shade: '#f2e8ea' },
  );
  d.gap(12);
  d.onPage = (page) => {
    numbered(page);
  };
  numbered(d);
  const columns: Column[] = [
    { title: 'Date', share: 1.4 },
    { title: 'Transaction Description', share: 4.4 },
    { title: 'Debit Amount', share: 1.8, align: 'right' },
    { title: 'Credit Amount', share: 1.8, align: 'right' },
    { title: 'Balance', share: 1.9, align: 'right' },
  ];
  const amount = (i: number, credit: boolean) => {
    const row = f.rows[i]!;
    return row.amount > 0 === credit
      ? d.f(`transactions.${i}.amount`, (n: number) => commas(Math.abs(n)))
      : '';
  };
  table(
    d,
    columns,
    [
      [slashDate(f.start), 'BALANCE BROUGHT FORWARD', '', '', d.f('openingBalance', commas)],
      ...f.rows.map((_, i) => [
        d.f(`transactions.${i}.date`, slashDate),
        d.f(`transactions.${i}.description`, upper),
        amount(i, false),
        amount(i, true),
        d.f(`transactions.${i}.balance`, commas),
      ]),
      [slashDate(f.end), 'BALANCE CARRIED FORWARD', '', '', d.f('closingBalance', commas)],
    ],
    { look: 'grid', padding: 2, head: { fill: '#9b1b30', colour: '#fff' } },
  );
}

/** Payments and deposits without lines, spaces between thousands, a minus behind; summary box of the month first. */
function plain(d: Draft, f: StatementFacts, random: Random): void {
  d.bottom = 60;
  d.page('a4').use({ family: 'serif', size: 9.5 });
  letterhead(d, random, {
    name: d.f('bankName'),
    lines: [`${f.bank.branch}, Private Bag 00${random.int(100, 400)}, Gaborone`, 'Botswana'],
    look: 'left-logo',
    colours: ['#0033a0', '#3aa0e0'],
  });
  const top = d.y;
  d.text(
    56,
    top + 8,
    d.f('accountHolder', (v: string) => titled({ ...f.who, name: v })),
  );
  f.post.lines.forEach((line, i) => d.text(56, top + 21 + i * 13, line));
  d.path(rectPath(330, top - 6, 209, 84), { stroke: '#0033a0', width: 1 });
  form(
    d,
    [
      ['Account', d.f('accountNumber')],
      ['From', f.start === '' ? '' : monDate(f.start)],
      ['To', monDate(f.end)],
      ['Opening balance', d.f('openingBalance', spaces)],
      ['Closing balance', d.f('closingBalance', spaces)],
    ],
    { x: 338, y: top, width: 196, arrangement: 'right', labelWidth: 92, pitch: 2 },
  );
  d.y = top + 96;
  d.para(
    ['Statement of your ', f.kind, ' from ', period(d, f, monDate), '   All amounts in ', d.f('currency')],
    { bold: true },
  );
  d.onPage = (page) => {
    page.text(56, 40, ['Statement continued'], { italic: true, size: 8.5 });
    numbered(page, 'Sheet ');
  };
  numbered(d, 'Sheet ');
  const one = (i: number, paid: boolean) =>
    f.rows[i]!.amount < 0 === paid
      ? d.f(`transactions.${i}.amount`, (n: number) => spaces(Math.abs(n)) + (paid ? '-' : ''))
      : '';
  table(
    d,
    [
      { title: 'Details', share: 4.6 },
      { title: 'Payments', share: 1.8, align: 'right' },
      { title: 'Deposits', share: 1.8, align: 'right' },
      { title: 'Date', share: 1.5, align: 'right' },
      { title: 'Balance', share: 2, align: 'right' },
    ],
    f.rows.map((_, i) => [
      d.f(`transactions.${i}.description`),
      one(i, true),
      one(i, false),
      d.f(`transactions.${i}.date`, monDate),
      d.f(`transactions.${i}.balance`, (n: number) => (n < 0 ? `${spaces(-n)}-` : spaces(n))),
    ]),
    { look: 'plain', padding: 2.2 },
  );
  d.gap(12).room(30);
  d.para(`Total payments ${bare(f.out)}   Total deposits ${bare(f.in)}`, { size: 8.5 });
}

export const bankStatement = defineType<StatementFacts>({
  type: 'BANK_STATEMENT',
  category: 'MULTIPURPOSE',
  configuredType: 'BANK_STATEMENT',
  fields: [...CATEGORY_FIELDS.MULTIPURPOSE, 'accountHolderName', 'currency', 'transactionCount'],
  same: { accountHolderName: 'accountHolder' },
  // Amounts carry a P or BWP wherever no line names the currency.
  implied: { transactionCount: ['transactions'], currency: ['openingBalance'] },
  facts: statementFacts,
  layouts: [
    { issuer: 'A retail bank', draw: groupTemplate, producer: 'StreamServe Communication Server' },
    { issuer: 'A bank’s branch system', draw: debitCredit, producer: 'JasperReports Library version 6.20.0' },
    { issuer: 'A bank’s monthly mail', draw: plain, producer: 'Apache FOP Version 2.6' },
  ],
});
