import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { letter } from '../parts/letter.ts';
import { letterhead } from '../parts/letterhead.ts';
import { emblem } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { signature } from '../parts/signature.ts';
import { dashDate, longDate, monCapsDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { ComplianceFacts } from './compliance.ts';
import { complianceFacts } from './compliance.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';

function certificate(d: Draft, f: ComplianceFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 11 });
  emblem(d, 272, 40, 50);
  d.y = 100;
  d.para('BOTSWANA UNIFIED REVENUE SERVICE', { bold: true, align: 'centre', after: 4 });
  d.para('TAXPAYER IDENTIFICATION NUMBER CERTIFICATE', { bold: true, size: 15, align: 'centre', after: 16 });
  form(
    d,
    [
      ['TIN', d.f('tinNumber', undefined, { bold: true })],
      ['Taxpayer Name', d.f('taxpayerName')],
      ['Registration No', d.f('registrationNumber')],
      ['Address', d.f('address')],
      ['Certificate Number', d.f('certificateNumber')],
      ['Date of Issue', d.f('issueDate', longDate)],
      ['Tax types', 'Income Tax, PAYE'],
    ],
    { arrangement: 'grid', labelWidth: 160, shade: '#edf1f7' },
  );
  signature(d, random, 56, d.y + 30, 130, 36);
  d.text(56, d.y + 80, `${f.officer.name}, Registration Officer`);
  specimenLine(d);
}
function letterForm(d: Draft, f: ComplianceFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 11.5 });
  letterhead(d, random, {
    name: 'Botswana Unified Revenue Service',
    lines: ['Taxpayer Registration', 'Private Bag 0013, Gaborone'],
    look: 'centred',
    colours: ['#1b3a6b', '#d9a441'],
    title: { size: 15 },
  });
  letter(d, random, {
    date: ['Date: ', d.f('issueDate', slashDate)],
    to: [d.f('taxpayerName'), ...f.firm.postal.lines],
    subject: 'CONFIRMATION OF TIN REGISTRATION',
    body: [
      t`You have been registered as a taxpayer. Your Taxpayer Identification Number (TIN) is ${d.f('tinNumber', undefined, { bold: true })}.`,
      'Please quote this number in all correspondence and on every return and payment.',
    ],
    closing: 'Yours faithfully',
    signatory: [f.officer.name, 'for Commissioner General'],
    stamp: {
      shape: 'round',
      rows: [monCapsDate(String(d.values['issueDate']))],
      ring: `REVENUE SERVICE ${f.office}`,
    },
  });
  specimenLine(d);
}
function card(d: Draft, _f: ComplianceFacts, random: Random): void {
  d.page('a5Landscape').use({ family: 'verdana', size: 10 });
  d.left = d.right = 44;
  d.path(rectPath(20, 20, 556, 380, 12), { stroke: '#1b3a6b', width: 2 });
  d.y = 48;
  d.para('TIN CERTIFICATE', { bold: true, size: 18, colour: '#1b3a6b', after: 2 });
  d.para('Issued by BURS under the Income Tax Act', { size: 9 });
  form(
    d,
    [
      ['Name', d.f('taxpayerName', upper)],
      ['TIN', d.f('tinNumber')],
      ['Certificate', d.f('certificateNumber')],
      ['Issued', d.f('issueDate', dashDate)],
      ['Status', d.f('status', () => 'Active')],
    ],
    { arrangement: 'right', labelWidth: 110, pitch: 10, value: { bold: true, size: 12 } },
  );
  signature(d, random, 380, 320, 120, 36);
  specimenLine(d);
}

export const tinCertificate = defineType<ComplianceFacts>({
  type: 'TIN_CERTIFICATE',
  category: 'COMPLIANCE',
  configuredType: 'OTHER',
  fields: CATEGORY_FIELDS.COMPLIANCE,
  facts: (random) => {
    const f = complianceFacts(random);
    Object.assign(f.values, { certificateNumber: `TIN${random.digits(7)}`, status: 'ACTIVE' });
    return f;
  },
  layouts: [
    { issuer: 'The revenue service', draw: certificate },
    { issuer: 'Taxpayer registration', draw: letterForm },
    { issuer: 'A TIN card', draw: card },
  ],
});
