import type { Draft } from '../../draw/draft.ts';
import { t } from '../../draw/inline.ts';
import { specimenLine } from '../../parts/security.ts';
import { bwp, pula } from '../../world/amounts.ts';
import { longDate, ordinalDate, padDate } from '../../world/dates.ts';
import { titled, upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { ComplianceFacts } from '../compliance.ts';
import type { EmploymentFacts } from '../employment.ts';
import type { ResidenceFacts } from '../residence.ts';

/*
 * Papers that say everything in sentences: no label stands before a value, often no title either. Each picks its
 * wording by the seed.
 */

/** A lease as conveyancers wrote it: one long sentence names the parties. */
export function leaseDeed(d: Draft, f: ResidenceFacts, random: Random): void {
  d.left = d.right = 62;
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.5 });
  d.para(random.pick(['LEASE', 'DEED OF LEASE', 'AGREEMENT OF LEASE']), {
    bold: true,
    size: 15,
    align: 'centre',
    after: 12,
  });
  const [owner, taker] = random.pick([
    ['Landlord', 'Tenant'],
    ['Lessor', 'Lessee'],
  ] as const);
  d.para(
    t`THIS LEASE made on ${d.f('issueDate', ordinalDate)} BETWEEN ${d.f('issuerName', upper)} of ${f.post.text} (hereinafter referred to as the "${owner}") of the one part AND ${d.f('name', upper)}, Omang ${d.f('idNumber')} (hereinafter referred to as the "${taker}") of the other part.`,
  );
  d.para(
    t`WITNESSETH that the ${owner} lets and the ${taker} takes ALL THAT dwelling house situate at ${d.f('address')} TO HOLD the same for one year from ${d.f('startDate', longDate)} at the monthly rent of ${d.f('monthlyRent', bwp)}.`,
  );
  d.para(`1. The ${taker} covenants to keep the interior clean and not to sublet.`);
  d.para(`2. The ${owner} covenants that the ${taker} shall enjoy quiet possession.`);
  specimenLine(d);
}

/** A landlord at home: address of the writer on top, the tenant in the second half of a sentence. */
export function landlordHome(d: Draft, f: ResidenceFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 12.5, leading: 1.45 });
  d.para(f.post.text, { align: 'right', after: 2 });
  d.para(d.f('issueDate', random.pick([longDate, padDate])), { align: 'right', after: 14 });
  d.para('Dear Sir or Madam');
  d.para(
    random.pick([
      t`I, ${d.f('issuerName')}, hereby declare that I am the landlord of ${d.f('name')}, who has been renting the back cottage on my property at ${d.f('address')} for two years.`,
      t`I, ${d.f('issuerName')}, am the owner of the house in which my tenant, ${d.f('name')}, lives. Its address is ${d.f('address')}.`,
      t`Kindly note that ${d.f('name')} stays with me at ${d.f('address')} and pays ${d.f('monthlyRent', pula)} every month.`,
    ]),
  );
  d.para(random.pick(['Yours truly,', 'Regards,', 'Yours faithfully']), { after: 40 });
  d.para(d.f('issuerName'));
  specimenLine(d);
}

/** A relative swears where somebody lives. */
export function affidavitForAnother(d: Draft, f: ResidenceFacts, random: Random): void {
  // Nobody but the people themselves issues it; the deponent's number is not the one asked for.
  d.values['issuerName'] = null;
  d.values['idNumber'] = null;
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.5 });
  d.para('AFFIDAVIT', { bold: true, size: 15, align: 'centre', after: 14 });
  const who = random.pick(['my son', 'my niece', 'my nephew', 'my cousin']);
  d.para(
    random.pick([
      t`I, ${f.landlord.name}, make oath and state that ${d.f('name')} lives with me at ${d.f('address')} and is ${who}.`,
      t`I, the undersigned, ${f.landlord.name}, do hereby swear that ${d.f('name')} resides at ${d.f('address')}, where I own the house.`,
    ]),
  );
  d.para('The above is true to the best of my knowledge.');
  d.para(t`Sworn to before me at ${f.home.town} on ${d.f('issueDate', longDate)}.`, { after: 30 });
  d.para('Deponent ....................        Commissioner of Oaths ....................');
  specimenLine(d);
}

/** A letter without a subject: what it is, only its sentences say. */
export function letterUntitled(d: Draft, f: EmploymentFacts, random: Random): void {
  d.values['employeeId'] = null;
  d.values['employmentType'] = 'permanent';
  d.page('a4').use({ family: random.pick(['sans', 'verdana', 'serif']), size: 11 });
  d.para(d.f('employerName'), {
    bold: true,
    size: 17,
    align: random.pick(['left', 'centre', 'right']),
    after: 2,
  });
  d.para(f.employer.address.text, { after: 16 });
  d.para(d.f('issueDate', longDate), { align: random.pick(['left', 'right']) });
  d.para('To whom it may concern,');
  const name = d.f('employeeName', random.pick([String, upper]));
  d.para(
    random.pick([
      t`Kindly be informed that ${name} has worked for us as ${d.f('position')} since ${d.f('dateOfEmployment', longDate)}.`,
      t`We have had the pleasure of employing ${name} as ${d.f('position')} since ${d.f('dateOfEmployment', longDate)}.`,
    ]),
  );
  d.para(
    t`The appointment is ${d.f('employmentType')} and carries a gross salary of ${d.f('salary', (s: { amount: number }) => pula(s.amount))} per month.`,
  );
  d.para(random.pick(['Kind regards,', 'Sincerely,', 'Yours faithfully,']), { after: 30 });
  d.para(d.f('signatoryName'), { after: 1 });
  d.para(d.f('signatoryTitle'));
  specimenLine(d);
}

/** A contract whose parties are called neither employer nor employee. */
export function contractSchool(d: Draft, f: EmploymentFacts, random: Random): void {
  d.values['employeeId'] = null;
  d.values['employmentType'] = d.values['contractType'] = null;
  d.values['netSalary'] = null;
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.4 });
  d.para('EMPLOYMENT AGREEMENT', { bold: true, size: 15, align: 'centre', after: 14 });
  const [ours, theirs] = random.pick([
    ['School', 'Teacher'],
    ['Lodge', 'Staff Member'],
    ['Firm', 'Associate'],
  ] as const);
  d.para(
    t`This Agreement is made on ${d.f('issueDate', ordinalDate)} between ${d.f('employerName')} of ${f.employer.address.text} ("the ${ours}") and ${d.f('employeeName')} ("the ${theirs}").`,
  );
  d.para(
    t`1. The ${ours} appoints the ${theirs} to the post of ${d.f('position')} from ${d.f('dateOfEmployment', longDate)}.`,
  );
  d.para(
    t`2. The ${theirs} shall receive a salary of ${d.f('grossSalary', pula)} per month, payable in arrears.`,
  );
  d.para(`3. The ${theirs} shall keep the working hours and the rules of the ${ours}.`);
  d.para('4. Either party may end this Agreement by giving one month of notice in writing.');
  specimenLine(d);
}

/** A power of attorney: the company and its agent inside one sentence. */
export function powerOfAttorney(d: Draft, f: ComplianceFacts, random: Random): void {
  for (const name of ['tinNumber', 'registrationNumber', 'certificateNumber', 'expiryDate', 'status'])
    d.values[name] = null;
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.5 });
  d.para(random.pick(['SPECIAL POWER OF ATTORNEY', 'POWER OF ATTORNEY', 'LETTER OF AUTHORITY']), {
    bold: true,
    align: 'centre',
    after: 14,
  });
  const agent = d.f('authorisedPerson', (v: string) => titled({ ...f.agent, name: v }));
  d.para(
    random.pick([
      t`KNOW ALL MEN BY THESE PRESENTS that ${d.f('taxpayerName')} does hereby nominate and appoint ${agent} to be its lawful agent, with power to sign any document on its behalf.`,
      t`We, ${d.f('taxpayerName')}, hereby give permission to our employee ${agent} to collect and sign documents on our behalf.`,
    ]),
  );
  d.para(['Signed at ', f.firm.address.town, ' on ', d.f('issueDate', longDate), '.'], { after: 34 });
  d.para('____________________', { after: 1 });
  d.para(f.firm.directors[0]!.name, { after: 1 });
  d.para('Director');
  specimenLine(d);
}
