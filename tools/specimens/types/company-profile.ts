import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { form } from '../parts/form.ts';
import { letterhead } from '../parts/letterhead.ts';
import { logo } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { table } from '../parts/table.ts';
import { longDate, monthYear, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { RegistryFacts } from './registry.ts';
import { registryFacts } from './registry.ts';

function facts(random: Random): RegistryFacts {
  const f = registryFacts(random);
  Object.assign(f.values, {
    taxpayerName: f.firm.name,
    tinNumber: f.firm.tin,
    certificateNumber: null,
    status: null,
    expiryDate: null,
  });
  return f;
}
const about = (f: RegistryFacts): string =>
  `${f.firm.name} is a citizen owned company of Botswana, established in ${f.firm.founded.slice(0, 4)}. Our business is ${f.firm.business.toLowerCase()}. We serve government, parastatals and private customers throughout the country.`;

function brochure(d: Draft, f: RegistryFacts, random: Random): void {
  d.onPage = (page) => specimenLine(page);
  d.page('a4').use({ family: 'sans', size: 11, leading: 1.5 });
  d.path(rectPath(0, 0, 596, 300), { fill: '#12343b' });
  logo(d, 56, 60, 80, random, ['#e1b382', '#ffffff']);
  d.text(56, 200, d.f('companyName'), { size: 22, bold: true, colour: '#fff' });
  d.text(56, 232, 'COMPANY PROFILE', { size: 16, colour: '#e1b382' });
  d.text(56, 262, monthYear(String(d.values['issueDate'])), { size: 11, colour: '#fff' });
  d.y = 330;
  d.para('Who we are', { bold: true, size: 15 }).para(about(f));
  d.para('Vision', { bold: true, size: 15 }).para(
    'To be the company of choice in our trade in Botswana by honest work and fair prices.',
  );
  d.para('Mission', { bold: true, size: 15 }).para(
    'We deliver on time, train our people and care for the places where we work.',
  );
  specimenLine(d);
  d.page();
  d.para('Company information', { bold: true, size: 15 });
  form(
    d,
    [
      ['Registered name', f.firm.name],
      ['Registration number', d.f('registrationNumber')],
      ['TIN', d.f('tinNumber')],
      ['Physical address', f.firm.address.text],
      ['Postal address', f.firm.postal.text],
      ['Telephone', f.firm.phone],
      ['E-mail', f.firm.email],
    ],
    { arrangement: 'colon', labelWidth: 150, pitch: 6 },
  );
  d.gap(12).para('Directors', { bold: true, size: 15, after: 3 });
  f.firm.directors.forEach((_, i) =>
    d.para([d.f(`directors.${i}.name`), i === 0 ? ', Managing Director' : ', Director'], { after: 2 }),
  );
  d.gap(10).para('Our services', { bold: true, size: 15 });
  for (const text of [f.firm.business, 'Maintenance contracts', 'Supply and delivery', 'Training of staff'])
    d.para(`•  ${text}`, { after: 2 });
}
function sheet(d: Draft, f: RegistryFacts, random: Random): void {
  d.page('a4').use({ family: 'verdana', size: 9 });
  letterhead(d, random, {
    name: d.f('companyName'),
    lines: [f.firm.email, f.firm.phone],
    look: 'band',
    colours: ['#5f0f40', '#fb8b24'],
  });
  d.para('BUSINESS PROFILE', { bold: true, size: 15 });
  form(
    d,
    [
      ['Company name', d.f('taxpayerName')],
      ['UIN', d.f('registrationNumber')],
      ['Tax number (TIN)', d.f('tinNumber')],
      ['Line of business', f.firm.business],
      ['Address', f.firm.address.text],
      ['Date of profile', d.f('issueDate', slashDate)],
    ],
    { arrangement: 'grid', labelWidth: 140, shade: '#f6e9ef' },
  );
  d.gap(10).para('Background', { bold: true }).para(about(f));
  d.para('Management', { bold: true, after: 3 });
  table(
    d,
    [
      { title: 'Name', share: 3 },
      { title: 'Position', share: 2 },
    ],
    f.firm.directors.map((_, i) => [d.f(`directors.${i}.name`), i === 0 ? 'Chief Executive' : 'Director']),
    { look: 'lines' },
  );
  d.gap(10).para('Track record', { bold: true, after: 3 });
  table(
    d,
    [
      { title: 'Client', share: 3 },
      { title: 'Project', share: 3 },
      { title: 'Year', share: 1 },
    ],
    [
      ['Kweneng District Council', 'Supply of goods', '2023'],
      ['A private hospital', 'Two-year contract', '2024'],
      ['A mine', 'Emergency works', '2025'],
    ],
    { look: 'grid' },
  );
  specimenLine(d);
}
function prose(d: Draft, f: RegistryFacts): void {
  d.left = d.right = 70;
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.5 });
  d.para(['PROFILE OF ', d.f('companyName', upper)], { bold: true, size: 15, after: 14 });
  d.para(about(f));
  d.para([
    'The company was incorporated on ',
    d.f('incorporationDate', longDate),
    ' under number ',
    d.f('registrationNumber'),
    ' and has its office at ',
    f.firm.address.text,
    '.',
  ]);
  d.para([
    'Its directors are ',
    ...f.firm.directors.flatMap((_, i) => [...(i === 0 ? [] : [', ']), d.f(`directors.${i}.name`)]),
    '.',
  ]);
  d.para(
    'Our values are trust, skill and respect. Our core services are listed in the annexure, which we send on request.',
  );
  d.para(['Prepared on ', d.f('issueDate', longDate)], { italic: true });
  specimenLine(d);
}

export const companyProfile = defineType<RegistryFacts>({
  type: 'COMPANY_PROFILE',
  category: 'COMPLIANCE',
  configuredType: 'OTHER',
  fields: ['taxpayerName', 'companyName', 'tinNumber', 'registrationNumber'],
  same: { taxpayerName: 'companyName' },
  facts,
  layouts: [
    { issuer: 'A brochure', draw: brochure },
    { issuer: 'A fact sheet', draw: sheet },
    { issuer: 'A typed profile', draw: prose },
  ],
});
