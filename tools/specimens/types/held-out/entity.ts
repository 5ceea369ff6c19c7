import type { Draft } from '../../draw/draft.ts';
import { rectPath } from '../../draw/shapes.ts';
import { t } from '../../draw/inline.ts';
import { form } from '../../parts/form.ts';
import { frame, seal } from '../../parts/frame.ts';
import { letterhead } from '../../parts/letterhead.ts';
import { emblem, logo } from '../../parts/logo.ts';
import { qr } from '../../parts/qr.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { stamp } from '../../parts/stamp.ts';
import { table } from '../../parts/table.ts';
import { bwp, pulaSpace } from '../../world/amounts.ts';
import {
  capsDate,
  dashDate,
  dotDate,
  formalDate,
  longDate,
  monCapsDate,
  monDate,
  ordinalDate,
  usDate,
} from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import { stampedExtract } from '../company-extract.ts';
import type { RegistryFacts } from '../registry.ts';
import { count, restricted } from '../share-certificate.ts';
import type { LicenceOfTrade } from '../trading-licence.ts';

type Field = ReturnType<Draft['f']>;

export function binD(d: Draft, f: RegistryFacts, random: Random): void {
  d.left = d.right = 70;
  d.page('a4').use({ family: 'slab', size: 11, leading: 1.6 });
  frame(d, 'corners', '#1c5d99', random, 36);
  d.y = 76;
  d.para('Proof of business number', { bold: true, size: 20 });
  d.para(
    t`The business number ${d.f('binNumber', undefined, { bold: true })} (BIN) belongs to ${d.f('companyName', undefined, { bold: true })}, entered in the register under ${d.f('registrationNumber')} on ${d.f('registrationDate', usDate)}.`,
  );
  d.para(t`Line of business: ${d.f('businessType')}`);
  d.para([
    'Run by: ',
    ...f.firm.directors.flatMap((_, i): (string | Field)[] => [
      ...(i === 0 ? [] : ['; ']),
      d.f(`directors.${i}.name`),
    ]),
  ]);
  seal(d, 440, 600, 46, '#1c5d99');
  signatureLine(d, random, { x: 70, y: 610, width: 180 }, ['For the registrar of businesses']);
  specimenLine(d);
}
export function memorandumD(d: Draft, f: RegistryFacts, random: Random): void {
  d.left = d.right = 76;
  d.page('a4').use({ family: 'narrow', size: 12, leading: 1.5 });
  emblem(d, 272, 40, 44);
  d.y = 96;
  d.para('CONSTITUTION AND MEMORANDUM OF ASSOCIATION', { bold: true, size: 14, align: 'centre' });
  form(
    d,
    [
      ['Name of the company', d.f('companyName', upper)],
      ['Entered as', d.f('registrationNumber')],
      ['On', d.f('registrationDate', capsDate)],
      ['To carry on', d.f('businessType')],
      ['With its office at', d.f('registeredAddress')],
      ['With a capital of', d.f('authorizedCapital', bwp)],
    ],
    { arrangement: 'dots', labelWidth: 150, pitch: 8 },
  );
  d.gap(8).para('The liability of each member ends with the amount unpaid on his or her shares.');
  table(
    d,
    [
      { title: 'Founder', share: 3 },
      { title: 'Shares', share: 1, align: 'right' },
    ],
    f.holders.map((holder) => [holder.name, String(holder.shares)]),
    { look: 'lines' },
  );
  signatureLine(d, random, { x: 76, y: d.y + 60, width: 170 }, [f.holders[0]!.name]);
  specimenLine(d);
}
export function registrationD(d: Draft, f: RegistryFacts, random: Random): void {
  d.page('a4Landscape').use({ family: 'sans', size: 12, leading: 1.6 });
  d.left = d.right = 110;
  d.path(rectPath(0, 0, 842, 596), { fill: '#f3f7fb' });
  frame(d, 'guilloche', '#5d7ea8', random);
  d.y = 80;
  d.para('Proof of registration of a company', { bold: true, size: 22, align: 'centre' });
  d.para(d.f('companyName'), { bold: true, size: 18, align: 'centre', colour: '#27496d' });
  form(
    d,
    [
      ['No.', d.f('registrationNumber')],
      ['Entered on', d.f('registrationDate', longDate)],
      ['Trade', d.f('businessType')],
      ['Seat', d.f('registeredAddress')],
      ['Form', d.f('companyType')],
    ],
    { arrangement: 'colon', x: 240, width: 400, labelWidth: 100, pitch: 6 },
  );
  signatureLine(d, random, { x: 120, y: 480, width: 190 }, [f.registrar.name, 'Registrar']);
  stamp(d, random, {
    x: 640,
    y: 470,
    shape: 'round',
    rows: [monCapsDate(String(d.values['issueDate']))],
    ring: 'COMPANIES OFFICE',
  });
  specimenLine(d);
}
export function incorporationD(d: Draft, f: RegistryFacts, random: Random): void {
  d.left = d.right = 86;
  d.page('a4').use({ family: 'narrow', size: 12.5, leading: 1.6 });
  frame(d, 'guilloche', '#7a8a4f', random);
  logo(d, 270, 62, 56, random, ['#55622b', '#c9a227']);
  d.y = 132;
  d.para('Botswana Companies Registry', { align: 'centre', size: 11 });
  d.para('CERTIFICATE CONFIRMING INCORPORATION', { bold: true, size: 16, align: 'centre' });
  d.para(['Serial ', d.f('certificateNumber')], { align: 'centre', size: 10 });
  d.para(
    t`The Registrar confirms that ${d.f('companyName', undefined, { bold: true })} came into being as a company on ${d.f('incorporationDate', formalDate)} and bears the number ${d.f('registrationNumber', undefined, { bold: true })}.`,
  );
  d.para(
    t`Kind of company: ${d.f('companyType')}. Office: ${d.f('registeredAddress')}. Capital: ${d.f('authorizedCapital', pulaSpace)}.`,
  );
  d.para('Board', { bold: true, after: 2 });
  f.firm.directors.forEach((_, i) =>
    d.para([d.f(`directors.${i}.name`), ' (since ', d.f(`directors.${i}.appointmentDate`, dotDate), ')'], {
      after: 1,
    }),
  );
  d.text(86, 690, d.f('registrar'));
  signatureLine(d, random, { x: 86, y: 670, width: 170 }, []);
  d.text(86, 706, 'Registrar', { size: 10 });
  qr(d, 430, 640, 76, `CO ${f.firm.uin} SPECIMEN`);
  specimenLine(d);
}
export function tradeD(d: Draft, _f: LicenceOfTrade, random: Random): void {
  d.page('a4').use({ family: 'verdana', size: 10, leading: 1.6 });
  d.path(rectPath(40, 40, 516, 60), { fill: '#3d5a3c' });
  d.text(56, 66, 'PERMIT TO TRADE', { bold: true, size: 18, colour: '#fff' });
  d.text(56, 86, d.f('issuerName'), { size: 11, colour: '#fff' });
  d.text(540, 66, d.f('registrationNumber'), { size: 14, bold: true, colour: '#fff', align: 'right' });
  d.y = 124;
  form(
    d,
    [
      ['Trader', d.f('companyName')],
      ['Company UIN', d.f('binNumber')],
      ['Kind of trade', d.f('businessType')],
      ['Where', d.f('address')],
      ['From', d.f('issueDate', monDate)],
      ['Until', d.f('expiryDate', monDate)],
    ],
    { arrangement: 'below', columns: 2, pitch: 14, value: { bold: true } },
  );
  d.gap(20).para('Show this permit on demand. It may be withdrawn if the conditions are not kept.', {
    size: 9,
  });
  signatureLine(d, random, { x: 56, y: d.y + 60, width: 170 }, ['Town Clerk']);
  seal(d, 450, d.y + 50, 36, '#a33b20');
  specimenLine(d);
}
export function sharesD(d: Draft, _f: RegistryFacts, random: Random): void {
  d.left = d.right = 80;
  d.page('a4').use({ family: 'slab', size: 11, leading: 1.7 });
  frame(d, 'corners', '#2d3a4f', random, 30);
  d.y = 90;
  d.para(['Certificate ', d.f('certificateNumber')], { align: 'right', bold: true });
  d.para('EVIDENCE OF SHAREHOLDING', { bold: true, size: 18, align: 'centre' });
  d.para(
    t`${d.f('companyName', upper)} (company ${d.f('companyRegistrationNumber')}) records that ${d.f('shareholderName', upper, { bold: true })} owns ${d.f('shareQuantity', count, { bold: true })} of its ${d.f('shareClass')} shares, nominal value ${d.f('nominalValue', bwp)} per share.`,
  );
  d.para([
    'Limits on transfer: ',
    restricted(d, 'the board may refuse to register a transfer to anyone who is not a member'),
  ]);
  d.para(['Entered in the register of members on ', d.f('issueDate', ordinalDate), '.']);
  [96, 320].forEach((x, i) => {
    signatureLine(d, random, { x, y: 560, width: 160 }, []);
    d.text(x, 577, d.f(`signatories.${i}.name`), { size: 10 });
  });
  specimenLine(d);
}
export function extractD(d: Draft, f: RegistryFacts, random: Random): void {
  stampedExtract(d, true);
  d.page('a4').use({ family: 'slab', size: 9.5 });
  letterhead(d, random, {
    name: 'Registry of Companies and Business Names',
    lines: ['Information service'],
    look: 'band',
    colours: ['#2b2d42', '#ef233c'],
    title: { size: 14 },
  });
  d.para(['What the register shows on ', d.f('extractDate', usDate)], { bold: true, size: 12 });
  form(
    d,
    [
      ['Company', d.f('companyName')],
      ['Number', d.f('registrationNumber')],
      ['Standing', d.f('companyStatus')],
      ['Formed', d.f('incorporationDate', dashDate)],
      ['Office', d.f('registeredAddress')],
      ['Business', d.f('businessActivities')],
      ['Capital authorised', d.f('authorizedCapital', pulaSpace)],
      ['Capital issued', d.f('issuedCapital', pulaSpace)],
    ],
    { arrangement: 'below', columns: 2, pitch: 10, value: { bold: true } },
  );
  d.gap(6).para('Members', { bold: true, after: 2 });
  table(
    d,
    [
      { title: 'Held by', share: 3 },
      { title: 'Number of shares', share: 2, align: 'right' },
    ],
    f.holders.map((_, i) => [d.f(`shareholders.${i}.name`), d.f(`shareholders.${i}.shares`)]),
    { look: 'zebra' },
  );
  d.gap(10).para('Board of directors', { bold: true, after: 2 });
  table(
    d,
    [
      { title: 'In office since', share: 2 },
      { title: 'Name', share: 3 },
      { title: 'Citizen of', share: 2 },
    ],
    f.firm.directors.map((_, i) => [
      d.f(`directors.${i}.appointmentDate`, dashDate),
      d.f(`directors.${i}.name`),
      d.f(`directors.${i}.nationality`),
    ]),
    { look: 'zebra' },
  );
  stamp(d, random, {
    x: 450,
    y: d.y + 60,
    shape: 'oval',
    rows: ['REGISTRAR', monCapsDate(String(d.values['extractDate']))],
  });
  specimenLine(d);
}
