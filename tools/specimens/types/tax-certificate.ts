import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { letter } from '../parts/letter.ts';
import { letterhead } from '../parts/letterhead.ts';
import { emblem } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { table } from '../parts/table.ts';
import { commas, pula } from '../world/amounts.ts';
import { addDays, addYears, longDate, monCapsDate, monDate, slashDate } from '../world/dates.ts';
import { titled, upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { EmploymentFacts } from './employment.ts';
import { employmentFacts } from './employment.ts';

/** Income tax assessed for a year. */
function assessed(random: Random): EmploymentFacts {
  const f = employmentFacts(random);
  Object.assign(f.values, {
    taxpayerName: f.who.name,
    grossSalary: f.annual,
    taxDeductions: f.values['yearTax'],
    netSalary: null,
    certificateNumber: `IT${random.digits(8)}`,
  });
  return f;
}
const year = (f: EmploymentFacts): string => longDate(addDays(addYears(f.taxYear, 1), -1));

function assessment(d: Draft): void {
  d.page('a4').use({ family: 'sans', size: 10 });
  emblem(d, 273, 34, 48);
  d.y = 92;
  d.para('BOTSWANA UNIFIED REVENUE SERVICE', { bold: true, size: 13, align: 'centre', after: 2 });
  d.para('INCOME TAX CERTIFICATE (IT)', { bold: true, size: 12, align: 'centre', after: 14 });
  form(
    d,
    [
      ['Certificate Number', d.f('certificateNumber')],
      ['Taxpayer Name', d.f('employeeName')],
      ['TIN', d.f('tinNumber')],
      ['ID Number', d.f('idNumber')],
      ['Tax Year', d.f('taxYear')],
      ['Date of Issue', d.f('issueDate', slashDate)],
    ],
    { arrangement: 'grid', labelWidth: 160, shade: '#eef2f7' },
  );
  d.gap(14);
  table(
    d,
    [
      { title: 'Source of income', share: 4 },
      { title: 'Income (P)', share: 2, align: 'right' },
      { title: 'Tax deducted (P)', share: 2, align: 'right' },
    ],
    [
      [['Employment: ', d.f('employerName')], d.f('grossSalary', commas), d.f('taxDeductions', commas)],
      ['Other income', '0.00', '0.00'],
    ],
    { look: 'grid', head: { fill: '#dfe7f0' } },
  );
  d.gap(20).para('Commissioner General', { bold: true });
  specimenLine(d);
}

function letterForm(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 11.5 });
  letterhead(d, random, {
    name: 'Botswana Unified Revenue Service',
    lines: ['Domestic Taxes Division', 'Private Bag 0013, Gaborone', 'Tel +267 363 9000'],
    look: 'centred',
    colours: ['#1a3d7c', '#d49a2a'],
    title: { size: 15 },
  });
  letter(d, random, {
    date: d.f('issueDate', longDate),
    reference: ['Certificate No: ', d.f('certificateNumber')],
    to: [d.f('employeeName', (v: string) => titled({ ...f.who, name: v })), ['TIN: ', d.f('tinNumber')]],
    subject: t`TAX CERTIFICATE FOR THE TAX YEAR ${d.f('taxYear')}`,
    body: [
      t`This is to certify that for the year ended ${year(f)} the above named taxpayer, employed by ${d.f('employerName')}, declared gross income of ${d.f('grossSalary', pula)} on which income tax of ${d.f('taxDeductions', pula)} was deducted and paid to this office.`,
      'No further income tax is due for that year.',
    ],
    closing: 'Yours faithfully',
    signatory: [f.signatory.name, 'for Commissioner General'],
    stamp: { shape: 'box', rows: ['BURS', monCapsDate(String(d.values['issueDate'])), 'DOMESTIC TAXES'] },
  });
  specimenLine(d);
}

function portal(d: Draft, _f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'verdana', size: 8.5 });
  letterhead(d, random, {
    name: 'BURS e-Services',
    lines: ['Income tax', 'Computer generated certificate'],
    look: 'band',
    colours: ['#213a63', '#e0aa3e'],
  });
  d.para('Certificate of Income Tax Paid', { bold: true, size: 15 });
  form(
    d,
    [
      ['Name of taxpayer', d.f('employeeName', upper)],
      ['Taxpayer identification number', d.f('tinNumber')],
      ['Year of assessment', d.f('taxYear')],
      ['Employer', d.f('employerName')],
      ['Total gross income', d.f('grossSalary', pula)],
      ['Tax paid', d.f('taxDeductions', pula)],
      ['Certificate reference', d.f('certificateNumber')],
      ['Generated on', d.f('issueDate', monDate)],
    ],
    { arrangement: 'below', columns: 2, pitch: 12 },
  );
  specimenLine(d);
}

export const taxCertificate = defineType<EmploymentFacts>({
  type: 'TAX_CERTIFICATE',
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
    'tinNumber',
    'taxYear',
    'issueDate',
    'certificateNumber',
  ],
  same: { employer: 'employerName' },
  facts: assessed,
  layouts: [
    { issuer: 'The revenue service', draw: assessment },
    { issuer: 'A revenue office’s letter', draw: letterForm },
    { issuer: 'A revenue portal', draw: portal },
  ],
});
