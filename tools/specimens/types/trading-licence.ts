import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { frame } from '../parts/frame.ts';
import { letterhead } from '../parts/letterhead.ts';
import { emblem } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { stamp } from '../parts/stamp.ts';
import { addDays, addYears, formalDate, longDate, monCapsDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { RegistryFacts } from './registry.ts';
import { registryFacts } from './registry.ts';

export interface LicenceOfTrade extends RegistryFacts {
  council: string;
}
const TRADES = [
  'General Dealer',
  'Restaurant',
  'Supermarket',
  'Hair or Beauty Parlour',
  'Commercial Hardware',
  'Pharmacy or chemist',
  'Workshop',
  'Takeaway',
  'Bookshop',
  'Plant Hire Service',
  'Furniture Shop',
  'Car Wash',
];
const COUNCILS = [
  'Gaborone City Council',
  'Francistown City Council',
  'Kweneng District Council',
  'Central District Council',
  'South East District Council',
  'Lobatse Town Council',
  'Southern District Council',
];

export function tradeFacts(random: Random): LicenceOfTrade {
  const f = registryFacts(random);
  const issued = String(f.values['issueDate']);
  const council = random.pick(COUNCILS);
  Object.assign(f.values, {
    registrationNumber: `${random.pick(['TL', 'GD', 'L'])}${random.digits(6)}`,
    binNumber: f.firm.uin,
    registrationDate: issued,
    businessType: random.pick(TRADES),
    expiryDate: addDays(addYears(issued, random.pick([1, 2])), -1),
    issuerName: council,
  });
  return { ...f, council };
}

function certificate(d: Draft, f: LicenceOfTrade, random: Random): void {
  d.left = d.right = 80;
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.5 });
  d.path(rectPath(0, 0, 596, 842), { fill: '#fbfbf4' });
  frame(d, 'corners', '#245a2b', random, 34);
  emblem(d, 272, 50, 52, '#245a2b');
  d.y = 114;
  d.para(d.f('issuerName', upper), { bold: true, size: 15, align: 'centre', after: 4 });
  d.para('TRADE ACT', { align: 'centre', after: 4 });
  d.para('TRADING LICENCE', { bold: true, size: 20, align: 'centre', colour: '#245a2b', after: 18 });
  form(
    d,
    [
      ['Licence Number', d.f('registrationNumber')],
      ['Type of Licence', d.f('businessType')],
      ['Name of Licensee', d.f('companyName')],
      ['Company Registration No', d.f('binNumber')],
      ['Premises', d.f('address')],
      ['Date of Issue', d.f('issueDate', longDate)],
      ['Expiry Date', d.f('expiryDate', longDate)],
    ],
    { arrangement: 'dots', labelWidth: 160, pitch: 10 },
  );
  d.para(
    'This licence is issued subject to the conditions of the Trade Act and shall be displayed at the premises.',
    { size: 10 },
  );
  signatureLine(d, random, { x: 80, y: d.y + 60, width: 180 }, ['Licensing Officer']);
  stamp(d, random, {
    x: 430,
    y: d.y + 50,
    shape: 'round',
    rows: [monCapsDate(String(d.values['issueDate']))],
    ring: f.council,
  });
  specimenLine(d);
}
function sentence(d: Draft, f: LicenceOfTrade, random: Random): void {
  d.left = d.right = 80;
  d.page('a4Landscape').use({ family: 'slab', size: 12, leading: 1.8 });
  frame(d, 'double', '#7a1f1f', random);
  d.text(762, 70, ['No. ', d.f('registrationNumber')], { align: 'right', bold: true });
  d.y = 76;
  d.para(d.f('issuerName'), { bold: true, size: 14, align: 'centre' });
  d.para('BUSINESS LICENCE', { bold: true, size: 22, align: 'centre', colour: '#7a1f1f' });
  d.para(
    t`Licence is hereby granted to ${d.f('companyName', upper, { bold: true })} to carry on the business of a ${d.f('businessType', undefined, { bold: true })} at the premises situated at ${d.f('address')}, from ${d.f('issueDate', longDate)} until ${d.f('expiryDate', longDate)}.`,
    { align: 'centre' },
  );
  d.para(['Given at ', f.council, ' this ', formalDate(String(d.values['issueDate']))], { align: 'centre' });
  signatureLine(d, random, { x: 520, y: 450, width: 200 }, ['Chairman, Licensing Committee']);
  specimenLine(d);
}
function slip(d: Draft, f: LicenceOfTrade, random: Random): void {
  d.page('a5').use({ family: 'narrow', size: 11 });
  d.left = d.right = 36;
  letterhead(d, random, {
    name: d.f('issuerName'),
    lines: ['Commercial Affairs / Licensing', f.firm.address.town],
    look: 'split',
    colours: ['#1b4965', '#62b6cb'],
    title: { size: 14 },
  });
  d.para('LAESENSE YA KGWEBO / TRADE LICENCE', { bold: true, size: 13 });
  form(
    d,
    [
      ['Licence no.', d.f('registrationNumber')],
      ['Issued to', d.f('companyName')],
      ['UIN', d.f('binNumber')],
      ['Category', d.f('businessType')],
      ['Place of business', d.f('address')],
      ['Issued', d.f('issueDate', slashDate)],
      ['Valid to', d.f('expiryDate', slashDate)],
    ],
    { arrangement: 'grid', labelWidth: 110 },
  );
  d.gap(20).para('Annual fee paid. Not transferable.');
  signatureLine(d, random, { x: 36, y: d.y + 44, width: 130 }, ['Issuing officer']);
  specimenLine(d);
}

export const tradingLicence = defineType<LicenceOfTrade>({
  type: 'TRADING_LICENCE',
  category: 'ENTITY',
  configuredType: 'OTHER',
  fields: [
    'companyName',
    'binNumber',
    'registrationNumber',
    'registrationDate',
    'businessType',
    'expiryDate',
    'issueDate',
    'address',
  ],
  same: { registrationDate: 'issueDate' },
  facts: tradeFacts,
  layouts: [
    { issuer: 'A council’s certificate', draw: certificate },
    { issuer: 'A licensing committee', draw: sentence },
    { issuer: 'A licensing counter', draw: slip },
  ],
});
