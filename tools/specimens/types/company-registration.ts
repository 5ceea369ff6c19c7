import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { frame } from '../parts/frame.ts';
import { emblem, logo } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { stamp } from '../parts/stamp.ts';
import { formalDate, longDate, monCapsDate, padDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { RegistryFacts } from './registry.ts';
import { registryFacts } from './registry.ts';

/** An external company registers here. */
function external(d: Draft, f: RegistryFacts, random: Random): void {
  d.left = d.right = 84;
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.6 });
  frame(d, 'thick', '#1e3a5f', random);
  emblem(d, 272, 56, 50);
  d.y = 120;
  d.para('COMPANIES AND INTELLECTUAL PROPERTY AUTHORITY', { bold: true, align: 'centre' });
  d.para('CERTIFICATE OF REGISTRATION OF COMPANY', {
    bold: true,
    size: 17,
    align: 'centre',
    colour: '#1e3a5f',
  });
  d.para(['Registration number: ', d.f('registrationNumber', undefined, { bold: true })], {
    align: 'centre',
  });
  d.para(
    t`I certify that ${d.f('companyName', upper, { bold: true })}, whose principal place of business is ${d.f('registeredAddress')}, was registered under the Companies Act on ${d.f('registrationDate', formalDate)}.`,
  );
  d.para(t`Nature of business: ${d.f('businessType')}.`);
  signatureLine(d, random, { x: 84, y: d.y + 60, width: 190 }, [f.registrar.name, 'Registrar of Companies']);
  stamp(d, random, {
    x: 430,
    y: d.y + 50,
    shape: 'round',
    rows: [monCapsDate(String(d.values['issueDate']))],
    ring: 'REGISTRAR OF COMPANIES',
  });
  specimenLine(d);
}

/** A business name certificate in a table. */
function businessName(d: Draft, f: RegistryFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 11 });
  logo(d, 274, 40, 46, random, ['#0b7285', '#f08c00']);
  d.y = 106;
  d.para('COMPANY REGISTRATION CERTIFICATE', { bold: true, size: 17, align: 'centre', after: 4 });
  d.para('Registration of Business Names Act', { align: 'centre', italic: true, after: 16 });
  form(
    d,
    [
      ['Name of Company', d.f('companyName')],
      ['Registration No', d.f('registrationNumber')],
      ['Date of Registration', d.f('registrationDate', slashDate)],
      ['Business Activity', d.f('businessType')],
      ['Business Address', d.f('registeredAddress')],
      ...f.firm.directors.map((_, i): [string, ReturnType<Draft['f']>] => [
        i === 0 ? 'Directors' : ' ',
        d.f(`directors.${i}.name`),
      ]),
    ],
    { arrangement: 'grid', labelWidth: 170, shade: '#e3f2f5' },
  );
  signatureLine(d, random, { x: 56, y: d.y + 70, width: 180 }, ['Registrar']);
  specimenLine(d);
}

/** After the re-registration of 2019. */
function reRegistered(d: Draft, f: RegistryFacts, random: Random): void {
  d.left = d.right = 70;
  d.page('a4').use({ family: 'verdana', size: 9.5, leading: 1.6 });
  d.path(rectPath(40, 40, 515, 8), { fill: '#6b1d3a' });
  d.y = 70;
  d.para('REGISTRATION CERTIFICATE', { bold: true, size: 18, colour: '#6b1d3a' });
  d.para('Companies Re-registration Act, 2018', { after: 16 });
  form(
    d,
    [
      ['Company', d.f('companyName')],
      ['Company type', d.f('companyType')],
      ['Unique identification number', d.f('registrationNumber')],
      ['Registered on', d.f('registrationDate', padDate)],
      ['Registered office', d.f('registeredAddress')],
    ],
    { arrangement: 'below', columns: 2, pitch: 14 },
  );
  d.gap(10).para([
    'The register shows the company as ',
    d.f('companyStatus'),
    '. Certificate printed on ',
    d.f('issueDate', longDate),
    '.',
  ]);
  d.para(
    f.firm.directors.flatMap((_, i) => [...(i === 0 ? ['Directors: '] : [', ']), d.f(`directors.${i}.name`)]),
  );
  stamp(d, random, {
    x: 440,
    y: d.y + 50,
    shape: 'box',
    rows: ['CIPA', 'REGISTERED', monCapsDate(f.firm.founded)],
  });
  specimenLine(d);
}

export const companyRegistration = defineType<RegistryFacts>({
  type: 'COMPANY_REGISTRATION_CERTIFICATE',
  category: 'ENTITY',
  configuredType: 'OTHER',
  fields: [
    'companyName',
    'binNumber',
    'registrationNumber',
    'registrationDate',
    'businessType',
    'companyType',
  ],
  same: { binNumber: 'registrationNumber' },
  facts: registryFacts,
  layouts: [
    { issuer: 'The registry', draw: external },
    { issuer: 'A registry table', draw: businessName },
    { issuer: 'A registry after 2019', draw: reRegistered },
  ],
});
