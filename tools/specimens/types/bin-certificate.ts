import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { form } from '../parts/form.ts';
import { frame } from '../parts/frame.ts';
import { letterhead } from '../parts/letterhead.ts';
import { emblem } from '../parts/logo.ts';
import { qr } from '../parts/qr.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { stamp } from '../parts/stamp.ts';
import { dashDate, longDate, monCapsDate, monDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { RegistryFacts } from './registry.ts';
import { registryFacts } from './registry.ts';

function framed(d: Draft, f: RegistryFacts, random: Random): void {
  d.left = d.right = 84;
  d.page('a4').use({ family: 'sans', size: 11.5, leading: 1.5 });
  frame(d, 'guilloche', '#4d7c8a', random);
  emblem(d, 272, 64, 50);
  d.y = 128;
  d.para('BUSINESS IDENTIFICATION NUMBER CERTIFICATE', { bold: true, size: 16, align: 'centre', after: 18 });
  d.para(
    'It is certified that the following business has been given a business identification number (BIN):',
    { align: 'centre' },
  );
  form(
    d,
    [
      ['BIN', d.f('binNumber')],
      ['Name of business', d.f('companyName')],
      ['Registration number', d.f('registrationNumber')],
      ['Date of registration', d.f('registrationDate', longDate)],
      ['Type of business', d.f('businessType')],
      ['Physical address', d.f('registeredAddress')],
    ],
    { arrangement: 'colon', labelWidth: 140, pitch: 8 },
  );
  signatureLine(d, random, { x: 84, y: d.y + 80, width: 180 }, ['Authorised Officer']);
  qr(d, 430, d.y + 10, 80, `BIN ${f.firm.uin} SPECIMEN`);
  specimenLine(d);
}
function table(d: Draft, f: RegistryFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 11 });
  letterhead(d, random, {
    name: 'Business Registration Office',
    lines: ['Ministry of Trade and Entrepreneurship', 'Private Bag 004, Gaborone'],
    look: 'centred',
    colours: ['#553311', '#c9a227'],
    title: { size: 15 },
  });
  d.para('BIN CERTIFICATE', { bold: true, size: 18, align: 'centre' });
  form(
    d,
    [
      ['Business Identification Number', d.f('binNumber', undefined, { bold: true })],
      ['Company Name', d.f('companyName')],
      ['Business Type', d.f('businessType')],
      ['Registration Date', d.f('registrationDate', dashDate)],
      ...f.firm.directors.map((_, i): [string, ReturnType<Draft['f']>] => [
        `Director / Owner ${i + 1}`,
        d.f(`directors.${i}.name`),
      ]),
    ],
    { arrangement: 'grid', labelWidth: 190, shade: '#f7f0e0' },
  );
  stamp(d, random, {
    x: 420,
    y: d.y + 60,
    shape: 'oval',
    rows: ['REGISTRATION OFFICE', monCapsDate(f.firm.founded)],
  });
  specimenLine(d);
}
function card(d: Draft, f: RegistryFacts, random: Random): void {
  d.page('a5Landscape').use({ family: 'narrow', size: 12 });
  d.left = d.right = 40;
  d.path(rectPath(0, 0, 596, 70), { fill: '#264653' });
  d.text(40, 34, 'CERTIFICATE OF BUSINESS IDENTIFICATION', { bold: true, size: 17, colour: '#fff' });
  d.text(40, 54, 'Setifikeiti sa nomoro ya kgwebo', { size: 11, colour: '#e9c46a' });
  d.y = 92;
  form(
    d,
    [
      ['BIN', d.f('binNumber')],
      ['Reg. No.', d.f('registrationNumber')],
      ['Business name', d.f('companyName', upper)],
      ['Registered', d.f('registrationDate', monDate)],
      ['Nature of business', d.f('businessType')],
      ['Address', d.f('registeredAddress')],
    ],
    { arrangement: 'below', columns: 2, pitch: 12, value: { bold: true } },
  );
  signatureLine(d, random, { x: 40, y: 350, width: 170 }, [f.registrar.name]);
  specimenLine(d);
}

export const binCertificate = defineType<RegistryFacts>({
  type: 'BIN_CERTIFICATE',
  category: 'ENTITY',
  configuredType: 'OTHER',
  fields: ['companyName', 'binNumber', 'registrationNumber', 'registrationDate', 'businessType'],
  facts: (random) => {
    const f = registryFacts(random);
    // A number of its own beside the register's, as the interface has two fields.
    f.values['registrationNumber'] = `CO${f.firm.founded.slice(0, 4)}/${random.int(1000, 39_999)}`;
    return f;
  },
  layouts: [
    { issuer: 'A business register', draw: framed },
    { issuer: 'A registration office', draw: table },
    { issuer: 'A card of a register', draw: card },
  ],
});
