import type { Draft } from '../../draw/draft.ts';
import type { Run } from '../../draw/inline.ts';
import { t } from '../../draw/inline.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { stamp } from '../../parts/stamp.ts';
import { table } from '../../parts/table.ts';
import { bwp, commas, pula } from '../../world/amounts.ts';
import {
  addDays,
  addYears,
  longDate,
  monCapsDate,
  monDate,
  padDate,
  slashDate,
  usDate,
} from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { ComplianceFacts } from '../compliance.ts';
import type { CouncilFacts } from '../council-bill.ts';
import type { RegistryFacts } from '../registry.ts';
import type { ResidenceFacts } from '../residence.ts';

const bold = (text: string): Run => ({ text, style: { bold: true } });

/** A web form's lease: four-column table, terms as a numbered list. */
export function leaseE(d: Draft, _f: ResidenceFacts, random: Random): void {
  const start = String(d.values['startDate']);
  d.page('a4').use({ family: 'verdana', size: 8.8 });
  d.para('Lease agreement for a dwelling', { bold: true, size: 14 });
  table(
    d,
    [
      { title: '', share: 1.4 },
      { title: '', share: 2.6 },
      { title: '', share: 1.4 },
      { title: '', share: 2.2 },
    ],
    [
      [bold('Landlord'), d.f('issuerName'), bold('Date'), d.f('issueDate', monDate)],
      [bold('Tenant'), d.f('name'), bold('Tenant’s ID'), d.f('idNumber')],
      [bold('Premises'), d.f('address'), bold('Rent per month'), d.f('monthlyRent', bwp)],
      [bold('Begins'), d.f('startDate', monDate), bold('Ends'), monDate(addDays(addYears(start, 1), -1))],
    ],
    { look: 'grid', padding: 4 },
  );
  d.gap(12);
  [
    'The tenant uses the dwelling as a home only.',
    'The landlord repairs what wears out; the tenant repairs what the tenant breaks.',
    'Both parties may end this lease with a month of notice.',
  ].forEach((text, i) => d.para(`${i + 1}) ${text}`, { after: 3 }));
  signatureLine(d, random, { x: 56, y: d.y + 50, width: 180 }, ['Landlord']);
  signatureLine(d, random, { x: 320, y: d.y + 50, width: 180 }, ['Tenant']);
  specimenLine(d);
}

/** An affidavit in the third person with the particulars at the end. */
export function affidavitE(d: Draft, f: ResidenceFacts, random: Random): void {
  d.values['issuerName'] = `${f.home.town} Magistrate Court`;
  d.left = d.right = 64;
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.5 });
  d.para(d.f('issuerName', upper), { align: 'centre', after: 2 });
  d.para('AFFIDAVIT AS TO RESIDENCE', { bold: true, align: 'centre', size: 14, after: 14 });
  d.para(
    t`Before me, a Commissioner of Oaths, appeared ${d.f('name', undefined, { bold: true })}, holder of Omang ${d.f('idNumber')}, who after being sworn stated that the home of the deponent is ${d.f('address')} and that no account for water or power is held in the deponent’s name.`,
  );
  d.para(t`Sworn on ${d.f('issueDate', longDate)} at ${f.home.town}.`);
  signatureLine(d, random, { x: 64, y: d.y + 46, width: 170 }, ['Deponent']);
  signatureLine(d, random, { x: 330, y: d.y + 46, width: 170 }, [f.landlord.name, 'Commissioner of Oaths']);
  specimenLine(d);
}

/** A council's bill as a counter receipt would look, in two columns of text. */
export function councilE(d: Draft, f: CouncilFacts): void {
  d.left = d.right = 40;
  d.page('a5').use({ family: 'sans', size: 9.5 });
  d.para(d.f('issuerName'), { bold: true, size: 13, align: 'centre', after: 1 });
  d.para('Rates account', { align: 'centre', after: 12 });
  form(
    d,
    [
      ['Ratepayer', d.f('name', upper)],
      ['Property', d.f('address')],
      ['Account', d.f('accountNumber')],
      ['Dated', d.f('issueDate', padDate)],
      ['To be paid by', d.f('dueDate', padDate)],
      ['Rates of the year', commas(f.rates)],
      ['Levies', commas(f.levy)],
      ['Unpaid from last year', commas(f.arrears)],
      ['Total payable', d.f('amountDue', pula, { bold: true })],
    ],
    { arrangement: 'dots', labelWidth: 130, pitch: 7 },
  );
  d.gap(12).para('Treasurer', { italic: true });
  specimenLine(d);
}

/** A clearance in one sentence, the numbers in a footer table. */
export function clearanceE(d: Draft, f: ComplianceFacts, random: Random): void {
  d.left = d.right = 70;
  d.page('a4').use({ family: 'slab', size: 10.5, leading: 1.6 });
  d.gap(20).para('Revenue Service of Botswana', { align: 'centre', after: 2 });
  d.para('TAX CLEARANCE CERTIFICATE', { bold: true, size: 20, align: 'centre', after: 18 });
  d.para(
    t`The Commissioner General confirms that ${d.f('taxpayerName', undefined, { bold: true })} is in good standing as to its tax affairs.`,
  );
  table(
    d,
    [
      { title: 'TIN', share: 2 },
      { title: 'Certificate', share: 2 },
      { title: 'Issued', share: 1.6 },
      { title: 'Valid until', share: 1.6 },
      { title: 'Status', share: 1.6 },
    ],
    [
      [
        d.f('tinNumber'),
        d.f('certificateNumber'),
        d.f('issueDate', slashDate),
        d.f('expiryDate', slashDate),
        d.f('status'),
      ],
    ],
    { look: 'grid', padding: 5 },
  );
  stamp(d, random, {
    x: 420,
    y: d.y + 70,
    shape: 'round',
    rows: [monCapsDate(String(d.values['issueDate']))],
    ring: `BURS ${f.office}`,
  });
  specimenLine(d);
}

/** A confirmation of a tax number in letter form. */
export function tinE(d: Draft, f: ComplianceFacts): void {
  d.page('a4').use({ family: 'sans', size: 11 });
  d.para('Botswana Unified Revenue Service', { bold: true, size: 13, after: 0 });
  d.para('Certificate of taxpayer registration', { after: 16 });
  d.para([d.f('taxpayerName', undefined, { bold: true }), `, ${f.firm.postal.text}`]);
  d.para(
    t`You are entered in the register of taxpayers as from ${d.f('issueDate', usDate)} and your taxpayer identification number is ${d.f('tinNumber', undefined, { bold: true })}.`,
  );
  d.para(
    t`Certificate: ${d.f('certificateNumber')}. State of the registration: ${d.f('status', (v: string) => v.toLowerCase())}.`,
  );
  d.gap(24).para(f.officer.name, { after: 0 });
  d.para('Taxpayer registration');
  specimenLine(d);
}

/** A certificate of incorporation as a portal's page: headings with values under them in one column. */
export function incorporationE(d: Draft, f: RegistryFacts): void {
  d.left = d.right = 90;
  d.page('letter').use({ family: 'sans', size: 11 });
  d.para('Certificate of incorporation', { bold: true, size: 18, after: 2 });
  d.para(['Number ', d.f('certificateNumber')], { colour: '#555', after: 14 });
  form(
    d,
    [
      ['Name of the company', d.f('companyName')],
      ['Unique identification number', d.f('registrationNumber')],
      ['Date of incorporation', d.f('incorporationDate', longDate)],
      ['Company type', d.f('companyType')],
      ['Registered office', d.f('registeredAddress')],
      [
        'Directors at incorporation',
        f.firm.directors.flatMap((_, i) =>
          i === 0 ? [d.f(`directors.${i}.name`)] : ['\n', d.f(`directors.${i}.name`)],
        ),
      ],
      ['Registrar of Companies', d.f('registrar')],
    ],
    { arrangement: 'below', pitch: 9 },
  );
  specimenLine(d);
}
