import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { letter } from '../parts/letter.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { longDate, monthYear, slashDate } from '../world/dates.ts';
import { titled } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { EmploymentFacts } from './employment.ts';
import { employmentFacts } from './employment.ts';

function facts(random: Random): EmploymentFacts {
  const f = employmentFacts(random);
  f.values['name'] = f.who.name;
  f.values['issuerName'] = f.employer.name;
  return f;
}
const subject = (d: Draft, f: EmploymentFacts) => d.f('name', (v: string) => titled({ ...f.who, name: v }));
const joined = (d: Draft): string => String(d.values['dateOfEmployment']);

function work(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 11 });
  letterhead(d, random, {
    name: d.f('issuerName'),
    lines: [f.employer.address.text, f.employer.phone],
    look: 'left-logo',
    colours: ['#9b2c2c', '#2d3748'],
    title: { size: 14 },
  });
  letter(d, random, {
    date: d.f('issueDate', longDate),
    greeting: 'To Whom It May Concern',
    subject: t`REFERENCE LETTER: ${d.f('name', (v: string) => v.toUpperCase())}`,
    body: [
      t`I have known ${subject(d, f)} since ${monthYear(joined(d))}, when he or she joined our company as ${d.f('position')}.`,
      'During this time I found the above to be honest, punctual and able to work without supervision. He or she got on well with colleagues and customers.',
      'I recommend the above without hesitation to any future employer.',
    ],
    closing: 'Yours faithfully',
    signatory: [d.f('signatoryName'), d.f('signatoryTitle')],
  });
  specimenLine(d);
}

function character(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.5 });
  d.y = 70;
  letter(d, random, {
    date: ['Date: ', d.f('issueDate', slashDate)],
    dateAt: 'right',
    subject: 'CHARACTER REFERENCE',
    subjectLook: 'capitals-centred',
    body: [
      t`I, ${d.f('signatoryName')}, write this in support of ${subject(d, f)}, Omang number ${d.f('idNumber')}, whom I have known for more than ${String(random.int(3, 15))} years as a member of our congregation and neighbour.`,
      'The above is a person of good standing in the village who can be trusted with money and property.',
    ],
    closing: 'Yours truly',
    signatory: [f.signatory.name, 'Retired teacher'],
  });
  specimenLine(d);
}

function bankReference(d: Draft, f: EmploymentFacts, random: Random): void {
  d.values['issuerName'] = 'Bank Gaborone Limited';
  d.page('a4').use({ family: 'narrow', size: 12 });
  letterhead(d, random, {
    name: d.f('issuerName'),
    lines: ['Main Mall Branch', 'Private Bag 00325, Gaborone', 'Tel 367 1500'],
    look: 'right-block',
    colours: ['#1a4d2e', '#e8a317'],
    title: { size: 15 },
  });
  letter(d, random, {
    date: d.f('issueDate', longDate),
    reference: `Ref ${f.reference}`,
    to: ['To whom it may concern'],
    subject: 'BANKER’S REFERENCE',
    subjectLook: 'underlined',
    body: [
      t`We confirm that ${subject(d, f)} has held an account with us since ${monthYear(joined(d))}. The account has been kept to our satisfaction.`,
      'This reference is given in confidence, without guarantee and without liability of the bank or its officers.',
    ],
    closing: 'Yours faithfully',
    signatory: [d.f('signatoryName'), 'Branch Manager'],
  });
  specimenLine(d);
}

export const referenceLetter = defineType<EmploymentFacts>({
  type: 'REFERENCE_LETTER',
  category: 'MULTIPURPOSE',
  configuredType: 'OTHER',
  fields: ['name', 'issuerName', 'issueDate', 'signatoryName'],
  facts,
  layouts: [
    { issuer: 'A former employer', draw: work },
    { issuer: 'A private person', draw: character },
    { issuer: 'A bank', draw: bankReference },
  ],
});
