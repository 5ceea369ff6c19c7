import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../../testing/page-of.ts';
import { tableLines } from '../../testing/find-in.ts';
import { fieldIn, readPrinted, sureValue, valueIn } from '../../testing/request.ts';

const PAY: readonly (readonly [string, number])[] = [
  ['Basic Salary', 9400],
  ['Housing Allowance', 1100],
  ['Gross Pay', 10500],
  ['PAYE', 412.5],
  ['Pension', 525],
  ['Total Deductions', 937.5],
  ['Net Pay', 9562.5],
];
const RIGHT = { grossSalary: 10500, totalDeductions: 937.5, netSalary: 9562.5, taxAmount: 412.5 };

const printed = (amount: number): string => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });

/** What a column of this title says of an amount of the month. */
function inColumn(title: string, amount: number): number {
  if (/ytd|year|cum|jaar/i.test(title)) return 8 * amount;
  return /prev|last|vorige|préc/i.test(title) ? amount - 100 : amount;
}

function slip(titles: readonly string[], times: (title: string, amount: number) => number) {
  const rightOf = (i: number, text: string): number => 600 + 170 * i - 10 * text.length;
  const row = (y: number, cells: readonly string[]): PrintedLine[] =>
    cells.map((text, i) => [rightOf(i, text), y, text]);
  return readPrinted([
    [60, 60, 'KGALE SPECIMEN TRADING (PTY) LTD'],
    [60, 100, 'PAYSLIP'],
    [60, 140, 'Employee Name'],
    [400, 140, 'Palesa Moremi'],
    ...(titles[0] ? [[60, 240, 'Description'] as const, ...row(240, titles)] : []),
    ...PAY.flatMap(([name, amount], i): PrintedLine[] => [
      [60, 280 + 40 * i, name],
      ...row(
        280 + 40 * i,
        titles.map((title) => printed(times(title, amount))),
      ),
    ]),
  ]);
}

describe('columns of this month, of the month before and of the year', () => {
  it.each([
    ['YTD', 'This Month'],
    ['Year to Date', 'Current'],
    ['Previous', 'Current', 'YTD'],
    ['Current', 'Previous', 'Year to date'],
    ['YTD Amount', 'Amount'],
    ['Last Month', 'This Month'],
    ['Cumulative', 'Month'],
    ['Year To Date', 'Last Period', 'This Period'],
    ['Amount', 'YTD'],
    ['Prev.', 'Curr.', 'Cum.'],
    ['Current Month', 'Tax Year to Date'],
    ['Vorige maand', 'Hierdie maand', 'Jaar tot datum'],
    ['Mois précédent', 'Mois en cours', 'Cumul annuel'],
  ])('%s | %s', (...titles) => {
    const read = slip(titles, inColumn);
    for (const [name, amount] of Object.entries(RIGHT)) expect(valueIn(read, name), name).toBe(amount);
  });

  it('without titles the first is taken, and held though its sums hold', () => {
    let turn = 0;
    const read = slip(['', ''], (_, amount) => (turn++ % 2 === 0 ? 8 * amount : amount));
    for (const name of Object.keys(RIGHT))
      expect(read.fields.find((f) => f.name === name)!.confidence, name).toBeLessThan(0.6);
  });
});

describe('columns that each state a month', () => {
  const slip = (title: string, heads: readonly string[], rows: readonly string[]) =>
    readPrinted([
      [60, 60, 'INGWE SECURITY SERVICES'],
      [60, 100, title],
      [60, 140, 'Employee: Kago Example'],
      ...tableLines([60, '>500', '>700', '>900'], [`|${heads.join('|')}`, ...rows], 200),
    ]);
  const rows = [
    'Gross pay|17,900.00|18,200.00|54,000.00',
    'PAYE|2,690.00|2,750.00|8,130.00',
    'Net pay|13,710.00|13,950.00|41,370.00',
  ];
  const turned = [
    'Gross pay|18,200.00|17,900.00|54,000.00',
    'PAYE|2,750.00|2,690.00|8,130.00',
    'Net pay|13,950.00|13,710.00|41,370.00',
  ];

  it.each([
    ['Payslip March 2026', ['February', 'March', 'Year to date'], rows],
    ['Payslip for the month of Mar 2026', ['Feb 2026', 'Mar 2026', 'YTD'], rows],
    ['PAY ADVICE 03/2026', ['02/2026', '03/2026', 'YTD'], rows],
    ['Payslip March 2026', ['March', 'February', 'Cumulative'], turned],
    ['Payslip March 2026', ['February', 'March (this month)', 'Tax year to date'], rows],
    ['Payslip', ['February', 'This month', 'YTD'], rows],
  ])('gives that of the month above: %s %s', (title, heads, printed) => {
    const document = slip(title, heads, printed);
    expect(fieldIn(document, 'grossSalary')?.value).toBe(18200);
    expect(fieldIn(document, 'netSalary')?.value).toBe(13950);
    expect(fieldIn(document, 'taxAmount')?.value).toBe(2750);
  });

  it.each([
    ['Payslip', ['February', 'March', 'Year to date']],
    ['Payslip, first quarter', ['January', 'February', 'March']],
    ['Payslip February to March 2026', ['February', 'March', 'YTD']],
  ])('is held where the paper says none or several: %s %s', (title, heads) => {
    const document = slip(title, heads, rows);
    expect(sureValue(document, 'grossSalary')).toBeNull();
    expect(sureValue(document, 'netSalary')).toBeNull();
  });
});

describe('columns from what was brought forward to what is carried forward', () => {
  it.each([
    ['B/F', 'C/F'],
    ['Opening', 'Closing'],
    ['Previous balance', 'Balance due'],
    ['Brought forward', 'Carried forward'],
  ])('give the last as what is to be paid: %s, %s', (before, after) => {
    const document = readPrinted([
      [60, 60, 'CITY OF MUTOWE CITY COUNCIL'],
      [60, 100, 'RATES ACCOUNT'],
      [60, 140, 'Owner: Kago Example'],
      [60, 180, 'Account no: 33-0099-1'],
      ...tableLines(
        [60, '>400', '>560', '>720', '>900'],
        [
          `|${before}|Charge|Paid|${after}`,
          'Rates|40.00|40.00|-40.00|40.00',
          'Water|88.00|101.20|-80.00|109.20',
          'TOTAL|128.00|141.20|-120.00|149.20',
        ],
        240,
      ),
    ]);
    expect(fieldIn(document, 'amountDue')?.value).toBe(149.2);
  });
});
