import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { letter } from '../parts/letter.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { pula } from '../world/amounts.ts';
import { longDate, monthYear, ordinalDate, slashDate } from '../world/dates.ts';
import { titled } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';
import type { ResidenceFacts } from './residence.ts';
import { residenceFacts } from './residence.ts';

const tenant = (d: Draft, f: ResidenceFacts) => d.f('name', (v: string) => titled({ ...f.who, name: v }));

/** A private person's typed letter. */
function privateLetter(d: Draft, f: ResidenceFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 12 });
  d.y = 60;
  for (const line of f.post.lines) d.para(line, { align: 'right', after: 0 });
  d.para(`Cell: ${f.phone}`, { align: 'right', after: 8 });
  letter(d, random, {
    date: d.f('issueDate', longDate),
    dateAt: 'right',
    to: ['To Whom It May Concern'],
    greeting: 'Dear Sir/Madam',
    subject: 'RE: CONFIRMATION OF RESIDENCE',
    subjectLook: 'underlined',
    body: [
      t`I, ${d.f('issuerName')}, the owner of the house at the address below, confirm that ${tenant(d, f)} of Omang number ${d.f('idNumber')} is my tenant at ${d.f('address')}.`,
      t`He or she has been staying at this place since ${monthYear(f.since)} and pays a monthly rent of ${d.f('monthlyRent', pula)}.`,
      'I may be reached on the number above should you need more information.',
    ],
    closing: 'Yours faithfully',
    signatory: [f.landlord.name, 'Landlord'],
  });
  specimenLine(d);
}

/** A property manager's letter with a reference and a block of particulars. */
function manager(d: Draft, f: ResidenceFacts, random: Random): void {
  d.values['issuerName'] = f.agency.name;
  d.page('a4').use({ family: 'sans', size: 10.5 });
  letterhead(d, random, {
    name: d.f('issuerName'),
    lines: [f.agency.address.text, f.agency.postal.text, `${f.agency.phone}   ${f.agency.email}`],
    look: 'right-block',
    colours: ['#513b7a', '#b79ad6'],
    title: { size: 13 },
  });
  d.para(`Our ref: ${f.reference}`, { after: 2 });
  d.para(['Date: ', d.f('issueDate', slashDate)], { after: 14 });
  d.para('PROOF OF RESIDENCE - TENANT', { bold: true, size: 12 });
  d.para(
    'We act for the owner of the property described below and confirm the following particulars of the tenancy:',
  );
  form(
    d,
    [
      ['Tenant', d.f('name')],
      ['Omang number', d.f('idNumber')],
      ['Property', d.f('address')],
      ['Tenancy began', ordinalDate(f.since)],
      ['Monthly rental', d.f('monthlyRent', pula)],
    ],
    { arrangement: 'colon', labelWidth: 120, pitch: 6, value: { bold: true } },
  );
  d.gap(10);
  letter(d, random, {
    body: ['This letter is issued at the tenant’s request and without liability on our part.'],
    closing: 'Yours sincerely',
    signatory: [f.agency.directors[0]!.name, 'Property Manager'],
    stamp: {
      shape: 'box',
      rows: [
        f.agency.name.split(' (')[0]!.toUpperCase(),
        slashDate(String(d.values['issueDate'])),
        'PROPERTY MANAGEMENT',
      ],
    },
  });
  specimenLine(d);
}

/** A filled form that banks hand out for landlords. */
function bankForm(d: Draft, f: ResidenceFacts, random: Random): void {
  d.page('a4').use({ family: 'verdana', size: 9 });
  d.y = 50;
  d.para('LANDLORD CONFIRMATION OF RESIDENTIAL ADDRESS', { bold: true, size: 13, align: 'centre' });
  d.para('To be completed by the landlord where the customer has no bill in his or her own name.', {
    italic: false,
    size: 8,
    align: 'centre',
    colour: '#555',
  });
  d.para('A. Landlord', { bold: true });
  form(
    d,
    [
      ['Name of landlord', d.f('issuerName')],
      ['Contact number', f.phone],
      ['Postal address', f.post.text],
    ],
    { arrangement: 'dots', labelWidth: 150, pitch: 9 },
  );
  d.gap(8).para('B. Tenant (customer)', { bold: true });
  form(
    d,
    [
      ['Name of tenant', d.f('name')],
      ['Omang / passport number', d.f('idNumber')],
      ['Residential address', d.f('address')],
      ['Resident since', monthYear(f.since)],
    ],
    { arrangement: 'dots', labelWidth: 150, pitch: 9 },
  );
  d.gap(8).para('C. Declaration', { bold: true });
  letter(d, random, {
    body: [
      'I declare that the person named in part B lives at the address given and that the particulars above are true.',
    ],
    signatory: ['Signature of landlord'],
  });
  d.para(['Date signed: ', d.f('issueDate', slashDate)]);
  specimenLine(d);
}

export const landlordLetter = defineType<ResidenceFacts>({
  type: 'LANDLORD_LETTER',
  category: 'ADDRESS',
  configuredType: 'PROOF_OF_ADDRESS',
  fields: CATEGORY_FIELDS.ADDRESS,
  same: { fullName: 'name' },
  facts: (random) => residenceFacts(random),
  layouts: [
    { issuer: 'A private landlord', draw: privateLetter },
    { issuer: 'A property manager', draw: manager },
    { issuer: 'A bank’s form', draw: bankForm },
  ],
});
