import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { form } from '../parts/form.ts';
import { letterhead } from '../parts/letterhead.ts';
import { logo } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { table } from '../parts/table.ts';
import { commas, pula, round, sum } from '../world/amounts.ts';
import {
  addDays,
  addMonths,
  longDate,
  monDate,
  monDashDate,
  monthEnd,
  monthYear,
  padDate,
  slashDate,
  TODAY,
} from '../world/dates.ts';
import { person, titled, upper } from '../world/person.ts';
import type { Address } from '../world/place.ts';
import { plotAddress, postalAddress, wardAddress } from '../world/place.ts';
import type { Person } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';

export interface BillFacts extends Facts {
  who: Person;
  home: Address;
  post: Address;
  meter: string;
  before: number;
  after: number;
  forward: number;
  paid: number;
  /** Charges of a water, an electricity and an internet bill; VAT (14 %) is part of `due`. */
  water: Charges;
  power: Charges;
  net: Charges;
}
interface Charges {
  rows: [string, string, string, number][];
  vat: number;
  total: number;
  due: number;
}

function charges(rows: Charges['rows'], taxed: number, forward: number): Charges {
  const vat = round(taxed * 0.14);
  const total = round(sum(rows.map((row) => row[3])) + vat);
  return { rows, vat, total, due: round(total + forward) };
}

export function billFacts(random: Random): BillFacts {
  const who = person(random, { minAge: 24 });
  const home = random.chance(0.75) ? plotAddress(random) : wardAddress(random);
  const issued = addDays(TODAY, -random.int(3, 150));
  const use = random.int(6, 48);
  const kwh = random.int(120, 900);
  const before = random.int(200, 9000);
  const forward = random.chance(0.4) ? round(random.between(40, 900)) : 0;
  const free = round(Math.min(use, 5) * 3.5);
  const block = round(Math.max(0, use - 5) * 12.28);
  const waste = round(use * 2.15);
  const low = round(Math.min(kwh, 200) * 0.9);
  const high = round(Math.max(0, kwh - 200) * 1.31);
  const levy = round(kwh * 0.05);
  const calls = round(random.between(5, 120));
  const plan = random.pick([
    ['Home Fibre 10 Mbps', 549],
    ['Home Fibre 25 Mbps', 749],
    ['ADSL Unlimited 4 Mbps', 399],
    ['LTE Home 100 GB', 499],
  ] as [string, number][]);
  return {
    who,
    home,
    before,
    forward,
    post: random.chance(0.6) ? postalAddress(random, home.town) : home,
    meter: random.digits(8),
    after: before + use,
    paid: round(random.between(150, 900)),
    water: charges(
      [
        ['Potable water 0 - 5 kl', String(Math.min(use, 5)), '3.50', free],
        ['Potable water above 5 kl', String(Math.max(0, use - 5)), '12.28', block],
        ['Wastewater', String(use), '2.15', waste],
      ],
      block + waste,
      forward,
    ),
    power: charges(
      [
        ['Fixed charge', '1', '24.90', 24.9],
        ['Energy charge block 1', String(Math.min(kwh, 200)), '0.9000', low],
        ['Energy charge block 2', String(Math.max(0, kwh - 200)), '1.3100', high],
        ['National electrification levy', String(kwh), '0.0500', levy],
      ],
      24.9 + low + high,
      forward,
    ),
    net: charges(
      [
        [plan[0], '1', plan[1].toFixed(2), plan[1]],
        ['Line rental', '1', '85.00', 85],
        ['Voice calls', String(random.int(3, 90)), '', calls],
      ],
      plan[1] + 85 + calls,
      forward,
    ),
    values: {
      name: who.name,
      address: home.text,
      issueDate: issued,
      dueDate: addDays(issued, random.int(14, 30)),
      accountNumber: random.digits(6),
      contractNumber: random.digits(6),
      billingPeriod: issued.slice(0, 7),
      issuerName: null,
      documentType: 'UTILITY_BILL',
      amountDue: null,
    },
  };
}

/** Prints the issuer, so that it is a field as well. */
export const issuedBy = (d: Draft, name: string) => {
  d.values['issuerName'] = name;
  return d.f('issuerName');
};
export const due = (d: Draft, amount: number, format: (n: number) => string) => {
  d.values['amountDue'] = amount;
  return d.f('amountDue', format);
};

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

/** Water, a narrow A5 slip printed by a line printer. */
function waterB(d: Draft, f: BillFacts): void {
  d.left = d.right = 36;
  d.top = 40;
  d.page('a5').use({ family: 'mono', size: 9 });
  d.para(issuedBy(d, 'LETSWAI WATER SERVICES'), { bold: true, size: 12, align: 'centre', after: 0 });
  d.para('MONTHLY WATER ACCOUNT', { align: 'centre' });
  d.rule(36, d.y, 383, d.y);
  d.gap(8);
  form(
    d,
    [
      ['CONSUMER', d.f('name', upper)],
      ['ADDRESS', d.f('address', upper)],
      ['ACCOUNT NO', d.f('accountNumber')],
      ['METER NO', f.meter],
      ['DATE', d.f('issueDate', monDashDate)],
      ['PAY BY', d.f('dueDate', monDashDate)],
      ['PREV READING', String(f.before)],
      ['CURR READING', String(f.after)],
      ['KILOLITRES', String(f.after - f.before)],
    ],
    { arrangement: 'colon', labelWidth: 110, pitch: 3 },
  );
  d.gap(4).rule(36, d.y, 383, d.y);
  d.gap(6);
  table(
    d,
    [
      { title: '', share: 5 },
      { title: '', share: 2, align: 'right' },
    ],
    [
      ['BALANCE B/FWD', commas(f.forward)],
      ...f.water.rows.map(([a, , , n]) => [a.toUpperCase(), commas(n)]),
      ['VAT 14%', commas(f.water.vat)],
    ],
    { look: 'plain', padding: 1.5 },
  );
  d.gap(6).rule(36, d.y, 383, d.y);
  d.text(36, d.y + 16, 'TOTAL PAYABLE', { bold: true, size: 11 });
  d.text(383, d.y + 16, due(d, f.water.due, pula), { bold: true, size: 11, align: 'right' });
  specimenLine(d);
}

/** Prepaid electricity: a vendor's receipt with a 20-digit token. */
function powerB(d: Draft, f: BillFacts, random: Random): void {
  d.left = d.right = 40;
  d.top = 34;
  d.page('a5').use({ family: 'terminal', size: 8.5 });
  logo(d, 40, 30, 30, random, ['#1f7a3f', '#f2c230']);
  d.text(80, 44, issuedBy(d, 'Botswana Power Corporation'), { bold: true, size: 12 });
  d.text(80, 57, 'Prepaid electricity - tax receipt', { size: 8 });
  d.y = 80;
  form(
    d,
    [
      ['Customer', d.f('name')],
      ['Plot / place of supply', d.f('address')],
      ['Customer account', d.f('accountNumber')],
      ['Meter', f.meter],
      ['Date of purchase', d.f('issueDate', longDate)],
      ['Units (kWh)', `${f.power.rows[1]![1]}.0`],
      ['VAT', commas(f.power.vat)],
      ['Amount tendered', due(d, f.power.total, pula)],
    ],
    { arrangement: 'below', columns: 2, pitch: 8 },
  );
  d.path(rectPath(40, d.y + 4, 339, 52), { stroke: '#222', width: 1 });
  d.text(210, d.y + 20, 'TOKEN', { align: 'centre', bold: true });
  d.text(210, d.y + 42, random.digits(20).replace(/(\d{4})(?=\d)/g, '$1 '), {
    align: 'centre',
    bold: true,
    size: 13,
  });
  specimenLine(d);
}

/** A telephone and internet company: the date of the bill only as the end of its period; totals first. */
function netB(d: Draft, f: BillFacts, random: Random): void {
  const issued = d.values['issueDate'] as string;
  d.page('a4').use({ family: 'narrow', size: 10.5 });
  letterhead(d, random, {
    name: issuedBy(d, 'Botswana Telecommunications Corporation Limited'),
    lines: [
      'Megaleng House, Khama Crescent',
      'P O Box 700, Gaborone',
      'Telephone 104 / 390 0000',
      'www.btc.example',
    ],
    look: 'split',
    colours: ['#00704a', '#8cc63f'],
    title: { size: 15 },
  });
  form(
    d,
    [
      ['Statement for', d.f('name', (v: string) => titled({ ...f.who, name: v }))],
      ['Account Number', d.f('accountNumber')],
      ['Bill Date', d.f('issueDate', longDate)],
      ['Billing Period', `${slashDate(addDays(addMonths(issued, -1), 1))} - ${slashDate(issued)}`],
      ['Service Address', d.f('address')],
      ['Postal Address', f.post.text],
      ['Month', monthYear(monthEnd(issued))],
    ],
    { arrangement: 'grid', labelWidth: 120, columns: 1, shade: '#eef6e6' },
  );
  d.gap(14);
  d.para(
    [
      'Total Due  ',
      { ...due(d, f.net.due, pula), style: { bold: true, size: 18 } },
      '   payable on or before ',
      d.f('dueDate', longDate),
    ],
    { size: 12 },
  );
  table(
    d,
    [
      { title: 'Charges', share: 6 },
      { title: 'Pula', share: 2, align: 'right' },
    ],
    [
      ...f.net.rows.map(([a, , , n]) => [a, commas(n)]),
      ['Value Added Tax 14%', commas(f.net.vat)],
      ['Balance from last bill', commas(f.forward)],
    ],
    { look: 'grid' },
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
