import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { letter } from '../parts/letter.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { stamp } from '../parts/stamp.ts';
import { signatureLine } from '../parts/signature.ts';
import { longDate, monCapsDate, setswanaDate, slashDate } from '../world/dates.ts';
import { titled, upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';
import type { ResidenceFacts } from './residence.ts';
import { residenceFacts } from './residence.ts';

const office = (d: Draft, name: string) => {
  d.values['issuerName'] = name;
  return d.f('issuerName');
};
const iso = (d: Draft): string => String(d.values['issueDate']);

/** A typed note in English with a dated stamp. */
function english(d: Draft, f: ResidenceFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.5 });
  letterhead(d, random, {
    name: office(d, `${f.home.town} Tribal Administration`),
    lines: [f.post.text, `Ref: ${f.reference}`],
    look: 'centred',
    colours: ['#5a3a1b', '#a7742f'],
    title: { size: 15 },
  });
  letter(d, random, {
    date: ['Date: ', d.f('issueDate', longDate)],
    subject: 'TO WHOM IT MAY CONCERN',
    subjectLook: 'capitals-centred',
    body: [
      t`This serves to confirm that ${d.f('name', (v: string) => titled({ ...f.who, name: v }))} of Omang No. ${d.f('idNumber')} is a resident of ${d.f('address')}.`,
      'He or she is known to this office. Any assistance given will be appreciated.',
    ],
    closing: 'Pula!',
    signatory: [`Kgosi ${f.landlord.name}`, `${f.ward} Ward Kgotla`],
    stamp: {
      shape: 'box',
      rows: [`${f.home.town.toUpperCase()} TRIBAL OFFICE`, monCapsDate(iso(d)), 'KGOSI'],
    },
  });
  specimenLine(d);
}

/** In Setswana, with a Setswana date. */
function setswana(d: Draft, f: ResidenceFacts, random: Random): void {
  d.left = d.right = 70;
  d.page('a4').use({ family: 'sans', size: 11.5, leading: 1.6 });
  d.y = 60;
  d.para(office(d, `Kgotla ya ${f.ward}`), { bold: true, size: 14, align: 'right', after: 0 });
  for (const line of f.post.lines) d.para(line, { align: 'right', after: 0 });
  d.para(d.f('issueDate', setswanaDate), { align: 'right', after: 20 });
  letter(d, random, {
    subject: 'KA GA: BOPAKI JWA BODULO',
    subjectLook: 'underlined',
    body: [
      t`Lekwalo le le supa gore ${d.f('name', (v: string) => `${f.who.sex === 'M' ? 'Rre' : 'Mme'} ${v}`)}, yo o nang le nomoro ya Omang ${d.f('idNumber')}, ke monni wa ${d.f('address')}.`,
      'O itsiwe ke ofisi e. Re kopa gore a thusiwe.',
    ],
    closing: 'Ka tlotlo',
    signatory: [f.landlord.name, 'Kgosana'],
    stamp: { shape: 'round', rows: [slashDate(iso(d))], ring: `KGOTLA YA ${f.ward} ${f.home.town}` },
  });
  specimenLine(d);
}

/** A duplicated form filled in; the only date is the stamp's. */
function stamped(d: Draft, f: ResidenceFacts, random: Random): void {
  d.page('a5').use({ family: 'mono', size: 9.5 });
  d.left = d.right = 40;
  d.y = 40;
  d.para('MINISTRY OF LOCAL GOVERNMENT', { align: 'centre', after: 0 });
  d.para(office(d, `${f.home.district || f.home.town} Tribal Administration`), {
    align: 'centre',
    bold: true,
    after: 8,
  });
  d.para('CONFIRMATION OF RESIDENCE', { align: 'centre', bold: true, underline: true, after: 14 });
  form(
    d,
    [
      ['NAME', d.f('name', upper)],
      ['OMANG NO', d.f('idNumber')],
      ['WARD/VILLAGE', d.f('address')],
      ['HEADMAN', f.landlord.name],
    ],
    { arrangement: 'dots', labelWidth: 100, pitch: 10 },
  );
  d.gap(10).para('The person named above is a resident of the ward and village shown and is known to me.');
  signatureLine(d, random, { x: 40, y: d.y + 50, width: 140 }, ['Kgosi / Headman']);
  stamp(d, random, {
    x: 290,
    y: d.y + 40,
    shape: 'box',
    rows: ['TRIBAL ADMINISTRATION', d.f('issueDate', monCapsDate), f.home.town.toUpperCase()],
    colour: '#5b2f8c',
  });
  specimenLine(d);
}

export const kgotlaLetter = defineType<ResidenceFacts>({
  type: 'KGOTLA_LETTER',
  category: 'ADDRESS',
  configuredType: 'PROOF_OF_ADDRESS',
  fields: [...CATEGORY_FIELDS.ADDRESS, 'idNumber'],
  same: { fullName: 'name' },
  facts: (random) => residenceFacts(random, 'village'),
  layouts: [
    { issuer: 'A tribal administration', draw: english },
    { issuer: 'A kgotla', draw: setswana },
    { issuer: 'A tribal office’s form', draw: stamped },
  ],
});
