import type { Draft } from '../draw/draft.ts';
import { form, type Row } from '../parts/form.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { table } from '../parts/table.ts';
import { CATEGORY_FIELDS, defineType, type Facts } from '../types/define.ts';
import incomeTax from '../../../src/engine/packs/namibia/income-tax.json' with { type: 'json' };
import { commas, round, sum } from '../world/amounts.ts';
import { addMonths, longDate, monthEnd, monthYear, slashDate, TODAY } from '../world/dates.ts';
import type { Random } from '../world/random.ts';
import { nad, nadSpace, namibian, TOWNS } from './people.ts';

interface Line {
  readonly name: string;
  readonly amount: number;
}
interface PayFacts extends Facts {
  readonly town: string;
  readonly earnings: readonly Line[];
  readonly deductions: readonly Line[];
}

/** One twelfth of the year's tax by the table in force since March 2024. */
function monthlyTax(gross: number): number {
  const annual = 12 * gross;
  const band = incomeTax.resident.at(-1)!.bands.findLast(({ over }) => annual > over)!;
  return round((band.baseTax + ((annual - band.over) * band.ratePercent) / 100) / 12);
}

function facts(random: Random): PayFacts {
  const who = namibian(random);
  const employer = `${random.pick(['Kalahari Sample', 'Etosha Example', 'Dune Muster', 'Brandberg Sample'])} ${random.pick(['Trading (Pty) Ltd', 'Logistics CC', 'Fishing (Pty) Ltd'])}`;
  const month = addMonths(`${TODAY.slice(0, 7)}-01`, -random.int(1, 5));
  const earnings = [
    { name: 'Basic Salary', amount: random.int(9_000, 42_000) },
    ...random.sample(
      [
        { name: 'Housing Allowance', amount: random.int(1_000, 4_000) },
        { name: 'Transport Allowance', amount: random.int(300, 1_200) },
        { name: 'Overtime', amount: round(random.between(150, 1_900)) },
      ],
      random.int(0, 2),
    ),
  ];
  const gross = sum(earnings.map(({ amount }) => amount));
  const deductions = [
    { name: 'PAYE', amount: monthlyTax(gross) },
    { name: 'Social Security', amount: 81 },
    ...(random.chance(0.6) ? [{ name: 'Medical Aid', amount: round(random.between(400, 1_700)) }] : []),
  ].filter(({ amount }) => amount > 0);
  const total = sum(deductions.map(({ amount }) => amount));
  return {
    earnings,
    deductions,
    town: random.pick(TOWNS),
    values: {
      employeeName: who.name,
      employer,
      employerName: employer,
      idNumber: who.idNumber,
      payPeriod: month.slice(0, 7),
      payDate: monthEnd(month),
      grossSalary: gross,
      netSalary: round(gross - total),
      totalDeductions: total,
      taxDeductions: deductions.find(({ name }) => name === 'PAYE')?.amount ?? null,
      earnings: earnings.map((line) => ({ ...line })),
      deductions: deductions.map((line) => ({ ...line })),
    },
  };
}

/** What a payslip prints of itself, above its lists. */
function heading(d: Draft, f: PayFacts, random: Random, date: (iso: string) => string): void {
  d.page('a4').use({ family: 'sans', size: 9.5 });
  letterhead(d, random, {
    name: d.f('employerName'),
    lines: [`P.O. Box ${random.digits(4)}, ${f.town}, Namibia`, `Tel +264 61 ${random.digits(6)}`],
    look: 'left-logo',
    colours: ['#8a2b12', '#e0b24b'],
  });
  const rows: Row[] = [
    ['Employee Name', d.f('employeeName')],
    ['ID Number', d.f('idNumber')],
    ['Pay Period', d.f('payPeriod', monthYear)],
    ['Payment Date', d.f('payDate', date)],
  ];
  d.para('PAYSLIP', { bold: true, size: 13, after: 6 });
  form(d, rows, { arrangement: 'right', columns: 2, labelWidth: 92, label: { bold: true } });
  d.gap(12);
}

const line = (
  d: Draft,
  list: 'earnings' | 'deductions',
  f: PayFacts,
  i: number,
  money: (n: number) => string,
) => {
  if (f[list][i]!.name === 'PAYE') d.also(d.f('taxDeductions', money), `${list}.${i}.amount`);
  return [d.f(`${list}.${i}.name`), d.f(`${list}.${i}.amount`, money)];
};

/** Earnings beside deductions, the currency in the heads of the columns. */
function sideBySide(d: Draft, f: PayFacts, random: Random): void {
  heading(d, f, random, slashDate);
  const rows = Math.max(f.earnings.length, f.deductions.length);
  const cells = (list: 'earnings' | 'deductions', i: number) =>
    i < f[list].length ? line(d, list, f, i, commas) : ['', ''];
  table(
    d,
    [
      { title: 'Earnings', share: 3 },
      { title: 'Amount (N$)', share: 1.6, align: 'right' },
      { title: 'Deductions', share: 3 },
      { title: 'Amount (N$)', share: 1.6, align: 'right' },
    ],
    [
      ...Array.from({ length: rows }, (_, i) => [...cells('earnings', i), ...cells('deductions', i)]),
      [
        [{ text: 'Gross Pay' }],
        d.f('grossSalary', commas),
        [{ text: 'Total Deductions' }],
        d.f('totalDeductions', commas),
      ],
    ],
    { look: 'grid' },
  );
  d.gap(16).para(['NET PAY   ', d.f('netSalary', nad)], { bold: true, size: 12 });
  specimenLine(d);
}

/** One list under the other, each amount with its currency. */
function oneColumn(d: Draft, f: PayFacts, random: Random): void {
  heading(d, f, random, longDate);
  const list = (name: 'earnings' | 'deductions', title: string, total: string, field: string): void => {
    table(
      d,
      [
        { title, share: 5 },
        { title: 'NAD', share: 2, align: 'right' },
      ],
      [...f[name].map((_, i) => line(d, name, f, i, nadSpace)), [[{ text: total }], d.f(field, nadSpace)]],
      { look: 'lines' },
    );
    d.gap(10);
  };
  list('earnings', 'Income', 'Total Earnings', 'grossSalary');
  list('deductions', 'Deductions', 'Total Deductions', 'totalDeductions');
  d.para(['Net Salary: ', d.f('netSalary', nadSpace)], { bold: true, size: 11 });
  specimenLine(d);
}

export const payslip = defineType<PayFacts>({
  type: 'NAMIBIAN_PAYSLIP',
  answer: 'PAYSLIP',
  category: 'INCOME',
  configuredType: 'PAYSLIP',
  fields: CATEGORY_FIELDS.INCOME,
  same: { employer: 'employerName' },
  facts,
  layouts: [
    { issuer: 'Payroll of an imagined employer in Namibia', draw: sideBySide },
    { issuer: 'Another imagined payroll in Namibia', draw: oneColumn },
  ],
});
