import type { FieldValue } from '../../../src/contract/verification.ts';
import type { Draft } from '../draw/draft.ts';
import { form } from '../parts/form.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { table } from '../parts/table.ts';
import { commas, pula, round, sum } from '../world/amounts.ts';
import type { Company } from '../world/company.ts';
import { company } from '../world/company.ts';
import { addDays, longDate, padDate, slashDate, TODAY } from '../world/dates.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';
import { defineType } from './define.ts';

export interface TradeFacts extends Facts {
  seller: Company;
  buyer: Company;
  items: { name: string; quantity: number; price: number; amount: number }[];
  net: number;
  vat: number;
}

const GOODS: [string, number][] = [
  ['A4 paper 80 g, ream', 62.5],
  ['Toner cartridge black', 845],
  ['Portland cement 50 kg', 96.4],
  ['Roof sheet 3.6 m', 214],
  ['Service of vehicle', 1850],
  ['Diesel, litre', 15.63],
  ['Safety boots', 389.9],
  ['Office chair', 1240],
  ['Steel door frame', 455],
  ['Consulting, hour', 650],
  ['Borehole pump 1.1 kW', 7890],
];

function facts(random: Random): TradeFacts {
  const seller = company(random);
  const buyer = company(random);
  const items = random.sample(GOODS, random.int(2, 6)).map(([name, price]) => {
    const quantity = random.int(1, 25);
    return { name, quantity, price, amount: round(quantity * price) };
  });
  const net = sum(items.map((item) => item.amount));
  const vat = round(net * 0.14);
  const values: Record<string, FieldValue> = {
    companyName: seller.name,
    issueDate: addDays(TODAY, -random.int(2, 300)),
    referenceNumber: `${random.letters(2)}${random.digits(6)}`,
    totalAmount: round(net + vat),
    documentDescription: null,
    recipientName: buyer.name,
    vatNumber: seller.vat,
  };
  return { seller, buyer, items, net, vat, values };
}
const title = (d: Draft, text: string) => {
  d.values['documentDescription'] = text;
  return d.f('documentDescription');
};
const rows = (f: TradeFacts) =>
  f.items.map((item) => [item.name, String(item.quantity), commas(item.price), commas(item.amount)]);

function invoice(d: Draft, f: TradeFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 10 });
  letterhead(d, random, {
    name: d.f('companyName'),
    lines: [f.seller.address.text, f.seller.phone, ['VAT No: ', d.f('vatNumber')]],
    look: 'left-logo',
    colours: ['#2a4365', '#dd6b20'],
    title: { size: 14 },
  });
  d.para(title(d, 'TAX INVOICE'), { bold: true, size: 16, align: 'right' });
  form(
    d,
    [
      ['Bill to', d.f('recipientName')],
      ['Invoice No', d.f('referenceNumber')],
      ['Address', f.buyer.postal.text],
      ['Invoice Date', d.f('issueDate', slashDate)],
    ],
    { arrangement: 'colon', columns: 2, labelWidth: 80 },
  );
  d.gap(12);
  table(
    d,
    [
      { title: 'Description', share: 5 },
      { title: 'Qty', share: 1, align: 'right' },
      { title: 'Unit Price', share: 2, align: 'right' },
      { title: 'Amount (P)', share: 2, align: 'right' },
    ],
    rows(f),
    { look: 'grid', head: { fill: '#dbe4ee' } },
  );
  for (const [label, value] of [
    ['Subtotal', commas(f.net)],
    ['VAT 14%', commas(f.vat)],
    ['Total', d.f('totalAmount', pula)],
  ] as const) {
    d.gap(16);
    d.text(430, d.y, label, { align: 'right', bold: label === 'Total' });
    d.text(536, d.y, value, { align: 'right', bold: label === 'Total' });
  }
  specimenLine(d);
}
function quotation(d: Draft, f: TradeFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 11 });
  letterhead(d, random, {
    name: d.f('companyName'),
    lines: [f.seller.postal.text, f.seller.email],
    look: 'centred',
    colours: ['#276749', '#744210'],
    title: { size: 15 },
  });
  d.para(title(d, 'QUOTATION'), { bold: true, size: 14, align: 'centre' });
  d.para(['Quotation number ', d.f('referenceNumber'), '     Date ', d.f('issueDate', longDate)]);
  d.para(['To: ', d.f('recipientName')]);
  table(
    d,
    [
      { title: 'Item', share: 5 },
      { title: 'Quantity', share: 1.4, align: 'right' },
      { title: 'Price', share: 2, align: 'right' },
      { title: 'Total', share: 2, align: 'right' },
    ],
    rows(f),
    { look: 'lines' },
  );
  d.gap(10).para(['Total including VAT of ', commas(f.vat), ': ', d.f('totalAmount', pula, { bold: true })], {
    align: 'right',
  });
  d.para('This quotation is valid for thirty days.');
  specimenLine(d);
}
function order(d: Draft, f: TradeFacts, random: Random): void {
  d.page('a4').use({ family: 'narrow', size: 11 });
  letterhead(d, random, {
    name: d.f('companyName'),
    lines: [f.seller.address.text, f.seller.phone, f.seller.email],
    look: 'split',
    colours: ['#822727', '#4a5568'],
    title: { size: 14 },
  });
  d.para(title(d, 'PURCHASE ORDER'), { bold: true, size: 14 });
  form(
    d,
    [
      ['Order No.', d.f('referenceNumber')],
      ['Order date', d.f('issueDate', padDate)],
      ['Supplier', d.f('recipientName')],
      ['Deliver to', f.seller.address.text],
    ],
    { arrangement: 'grid', labelWidth: 110, columns: 1 },
  );
  d.gap(10);
  table(
    d,
    [
      { title: 'Goods', share: 5 },
      { title: 'Qty', share: 1, align: 'right' },
      { title: 'Each', share: 2, align: 'right' },
      { title: 'Amount', share: 2, align: 'right' },
    ],
    rows(f),
    { look: 'zebra' },
  );
  d.gap(8).para(['ORDER TOTAL (incl. VAT)  ', d.f('totalAmount', (n: number) => `BWP ${commas(n)}`)], {
    bold: true,
    align: 'right',
  });
  signatureLine(d, random, { x: 56, y: d.y + 50, width: 170 }, ['Authorised by']);
  specimenLine(d);
}

export const businessDocument = defineType<TradeFacts>({
  type: 'GENERAL_BUSINESS_DOCUMENT',
  category: 'MULTIPURPOSE',
  configuredType: 'OTHER',
  fields: ['companyName', 'issueDate', 'referenceNumber', 'totalAmount'],
  facts,
  layouts: [
    { issuer: 'A seller', subtype: 'INVOICE', draw: invoice },
    { issuer: 'A trader', subtype: 'QUOTATION', draw: quotation },
    { issuer: 'A buyer', subtype: 'PURCHASE_ORDER', draw: order },
  ],
});
