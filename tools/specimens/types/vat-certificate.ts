import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { frame } from '../parts/frame.ts';
import { letterhead } from '../parts/letterhead.ts';
import { emblem } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { stamp } from '../parts/stamp.ts';
import { longDate, monCapsDate, padDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { ComplianceFacts } from './compliance.ts';
import { complianceFacts } from './compliance.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';

function framed(d: Draft, f: ComplianceFacts, random: Random): void {
  d.left = d.right = 80;
  d.page('a4').use({ family: 'serif', size: 11.5, leading: 1.5 });
  frame(d, 'ornate', '#6a3d2b', random);
  emblem(d, 272, 56, 50);
  d.y = 118;
  d.para('BOTSWANA UNIFIED REVENUE SERVICE', { bold: true, align: 'centre', after: 2 });
  d.para('VALUE ADDED TAX ACT', { align: 'centre', after: 4 });
  d.para('CERTIFICATE OF REGISTRATION', { bold: true, size: 18, align: 'centre', after: 16 });
  form(
    d,
    [
      ['VAT Registration Number', d.f('vatNumber')],
      ['Name of Registered Person', d.f('taxpayerName')],
      ['TIN', d.f('tinNumber')],
      ['Physical Address', d.f('address')],
      ['Effective Date of Registration', d.f('effectiveDate', longDate)],
      ['Tax Period', d.f('taxPeriod')],
      ['Date of Issue', d.f('issueDate', longDate)],
    ],
    { arrangement: 'dots', labelWidth: 180, pitch: 9 },
  );
  d.para('This certificate must be displayed in a conspicuous place at the place of business.', {
    size: 10,
    italic: true,
  });
  signatureLine(d, random, { x: 80, y: d.y + 60, width: 180 }, ['Commissioner General']);
  stamp(d, random, {
    x: 430,
    y: d.y + 50,
    shape: 'box',
    rows: ['BURS - VAT', monCapsDate(String(d.values['issueDate'])), f.office],
  });
  specimenLine(d);
}
function tabular(d: Draft, _f: ComplianceFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 10.5 });
  letterhead(d, random, {
    name: 'Botswana Unified Revenue Service',
    lines: ['VAT Division', 'Plot 53976, Kudumatse Drive, Gaborone'],
    look: 'left-logo',
    colours: ['#1b3a6b', '#d9a441'],
    title: { size: 14 },
  });
  d.para('VAT REGISTRATION CERTIFICATE', { bold: true, size: 15, align: 'centre' });
  form(
    d,
    [
      ['Certificate No', d.f('certificateNumber')],
      ['VAT No', d.f('vatNumber')],
      ['TIN', d.f('tinNumber')],
      ['Taxpayer Name', d.f('taxpayerName')],
      ['Address', d.f('address')],
      ['Registered with effect from', d.f('effectiveDate', slashDate)],
      ['Filing period', d.f('taxPeriod')],
      ['Issue Date', d.f('issueDate', slashDate)],
    ],
    { arrangement: 'grid', labelWidth: 180, shade: '#e9eef6' },
  );
  signatureLine(d, random, { x: 56, y: d.y + 70, width: 170 }, ['Authorised signatory']);
  specimenLine(d);
}
function statement(d: Draft, f: ComplianceFacts, random: Random): void {
  d.left = d.right = 70;
  d.page('a4').use({ family: 'narrow', size: 12, leading: 1.6 });
  letterhead(d, random, {
    name: 'BURS',
    lines: ['Value Added Tax', 'Regional office', f.office],
    look: 'split',
    colours: ['#0d3b66', '#f4d35e'],
    title: { size: 20 },
  });
  d.para('Notice and certificate of VAT registration', { bold: true, size: 14 });
  d.para(d.f('issueDate', padDate));
  d.para(
    t`${d.f('taxpayerName', upper, { bold: true })} of ${d.f('address')} has been registered for value added tax under VAT number ${d.f('vatNumber', undefined, { bold: true })} with effect from ${d.f('effectiveDate', padDate)}. The taxpayer identification number is ${d.f('tinNumber')}.`,
  );
  d.para('Returns and payments are due on the twenty-fifth day after the end of each tax period.');
  signatureLine(d, random, { x: 70, y: d.y + 60, width: 170 }, [f.officer.name, 'VAT Registration Officer']);
  specimenLine(d);
}

export const vatCertificate = defineType<ComplianceFacts>({
  type: 'VAT_CERTIFICATE',
  category: 'COMPLIANCE',
  configuredType: 'OTHER',
  fields: [...CATEGORY_FIELDS.COMPLIANCE, 'vatNumber', 'effectiveDate'],
  facts: vatFacts,
  layouts: [
    { issuer: 'The revenue service, framed', draw: framed },
    { issuer: 'The VAT division', draw: tabular },
    { issuer: 'A regional office', draw: statement },
  ],
});
function vatFacts(random: Random): ComplianceFacts {
  const f = complianceFacts(random);
  f.values['certificateNumber'] = `VAT${random.digits(7)}`;
  return f;
}
