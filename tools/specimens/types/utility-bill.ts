import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { form } from '../parts/form.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { table } from '../parts/table.ts';
import { commas, pula } from '../world/amounts.ts';
import { monDate, monthYear, padDate, slashDate } from '../world/dates.ts';
import { titled, upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';
import type { BillFacts } from './bill-facts.ts';
import { billFacts, due, issuedBy } from './bill-facts.ts';
import { netB, powerB, waterB } from './utility-bill-slips.ts';

/** Water, columns: the customer block left, a box of numbers right, meter table, charges, a slip to tear off. */
function waterA(d: Draft, f: BillFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 9.5 });
  letterhead(d, random, {
    name: issuedBy(d, 'Water Utilities Corporation'),
    lines: [
      'Private Bag 00276, Gaborone',
      'Tel: +267 360 4400   Toll free: 0800 555 555',
      'VAT Reg No: C00512301112',
    ],
    look: 'left-logo',
    colours: ['#0b5fa5', '#35a7d6'],
  });
  d.text(539, 60, 'TAX INVOICE', { bold: true, size: 14, align: 'right' });
  const top = d.y + 8;
  d.text(
    56,
    top + 8,
    d.f('name', (v: string) => upper(`${v}`)),
    { bold: true, size: 10.5 },
  );
  d.block(56, top + 14, 'address', f.home.lines);
  form(
    d,
    [
      ['Customer Number', d.f('accountNumber')],
      ['Contract Number', d.f('contractNumber')],
      ['Statement Date', d.f('issueDate', slashDate)],
      ['Due Date', d.f('dueDate', slashDate)],
      ['Billing Period', d.f('billingPeriod', monthYear)],
    ],
    { x: 330, y: top, width: 209, arrangement: 'grid', labelWidth: 100, shade: '#e6f1f8' },
  );
  d.y = top + 112;
  table(
    d,
    [
      { title: 'Meter Number', share: 2 },
      { title: 'Previous Reading', share: 2, align: 'right' },
      { title: 'Current Reading', share: 2, align: 'right' },
      { title: 'Consumption (kl)', share: 2, align: 'right' },
    ],
    [[f.meter, String(f.before), String(f.after), String(f.after - f.before)]],
    { look: 'grid', head: { fill: '#d3e6f3' } },
  );
  d.gap(16);
  table(
    d,
    [
      { title: 'Description', share: 5 },
      { title: 'Quantity', share: 1.4, align: 'right' },
      { title: 'Tariff', share: 1.4, align: 'right' },
      { title: 'Amount (P)', share: 2, align: 'right' },
    ],
    [
      ['Balance Brought Forward', '', '', commas(f.forward)],
      ...f.water.rows.map(([a, b, c, n]) => [a, b, c, commas(n)]),
      ['VAT 14%', '', '', commas(f.water.vat)],
    ],
    { look: 'lines', head: { fill: '#d3e6f3' } },
  );
  d.gap(6);
  d.path(rectPath(330, d.y, 209, 24), { fill: '#0b5fa5' });
  d.text(338, d.y + 16, 'AMOUNT DUE', { bold: true, colour: '#fff' });
  d.text(531, d.y + 16, due(d, f.water.due, pula), { bold: true, colour: '#fff', align: 'right', size: 11 });
  d.gap(46).para(
    'Please pay by the due date to avoid disconnection. Payments may be made at any office, at post offices and through mobile money.',
    { size: 8.5 },
  );
  d.path(`M40 690H555`, { stroke: '#444', width: 0.7, dash: [4, 3] });
  form(
    d,
    [
      ['Customer Number', d.f('accountNumber')],
      ['Contract Number', d.f('contractNumber')],
      ['Amount Due', due(d, f.water.due, pula)],
    ],
    { x: 56, y: 708, width: 240, arrangement: 'colon' },
  );
  d.text(539, 716, 'REMITTANCE ADVICE', { bold: true, align: 'right' });
  specimenLine(d);
}

/** Electricity, Setswana and English, everything in one ruled column. */
function powerA(d: Draft, f: BillFacts, random: Random): void {
  d.page('a4').use({ family: 'verdana', size: 8.5 });
  letterhead(d, random, {
    name: issuedBy(d, 'Botswana Power Corporation'),
    lines: ['Motlakase House, Macheng Way', 'P O Box 48, Gaborone', 'Tel +267 360 3000'],
    look: 'right-block',
    colours: ['#b3261e', '#f0a31c'],
  });
  d.para('ELECTRICITY BILL / TEFISO YA MOTLAKASE', { bold: true, size: 13, after: 10 });
  form(
    d,
    [
      ['Account Name', d.f('name', (v: string) => titled({ ...f.who, name: v }))],
      ['Supply Address / Aterese', d.f('address')],
      ['Account Number', d.f('accountNumber')],
      ['Meter Number', f.meter],
      ['Tariff', 'Domestic'],
      ['Invoice Date / Letlha', d.f('issueDate', monDate)],
      ['Pay Before', d.f('dueDate', monDate)],
    ],
    { arrangement: 'colon', labelWidth: 170, pitch: 5 },
  );
  d.gap(12);
  table(
    d,
    [
      { title: 'Item', share: 4 },
      { title: 'Units (kWh)', share: 2, align: 'right' },
      { title: 'Rate', share: 2, align: 'right' },
      { title: 'BWP', share: 2, align: 'right' },
    ],
    [
      ...f.power.rows.map(([a, b, c, n]) => [a, b, c, commas(n)]),
      ['VAT @ 14%', '', '', commas(f.power.vat)],
      ['Current charges', '', '', commas(f.power.total)],
      ['Arrears', '', '', commas(f.forward)],
    ],
    { look: 'zebra', zebra: '#fdf1df', head: { colour: '#b3261e' } },
  );
  d.gap(10).rule(56, d.y, 539, d.y, '#b3261e', 1.5);
  d.text(56, d.y + 18, 'TOTAL AMOUNT DUE / PALOGOTLHE', { bold: true, size: 11 });
  d.text(
    539,
    d.y + 18,
    due(d, f.power.due, (n) => `BWP ${commas(n)}`),
    { bold: true, size: 12, align: 'right' },
  );
  d.gap(40).para(`Last payment received ${pula(f.paid)}. Thank you.`);
  const bars = [0.5, 0.62, 0.44, 0.7, 0.58, 0.8];
  bars.forEach((h, i) =>
    d.path(rectPath(60 + i * 34, d.y + 70 - h * 60, 20, h * 60), { fill: i === 5 ? '#b3261e' : '#f0a31c' }),
  );
  d.text(60, d.y + 84, 'Your use in the last six months', { size: 7 });
  specimenLine(d);
}

/** An internet provider: address window, account summary box, plan lines. */
function netA(d: Draft, f: BillFacts, random: Random): void {
  d.values['accountNumber'] = `KB${String(d.values['accountNumber'])}`;
  d.page('a4').use({ family: 'sans', size: 10 });
  letterhead(d, random, {
    name: issuedBy(d, 'Kgolagano Broadband (Pty) Ltd'),
    lines: ['Plot 50371, Fairgrounds, Gaborone', 'care@kgolagano.example', 'VAT Reg No C04410951118'],
    look: 'band',
    colours: ['#5a2d82', '#ff8a3d'],
  });
  const top = d.y + 10;
  d.text(
    56,
    top + 8,
    d.f('name', (v: string) => titled({ ...f.who, name: v })),
  );
  d.block(56, top + 13, 'address', f.home.lines);
  d.path(rectPath(320, top - 8, 219, 112, 6), { fill: '#f3edf8', stroke: '#5a2d82', width: 0.8 });
  form(
    d,
    [
      ['Account No.', d.f('accountNumber')],
      ['Invoice No.', `INV-${f.meter}`],
      ['Invoice Date', d.f('issueDate', padDate)],
      ['Payment Due', d.f('dueDate', padDate)],
      ['Total Due', due(d, f.net.due, pula)],
    ],
    { x: 332, y: top, width: 200, arrangement: 'right', labelWidth: 92, pitch: 6, value: { bold: true } },
  );
  d.y = top + 130;
  d.para('Your internet invoice', { size: 15, bold: true, colour: '#5a2d82' });
  table(
    d,
    [
      { title: 'Service', share: 5 },
      { title: 'Qty', share: 1, align: 'right' },
      { title: 'Unit price', share: 2, align: 'right' },
      { title: 'Amount', share: 2, align: 'right' },
    ],
    f.net.rows.map(([a, b, c, n]) => [a, b, c, commas(n)]),
    { look: 'plain' },
  );
  d.gap(8);
  const totals: [string, string][] = [
    ['VAT (14%)', commas(f.net.vat)],
    ['Invoice total', commas(f.net.total)],
    ['Previous balance', commas(f.forward)],
  ];
  for (const [a, b] of totals) {
    d.text(440, d.y + 10, a, { align: 'right' });
    d.text(536, d.y + 10, b, { align: 'right' });
    d.gap(15);
  }
  d.gap(20).para(
    'Pay with your account number as reference. Service may be suspended when an invoice is 30 days overdue.',
    { size: 8, colour: '#555' },
  );
  specimenLine(d);
}

export const utilityBill = defineType<BillFacts>({
  type: 'UTILITY_BILL',
  category: 'ADDRESS',
  configuredType: 'PROOF_OF_ADDRESS',
  fields: [...CATEGORY_FIELDS.ADDRESS, 'dueDate', 'amountDue'],
  same: { fullName: 'name' },
  facts: billFacts,
  layouts: [
    { issuer: 'Water Utilities Corporation', subtype: 'WATER', draw: waterA },
    { issuer: 'Botswana Power Corporation', subtype: 'ELECTRICITY', draw: powerA },
    { issuer: 'Kgolagano Broadband', subtype: 'INTERNET', draw: netA },
    { issuer: 'Letswai Water Services', subtype: 'WATER', draw: waterB },
    { issuer: 'Botswana Power Corporation', subtype: 'ELECTRICITY', draw: powerB },
    { issuer: 'Botswana Telecommunications Corporation', subtype: 'INTERNET', draw: netB },
  ],
});
