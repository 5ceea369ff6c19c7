import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { frame, seal } from '../parts/frame.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { inWords, pula } from '../world/amounts.ts';
import { formalDate, longDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { RegistryFacts } from './registry.ts';
import { registryFacts } from './registry.ts';

export function shareFacts(random: Random): RegistryFacts {
  const f = registryFacts(random);
  const quantity = random.pick([10, 25, 60, 100, 500, 1000, 2500]);
  Object.assign(f.values, {
    certificateNumber: String(random.int(1, 60)).padStart(random.pick([1, 3, 4]), '0'),
    shareholderName: random.pick(f.holders).name,
    shareQuantity: quantity,
    shareClass: random.pick(['Ordinary', 'Ordinary', 'Preference', 'Class A']),
    nominalValue: random.pick([1, 1, 10, 0.5]),
    transferRestrictions: null,
    signatories: f.firm.directors.slice(0, 2).map((director) => ({ name: director.name })),
  });
  if (f.firm.directors.length < 2)
    f.values['signatories'] = [{ name: f.firm.directors[0]!.name }, { name: f.secretary.name }];
  return f;
}
export const count = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
/** Prints the clause about transfers; that text is the right answer. */
export const restricted = (d: Draft, text: string) => {
  d.values['transferRestrictions'] = text;
  return d.f('transferRestrictions');
};
const signed = (d: Draft, random: Random, y: number, xs: [number, number], roles: [string, string]): void => {
  xs.forEach((x, i) => {
    signatureLine(d, random, { x, y, width: 170 }, []);
    d.text(x, y + 16, d.f(`signatories.${i}.name`), { size: 9.5 });
    d.text(x, y + 28, roles[i]!, { size: 9.5 });
  });
};

function landscape(d: Draft, _f: RegistryFacts, random: Random): void {
  d.left = d.right = 90;
  d.page('a4Landscape').use({ family: 'serif', size: 12, leading: 1.7 });
  d.path(rectPath(0, 0, 842, 596), { fill: '#f9f6ea' });
  frame(d, 'ornate', '#2a5d84', random);
  d.text(90, 74, ['Certificate No. ', d.f('certificateNumber', undefined, { bold: true })]);
  d.text(752, 74, ['Number of Shares: ', d.f('shareQuantity', count, { bold: true })], { align: 'right' });
  d.y = 92;
  d.para('SHARE CERTIFICATE', { bold: true, size: 24, align: 'centre', colour: '#2a5d84' });
  d.para(d.f('companyName', upper), { bold: true, size: 15, align: 'centre', after: 2 });
  d.para(
    ['(Company number ', d.f('companyRegistrationNumber'), ', incorporated in the Republic of Botswana)'],
    { align: 'centre', size: 10 },
  );
  d.para(
    t`This is to certify that ${d.f('shareholderName', undefined, { bold: true })} is the registered holder of ${d.f('shareQuantity', (n: number) => `${inWords(n)} (${count(n)})`)} fully paid ${d.f('shareClass')} shares of ${d.f('nominalValue', pula)} each in the capital of the above company, subject to its constitution.`,
    { align: 'centre' },
  );
  d.para(restricted(d, 'No transfer of these shares is registered without the approval of the directors.'), {
    align: 'centre',
    italic: true,
    size: 10.5,
  });
  d.para(['Issued on this ', d.f('issueDate', formalDate), '.'], { align: 'centre' });
  signed(d, random, 490, [130, 360], ['Director', 'Director / Secretary']);
  seal(d, 690, 470, 40, '#9b2335');
  specimenLine(d);
}
function form4(d: Draft, _f: RegistryFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 10.5 });
  frame(d, 'thick', '#374151', random);
  d.left = d.right = 64;
  d.y = 64;
  d.para(d.f('companyName'), { bold: true, size: 15, align: 'centre' });
  d.para('CERTIFICATE OF SHARES', { bold: true, size: 13, align: 'centre', after: 16 });
  form(
    d,
    [
      ['Share Certificate No', d.f('certificateNumber')],
      ['Company Registration No', d.f('companyRegistrationNumber')],
      ['Shareholder', d.f('shareholderName')],
      ['Class of Shares', d.f('shareClass')],
      ['Number of Shares', d.f('shareQuantity', count)],
      ['Nominal Value per Share', d.f('nominalValue', pula)],
      ['Date of Issue', d.f('issueDate', slashDate)],
      [
        'Transfer Restrictions',
        restricted(d, 'Shares are first offered to the other shareholders at a fair price.'),
      ],
    ],
    { arrangement: 'grid', labelWidth: 170, shade: '#f0f1f3' },
  );
  signed(d, random, d.y + 90, [64, 320], ['Director', 'Company Secretary']);
  specimenLine(d);
}
function simple(d: Draft, _f: RegistryFacts, random: Random): void {
  d.left = d.right = 70;
  d.page('a5Landscape').use({ family: 'slab', size: 10, leading: 1.6 });
  frame(d, 'double', '#5b4b8a', random, 18);
  d.y = 46;
  d.text(525, 52, ['No. ', d.f('certificateNumber')], { align: 'right', bold: true });
  d.para(d.f('companyName'), { bold: true, size: 13, after: 2 });
  d.para(['Reg. No. ', d.f('companyRegistrationNumber')], { size: 9 });
  d.para('Share certificate', { bold: true, size: 16, colour: '#5b4b8a' });
  d.para([
    d.f('shareholderName'),
    ' holds ',
    d.f('shareQuantity', count),
    ' ',
    d.f('shareClass', (v: string) => v.toLowerCase()),
    ' shares with a par value of ',
    d.f('nominalValue', pula),
    ' each.',
  ]);
  d.para(['Dated ', d.f('issueDate', longDate)]);
  signed(d, random, 330, [70, 330], ['Director', 'Secretary']);
  specimenLine(d);
}

export const shareCertificate = defineType<RegistryFacts>({
  type: 'SHARE_CERTIFICATE',
  category: 'ENTITY',
  configuredType: 'SHARE_CERTIFICATE',
  fields: [
    'companyName',
    'companyRegistrationNumber',
    'certificateNumber',
    'shareholderName',
    'shareQuantity',
    'shareClass',
    'nominalValue',
    'issueDate',
    'transferRestrictions',
  ],
  facts: shareFacts,
  layouts: [
    { issuer: 'A company, engraved', draw: landscape },
    { issuer: 'A company secretary', draw: form4 },
    { issuer: 'A small company', draw: simple },
  ],
});
