import type { Draft } from '../../draw/draft.ts';
import { specimenLine } from '../../parts/security.ts';
import { table, type Column } from '../../parts/table.ts';
import { commas, round } from '../../world/amounts.ts';
import { longDate, monthYear, slashDate } from '../../world/dates.ts';
import type { Random } from '../../world/random.ts';
import type { StatementFacts } from '../../world/statement.ts';
import { period } from '../bank-statement.ts';
import { deduction, earning, type PayslipFacts } from '../payslip-facts.ts';
import { boxes } from './boxes.ts';

const CODES = { in: ['DP', 'IN', 'CR'], out: ['WD', 'PO', 'DO'] };

/** A savings club's statement: narrow boxes whose captions break, a column of codes, titles broken inside their cells. */
export function statementNarrow(d: Draft, f: StatementFacts, random: Random): void {
  d.left = d.right = 44;
  d.bottom = 46;
  d.onPage = (page) => specimenLine(page);
  d.page('a4').use({ family: 'sans', size: 8.5 });
  specimenLine(d);
  d.y = 40;
  d.para(d.f('bankName'), { bold: true, size: 13, align: 'centre', after: 2 });
  d.para(['SAVINGS STATEMENT (', d.f('currency'), ')'], { align: 'centre', after: 10 });
  boxes(d, [
    [
      { label: 'NAME', value: d.f('accountHolder'), share: 2 },
      { label: 'ACCOUNT NUMBER', value: d.f('accountNumber') },
      { label: 'STATEMENT PERIOD', value: period(d, f, slashDate, ' - '), share: 1.6 },
    ],
    [
      { label: 'OPENING BALANCE', value: d.f('openingBalance', commas) },
      { label: 'CLOSING BALANCE', value: d.f('closingBalance', commas) },
    ],
  ]);
  d.gap(10);
  const figures = (title: string): Column => ({ title, share: 1.6, align: 'right' });
  table(
    d,
    [
      { title: 'Txn date', share: 1.5 },
      { title: 'Tran', share: 0.8 },
      { title: 'Description', share: 4 },
      figures('Money out'),
      figures('Money in'),
      figures('Balance'),
    ],
    f.rows.map((row, i) => {
      const size = d.f(`transactions.${i}.amount`, (n: number) => commas(Math.abs(n)));
      return [
        d.f(`transactions.${i}.date`, slashDate),
        random.pick(row.amount < 0 ? CODES.out : CODES.in),
        d.f(`transactions.${i}.description`),
        row.amount < 0 ? size : '',
        row.amount < 0 ? '' : size,
        d.f(`transactions.${i}.balance`, commas),
      ];
    }),
    { look: 'grid', padding: 3, line: '#777' },
  );
}

/** A mine's payslip: earnings, deductions and the company's contributions under each other, each with the year so far. */
export function payslipStacked(d: Draft, f: PayslipFacts): void {
  d.left = d.right = 52;
  d.page('a4').use({ family: 'sans', size: 9 });
  d.y = 44;
  d.para(d.f('employerName'), { bold: true, size: 13, after: 2 });
  d.para(['Employee pay statement, ', d.f('payPeriod', monthYear)], { after: 10 });
  boxes(d, [
    [
      { label: 'Employee', value: d.f('employeeName'), share: 2 },
      { label: 'Pay no.', value: d.f('employeeId') },
      { label: 'National ID', value: d.f('idNumber') },
      { label: 'Paid on', value: d.f('payDate', longDate) },
    ],
  ]);
  const year = (amount: number): string => commas(round(amount * f.months));
  const columns = (title: string): Column[] => [
    { title, share: 3 },
    { title: 'This month', share: 1.5, align: 'right' },
    { title: 'Year to date', share: 1.5, align: 'right' },
  ];
  const part = (title: string, rows: Parameters<typeof table>[2]): void => {
    d.gap(10);
    table(d, columns(title), rows, { look: 'lines', padding: 3, line: '#999' });
  };
  part('Earnings', [
    ...f.earnings.map((line, i) => {
      const e = earning(d, i, commas);
      return [e.name, e.amount, year(line.amount)];
    }),
    ['Total earnings', d.f('grossSalary', commas), year(Number(d.values['grossSalary']))],
  ]);
  part('Deductions', [
    ...f.deductions.map((line, i) => {
      const e = deduction(d, f, i, commas, { PAYE: 'P.A.Y.E', Pension: 'Pension' });
      return [e.name, e.amount, year(line.amount)];
    }),
    ['Total deductions', d.f('totalDeductions', commas), year(Number(d.values['totalDeductions']))],
  ]);
  const own = round(0.15 * f.earnings[0]!.amount);
  part('Company contributions', [['Pension', commas(own), year(own)]]);
  d.gap(12).para(['Amount paid to your bank: BWP ', d.f('netSalary', commas)], {
    bold: true,
    align: 'centre',
  });
  specimenLine(d);
}
