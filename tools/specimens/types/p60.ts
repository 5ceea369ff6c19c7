import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { form } from '../parts/form.ts';
import { emblem } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { table } from '../parts/table.ts';
import { commas, pula } from '../world/amounts.ts';
import { addDays, addYears, dashDate, longDate, slashDate } from '../world/dates.ts';
import { surnameFirst, upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { EmploymentFacts } from './employment.ts';
import { employmentFacts } from './employment.ts';

const ends = (f: EmploymentFacts): string => addDays(addYears(f.taxYear, 1), -1);

/** What the year's certificate answers: gross income and tax of the year. */
function yearFacts(random: Random): EmploymentFacts {
  const f = employmentFacts(random);
  Object.assign(f.values, { grossSalary: f.annual, taxDeductions: f.values['yearTax'], netSalary: null });
  return f;
}

/** ITW8 on the revenue service's form: boxes with numbers. */
function itw8(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 9.5 });
  emblem(d, 56, 36, 44);
  d.text(112, 52, 'BOTSWANA UNIFIED REVENUE SERVICE', { bold: true, size: 13 });
  d.text(112, 68, "TAX CERTIFICATE - EMPLOYEE'S REMUNERATION AND TAX DEDUCTED", { size: 9 });
  d.path(rectPath(470, 38, 69, 26), { stroke: '#111', width: 1.2 });
  d.text(504, 56, 'ITW8', { bold: true, size: 14, align: 'centre' });
  d.y = 100;
  form(
    d,
    [
      ['Tax year ended', longDate(ends(f))],
      ['Tax Year', d.f('taxYear')],
    ],
    { arrangement: 'colon', columns: 2, labelWidth: 90 },
  );
  d.gap(8).para('PART A - EMPLOYER', { bold: true, after: 3 });
  form(
    d,
    [
      ['Name of employer', d.f('employerName')],
      ['Employer TIN', d.f('employerTin')],
      ['Address', f.employer.postal.text],
    ],
    { arrangement: 'grid', labelWidth: 150 },
  );
  d.gap(10).para('PART B - EMPLOYEE', { bold: true, after: 3 });
  form(
    d,
    [
      ['Name of employee', d.f('employeeName')],
      ['Omang / passport number', d.f('idNumber')],
      ['Employee TIN', d.f('tinNumber')],
      ['Employee ID', d.f('employeeId')],
    ],
    { arrangement: 'grid', labelWidth: 150 },
  );
  d.gap(10).para('PART C - REMUNERATION AND TAX (PULA)', { bold: true, after: 3 });
  table(
    d,
    [
      { title: 'Box', share: 0.6 },
      { title: 'Description', share: 5 },
      { title: 'Amount', share: 2, align: 'right' },
    ],
    [
      ['1', 'Gross income', d.f('grossSalary', commas)],
      ['2', 'Pension contributions of the employee', d.f('pensionContribution', commas)],
      ['3', 'Taxable income', commas(f.annual - (d.values['pensionContribution'] as number))],
      ['4', 'PAYE / tax deducted', d.f('taxDeductions', commas)],
    ],
    { look: 'grid' },
  );
  d.gap(16).para('I certify that the particulars given above are true and correct.');
  signatureLine(d, random, { x: 56, y: d.y + 44, width: 190 }, ['Person responsible', f.signatory.name]);
  d.text(330, d.y + 44, ['Capacity: ', f.officer]);
  d.text(330, d.y + 60, ['Date: ', d.f('issueDate', slashDate)]);
  specimenLine(d);
}

/** ITW8 printed by a payroll on plain paper. */
function plainPaper(d: Draft, f: EmploymentFacts): void {
  d.page('a4').use({ family: 'mono', size: 9.5 });
  d.y = 50;
  d.para('ITW8  EMPLOYEE TAX CERTIFICATE', { bold: true, size: 12, after: 4 });
  d.para(`FOR THE PERIOD ${dashDate(f.taxYear)} TO ${dashDate(ends(f))}`);
  form(
    d,
    [
      ['EMPLOYER', d.f('employer', upper)],
      ['EMPLOYER TIN', d.f('employerTin')],
      ['EMPLOYEE', d.f('employeeName', surnameFirst)],
      ['EMPLOYEE NO', d.f('employeeId')],
      ['ID NUMBER', d.f('idNumber')],
      ['TAX YEAR', d.f('taxYear')],
      ['GROSS INCOME', d.f('grossSalary', commas)],
      ['LESS PENSION', d.f('pensionContribution', commas)],
      ['TAX DEDUCTED (PAYE)', d.f('taxDeductions', commas)],
      ['DATE OF ISSUE', d.f('issueDate', dashDate)],
      ['PERSON RESPONSIBLE', upper(f.signatory.name)],
      ['CAPACITY', upper(f.officer)],
    ],
    { arrangement: 'colon', labelWidth: 170, pitch: 5 },
  );
  specimenLine(d);
}

/** A P60 after the British pattern, as foreign payrolls print it for their people here. */
function p60Form(d: Draft, f: EmploymentFacts): void {
  d.page('a4').use({ family: 'verdana', size: 8.5 });
  d.path(rectPath(40, 36, 515, 40), { fill: '#f3c9a5' });
  d.text(52, 62, 'P60 End of Year Certificate', { bold: true, size: 15 });
  d.text(543, 62, ['Tax year to ', longDate(ends(f))], { align: 'right' });
  d.y = 92;
  form(
    d,
    [
      ["Employee's name", d.f('employeeName')],
      ['Works / payroll number', d.f('employeeId')],
      ['National identity number', d.f('idNumber')],
    ],
    { arrangement: 'below', columns: 3, pitch: 10 },
  );
  d.gap(8).para('Pay and income tax details', { bold: true, size: 10 });
  table(
    d,
    [
      { title: '', share: 4 },
      { title: 'Pay', share: 2, align: 'right' },
      { title: 'Tax deducted', share: 2, align: 'right' },
    ],
    [
      ['In this employment', d.f('grossSalary', pula), d.f('taxDeductions', pula)],
      [
        [{ text: 'Total for year', style: { bold: true } }],
        pula(f.annual),
        pula(d.values['yearTax'] as number),
      ],
    ],
    { look: 'grid', head: { fill: '#fbe9da' } },
  );
  d.gap(14);
  form(
    d,
    [
      ["Employer's full name", d.f('employerName')],
      ['Address', f.employer.address.text],
      ['Employer tax reference', d.f('employerTin')],
      ['Tax year', d.f('taxYear')],
      ['Date', d.f('issueDate', slashDate)],
    ],
    { arrangement: 'right', labelWidth: 160, pitch: 6 },
  );
  d.gap(16).para(
    'To the employee: please keep this certificate in a safe place. You will need it if you have to fill in a tax return.',
    { size: 8 },
  );
  specimenLine(d);
}

export const p60 = defineType<EmploymentFacts>({
  type: 'P60',
  category: 'INCOME',
  configuredType: 'OTHER',
  fields: [
    'employeeName',
    'employer',
    'employerName',
    'grossSalary',
    'netSalary',
    'payPeriod',
    'taxDeductions',
    'taxYear',
    'employeeId',
  ],
  same: { employer: 'employerName' },
  facts: yearFacts,
  layouts: [
    { issuer: 'The revenue service’s form', subtype: 'ITW8', draw: itw8 },
    { issuer: 'A payroll on plain paper', subtype: 'ITW8', draw: plainPaper },
    { issuer: 'A foreign payroll', subtype: 'P60', draw: p60Form },
  ],
});
