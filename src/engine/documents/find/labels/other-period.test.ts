import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../../testing/page-of.ts';
import { readPrinted, valueIn } from '../../testing/request.ts';

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
  if (/ytd|year|cum/i.test(title)) return 8 * amount;
  return /prev|last/i.test(title) ? amount - 100 : amount;
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
