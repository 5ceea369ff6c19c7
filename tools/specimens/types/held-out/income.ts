import type { Draft } from '../../draw/draft.ts';
import { rectPath } from '../../draw/shapes.ts';
import { t } from '../../draw/inline.ts';
import { form } from '../../parts/form.ts';
import { letter } from '../../parts/letter.ts';
import { letterhead } from '../../parts/letterhead.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { table } from '../../parts/table.ts';
import { bwp, commas, pulaSpace, spaces } from '../../world/amounts.ts';
import {
  dotDate,
  longDate,
  monDate,
  monthYearCaps,
  ordinalDate,
  slashDate,
  usDate,
} from '../../world/dates.ts';
import { titled, upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { EmploymentFacts } from '../employment.ts';
import { TERMS } from '../employment.ts';
import type { PayslipFacts } from '../payslip-facts.ts';
import { deduction, earning } from '../payslip-facts.ts';

/** Deductions left, earnings right, codes before names, the net amount in a side bar. */
export function payslipD(d: Draft, f: PayslipFacts, random: Random): void {
  d.left = 40;
  d.right = 150;
  d.page('a4').use({ family: 'slab', size: 9 });
  d.path(rectPath(460, 0, 136, 842), { fill: '#f1ece1' });
  d.text(40, 48, d.f('employerName'), { bold: true, size: 13 });
  d.text(40, 62, 'Payslip', { size: 10, colour: '#6b5b2e' });
  d.y = 84;
  form(
    d,
    [
      ['Employee', d.f('employeeName')],
      ['Employee number', d.f('employeeId')],
      ['Omang', d.f('idNumber')],
      ['Job title', f.position],
      ['Pay month', d.f('payPeriod', (v: string) => monthYearCaps(`${v}-01`))],
      ['Payment date', d.f('payDate', dotDate)],
    ],
    { arrangement: 'right', labelWidth: 110, pitch: 5, label: { colour: '#6b5b2e' } },
  );
  d.gap(8).para('Deductions', { bold: true, after: 2 });
  const code = (): string => String(random.int(100, 899));
  table(
    d,
    [
      { title: 'Code', share: 1 },
      { title: 'Item', share: 4 },
      { title: 'Pula', share: 2, align: 'right' },
    ],
    [
      ...f.deductions.map((_, i) => {
        const c = deduction(d, f, i, spaces, { PAYE: 'P.A.Y.E.', Pension: 'Pension contribution' });
        return [code(), c.name, c.amount];
      }),
      ['', 'Total deductions', d.f('totalDeductions', spaces)],
    ],
    { look: 'lines' },
  );
  d.gap(14).para('Earnings', { bold: true, after: 2 });
  table(
    d,
    [
      { title: 'Code', share: 1 },
      { title: 'Item', share: 4 },
      { title: 'Pula', share: 2, align: 'right' },
    ],
    [
      ...f.earnings.map((_, i) => {
        const e = earning(d, i, spaces, (name) => (name === 'Basic Salary' ? 'Basic Pay' : name));
        return [code(), e.name, e.amount];
      }),
      ['', 'Gross earnings', d.f('grossSalary', spaces)],
    ],
    { look: 'lines' },
  );
  d.text(472, 110, 'Net salary', { size: 10 });
  d.text(472, 132, d.f('netSalary', pulaSpace), { bold: true, size: 14 });
  d.text(472, 160, f.bank.short, { size: 8.5 });
  d.text(472, 172, f.account, { size: 8.5 });
  specimenLine(d);
}
export function contractD(d: Draft, _f: EmploymentFacts, random: Random): void {
  d.left = d.right = 70;
  d.page('a4').use({ family: 'slab', size: 10, leading: 1.55 });
  d.para('EMPLOYMENT AGREEMENT', { bold: true, size: 16 });
  d.para(
    t`This agreement is made on ${d.f('issueDate', usDate)} between ${d.f('employerName', undefined, { bold: true })} ("the Employer") and ${d.f('employeeName', undefined, { bold: true })} ("the Employee"), Omang number ${d.f('idNumber')}.`,
  );
  const parts: [string, Parameters<Draft['para']>[0]][] = [
    [
      'Position and commencement',
      t`The Employee is employed in the position of ${d.f('position')} with effect from ${d.f('dateOfEmployment', usDate)}. The employment is ${d.f('employmentType', (k: EmploymentFacts['kind']) => TERMS[k])}.`,
    ],
    ['Remuneration', t`The Employee is paid a gross salary of ${d.f('grossSalary', bwp)} per month.`],
    ['Hours of work', 'Eight hours a day, five days a week.'],
    ['Leave', 'Twenty days of paid leave in each year of service.'],
    ['Termination', 'One month’s notice by either party.'],
  ];
  for (const [head, text] of parts)
    d.para([
      { text: `${head}.  `, style: { bold: true } },
      ...(Array.isArray(text) ? text : [text as string]),
    ]);
  signatureLine(d, random, { x: 70, y: d.y + 50, width: 160 }, ['Employer']);
  signatureLine(d, random, { x: 320, y: d.y + 50, width: 160 }, ['Employee']);
  specimenLine(d);
}
export function yearD(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4Landscape').use({ family: 'narrow', size: 11 });
  d.y = 44;
  d.para('Employee tax certificate (ITW8)', { bold: true, size: 16 });
  table(
    d,
    [
      { title: 'Employee name', share: 3 },
      { title: 'Employee no.', share: 1.2 },
      { title: 'Tax year', share: 1.4 },
      { title: 'Gross income', share: 2, align: 'right' },
      { title: 'Pension', share: 1.6, align: 'right' },
      { title: 'PAYE deducted', share: 2, align: 'right' },
    ],
    [
      [
        d.f('employeeName'),
        d.f('employeeId'),
        d.f('taxYear'),
        d.f('grossSalary', spaces),
        d.f('pensionContribution', spaces),
        d.f('taxDeductions', spaces),
      ],
    ],
    { look: 'grid', head: { fill: '#e8e2d0' } },
  );
  d.gap(14);
  form(
    d,
    [
      ['Employer', d.f('employerName')],
      ['Employer TIN', d.f('employerTin')],
      ['Date of issue', d.f('issueDate', longDate)],
    ],
    { arrangement: 'right', labelWidth: 150 },
  );
  signatureLine(d, random, { x: 56, y: d.y + 50, width: 180 }, [f.signatory.name, f.officer]);
  specimenLine(d);
}
export function taxD(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'terminal', size: 9 });
  letterhead(d, random, {
    name: 'BURS',
    lines: ['Assessment office'],
    look: 'plain',
    colours: ['#000', '#000'],
  });
  d.para('INCOME TAX CERTIFICATE', { bold: true, size: 12 });
  d.para(
    t`Certificate number ${d.f('certificateNumber')}, issued on ${d.f('issueDate', slashDate)} to ${d.f('employeeName', upper)}, TIN ${d.f('tinNumber')}.`,
  );
  form(
    d,
    [
      ['Tax year', d.f('taxYear')],
      ['Employer', d.f('employerName')],
      ['Gross income', d.f('grossSalary', commas)],
      ['Income tax paid', d.f('taxDeductions', commas)],
      ['Balance of tax due', '0.00'],
    ],
    { arrangement: 'dots', labelWidth: 170, pitch: 8 },
  );
  signatureLine(d, random, { x: 56, y: d.y + 60, width: 160 }, [f.signatory.name]);
  specimenLine(d);
}
export function incomeD(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 11 });
  letterhead(d, random, {
    name: d.f('employerName'),
    lines: [f.employer.phone, f.employer.email],
    look: 'right-block',
    colours: ['#833471', '#f79f1f'],
    title: { size: 13 },
  });
  letter(d, random, {
    date: ['Date: ', d.f('issueDate', ordinalDate)],
    subject: 'SALARY CONFIRMATION',
    greeting: 'To whom it may concern',
    body: [
      t`${d.f('employeeName', (v: string) => titled({ ...f.who, name: v }))} is employed by us. For the month of ${d.f('payPeriod', (v: string) => monthYearCaps(`${v}-01`))} the gross salary was ${d.f('grossSalary', bwp)}, PAYE was ${d.f('taxDeductions', bwp)} and the net salary was ${d.f('netSalary', bwp)}.`,
      `Anything else may be asked of the undersigned before ${monDate('2026-12-31')}.`,
    ],
    closing: 'Kind regards',
    signatory: [d.f('signatoryName'), d.f('signatoryTitle')],
  });
  specimenLine(d);
}
