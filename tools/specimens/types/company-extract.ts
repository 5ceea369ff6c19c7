import type { Draft } from '../draw/draft.ts';
import { form } from '../parts/form.ts';
import { letterhead } from '../parts/letterhead.ts';
import { emblem } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { stamp } from '../parts/stamp.ts';
import { table } from '../parts/table.ts';
import { commas, pula } from '../world/amounts.ts';
import { longDate, monCapsDate, monDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { RegistryFacts } from './registry.ts';
import { registryFacts } from './registry.ts';

export function extractFacts(random: Random): RegistryFacts {
  const f = registryFacts(random);
  f.values['companyStatus'] = random.pick([
    'Active',
    'Active',
    'Registered',
    'Dormant',
    'In Liquidation',
    'Struck Off',
  ]);
  // Shareholders are not always disclosed (document types configuration: "if disclosed").
  if (random.fork('optional').chance(0.2)) {
    f.holders.length = 0;
    f.values['shareholders'] = [];
  }
  return f;
}
export const stampedExtract = (d: Draft, yes: boolean): void => void (d.values['registrarStamp'] = yes);

function portal(d: Draft, f: RegistryFacts, random: Random): void {
  stampedExtract(d, true);
  d.page('a4').use({ family: 'sans', size: 9.5 });
  letterhead(d, random, {
    name: 'Companies and Intellectual Property Authority',
    lines: ['Plot 181, Kgale Court, Gaborone', 'Tel +267 318 8754'],
    look: 'left-logo',
    colours: ['#003f5c', '#ffa600'],
    title: { size: 14 },
  });
  d.para('COMPANY EXTRACT', { bold: true, size: 15, align: 'centre' });
  form(
    d,
    [
      ['Company Name', d.f('companyName')],
      ['UIN', d.f('registrationNumber')],
      ['Company Status', d.f('companyStatus')],
      ['Incorporation Date', d.f('incorporationDate', longDate)],
      ['Registered Office Address', d.f('registeredAddress')],
      ['Business Activity', d.f('businessActivities')],
      ['Authorised Capital', d.f('authorizedCapital', pula)],
      ['Issued Capital', d.f('issuedCapital', pula)],
      ['Extract Date', d.f('extractDate', longDate)],
    ],
    { arrangement: 'grid', labelWidth: 160, shade: '#eaf1f5' },
  );
  d.gap(12).para('Directors', { bold: true, size: 11, after: 3 });
  table(
    d,
    [
      { title: 'Name', share: 3 },
      { title: 'Nationality', share: 1.5 },
      { title: 'Appointment Date', share: 1.8 },
    ],
    f.firm.directors.map((_, i) => [
      d.f(`directors.${i}.name`),
      d.f(`directors.${i}.nationality`),
      d.f(`directors.${i}.appointmentDate`, longDate),
    ]),
    { look: 'grid', head: { fill: '#eaf1f5' } },
  );
  if (f.holders.length > 0) {
    d.gap(12).para('Shareholders', { bold: true, size: 11, after: 3 });
    table(
      d,
      [
        { title: 'Name', share: 3 },
        { title: 'Shares', share: 1, align: 'right' },
      ],
      f.holders.map((_, i) => [d.f(`shareholders.${i}.name`), d.f(`shareholders.${i}.shares`)]),
      { look: 'grid', head: { fill: '#eaf1f5' } },
    );
  }
  stamp(d, random, {
    x: 460,
    y: d.y + 56,
    shape: 'round',
    rows: ['CERTIFIED', monCapsDate(String(d.values['extractDate']))],
    ring: 'REGISTRAR OF COMPANIES',
  });
  specimenLine(d);
}
function search(d: Draft, f: RegistryFacts): void {
  stampedExtract(d, false);
  d.page('a4').use({ family: 'mono', size: 9.5 });
  d.y = 48;
  d.para('EXTRACT FROM THE REGISTER OF COMPANIES', { bold: true, size: 12 });
  form(
    d,
    [
      ['DATE OF EXTRACT', d.f('extractDate', monDate)],
      ['NAME', d.f('companyName', upper)],
      ['NUMBER', d.f('registrationNumber')],
      ['STATUS', d.f('companyStatus', upper)],
      ['INCORPORATED', d.f('incorporationDate', monDate)],
      ['TYPE', d.f('companyType')],
      ['REGISTERED ADDRESS', d.f('registeredAddress')],
      ['ACTIVITY', d.f('businessActivities')],
      ['AUTHORISED CAPITAL', d.f('authorizedCapital', commas)],
      ['ISSUED CAPITAL', d.f('issuedCapital', commas)],
    ],
    { arrangement: 'colon', labelWidth: 150, pitch: 4 },
  );
  d.gap(8).para('DIRECTORS', { bold: true, after: 2 });
  f.firm.directors.forEach((_, i) =>
    d.para(
      [
        `${i + 1}. `,
        d.f(`directors.${i}.name`),
        '  appointed ',
        d.f(`directors.${i}.appointmentDate`, monDate),
      ],
      { after: 2 },
    ),
  );
  if (f.holders.length > 0) d.gap(8).para('SHAREHOLDERS', { bold: true, after: 2 });
  f.holders.forEach((_, i) =>
    d.para([`${i + 1}. `, d.f(`shareholders.${i}.name`), '  ', d.f(`shareholders.${i}.shares`), ' shares'], {
      after: 2,
    }),
  );
  specimenLine(d);
}
function certified(d: Draft, f: RegistryFacts, random: Random): void {
  stampedExtract(d, true);
  d.page('a4').use({ family: 'serif', size: 11 });
  emblem(d, 56, 36, 46);
  d.text(114, 56, 'Registry of Companies', { bold: true, size: 15 });
  d.text(114, 72, ['Company Search Report dated ', d.f('extractDate', slashDate)], { size: 10 });
  d.y = 104;
  form(
    d,
    [
      ['Name of company', d.f('companyName')],
      ['Registration no', d.f('registrationNumber')],
      ['Current status', d.f('companyStatus')],
      ['Date of incorporation', d.f('incorporationDate', slashDate)],
      ['Registered office', d.f('registeredAddress')],
      ['Principal activity', d.f('businessActivities')],
      ['Authorised share capital', d.f('authorizedCapital', pula)],
      ['Issued share capital', d.f('issuedCapital', pula)],
    ],
    { arrangement: 'right', labelWidth: 170, pitch: 6, label: { bold: true } },
  );
  d.gap(8);
  table(
    d,
    [
      { title: 'Current directors', share: 3 },
      { title: 'Date appointed', share: 2 },
    ],
    f.firm.directors.map((_, i) => [
      d.f(`directors.${i}.name`),
      d.f(`directors.${i}.appointmentDate`, slashDate),
    ]),
    { look: 'lines' },
  );
  stamp(d, random, {
    x: 430,
    y: d.y + 60,
    shape: 'box',
    rows: ['REGISTRAR OF COMPANIES', monCapsDate(String(d.values['extractDate'])), 'TRUE EXTRACT'],
  });
  specimenLine(d);
}

export const companyExtract = defineType<RegistryFacts>({
  type: 'COMPANY_EXTRACT',
  category: 'ENTITY',
  configuredType: 'COMPANY_EXTRACT',
  fields: [
    'companyName',
    'registrationNumber',
    'companyStatus',
    'incorporationDate',
    'registeredAddress',
    'businessActivities',
    'authorizedCapital',
    'issuedCapital',
    'extractDate',
    'registrarStamp',
  ],
  implied: { registrarStamp: ['companyName'] },
  facts: extractFacts,
  layouts: [
    { issuer: 'The registry’s portal', draw: portal },
    { issuer: 'A register print', draw: search },
    { issuer: 'A certified search', draw: certified },
  ],
});
