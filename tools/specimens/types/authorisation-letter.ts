import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { letter } from '../parts/letter.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { longDate, monCapsDate, padDate, slashDate } from '../world/dates.ts';
import { titled } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { ComplianceFacts } from './compliance.ts';
import { complianceFacts } from './compliance.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';

const agent = (d: Draft, f: ComplianceFacts) =>
  d.f('authorisedPerson', (v: string) => titled({ ...f.agent, name: v }));

function plain(d: Draft, f: ComplianceFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 11 });
  letterhead(d, random, {
    name: d.f('taxpayerName'),
    lines: [f.firm.address.text, f.firm.postal.text, f.firm.phone],
    look: 'left-logo',
    colours: ['#7b341e', '#2c5282'],
    title: { size: 14 },
  });
  letter(d, random, {
    date: d.f('issueDate', longDate),
    to: ['The Commissioner General', 'Botswana Unified Revenue Service'],
    greeting: 'Dear Sir/Madam',
    subject: 'LETTER OF AUTHORISATION',
    subjectLook: 'underlined',
    body: [
      t`We, ${f.firm.name}, TIN ${d.f('tinNumber')}, hereby authorise ${agent(d, f)}, Omang ${f.agent.omang}, to act on our behalf in all matters of tax registration and to collect documents.`,
      t`This authorisation is valid until ${d.f('expiryDate', longDate)}.`,
    ],
    closing: 'Yours faithfully',
    signatory: [f.firm.directors[0]!.name, 'Director'],
  });
  specimenLine(d);
}
function toBank(d: Draft, f: ComplianceFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 12 });
  letterhead(d, random, {
    name: d.f('taxpayerName'),
    lines: [f.firm.email, f.firm.phone, f.firm.address.text],
    look: 'split',
    colours: ['#22543d', '#9c4221'],
    title: { size: 14 },
  });
  letter(d, random, {
    date: ['Date: ', d.f('issueDate', slashDate)],
    to: ['To whom it may concern'],
    subject: 'AUTHORISATION TO ACT',
    body: [
      t`This letter serves to authorise ${agent(d, f)} to sign and submit documents for ${f.firm.name} (registration number ${d.f('registrationNumber')}).`,
      'Any act done under this authority binds the company until it is revoked in writing.',
    ],
    closing: 'Sincerely',
    signatory: [f.firm.directors[0]!.name, 'Managing Director'],
    stamp: {
      shape: 'box',
      rows: [f.firm.name.split(' (')[0]!.toUpperCase(), monCapsDate(String(d.values['issueDate']))],
    },
  });
  specimenLine(d);
}
function mandate(d: Draft, f: ComplianceFacts, random: Random): void {
  d.page('a4').use({ family: 'verdana', size: 9.5 });
  d.y = 50;
  d.para('AUTHORISATION LETTER / MANDATE', { bold: true, size: 14 });
  form(
    d,
    [
      ['Company', d.f('taxpayerName')],
      ['Company registration', d.f('registrationNumber')],
      ['TIN', d.f('tinNumber')],
      ['Person authorised', d.f('authorisedPerson')],
      ['Omang of the person', f.agent.omang],
      ['Date', d.f('issueDate', padDate)],
      ['Expires', d.f('expiryDate', padDate)],
    ],
    { arrangement: 'dots', labelWidth: 150, pitch: 9 },
  );
  d.gap(10);
  letter(d, random, {
    body: [
      'The company gives the person named above authority to represent it, to ask for its records and to receive correspondence.',
    ],
    signatory: ['Director', f.firm.directors[0]!.name],
  });
  specimenLine(d);
}

export const authorisationLetter = defineType<ComplianceFacts>({
  type: 'AUTHORISATION_LETTER',
  category: 'COMPLIANCE',
  configuredType: 'OTHER',
  fields: [...CATEGORY_FIELDS.COMPLIANCE, 'authorisedPerson'],
  facts: complianceFacts,
  layouts: [
    { issuer: 'A company', draw: plain },
    { issuer: 'A company to a bank', draw: toBank },
    { issuer: 'A mandate form', draw: mandate },
  ],
});
