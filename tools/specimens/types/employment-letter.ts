import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { letter } from '../parts/letter.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { commas, pula } from '../world/amounts.ts';
import { longDate, monCapsDate, ordinalDate, padDate } from '../world/dates.ts';
import { titled } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { EmploymentFacts } from './employment.ts';
import { employmentFacts, TERMS } from './employment.ts';

const employee = (d: Draft, f: EmploymentFacts) =>
  d.f('employeeName', (v: string) => titled({ ...f.who, name: v }));
/** Prints the pay as words of the letter; that text is the right answer. */
export const pay = (d: Draft, text: string) => {
  d.values['remunerationDetails'] = text;
  return d.f('remunerationDetails');
};
export const stamped = (d: Draft, yes: boolean): void => void (d.values['officialStamp'] = yes);

/** A company secretary writes for its client. */
function secretary(d: Draft, f: EmploymentFacts, random: Random): void {
  stamped(d, true);
  d.page('a4').use({ family: 'serif', size: 11.5 });
  letterhead(d, random, {
    name: d.f('issuerName'),
    lines: ['Company Secretaries', f.consultancy.address.text, f.consultancy.phone, f.consultancy.email],
    look: 'right-block',
    colours: ['#44337a', '#b794f4'],
    title: { size: 14 },
  });
  letter(d, random, {
    date: d.f('issueDate', longDate),
    to: ['To whom it may concern'],
    subject: 'LETTER OF EMPLOYMENT',
    subjectLook: 'underlined',
    body: [
      t`As company secretary of ${d.f('companyName')} (UIN ${d.f('companyRegistrationNumber')}) we confirm that ${employee(d, f)} was appointed as ${d.f('position')} with effect from ${d.f('dateOfAppointment', longDate)}.`,
      t`The contract is ${d.f('contractType', (k: EmploymentFacts['kind']) => TERMS[k])}. The remuneration is ${pay(d, `${pula(f.monthly)} per month plus medical aid`)}.`,
      'This letter is issued at the request of the company.',
    ],
    closing: 'Yours faithfully',
    signatory: [d.f('signatoryName'), 'For and on behalf of the Company Secretary'],
    stamp: {
      shape: 'round',
      rows: ['SECRETARY', monCapsDate(String(d.values['issueDate']))],
      ring: f.consultancy.name.split(' (')[0]!,
    },
  });
  specimenLine(d);
}

/** A consultancy's letter with the terms as a list. */
function consultancy(d: Draft, f: EmploymentFacts, random: Random): void {
  stamped(d, false);
  d.page('a4').use({ family: 'sans', size: 10.5 });
  letterhead(d, random, {
    name: d.f('issuerName'),
    lines: ['Human resource and secretarial services', f.consultancy.postal.text, f.consultancy.phone],
    look: 'left-logo',
    colours: ['#2b6cb0', '#ed64a6'],
    title: { size: 14 },
  });
  d.para(d.f('issueDate', padDate));
  d.para('EMPLOYMENT LETTER', { bold: true, size: 13 });
  d.para(['Issued on behalf of ', d.f('companyName', undefined, { bold: true })]);
  form(
    d,
    [
      ['Employee', d.f('employeeName')],
      ['Company registration number', d.f('companyRegistrationNumber')],
      ['Position held', d.f('position')],
      ['Date of appointment', d.f('dateOfAppointment', padDate)],
      ['Contract type', d.f('contractType')],
      ['Remuneration', pay(d, `BWP ${commas(f.monthly)} monthly, housing included`)],
    ],
    { arrangement: 'colon', labelWidth: 180, pitch: 6 },
  );
  d.gap(10);
  letter(d, random, {
    body: ['We keep the statutory and personnel records of the company and issue this letter from them.'],
    closing: 'Sincerely',
    signatory: [d.f('signatoryName'), 'Consultant'],
  });
  specimenLine(d);
}

/** An appointment letter addressed to the employee. */
function appointment(d: Draft, f: EmploymentFacts, random: Random): void {
  stamped(d, true);
  d.page('a4').use({ family: 'narrow', size: 12 });
  letterhead(d, random, {
    name: d.f('issuerName'),
    lines: ['Corporate and secretarial consultants', f.consultancy.address.text],
    look: 'split',
    colours: ['#285e61', '#f6ad55'],
    title: { size: 14 },
  });
  letter(d, random, {
    date: ['Date: ', d.f('issueDate', ordinalDate)],
    to: [employee(d, f), f.who.birthplace],
    subject: ['LETTER OF APPOINTMENT - ', d.f('position')],
    body: [
      t`On behalf of our client ${d.f('companyName')}, company number ${d.f('companyRegistrationNumber')}, we confirm your appointment on a ${d.f('contractType')} basis from ${d.f('dateOfAppointment', ordinalDate)}.`,
      t`You are paid a salary of ${pay(d, `${pula(f.monthly)} a month`)}. Other conditions are in the handbook of the company.`,
    ],
    closing: 'Yours sincerely',
    signatory: [d.f('signatoryName'), 'Director'],
    stamp: {
      shape: 'box',
      rows: [
        f.consultancy.name.split(' (')[0]!.toUpperCase(),
        'OFFICIAL STAMP',
        monCapsDate(String(d.values['issueDate'])),
      ],
    },
  });
  specimenLine(d);
}

export const employmentLetter = defineType<EmploymentFacts>({
  type: 'EMPLOYMENT_LETTER',
  category: 'MULTIPURPOSE',
  configuredType: 'EMPLOYMENT_LETTER',
  fields: [
    'employeeName',
    'issuerName',
    'companyName',
    'position',
    'dateOfAppointment',
    'contractType',
    'remunerationDetails',
    'issueDate',
    'companyRegistrationNumber',
    'signatoryName',
    'officialStamp',
  ],
  implied: { officialStamp: ['employeeName'] },
  facts: employmentFacts,
  layouts: [
    { issuer: 'A company secretary', draw: secretary },
    { issuer: 'A consultancy', draw: consultancy },
    { issuer: 'A secretarial consultant', draw: appointment },
  ],
});
