import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { frame, seal } from '../parts/frame.ts';
import { emblem, logo } from '../parts/logo.ts';
import { qr } from '../parts/qr.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { stamp } from '../parts/stamp.ts';
import { table } from '../parts/table.ts';
import { pula } from '../world/amounts.ts';
import { formalDate, longDate, monCapsDate, ordinalDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { RegistryFacts } from './registry.ts';
import { registryFacts } from './registry.ts';

/** Portrait certificate of the authority: centred sentences, a table of directors, a QR code. */
function authority(d: Draft, f: RegistryFacts, random: Random): void {
  d.left = d.right = 80;
  d.page('a4').use({ family: 'serif', size: 12 });
  d.path(rectPath(0, 0, 596, 842), { fill: '#fffdf6' });
  frame(d, 'double', '#8a6d1f', random);
  emblem(d, 272, 52, 52, '#8a6d1f');
  d.y = 114;
  d.para('COMPANIES AND INTELLECTUAL PROPERTY AUTHORITY', { bold: true, align: 'centre', after: 2 });
  d.para('COMPANIES ACT (CAP. 42:01)', { align: 'centre', size: 10, after: 12 });
  d.para('CERTIFICATE OF INCORPORATION', {
    bold: true,
    size: 20,
    align: 'centre',
    colour: '#5d4a12',
    after: 12,
  });
  d.para(['UIN: ', d.f('registrationNumber', undefined, { bold: true })], { align: 'centre' });
  d.para('This is to certify that', { align: 'centre', italic: true });
  d.para(d.f('companyName', upper), { bold: true, size: 15, align: 'centre' });
  d.para(
    t`was incorporated under the Companies Act on ${d.f('incorporationDate', longDate, { bold: true })} as a ${d.f('companyType')}.`,
    { align: 'centre' },
  );
  form(
    d,
    [
      ['Registered office', d.f('registeredAddress')],
      ['Certificate number', d.f('certificateNumber')],
    ],
    { arrangement: 'colon', labelWidth: 130 },
  );
  d.gap(10);
  table(
    d,
    [
      { title: 'Directors', share: 3 },
      { title: 'Date of appointment', share: 2 },
    ],
    f.firm.directors.map((_, i) => [
      d.f(`directors.${i}.name`),
      d.f(`directors.${i}.appointmentDate`, longDate),
    ]),
    { look: 'lines' },
  );
  signatureLine(d, random, { x: 86, y: 690, width: 180 }, []);
  d.text(86, 706, d.f('registrar'), { size: 10 });
  d.text(86, 719, 'Registrar of Companies', { size: 10 });
  qr(d, 440, 640, 84, `CIPA ${f.firm.uin} SPECIMEN`);
  d.text(86, 760, ['Issued on ', d.f('issueDate', longDate)], { size: 9 });
  specimenLine(d);
}

/** An older landscape form with filled blanks and a seal. */
function oldForm(d: Draft, _f: RegistryFacts, random: Random): void {
  d.left = d.right = 90;
  d.page('a4Landscape').use({ family: 'slab', size: 11 });
  d.path(rectPath(0, 0, 842, 596), { fill: '#f6f8ef' });
  frame(d, 'ornate', '#3c6e47', random);
  d.text(752, 72, ['No. ', d.f('registrationNumber')], { align: 'right', bold: true });
  d.text(90, 72, 'Form 4', { size: 10 });
  d.y = 92;
  d.para('REPUBLIC OF BOTSWANA', { align: 'centre', bold: true, size: 13, after: 4 });
  d.para('Certificate of Incorporation', {
    align: 'centre',
    bold: true,
    size: 24,
    colour: '#24502f',
    after: 16,
  });
  d.para(
    [
      'I hereby certify that ',
      d.f('companyName', upper, { bold: true }),
      ' has this day been incorporated under the Companies Act and that the company is a ',
      d.f('companyType'),
      ' with an authorised capital of ',
      d.f('authorizedCapital', pula),
      '.',
    ],
    { leading: 1.9 },
  );
  d.para(['The registered office of the company is at ', d.f('registeredAddress'), '.'], { leading: 1.9 });
  d.para(['Given under my hand at Gaborone this ', d.f('incorporationDate', formalDate), '.'], {
    leading: 1.9,
  });
  signatureLine(d, random, { x: 480, y: 470, width: 220 }, []);
  d.text(480, 486, d.f('registrar'), { size: 9 });
  d.text(480, 498, 'Registrar of Companies', { size: 9 });
  seal(d, 170, 460, 42, '#b8860b');
  specimenLine(d);
}

/** A plain electronic certificate: label and value, director names in one row. */
function electronic(d: Draft, f: RegistryFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 10.5 });
  logo(d, 56, 36, 46, random, ['#003f5c', '#ffa600']);
  d.text(112, 56, 'CIPA', { bold: true, size: 20, colour: '#003f5c' });
  d.text(112, 70, 'Companies and Intellectual Property Authority', { size: 9 });
  d.rule(56, 92, 539, 92, '#003f5c', 1.5);
  d.y = 112;
  d.para('Certificate of Incorporation of a Company', { bold: true, size: 16, after: 16 });
  form(
    d,
    [
      ['Certificate No.', d.f('certificateNumber')],
      ['Company Name', d.f('companyName')],
      ['Company Number (UIN)', d.f('registrationNumber')],
      ['Date of Incorporation', d.f('incorporationDate', slashDate)],
      ['Type of Company', d.f('companyType')],
      ['Registered Office Address', d.f('registeredAddress')],
      ['Stated Capital', d.f('authorizedCapital', pula)],
      ...f.firm.directors.map((_, i): [string, ReturnType<Draft['f']>] => [
        `Director ${i + 1}`,
        d.f(`directors.${i}.name`),
      ]),
    ],
    { arrangement: 'right', labelWidth: 170, pitch: 8, label: { bold: true } },
  );
  d.gap(20).para(
    [
      'This certificate was issued electronically on ',
      d.f('issueDate', ordinalDate),
      ' and is valid without a signature.',
    ],
    { size: 9 },
  );
  d.para(['Registrar: ', d.f('registrar')]);
  stamp(d, random, {
    x: 450,
    y: d.y + 10,
    shape: 'round',
    rows: ['REGISTRAR', monCapsDate(String(d.values['issueDate']))],
    ring: 'COMPANIES REGISTRY',
  });
  specimenLine(d);
}

export const certificateOfIncorporation = defineType<RegistryFacts>({
  type: 'CERTIFICATE_OF_INCORPORATION',
  category: 'ENTITY',
  configuredType: 'CERTIFICATE_OF_INCORPORATION',
  fields: [
    'companyName',
    'binNumber',
    'registrationNumber',
    'registrationDate',
    'incorporationDate',
    'registeredAddress',
    'companyType',
    'authorizedCapital',
    'registrar',
    'certificateNumber',
  ],
  same: { binNumber: 'registrationNumber', registrationDate: 'incorporationDate' },
  facts: registryFacts,
  layouts: [
    { issuer: 'The registry, with a frame', draw: authority },
    { issuer: 'The registry, older form', draw: oldForm },
    { issuer: 'The registry’s portal', draw: electronic, producer: 'OpenPDF 1.3.30' },
  ],
});
