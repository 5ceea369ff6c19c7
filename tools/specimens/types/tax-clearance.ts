import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { frame } from '../parts/frame.ts';
import { letter } from '../parts/letter.ts';
import { letterhead } from '../parts/letterhead.ts';
import { emblem } from '../parts/logo.ts';
import { qr } from '../parts/qr.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { stamp } from '../parts/stamp.ts';
import { longDate, monCapsDate, monDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { ComplianceFacts } from './compliance.ts';
import { complianceFacts } from './compliance.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';

function certificate(d: Draft, f: ComplianceFacts, random: Random): void {
  d.left = d.right = 76;
  d.page('a4').use({ family: 'sans', size: 11, leading: 1.5 });
  frame(d, 'double', '#1b3a6b', random);
  emblem(d, 272, 52, 50, '#1b3a6b');
  d.y = 114;
  d.para('BOTSWANA UNIFIED REVENUE SERVICE', { bold: true, size: 14, align: 'centre', after: 4 });
  d.para('TAX CLEARANCE CERTIFICATE', {
    bold: true,
    size: 18,
    align: 'centre',
    colour: '#1b3a6b',
    after: 16,
  });
  form(
    d,
    [
      ['Certificate Number', d.f('certificateNumber')],
      ['Taxpayer Name', d.f('taxpayerName')],
      ['TIN', d.f('tinNumber')],
      ['Date of Issue', d.f('issueDate', slashDate)],
      ['Expiry Date', d.f('expiryDate', slashDate)],
      ['Status', d.f('status')],
    ],
    { arrangement: 'colon', labelWidth: 150, pitch: 8, value: { bold: true } },
  );
  d.gap(12).para(
    'The above taxpayer has met its obligations under the tax laws administered by the Botswana Unified Revenue Service as at the date of issue.',
  );
  signatureLine(d, random, { x: 76, y: d.y + 60, width: 190 }, [f.officer.name, 'for Commissioner General']);
  stamp(d, random, {
    x: 430,
    y: d.y + 56,
    shape: 'round',
    rows: [monCapsDate(String(d.values['issueDate'])), f.office],
    ring: 'REVENUE SERVICE',
  });
  specimenLine(d);
}
function letterForm(d: Draft, f: ComplianceFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 11.5 });
  letterhead(d, random, {
    name: 'Botswana Unified Revenue Service',
    lines: ['Large Taxpayer Unit', 'Private Bag 0013, Gaborone', 'Tel: +267 363 9000'],
    look: 'right-block',
    colours: ['#1b3a6b', '#d9a441'],
    title: { size: 14 },
  });
  letter(d, random, {
    date: d.f('issueDate', longDate),
    reference: ['Certificate No: ', d.f('certificateNumber')],
    to: [d.f('taxpayerName'), ...f.firm.postal.lines],
    subject: 'TAX CLEARANCE CERTIFICATE',
    subjectLook: 'underlined',
    body: [
      t`We certify that the above taxpayer, TIN ${d.f('tinNumber')}, is ${d.f('status', (v: string) => v.toLowerCase())} with the tax laws of Botswana.`,
      t`This certificate is valid until ${d.f('expiryDate', longDate)} and may be withdrawn if the taxpayer defaults.`,
    ],
    closing: 'Yours faithfully',
    signatory: [f.officer.name, 'Tax Compliance Manager'],
    stamp: { shape: 'box', rows: ['BURS', monCapsDate(String(d.values['issueDate'])), f.office] },
  });
  specimenLine(d);
}
function electronic(d: Draft, f: ComplianceFacts): void {
  d.page('a4').use({ family: 'verdana', size: 9 });
  d.path(rectPath(0, 0, 596, 74), { fill: '#13315c' });
  d.text(56, 36, 'BURS e-Services', { bold: true, size: 17, colour: '#fff' });
  d.text(56, 54, 'Electronic tax clearance certificate', { colour: '#e8c468' });
  d.y = 100;
  form(
    d,
    [
      ['Name of taxpayer', d.f('taxpayerName', upper)],
      ['Taxpayer identification number', d.f('tinNumber')],
      ['Certificate no.', d.f('certificateNumber')],
      ['Compliance status', d.f('status')],
      ['Issued on', d.f('issueDate', monDate)],
      ['Valid until', d.f('expiryDate', monDate)],
    ],
    { arrangement: 'below', columns: 2, pitch: 14, value: { bold: true } },
  );
  qr(d, 56, d.y + 20, 96, `TCC ${f.firm.tin} SPECIMEN`);
  d.column(
    170,
    d.y + 40,
    360,
    'Scan the code to check this certificate with the revenue service. A certificate that was altered is void.',
  );
  specimenLine(d);
}

export const taxClearance = defineType<ComplianceFacts>({
  type: 'TAX_CLEARANCE',
  category: 'COMPLIANCE',
  configuredType: 'OTHER',
  fields: CATEGORY_FIELDS.COMPLIANCE,
  facts: complianceFacts,
  layouts: [
    { issuer: 'The revenue service, framed', draw: certificate },
    { issuer: 'A revenue office’s letter', draw: letterForm },
    { issuer: 'The revenue portal', draw: electronic },
  ],
});
