import type { Draft } from '../../draw/draft.ts';
import { t } from '../../draw/inline.ts';
import type { Row } from '../../parts/form.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { bwp, pula } from '../../world/amounts.ts';
import { longDate, slashDate, usDate } from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { EmploymentFacts } from '../employment.ts';
import type { ResidenceFacts } from '../residence.ts';

/*
 * Papers of five to fifteen lines, as people write them who only need one: no closing words, a form row that nobody asks
 * for below the address, an affidavit that parts the name.
 */

/** A lease from a template: blocks for each party whose labels repeat, a row below the address that is no address. */
export function leaseTemplate(d: Draft, f: ResidenceFacts, random: Random): void {
  const [owner, taker] = random.pick([
    ['Lessor', 'Lessee'],
    ['Landlord', 'Tenant'],
  ] as const);
  d.page('a4').use({ family: 'sans', size: 11 });
  d.para('Lease Agreement', { bold: true, size: 16, after: 10 });
  const rows = (list: Row[]): void => {
    form(d, list, { arrangement: 'right', labelWidth: 150, label: {}, pitch: 4 });
  };
  d.para(`${owner} details`, { bold: true, after: 3 });
  rows([
    ['Full names', d.f('issuerName')],
    ['Phone', f.phone],
  ]);
  d.gap(6).para(`${taker} details`, { bold: true, after: 3 });
  rows([
    ['Full names', d.f('name')],
    ['ID number', d.f('idNumber')],
  ]);
  d.gap(6).para('Premises', { bold: true, after: 3 });
  rows([
    ['Address', d.f('address')],
    ['Type', random.pick(['Two bedroom flat', 'Main house', 'Bedsitter', 'Servants quarters'])],
    ['Rental amount', d.f('monthlyRent', (v: number) => `${pula(v)} per month`)],
    ['Commencement', d.f('startDate', slashDate)],
    ['Date of agreement', d.f('issueDate', slashDate)],
  ]);
  d.gap(16).para(`Signature of ${owner.toLowerCase()}: ..................`);
  d.para(`Signature of ${taker.toLowerCase()}: ..................`);
  specimenLine(d);
}

/** An affidavit on a form: surname and first names apart, the commissioner named before the deponent. */
export function affidavitParts(d: Draft, f: ResidenceFacts, random: Random): void {
  d.page('a4').use({ family: random.pick(['sans', 'serif']), size: 11.5 });
  d.values['issuerName'] = null;
  d.para(random.pick(['AFFIDAVIT', 'SWORN AFFIDAVIT']), { bold: true, size: 15, align: 'centre', after: 12 });
  form(
    d,
    [
      ['Surname', d.f('name', (v: string) => v.split(' ').at(-1)!)],
      ['First names', f.who.name.split(' ').slice(0, -1).join(' ')],
      ['Omang', d.f('idNumber')],
      ['Physical address', d.f('address')],
    ],
    { arrangement: 'right', labelWidth: 120, label: { bold: true }, pitch: 4 },
  );
  d.gap(8).para('I declare under oath that the above is true.');
  d.para(t`Sworn before me, Sergeant ${f.landlord.name}, on ${d.f('issueDate', longDate)}.`, { after: 24 });
  d.para('Deponent ....................');
  specimenLine(d);
}

/** A confirmation in six lines: the signer stands below it without any closing words. */
export function confirmationShort(d: Draft, f: EmploymentFacts, random: Random): void {
  d.values['employeeId'] = null;
  d.page('a4').use({ family: random.pick(['sans', 'verdana']), size: 11 });
  d.para(d.f('employerName', upper), { bold: true, after: 2 });
  d.para(f.employer.address.text, { after: 8 });
  d.para(d.f('issueDate', random.pick([longDate, usDate])), { after: 10 });
  d.para('CONFIRMATION OF EMPLOYMENT', { bold: true, after: 8 });
  d.para(
    random.pick([
      t`${d.f('employeeName')} is employed by this company as ${d.f('position')}. The date of employment is ${d.f('dateOfEmployment', longDate)} and the terms are ${d.f('employmentType')}.`,
      t`We confirm that ${d.f('employeeName')} joined us on ${d.f('dateOfEmployment', longDate)}. The job title is ${d.f('position')} and the appointment is ${d.f('employmentType')}.`,
    ]),
  );
  d.para(t`Salary: ${d.f('salary', (s: { amount: number }) => bwp(s.amount))} per month`, { after: 22 });
  d.para(d.f('signatoryName'), { after: 1 });
  d.para(d.f('signatoryTitle'));
  specimenLine(d);
}
