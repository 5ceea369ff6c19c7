import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import type { Row } from '../parts/form.ts';
import { form } from '../parts/form.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { table } from '../parts/table.ts';
import { bare, commas, pula, round } from '../world/amounts.ts';
import {
  longDate,
  monDashDate,
  monDashYear,
  monthEnd,
  monthYear,
  monYear,
  slashDate,
} from '../world/dates.ts';
import { surnameFirst, upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';
import type { PayslipFacts } from './payslip-facts.ts';
import { deduction, earning, payslipFacts } from './payslip-facts.ts';

/** Earnings left, deductions right, under a grid of particulars: the commonest payroll print. */
function sideBySide(d: Draft, f: PayslipFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 9.5 });
  letterhead(d, random, {
    name: d.f('employerName'),
    lines: [f.employer.postal.text, `Tel ${f.employer.phone}`],
    look: 'left-logo',
    colours: ['#1d4e6b', '#e09f3e'],
  });
  d.path(rectPath(56, d.y, 483, 20), { fill: '#1d4e6b' });
  d.text(64, d.y + 14, 'PAYSLIP', { bold: true, colour: '#fff', size: 11 });
  d.text(531, d.y + 14, ['Pay Period: ', d.f('payPeriod', monthYear)], { colour: '#fff', align: 'right' });
  d.gap(28);
  const particulars: Row[] = [
    ['Employee Name', d.f('employeeName')],
    ['Employee No', d.f('employeeId')],
    ['Omang/ID No', d.f('idNumber')],
    ['Department', f.department],
    ['Designation', f.position],
    ['Pay Date', d.f('payDate', slashDate)],
    ['Bank', f.bank.short],
    ['Account No', f.account],
  ];
  form(d, particulars, { arrangement: 'right', columns: 2, labelWidth: 92, label: { bold: true } });
  d.gap(10);
  const top = d.y;
  const rows = Math.max(f.earnings.length, f.deductions.length);
  const cell = (i: number) => (i < f.deductions.length ? deduction(d, f, i, commas) : undefined);
  table(
    d,
    [
      { title: 'Earnings', share: 3 },
      { title: 'Amount (P)', share: 1.5, align: 'right' },
      { title: 'Deductions', share: 3 },
      { title: 'Amount (P)', share: 1.5, align: 'right' },
    ],
    [
      ...Array.from({ length: rows }, (_, i) => {
        const e = i < f.earnings.length ? earning(d, i, commas) : undefined;
        const c = cell(i);
        return [e?.name ?? '', e?.amount ?? '', c?.name ?? '', c?.amount ?? ''];
      }),
      [
        [{ text: 'Gross Pay', style: { bold: true } }],
        d.f('grossSalary', commas, { bold: true }),
        [{ text: 'Total Deductions', style: { bold: true } }],
        d.f('totalDeductions', commas, { bold: true }),
      ],
    ],
    { look: 'grid', head: { fill: '#dde8ee' } },
  );
  d.path(rectPath(300, d.y + 12, 239, 26), { stroke: '#1d4e6b', width: 1.5 });
  d.text(310, d.y + 29, 'NET PAY', { bold: true, size: 12 });
  d.text(530, d.y + 29, d.f('netSalary', pula), { bold: true, size: 12, align: 'right' });
  d.y = Math.max(top, d.y) + 60;
  form(
    d,
    [
      ['Taxable income to date', commas(round(f.months * (d.values['grossSalary'] as number)))],
      ['Months in tax year', String(f.months)],
    ],
    { arrangement: 'colon', width: 260, labelWidth: 150, label: { size: 8.5 }, value: { size: 8.5 } },
  );
  specimenLine(d);
}

/** One table, earnings then deductions, with year to date; labels in capitals, a half page, line printer. */
function stacked(d: Draft, f: PayslipFacts): void {
  d.left = d.right = 34;
  d.page('a5Landscape').use({ family: 'mono', size: 8.5 });
  d.text(34, 40, d.f('employer', upper), { bold: true, size: 11 });
  d.text(561, 40, 'SALARY ADVICE', { bold: true, size: 11, align: 'right' });
  d.rule(34, 46, 561, 46);
  d.y = 54;
  form(
    d,
    [
      ['EMPLOYEE', d.f('employeeName', surnameFirst)],
      ['PERIOD', d.f('payPeriod', monDashYear)],
      ['EMP CODE', d.f('employeeId')],
      ['DATE PAID', d.f('payDate', monDashDate)],
      ['JOB TITLE', upper(f.position)],
      ['DATE ENGAGED', monDashDate(f.joined)],
    ],
    { arrangement: 'colon', columns: 2, labelWidth: 86, pitch: 1 },
  );
  d.gap(6);
  const ytd = (n: number) => bare(round(n * f.months));
  const names = { PAYE: 'INCOME TAX', Pension: 'PENSION FUND' };
  table(
    d,
    [
      { title: 'DESCRIPTION', share: 4 },
      { title: 'EARNING', share: 2, align: 'right' },
      { title: 'DEDUCTION', share: 2, align: 'right' },
      { title: 'YTD', share: 2, align: 'right' },
    ],
    [
      ...f.earnings.map((line, i) => {
        const e = earning(d, i, bare, upper);
        return [e.name, e.amount, '', ytd(line.amount)];
      }),
      ...f.deductions.map((line, i) => {
        const c = deduction(d, f, i, bare, {
          ...names,
          ...(line.name in names ? {} : { [line.name]: upper(line.name) }),
        });
        return [c.name, '', c.amount, ytd(line.amount)];
      }),
    ],
    { look: 'plain', padding: 1.2 },
  );
  d.rule(34, d.y + 2, 561, d.y + 2);
  d.gap(8);
  table(
    d,
    [
      { title: '', share: 4 },
      { title: '', share: 2, align: 'right' },
      { title: '', share: 2, align: 'right' },
      { title: '', share: 2, align: 'right' },
    ],
    [['TOTALS', d.f('grossSalary', bare), d.f('totalDeductions', bare), '']],
    { look: 'plain', padding: 1 },
  );
  d.text(34, d.y + 22, 'NETT PAY', { bold: true, size: 12 });
  d.text(300, d.y + 22, d.f('netSalary', bare), { bold: true, size: 12, align: 'right' });
  d.text(34, d.y + 38, `PAID TO ${upper(f.bank.short)} A/C ${f.account}`);
  specimenLine(d);
}

/** A modern layout with cards: labels under their values' headings, net pay first, period by its dates. */
function modern(d: Draft, f: PayslipFacts, random: Random): void {
  const month = `${String(d.values['payPeriod'])}-01`;
  d.page('a4').use({ family: 'verdana', size: 8.5 });
  letterhead(d, random, {
    name: d.f('employer'),
    lines: [f.employer.address.text, f.employer.email],
    look: 'band',
    colours: ['#27496d', '#00a8cc'],
  });
  d.para('Employee payslip / Lekwalo la moputso', { size: 14, bold: true, colour: '#27496d' });
  d.path(rectPath(56, d.y, 483, 58, 8), { fill: '#eaf6fa' });
  d.text(70, d.y + 20, 'Take-home pay', { size: 9, colour: '#555' });
  d.text(
    70,
    d.y + 44,
    d.f('netSalary', (n: number) => `BWP ${commas(n)}`),
    { size: 18, bold: true, colour: '#27496d' },
  );
  d.text(320, d.y + 20, 'Period', { size: 9, colour: '#555' });
  d.text(320, d.y + 40, [d.f('payPeriod', () => `${slashDate(month)} - ${slashDate(monthEnd(month))}`)], {
    size: 10,
    bold: true,
  });
  d.gap(74);
  form(
    d,
    [
      ['Name of employee', d.f('employeeName')],
      ['Employee number', d.f('employeeId')],
      ['Position', f.position],
      ['National ID (Omang)', d.f('idNumber')],
      ['Date of payment', d.f('payDate', longDate)],
      ['Paid into', `${f.bank.short} ****${f.account.slice(-4)}`],
    ],
    { arrangement: 'below', columns: 3, pitch: 10 },
  );
  d.gap(8).para('Earnings', { bold: true, colour: '#00708a', size: 10 });
  table(
    d,
    [
      { title: 'Description', share: 5 },
      { title: 'Amount', share: 2, align: 'right' },
    ],
    [
      ...f.earnings.map((_, i) => {
        const e = earning(d, i, commas);
        return [e.name, e.amount];
      }),
      [[{ text: 'Total earnings', style: { bold: true } }], d.f('grossSalary', commas, { bold: true })],
    ],
    { look: 'lines', line: '#c5d5dc' },
  );
  d.gap(14).para('Deductions', { bold: true, colour: '#00708a', size: 10 });
  table(
    d,
    [
      { title: 'Description', share: 5 },
      { title: 'Amount', share: 2, align: 'right' },
    ],
    [
      ...f.deductions.map((_, i) => {
        const c = deduction(d, f, i, commas, { PAYE: 'PAYE tax', Pension: 'Pension (employee)' });
        return [c.name, c.amount];
      }),
      [[{ text: 'Total deductions', style: { bold: true } }], d.f('totalDeductions', commas, { bold: true })],
    ],
    { look: 'lines', line: '#c5d5dc' },
  );
  d.gap(20).para(
    `Leave balance ${random.int(2, 28)}.${random.pick(['0', '5'])} days. This is a computer generated document for ${monYear(month)} and needs no signature.`,
    { size: 7.5, colour: '#666' },
  );
  specimenLine(d);
}

export const payslip = defineType<PayslipFacts>({
  type: 'PAYSLIP',
  category: 'INCOME',
  configuredType: 'PAYSLIP',
  fields: [
    ...CATEGORY_FIELDS.INCOME,
    'employeeId',
    'payDate',
    'taxAmount',
    'pensionContribution',
    'totalDeductions',
  ],
  same: { employer: 'employerName', taxDeductions: 'taxAmount' },
  facts: payslipFacts,
  layouts: [
    { issuer: 'An employer’s payroll office', draw: sideBySide, producer: 'Crystal Reports' },
    { issuer: 'A line printer payroll', draw: stacked, producer: 'Microsoft: Print To PDF' },
    { issuer: 'A payroll portal', draw: modern, producer: 'iText 5.5.13' },
  ],
});
