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
import type { PayslipFacts } from '../payslip.ts';
import { deduction, earning } from '../payslip.ts';

/** Deductions left, earnings right, codes before names, the net amount in a side bar. */
export function payslipD(d: Draft, f: PayslipFacts, random: Random): void {
  d.left = 40;
  d.right = 150;
  d.page('a4').use({ family: 'slab', size: 9 });
  d.path(rectPath(460, 0, 136, 842), { fill: '#f1ece1' });
  d.text(40, 48, d.f('employerName'), { bold: true, size: 13 });
  d.text(40, 62, 'Statement of remuneration', { size: 10, colour: '#6b5b2e' });
  d.y = 84;
  form(
    d,
    [
      ['Staff member', d.f('employeeName')],
      ['Staff number', d.f('employeeId')],
      ['Omang', d.f('idNumber')],
      ['Post', f.position],
      ['Remuneration for', d.f('payPeriod', (v: string) => monthYearCaps(`${v}-01`))],
      ['Credited on', d.f('payDate', dotDate)],
    ],
    { arrangement: 'right', labelWidth: 110, pitch: 5, label: { colour: '#6b5b2e' } },
  );
  d.gap(8).para('Amounts withheld', { bold: true, after: 2 });
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
        const c = deduction(d, f, i, spaces, { PAYE: 'P.A.Y.E.', Pension: 'Pension scheme' });
        return [code(), c.name, c.amount];
      }),
      ['', 'Sum withheld', d.f('totalDeductions', spaces)],
    ],
    { look: 'lines' },
  );
  d.gap(14).para('Amounts earned', { bold: true, after: 2 });
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
      ['', 'Gross remuneration', d.f('grossSalary', spaces)],
    ],
    { look: 'lines' },
  );
  d.text(472, 110, 'Net amount paid', { size: 10 });
  d.text(472, 132, d.f('netSalary', pulaSpace), { bold: true, size: 14 });
  d.text(472, 160, f.bank.short, { size: 8.5 });
  d.text(472, 172, f.account, { size: 8.5 });
  specimenLine(d);
}
export function contractD(d: Draft, _f: EmploymentFacts, random: Random): void {
  d.left = d.right = 70;
  d.page('a4').use({ family: 'slab', size: 10, leading: 1.55 });
  d.para('AGREEMENT OF SERVICE', { bold: true, size: 16 });
  d.para(
    t`This agreement, made on ${d.f('issueDate', usDate)}, binds ${d.f('employerName', undefined, { bold: true })} ("the Company") and ${d.f('employeeName', undefined, { bold: true })} ("the Worker"), holder of identity card ${d.f('idNumber')}.`,
  );
  const parts: [string, Parameters<Draft['para']>[0]][] = [
    [
      'Work',
      t`The Worker serves as ${d.f('position')} from ${d.f('dateOfEmployment', usDate)}. The appointment is ${d.f('employmentType', (k: EmploymentFacts['kind']) => TERMS[k])}.`,
    ],
    [
      'Pay',
      t`The Company pays ${d.f('grossSalary', bwp)} a month, before tax, into the Worker’s bank account.`,
    ],
    ['Time', 'Eight hours a day, five days a week.'],
    ['Rest', 'Twenty days of leave with pay in each year of service.'],
    ['End', 'A month’s notice on either side.'],
  ];
  for (const [head, text] of parts)
    d.para([
      { text: `${head}.  `, style: { bold: true } },
      ...(Array.isArray(text) ? text : [text as string]),
    ]);
  signatureLine(d, random, { x: 70, y: d.y + 50, width: 160 }, ['The Company']);
  signatureLine(d, random, { x: 320, y: d.y + 50, width: 160 }, ['The Worker']);
  specimenLine(d);
}
export function yearD(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4Landscape').use({ family: 'narrow', size: 11 });
  d.y = 44;
  d.para('Annual certificate of pay and tax (ITW 8)', { bold: true, size: 16 });
  table(
    d,
    [
      { title: 'Employee', share: 3 },
      { title: 'No.', share: 1.2 },
      { title: 'Year', share: 1.4 },
      { title: 'Remuneration', share: 2, align: 'right' },
      { title: 'Pension', share: 1.6, align: 'right' },
      { title: 'Tax withheld', share: 2, align: 'right' },
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
      ['Paid by', d.f('employerName')],
      ['Payer’s TIN', d.f('employerTin')],
      ['Certificate made on', d.f('issueDate', longDate)],
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
  d.para('CERTIFICATE OF INCOME AND TAX', { bold: true, size: 12 });
  d.para(
    t`Serial ${d.f('certificateNumber')}, made out on ${d.f('issueDate', slashDate)} for ${d.f('employeeName', upper)}, taxpayer ${d.f('tinNumber')}.`,
  );
  form(
    d,
    [
      ['For the tax year', d.f('taxYear')],
      ['Paid by', d.f('employerName')],
      ['Income before tax', d.f('grossSalary', commas)],
      ['Income tax paid', d.f('taxDeductions', commas)],
      ['Still owing', '0.00'],
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
    date: ['Written on ', d.f('issueDate', ordinalDate)],
    subject: 'Statement of salary',
    greeting: 'To the reader',
    body: [
      t`${d.f('employeeName', (v: string) => titled({ ...f.who, name: v }))} works for us. On the payroll of ${d.f('payPeriod', (v: string) => monthYearCaps(`${v}-01`))} the gross pay was ${d.f('grossSalary', bwp)}, the tax withheld was ${d.f('taxDeductions', bwp)} and the amount paid out was ${d.f('netSalary', bwp)}.`,
      `Anything else may be asked of the undersigned before ${monDate('2026-12-31')}.`,
    ],
    closing: 'With regards',
    signatory: [d.f('signatoryName'), d.f('signatoryTitle')],
  });
  specimenLine(d);
}
