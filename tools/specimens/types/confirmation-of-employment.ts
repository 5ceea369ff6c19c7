import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { letter } from '../parts/letter.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { commas, pula } from '../world/amounts.ts';
import { longDate, monCapsDate, padDate, slashDate } from '../world/dates.ts';
import { titled } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { EmploymentFacts } from './employment.ts';
import { employmentFacts, TERMS } from './employment.ts';

type Pay = { amount: number };
const employee = (d: Draft, f: EmploymentFacts) =>
  d.f('employeeName', (v: string) => titled({ ...f.who, name: v }));
const terms = (k: EmploymentFacts['kind']): string => TERMS[k];

/** A personnel department's letter; the facts stand in sentences. */
function prose(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 11.5 });
  letterhead(d, random, {
    name: d.f('employerName'),
    lines: [f.employer.address.text, f.employer.postal.text, `Tel: ${f.employer.phone}`, f.employer.email],
    look: 'centred',
    colours: ['#22543d', '#b7791f'],
    title: { size: 15 },
  });
  letter(d, random, {
    date: d.f('issueDate', longDate),
    reference: `Our Ref: ${f.reference}`,
    to: ['TO WHOM IT MAY CONCERN'],
    subject: 'CONFIRMATION OF EMPLOYMENT',
    subjectLook: 'underlined',
    body: [
      t`This letter serves to confirm that ${employee(d, f)}, Omang No. ${d.f('idNumber')}, employee number ${d.f('employeeId')}, is employed by ${f.employer.name} as ${d.f('position')}.`,
      t`He or she joined the company on ${d.f('dateOfEmployment', longDate)} on ${d.f('employmentType', terms)} terms and earns a basic salary of ${d.f('salary', (s: Pay) => `${pula(s.amount)} per month`)}.`,
      'Kindly give him or her the assistance required.',
    ],
    closing: 'Yours faithfully',
    signatory: [d.f('signatoryName'), d.f('signatoryTitle')],
    stamp: {
      shape: 'round',
      rows: [monCapsDate(String(d.values['issueDate']))],
      ring: f.employer.name.split(' (')[0]!,
    },
  });
  specimenLine(d);
}

/** A table of particulars between two sentences. */
function tabular(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 10.5 });
  letterhead(d, random, {
    name: d.f('employerName'),
    lines: [f.employer.address.text, f.employer.phone],
    look: 'left-logo',
    colours: ['#1f4e79', '#f4a259'],
    title: { size: 14 },
  });
  d.para(['Date: ', d.f('issueDate', slashDate)]);
  d.para('EMPLOYMENT CONFIRMATION', { bold: true, size: 13 });
  d.para('We confirm the employment of the person below:');
  form(
    d,
    [
      ['Full Name', d.f('employeeName')],
      ['ID Number', d.f('idNumber')],
      ['Employee ID', d.f('employeeId')],
      ['Position', d.f('position')],
      ['Department', f.department],
      ['Date of Employment', d.f('dateOfEmployment', slashDate)],
      ['Employment Type', d.f('employmentType')],
      ['Monthly Salary', d.f('salary', (s: Pay) => `BWP ${commas(s.amount)}`)],
    ],
    { arrangement: 'grid', labelWidth: 160, shade: '#e8f0f8' },
  );
  d.gap(14);
  letter(d, random, {
    body: ['Should you need any clarification please contact the undersigned.'],
    closing: 'Regards',
    signatory: [d.f('signatoryName'), d.f('signatoryTitle')],
  });
  specimenLine(d);
}

/** A bank's form that the employer fills in. */
function bankForm(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'verdana', size: 9 });
  d.y = 46;
  d.para('EMPLOYER’S CONFIRMATION', { bold: true, size: 14, after: 3 });
  d.para('This form is completed by the employer in support of the customer’s application.', {
    size: 8,
    colour: '#555',
  });
  form(
    d,
    [
      ['Employer', d.f('employerName')],
      ['Employer’s address', f.employer.postal.text],
      ['Name of employee', d.f('employeeName')],
      ['Omang/Passport number', d.f('idNumber')],
      ['Staff number', d.f('employeeId')],
      ['Job title', d.f('position')],
      ['Date engaged', d.f('dateOfEmployment', padDate)],
      ['Terms of employment', d.f('employmentType', terms)],
      ['Gross salary per month (P)', d.f('salary', (s: Pay) => commas(s.amount))],
    ],
    { arrangement: 'dots', labelWidth: 180, pitch: 9 },
  );
  d.gap(10).para('I certify that the information above is correct.');
  letter(d, random, {
    body: [],
    signatory: [
      ['Name: ', d.f('signatoryName')],
      ['Designation: ', d.f('signatoryTitle')],
      ['Date: ', d.f('issueDate', slashDate)],
    ],
    stamp: {
      shape: 'box',
      rows: [f.employer.name.split(' (')[0]!.toUpperCase(), f.employer.postal.lines[0]!.toUpperCase()],
    },
  });
  specimenLine(d);
}

export const confirmationOfEmployment = defineType<EmploymentFacts>({
  type: 'CONFIRMATION_OF_EMPLOYMENT',
  answer: 'EMPLOYMENT_LETTER',
  category: 'MULTIPURPOSE',
  configuredType: 'CONFIRMATION_OF_EMPLOYMENT',
  fields: [
    'employeeName',
    'employeeId',
    'position',
    'employerName',
    'dateOfEmployment',
    'employmentType',
    'salary',
    'issueDate',
    'signatoryName',
    'signatoryTitle',
  ],
  facts: employmentFacts,
  layouts: [
    { issuer: 'A personnel department', draw: prose },
    { issuer: 'An employer’s table', draw: tabular },
    { issuer: 'A bank’s form', draw: bankForm },
  ],
});
