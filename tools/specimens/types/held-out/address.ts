import type { Draft } from '../../draw/draft.ts';
import { rectPath } from '../../draw/shapes.ts';
import { t } from '../../draw/inline.ts';
import { form } from '../../parts/form.ts';
import { letter } from '../../parts/letter.ts';
import { letterhead } from '../../parts/letterhead.ts';
import { logo } from '../../parts/logo.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { stamp } from '../../parts/stamp.ts';
import { table } from '../../parts/table.ts';
import { bwpAfter, commas, pulaSpace, spaces } from '../../world/amounts.ts';
import {
  addDays,
  addYears,
  dashDate,
  dotDate,
  longDate,
  monCapsDate,
  monDate,
  monthYear,
  ordinalDate,
  usDate,
} from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { CouncilFacts } from '../council-bill.ts';
import type { ResidenceFacts } from '../residence.ts';
import type { BillFacts } from '../bill-facts.ts';
import { due, issuedBy } from '../bill-facts.ts';

/** Water: figures first in three boxes, the customer below them, charges in a sentence list. */
export function waterC(d: Draft, f: BillFacts, random: Random): void {
  d.page('a4').use({ family: 'slab', size: 9.5 });
  logo(d, 56, 34, 40, random, ['#12647a', '#7cc6d6']);
  d.text(104, 50, issuedBy(d, 'Water Utilities Corporation'), { bold: true, size: 13, colour: '#12647a' });
  d.text(104, 64, 'Water and wastewater account - Tefo ya metsi', { size: 9 });
  const boxes: [string, Parameters<Draft['text']>[2]][] = [
    ['Total amount due', due(d, f.water.due, pulaSpace)],
    ['Payment due date', d.f('dueDate', monDate)],
    ['Account number', d.f('accountNumber')],
  ];
  boxes.forEach(([label, value], i) => {
    d.path(rectPath(56 + i * 164, 86, 154, 44, 5), { fill: '#e0f1f5' });
    d.text(66 + i * 164, 101, label, { size: 8, colour: '#12647a' });
    d.text(66 + i * 164, 121, value, { size: 13, bold: true });
  });
  d.text(56, 160, d.f('name', upper), { bold: true });
  d.block(56, 166, 'address', f.home.lines);
  d.text(330, 160, 'Bill date', { size: 8.5, colour: '#12647a' });
  d.text(330, 174, d.f('issueDate', monDate));
  d.text(330, 192, 'Billing period', { size: 8.5, colour: '#12647a' });
  d.text(330, 206, d.f('billingPeriod', monthYear));
  d.y = 236;
  table(
    d,
    [
      { title: 'Charges for the period', share: 5 },
      { title: 'Pula', share: 2, align: 'right' },
    ],
    [
      ...f.water.rows.map(([a, q, , n]) => [`${a} (${q} kl)`, spaces(n)]),
      ['VAT', spaces(f.water.vat)],
      ['Previous balance', spaces(f.forward)],
    ],
    { look: 'lines' },
  );
  d.gap(16).para(`Meter ${f.meter} was read at ${f.after}; the reading before was ${f.before}.`, {
    size: 8.5,
  });
  specimenLine(d);
}
/** Electricity: landscape, two columns, dates in American order of words. */
export function powerC(d: Draft, f: BillFacts, random: Random): void {
  d.page('a5Landscape').use({ family: 'sans', size: 9 });
  d.left = d.right = 36;
  d.path(rectPath(0, 0, 596, 12), { fill: '#e2711d' });
  d.text(36, 40, issuedBy(d, 'Botswana Power Corporation'), { bold: true, size: 14 });
  d.text(560, 40, 'Electricity tax invoice', { size: 11, align: 'right' });
  form(
    d,
    [
      ['Customer name', d.f('name')],
      ['Service address', d.f('address')],
      ['Account no.', d.f('accountNumber')],
      ['Invoice date', d.f('issueDate', usDate)],
      ['Due date', d.f('dueDate', usDate)],
      ['Meter no.', f.meter],
    ],
    { x: 36, y: 60, width: 230, arrangement: 'right', labelWidth: 84, pitch: 6 },
  );
  d.y = 60;
  table(
    d,
    [
      { title: 'Charge', share: 4 },
      { title: 'Amount', share: 2, align: 'right' },
    ],
    [
      ...f.power.rows.map(([a, , , n]) => [a, commas(n)]),
      ['VAT', commas(f.power.vat)],
      ['Balance brought forward', commas(f.forward)],
      [[{ text: 'Amount due', style: { bold: true } }], due(d, f.power.due, bwpAfter)],
    ],
    { look: 'grid', x: 290, width: 270 },
  );
  logo(d, 500, 330, 50, random, ['#e2711d', '#333']);
  specimenLine(d);
}
/** Internet: a letter with the amounts in the text and a table of accounts. */
export function netC(d: Draft, f: BillFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 11 });
  letterhead(d, random, {
    name: issuedBy(d, 'Naledi Internet Services (Pty) Ltd'),
    lines: ['Finance office', 'Plot 22, Maun Mall', 'accounts@naledi-internet.example'],
    look: 'plain',
    colours: ['#000', '#000'],
  });
  d.para(d.f('name'), { after: 0 });
  d.block(56, d.y, 'address', f.home.lines);
  d.y += f.home.lines.length * 15 + 14;
  d.para(['Date: ', d.f('issueDate', ordinalDate)]);
  d.para(['INTERNET INVOICE - ACCOUNT NUMBER ', d.f('accountNumber')], { bold: true });
  d.para(
    t`Your charges for the past month are set out below. The total amount of ${due(d, f.net.due, pulaSpace)} is due on ${d.f('dueDate', ordinalDate)}.`,
  );
  table(
    d,
    [
      { title: '', share: 5 },
      { title: 'P', share: 2, align: 'right' },
    ],
    [
      ...f.net.rows.map(([a, , , n]) => [a, spaces(n)]),
      ['VAT 14%', spaces(f.net.vat)],
      ['Balance brought forward', spaces(f.forward)],
    ],
    { look: 'plain' },
  );
  specimenLine(d);
}
export function leaseD(d: Draft, _f: ResidenceFacts, random: Random): void {
  const begins = String(d.values['startDate']);
  d.page('a4').use({ family: 'narrow', size: 11.5, leading: 1.45 });
  d.para('LEASE AGREEMENT', { bold: true, size: 17, after: 14 });
  d.para(
    t`This agreement is made between ${d.f('issuerName', undefined, { bold: true })} (the "Landlord") and ${d.f('name', undefined, { bold: true })}, ID number ${d.f('idNumber')} (the "Tenant").`,
  );
  d.para(t`Premises: ${d.f('address')}. The premises are let unfurnished.`);
  d.para(
    t`Period: one year, commencing on ${d.f('startDate', dotDate)} and ending on ${dotDate(addDays(addYears(begins, 1), -1))}.`,
  );
  d.para(
    t`Rental: ${d.f('monthlyRent', pulaSpace)} per month, payable into the Landlord’s bank account by the third day of the month.`,
  );
  for (const text of [
    'Keys: two sets were handed over.',
    'Repairs: the Landlord maintains the structure; the Tenant makes good any damage that he or she causes.',
    'Pets: none without the consent of the Landlord.',
    'Termination: either party may give thirty days’ written notice.',
  ])
    d.para(text);
  d.para(['Signed by the parties on ', d.f('issueDate', dotDate)]);
  signatureLine(d, random, { x: 56, y: d.y + 44, width: 170 }, ['Landlord']);
  signatureLine(d, random, { x: 320, y: d.y + 44, width: 170 }, ['Tenant']);
  specimenLine(d);
}
export function landlordD(d: Draft, f: ResidenceFacts, random: Random): void {
  d.page('a5').use({ family: 'terminal', size: 9, leading: 1.6 });
  d.left = d.right = 40;
  d.para(d.f('issueDate', dashDate), { align: 'right' });
  letter(d, random, {
    to: ['The Branch Manager'],
    subject: 'RE: PROOF OF RESIDENCE',
    body: [
      t`This is to confirm that ${d.f('name')}, Omang number ${d.f('idNumber')}, is my tenant and resides at ${d.f('address')}.`,
      t`The rent is ${d.f('monthlyRent', pulaSpace)} and it is paid up to date. My tenant has no bills in his or her name because I pay the water and lights.`,
    ],
    closing: 'Yours faithfully',
    signatory: [d.f('issuerName'), `Landlord, ${f.phone}`],
  });
  specimenLine(d);
}
export function councilD(d: Draft, f: CouncilFacts, random: Random): void {
  d.page('a4Landscape').use({ family: 'verdana', size: 9 });
  letterhead(d, random, {
    name: d.f('issuerName'),
    lines: ['Revenue office'],
    look: 'band',
    colours: ['#3a5a40', '#dad7cd'],
  });
  d.para('Property rates - demand note', { bold: true, size: 14 });
  table(
    d,
    [
      { title: 'Owner', share: 3 },
      { title: 'Property', share: 4 },
      { title: 'Account no.', share: 2 },
      { title: 'Date', share: 2 },
      { title: 'Due date', share: 2 },
      { title: 'Amount due', share: 2, align: 'right' },
    ],
    [
      [
        d.f('name'),
        d.f('address'),
        d.f('accountNumber'),
        d.f('issueDate', monDate),
        d.f('dueDate', monDate),
        d.f('amountDue', commas),
      ],
    ],
    { look: 'grid', head: { fill: '#dad7cd' } },
  );
  d.gap(14).para(
    `Made up of rates ${commas(f.rates)}, levy ${commas(f.levy)} and arrears ${commas(f.arrears)} on a value of ${commas(f.value)}.`,
  );
  specimenLine(d);
}
export function affidavitD(d: Draft, f: ResidenceFacts, random: Random): void {
  d.values['issuerName'] = 'Magistrate Court';
  d.left = d.right = 74;
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.7 });
  d.para(
    d.f('issuerName', () => 'MAGISTRATE COURT'),
    { align: 'right', bold: true },
  );
  d.para('AFFIDAVIT - PROOF OF RESIDENCE', { bold: true, align: 'centre', after: 16 });
  d.para(
    t`I, ${d.f('name')}, ID number ${d.f('idNumber')}, do solemnly swear and declare that I am residing at ${d.f('address')}. I understand that a false statement is an offence.`,
  );
  d.para(t`Signed and sworn to before me at ${f.home.town} on ${d.f('issueDate', longDate)}.`);
  signatureLine(d, random, { x: 74, y: d.y + 50, width: 170 }, ['Declarant']);
  signatureLine(d, random, { x: 320, y: d.y + 50, width: 170 }, ['Clerk of court']);
  stamp(d, random, {
    x: 420,
    y: d.y + 130,
    shape: 'round',
    rows: [monCapsDate(String(d.values['issueDate']))],
    ring: 'CLERK OF COURT',
  });
  specimenLine(d);
}
export function kgotlaD(d: Draft, f: ResidenceFacts, random: Random): void {
  d.page('a4').use({ family: 'slab', size: 11, leading: 1.5 });
  letterhead(d, random, {
    name: 'Dikgosi',
    lines: [f.home.town, f.post.text],
    look: 'split',
    colours: ['#5f370e', '#975a16'],
  });
  d.values['issuerName'] = `${f.home.town} Customary Court`;
  d.para(d.f('issuerName'), { bold: true, size: 14 });
  form(
    d,
    [
      ['Date', d.f('issueDate', ordinalDate)],
      ['Name of resident', d.f('name')],
      ['Omang number', d.f('idNumber')],
    ],
    { arrangement: 'colon', labelWidth: 160 },
  );
  d.gap(10);
  letter(d, random, {
    body: [
      t`The person named above is a bona fide resident of ${d.f('address')}.`,
      'This letter is issued as proof of residence.',
    ],
    signatory: [`${f.landlord.name}`, 'Court President'],
    stamp: { shape: 'oval', rows: ['CUSTOMARY COURT', monCapsDate(String(d.values['issueDate']))] },
  });
  specimenLine(d);
}
