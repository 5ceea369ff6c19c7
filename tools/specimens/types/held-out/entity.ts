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
  d.para('BIN Certificate', { bold: true, size: 20 });
  d.para(
    t`Business Identification Number (BIN) ${d.f('binNumber', undefined, { bold: true })} has been issued to ${d.f('companyName', undefined, { bold: true })}, registration number ${d.f('registrationNumber')}, registered on ${d.f('registrationDate', usDate)}.`,
  );
  d.para(t`Nature of business: ${d.f('businessType')}`);
  d.para([
    'Directors: ',
    ...f.firm.directors.flatMap((_, i): (string | Field)[] => [
      ...(i === 0 ? [] : ['; ']),
      d.f(`directors.${i}.name`),
    ]),
  ]);
  seal(d, 440, 600, 46, '#1c5d99');
  signatureLine(d, random, { x: 70, y: 610, width: 180 }, ['Registrar']);
  specimenLine(d);
}
export function memorandumD(d: Draft, f: RegistryFacts, random: Random): void {
  d.left = d.right = 76;
  d.page('a4').use({ family: 'narrow', size: 12, leading: 1.5 });
  emblem(d, 272, 40, 44);
  d.y = 96;
  d.para('MEMORANDUM OF ASSOCIATION', { bold: true, size: 14, align: 'centre' });
  form(
    d,
    [
      ['Name of the company', d.f('companyName', upper)],
      ['Company number', d.f('registrationNumber')],
      ['Date of registration', d.f('registrationDate', capsDate)],
      ['Main object', d.f('businessType')],
      ['Registered office', d.f('registeredAddress')],
      ['Authorised capital', d.f('authorizedCapital', bwp)],
    ],
    { arrangement: 'dots', labelWidth: 150, pitch: 8 },
  );
  d.gap(8).para('The liability of each member ends with the amount unpaid on his or her shares.');
  table(
    d,
    [
      { title: 'Subscriber', share: 3 },
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
  d.para('CERTIFICATE OF REGISTRATION OF A COMPANY', { bold: true, size: 22, align: 'centre' });
  d.para(d.f('companyName'), { bold: true, size: 18, align: 'centre', colour: '#27496d' });
  form(
    d,
    [
      ['Registration no.', d.f('registrationNumber')],
      ['Date of registration', d.f('registrationDate', longDate)],
      ['Nature of business', d.f('businessType')],
      ['Registered office', d.f('registeredAddress')],
      ['Company type', d.f('companyType')],
    ],
    { arrangement: 'colon', x: 240, width: 400, labelWidth: 150, pitch: 6 },
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
  d.para('CERTIFICATE OF INCORPORATION', { bold: true, size: 16, align: 'centre' });
  d.para(['Certificate number ', d.f('certificateNumber')], { align: 'centre', size: 10 });
  d.para(
    t`This certifies that ${d.f('companyName', undefined, { bold: true })} was duly incorporated on the ${d.f('incorporationDate', formalDate)} under company number ${d.f('registrationNumber', undefined, { bold: true })}.`,
  );
  d.para(
    t`Company type: ${d.f('companyType')}. Registered office: ${d.f('registeredAddress')}. Authorised capital: ${d.f('authorizedCapital', pulaSpace)}.`,
  );
  d.para('Directors', { bold: true, after: 2 });
  f.firm.directors.forEach((_, i) =>
    d.para(
      [d.f(`directors.${i}.name`), ' (appointed ', d.f(`directors.${i}.appointmentDate`, dotDate), ')'],
      {
        after: 1,
      },
    ),
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
  d.text(56, 66, 'TRADE LICENCE', { bold: true, size: 18, colour: '#fff' });
  d.text(56, 86, d.f('issuerName'), { size: 11, colour: '#fff' });
  d.text(540, 66, ['No. ', d.f('registrationNumber')], {
    size: 14,
    bold: true,
    colour: '#fff',
    align: 'right',
  });
  d.y = 124;
  form(
    d,
    [
      ['Licensee', d.f('companyName')],
      ['Company UIN', d.f('binNumber')],
      ['Licence type', d.f('businessType')],
      ['Business premises', d.f('address')],
      ['Issue date', d.f('issueDate', monDate)],
      ['Expiry date', d.f('expiryDate', monDate)],
    ],
    { arrangement: 'below', columns: 2, pitch: 14, value: { bold: true } },
  );
  d.gap(20).para(
    'This licence must be produced on demand and may be withdrawn if its conditions are not kept.',
    {
      size: 9,
    },
  );
  signatureLine(d, random, { x: 56, y: d.y + 60, width: 170 }, ['Town Clerk']);
  seal(d, 450, d.y + 50, 36, '#a33b20');
  specimenLine(d);
}
export function sharesD(d: Draft, _f: RegistryFacts, random: Random): void {
  d.left = d.right = 80;
  d.page('a4').use({ family: 'slab', size: 11, leading: 1.7 });
  frame(d, 'corners', '#2d3a4f', random, 30);
  d.y = 90;
  d.para(['Certificate No. ', d.f('certificateNumber')], { align: 'right', bold: true });
  d.para('SHARE CERTIFICATE', { bold: true, size: 18, align: 'centre' });
  d.para(
    t`${d.f('companyName', upper)} (Company No. ${d.f('companyRegistrationNumber')}). This certifies that ${d.f('shareholderName', upper, { bold: true })} is the holder of ${d.f('shareQuantity', count, { bold: true })} ${d.f('shareClass')} shares with a nominal value of ${d.f('nominalValue', bwp)} per share.`,
  );
  d.para([
    'Transfer restrictions: ',
    restricted(d, 'the board may refuse to register a transfer to anyone who is not a member'),
  ]);
  d.para(['Issued under the seal of the company on ', d.f('issueDate', ordinalDate), '.']);
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
  d.para(['COMPANY EXTRACT AS AT ', d.f('extractDate', usDate)], { bold: true, size: 12 });
  form(
    d,
    [
      ['Company name', d.f('companyName')],
      ['Company number', d.f('registrationNumber')],
      ['Company status', d.f('companyStatus')],
      ['Date of incorporation', d.f('incorporationDate', dashDate)],
      ['Registered office', d.f('registeredAddress')],
      ['Business activities', d.f('businessActivities')],
      ['Authorised capital', d.f('authorizedCapital', pulaSpace)],
      ['Issued capital', d.f('issuedCapital', pulaSpace)],
    ],
    { arrangement: 'below', columns: 2, pitch: 10, value: { bold: true } },
  );
  if (f.holders.length > 0) {
    d.gap(6).para('Shareholders', { bold: true, after: 2 });
    table(
      d,
      [
        { title: 'Name', share: 3 },
        { title: 'Number of shares', share: 2, align: 'right' },
      ],
      f.holders.map((_, i) => [d.f(`shareholders.${i}.name`), d.f(`shareholders.${i}.shares`)]),
      { look: 'zebra' },
    );
  }
  d.gap(10).para('Directors', { bold: true, after: 2 });
  table(
    d,
    [
      { title: 'Date of appointment', share: 2 },
      { title: 'Name', share: 3 },
      { title: 'Nationality', share: 2 },
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
