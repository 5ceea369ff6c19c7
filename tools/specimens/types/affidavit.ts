import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { emblem } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { stamp } from '../parts/stamp.ts';
import { formalDate, longDate, monCapsDate, monthYear, ordinalDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';
import type { ResidenceFacts } from './residence.ts';
import { residenceFacts } from './residence.ts';

const police = (f: ResidenceFacts): string => `${f.home.town.toUpperCase()} POLICE`;
const issued = (d: Draft): string => String(d.values['issueDate']);
const noIssuer = (d: Draft, name: string) => {
  d.values['issuerName'] = name;
  return d.f('issuerName');
};

/** The classic oath before a police officer. */
function oath(d: Draft, f: ResidenceFacts, random: Random): void {
  d.left = d.right = 72;
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.6 });
  emblem(d, 273, 40, 48);
  d.y = 100;
  d.para(noIssuer(d, 'Botswana Police Service'), { align: 'centre', bold: true, after: 2 });
  d.para('AFFIDAVIT', { bold: true, size: 16, align: 'centre', underline: true, after: 16 });
  d.para(
    t`I, the undersigned ${d.f('name', upper, { bold: true })}, Omang number ${d.f('idNumber')}, do hereby make oath and state that:`,
  );
  d.para(t`1. I am an adult ${f.who.sex === 'M' ? 'male' : 'female'} and a citizen of Botswana.`, {
    indent: 20,
  });
  d.para(t`2. I reside at ${d.f('address')} and have lived there since ${monthYear(f.since)}.`, {
    indent: 20,
  });
  d.para('3. The house belongs to my parents and I have no bill in my own name.', { indent: 20 });
  d.para('4. The contents of this affidavit are true to the best of my knowledge and belief.', {
    indent: 20,
  });
  signatureLine(d, random, { x: 330, y: d.y + 40, width: 180 }, ['DEPONENT']);
  d.gap(84);
  d.para(
    t`Sworn to and signed before me at ${f.home.town} on this ${d.f('issueDate', formalDate)}, the deponent having acknowledged that he or she knows and understands the contents of this affidavit.`,
  );
  signatureLine(d, random, { x: 72, y: d.y + 50, width: 190 }, [
    'COMMISSIONER OF OATHS',
    `${f.landlord.name}, Sub Inspector`,
  ]);
  stamp(d, random, {
    x: 430,
    y: d.y + 50,
    shape: 'box',
    rows: ['BOTSWANA POLICE SERVICE', monCapsDate(issued(d)), police(f)],
    colour: '#2a3c9a',
  });
  specimenLine(d);
}

/** A printed form with dotted lines to fill in. */
function filled(d: Draft, f: ResidenceFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 10.5 });
  d.y = 48;
  d.para('REPUBLIC OF BOTSWANA', { bold: true, align: 'centre', after: 2 });
  d.para('SWORN STATEMENT / MAIKANO', { bold: true, size: 14, align: 'centre', after: 16 });
  form(
    d,
    [
      ['Full names', d.f('name')],
      ['Omang / passport no', d.f('idNumber')],
      ['Residential address', d.f('address')],
      ['Contact number', f.phone],
    ],
    { arrangement: 'dots', labelWidth: 140, pitch: 10 },
  );
  d.gap(10).para('declares under oath / o ikana gore:', { bold: true });
  d.para(
    'The address given above is my place of residence. I make this statement in order to open a bank account.',
  );
  signatureLine(d, random, { x: 56, y: d.y + 44, width: 180 }, ['Signature of declarant']);
  d.gap(90);
  form(
    d,
    [
      ['Declared at', f.home.town],
      ['Date', d.f('issueDate', slashDate)],
      ['Commissioner of Oaths', f.landlord.name],
      ['Station', noIssuer(d, `${f.home.town} Police Station`)],
    ],
    { arrangement: 'dots', labelWidth: 140, pitch: 10 },
  );
  stamp(d, random, {
    x: 440,
    y: d.y + 40,
    shape: 'round',
    rows: [monCapsDate(issued(d))],
    ring: `OFFICER COMMANDING ${f.home.town}`,
  });
  specimenLine(d);
}

/** A notary's affidavit of residence: heading as in court papers, numbered with decimals. */
function notary(d: Draft, f: ResidenceFacts, random: Random): void {
  d.left = d.right = 80;
  d.page('a4').use({ family: 'terminal', size: 9.5, leading: 1.7 });
  d.para(['In the matter of the residence of: ', d.f('name')], { after: 14 });
  d.para('AFFIDAVIT OF RESIDENCE', { bold: true, align: 'centre', size: 12, after: 14 });
  d.para(t`I, ${f.who.name}, holder of Omang ${d.f('idNumber')}, declare:`);
  d.para(t`1.1  My permanent place of abode is ${d.f('address')}.`, { indent: 20 });
  d.para(t`1.2  I have occupied it since ${ordinalDate(f.since)}.`, { indent: 20 });
  d.para('1.3  I know that a false declaration is an offence.', { indent: 20 });
  signatureLine(d, random, { x: 80, y: d.y + 44, width: 170 }, ['Declarant']);
  d.gap(90);
  d.para(t`Declared before me on ${d.f('issueDate', longDate)} at ${f.home.town}.`);
  signatureLine(d, random, { x: 80, y: d.y + 44, width: 170 }, [
    f.landlord.name,
    'Notary Public and Commissioner of Oaths',
  ]);
  stamp(d, random, {
    x: 420,
    y: d.y + 40,
    shape: 'oval',
    rows: ['NOTARY PUBLIC', f.landlord.surname.toUpperCase()],
  });
  specimenLine(d);
}

export const affidavit = defineType<ResidenceFacts>({
  type: 'AFFIDAVIT',
  category: 'ADDRESS',
  configuredType: 'PROOF_OF_ADDRESS',
  fields: [...CATEGORY_FIELDS.ADDRESS, 'idNumber'],
  same: { fullName: 'name' },
  facts: (random) => residenceFacts(random),
  layouts: [
    { issuer: 'A police station', draw: oath },
    { issuer: 'A police form', draw: filled },
    { issuer: 'A notary', draw: notary },
  ],
});
