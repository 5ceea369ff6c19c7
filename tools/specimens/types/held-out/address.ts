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
import type { BillFacts } from '../utility-bill.ts';
import { due, issuedBy } from '../utility-bill.ts';

/** Water: figures first in three boxes, the customer below them, charges in a sentence list. */
export function waterC(d: Draft, f: BillFacts, random: Random): void {
  d.page('a4').use({ family: 'slab', size: 9.5 });
  logo(d, 56, 34, 40, random, ['#12647a', '#7cc6d6']);
  d.text(104, 50, issuedBy(d, 'Water Utilities Corporation'), { bold: true, size: 13, colour: '#12647a' });
  d.text(104, 64, 'Water and wastewater account - Tefo ya metsi', { size: 9 });
  const boxes: [string, Parameters<Draft['text']>[2]][] = [
    ['Please pay', due(d, f.water.due, pulaSpace)],
    ['No later than', d.f('dueDate', monDate)],
    ['Your reference', d.f('accountNumber')],
  ];
  boxes.forEach(([label, value], i) => {
    d.path(rectPath(56 + i * 164, 86, 154, 44, 5), { fill: '#e0f1f5' });
    d.text(66 + i * 164, 101, label, { size: 8, colour: '#12647a' });
    d.text(66 + i * 164, 121, value, { size: 13, bold: true });
  });
  d.text(56, 160, d.f('name', upper), { bold: true });
  d.block(56, 166, 'address', f.home.lines);
  d.text(330, 160, 'Invoice produced', { size: 8.5, colour: '#12647a' });
  d.text(330, 174, d.f('issueDate', monDate));
  d.text(330, 192, 'For water used in', { size: 8.5, colour: '#12647a' });
  d.text(330, 206, d.f('billingPeriod', monthYear));
  d.y = 236;
  table(
    d,
    [
      { title: 'What you are paying for', share: 5 },
      { title: 'Pula', share: 2, align: 'right' },
    ],
    [
      ...f.water.rows.map(([a, q, , n]) => [`${a} (${q} kl)`, spaces(n)]),
      ['Tax (VAT)', spaces(f.water.vat)],
      ['Unpaid from before', spaces(f.forward)],
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
  d.text(560, 40, 'Statement of account', { size: 11, align: 'right' });
  form(
    d,
    [
      ['Client', d.f('name')],
      ['Premises', d.f('address')],
      ['Account', d.f('accountNumber')],
      ['Dated', d.f('issueDate', usDate)],
      ['Settle by', d.f('dueDate', usDate)],
      ['Meter', f.meter],
    ],
    { x: 36, y: 60, width: 230, arrangement: 'right', labelWidth: 70, pitch: 6 },
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
      ['Value added tax', commas(f.power.vat)],
      ['Outstanding', commas(f.forward)],
      [[{ text: 'Now payable', style: { bold: true } }], due(d, f.power.due, bwpAfter)],
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
  d.para(['Maun, ', d.f('issueDate', ordinalDate)]);
  d.para(['Subject: your broadband account ', d.f('accountNumber')], { bold: true });
  d.para(
    t`We charge the following for the past month. The sum of ${due(d, f.net.due, pulaSpace)} falls due on ${d.f('dueDate', ordinalDate)}.`,
  );
  table(
    d,
    [
      { title: '', share: 5 },
      { title: 'P', share: 2, align: 'right' },
    ],
    [
      ...f.net.rows.map(([a, , , n]) => [a, spaces(n)]),
      ['Tax at 14%', spaces(f.net.vat)],
      ['From last month', spaces(f.forward)],
    ],
    { look: 'plain' },
  );
  specimenLine(d);
}
export function leaseD(d: Draft, _f: ResidenceFacts, random: Random): void {
  const begins = String(d.values['startDate']);
  d.page('a4').use({ family: 'narrow', size: 11.5, leading: 1.45 });
  d.para('HOUSE LETTING CONTRACT', { bold: true, size: 17, after: 14 });
  d.para(
    t`BETWEEN  ${d.f('issuerName', undefined, { bold: true })}, who lets (the Owner),  AND  ${d.f('name', undefined, { bold: true })}, identity number ${d.f('idNumber')}, who rents (the Occupant).`,
  );
  d.para(t`THE HOUSE is at ${d.f('address')}. It is let unfurnished.`);
  d.para(
    t`TIME: one year, beginning on ${d.f('startDate', dotDate)} and ending on ${dotDate(addDays(addYears(begins, 1), -1))}.`,
  );
  d.para(
    t`RENT: ${d.f('monthlyRent', pulaSpace)} each month, into the Owner’s bank account by the third day.`,
  );
  for (const text of [
    'KEYS: two sets were handed over.',
    'REPAIRS: the Owner repairs the roof, pipes and wires; the Occupant repairs what he or she breaks.',
    'PETS: none without consent.',
    'END: either side gives thirty days’ notice in writing.',
  ])
    d.para(text);
  d.para(['SIGNED on ', d.f('issueDate', dotDate)]);
  signatureLine(d, random, { x: 56, y: d.y + 44, width: 170 }, ['The Owner']);
  signatureLine(d, random, { x: 320, y: d.y + 44, width: 170 }, ['The Occupant']);
  specimenLine(d);
}
export function landlordD(d: Draft, f: ResidenceFacts, random: Random): void {
  d.page('a5').use({ family: 'terminal', size: 9, leading: 1.6 });
  d.left = d.right = 40;
  d.para(d.f('issueDate', dashDate), { align: 'right' });
  letter(d, random, {
    to: ['The Branch Manager'],
    subject: 'Letter from landlord',
    body: [
      t`${d.f('name')} (Omang ${d.f('idNumber')}) rents a room from me. The place is ${d.f('address')}.`,
      t`The rent is ${d.f('monthlyRent', pulaSpace)} and it is paid up to date. My tenant has no bills in his or her name because I pay the water and lights.`,
    ],
    closing: 'Thank you',
    signatory: [d.f('issuerName'), `Owner, ${f.phone}`],
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
  d.para('Annual property charge - demand note', { bold: true, size: 14 });
  table(
    d,
    [
      { title: 'Owner', share: 3 },
      { title: 'Plot', share: 4 },
      { title: 'Ref', share: 2 },
      { title: 'Dated', share: 2 },
      { title: 'Pay by', share: 2 },
      { title: 'Sum', share: 2, align: 'right' },
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
  d.para('DECLARATION ON OATH AS TO PLACE OF RESIDENCE', { bold: true, align: 'centre', after: 16 });
  d.para(
    t`I, ${d.f('name')}, being duly sworn, say: that my identity card bears the number ${d.f('idNumber')}; that I make my home at ${d.f('address')}; and that I know nothing that makes this untrue.`,
  );
  d.para(t`Thus sworn at ${f.home.town} upon ${d.f('issueDate', longDate)}.`);
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
      ['Concerning', d.f('name')],
      ['National identity number', d.f('idNumber')],
    ],
    { arrangement: 'colon', labelWidth: 160 },
  );
  d.gap(10);
  letter(d, random, {
    body: [
      t`The person concerned lives in our village at ${d.f('address')}, was allotted land there and takes part in the life of the ward.`,
      'We ask that this letter be accepted as proof of the place of residence.',
    ],
    signatory: [`${f.landlord.name}`, 'Court President'],
    stamp: { shape: 'oval', rows: ['CUSTOMARY COURT', monCapsDate(String(d.values['issueDate']))] },
  });
  specimenLine(d);
}
