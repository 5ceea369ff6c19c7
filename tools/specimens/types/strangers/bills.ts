import type { Draft } from '../../draw/draft.ts';
import type { Inline } from '../../draw/inline.ts';
import { rectPath } from '../../draw/shapes.ts';
import type { Row } from '../../parts/form.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { table } from '../../parts/table.ts';
import { commas, pula, pulaSpace } from '../../world/amounts.ts';
import { addMonths, longDate, monDate, monthYear, slashDate } from '../../world/dates.ts';
import { titled, upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { BillFacts } from '../bill-facts.ts';
import { due, issuedBy } from '../bill-facts.ts';
import { boxes } from './boxes.ts';
import { hand, opening, write } from './hand.ts';

interface Trade {
  issuers: string[];
  title: string;
  charges: 'water' | 'power' | 'net';
  /** Unit of the use, where it is metered. */
  unit: string;
}
const WATER: Trade = {
  issuers: ['Water Utilities Corporation', 'WATER UTILITIES CORPORATION'],
  title: 'WATER BILL|Water Bill|MONTHLY WATER BILL|TAX INVOICE - WATER',
  charges: 'water',
  unit: 'kl',
};
const POWER: Trade = {
  issuers: ['Botswana Power Corporation', 'BOTSWANA POWER CORPORATION'],
  title: 'ELECTRICITY BILL|Electricity Bill|ELECTRICITY INVOICE',
  charges: 'power',
  unit: 'kWh',
};
const NET: Trade = {
  issuers: ['Botswana Telecommunications Corporation', 'Letlotlo Mobile', 'Tlamelo Fibre (Pty) Ltd'],
  title: 'INTERNET BILL|INTERNET SERVICE INVOICE|BROADBAND BILL|INVOICE - INTERNET SERVICES',
  charges: 'net',
  unit: '',
};

/** A test author's bill of a trade. */
const plain =
  (trade: Trade) =>
  (d: Draft, f: BillFacts, random: Random): void => {
    const h = hand(random);
    const { rows, vat, due: owed } = f[trade.charges];
    const wide: Inline = d.f('address');
    opening(d, h, [issuedBy(d, random.pick(trade.issuers))], trade.title);
    write(d, h, [
      ['Customer Name|Name|Account Holder|Customer|Account Name', d.f('name', h.name)],
      [
        random.pick([
          'Address',
          'Service Address',
          'Physical Address',
          'Supply Address',
          'Premises',
          'Customer Address',
        ]),
        wide,
      ],
      ['Account Number|Account No|Account No.|Customer Account Number', d.f('accountNumber')],
      ...(trade.unit !== '' && random.chance(0.5) ? [['Meter Number|Meter No', f.meter] as Row] : []),
      ['Bill Date|Invoice Date|Date|Date of Issue|Issue Date|Statement Date', d.f('issueDate', h.date)],
      ...(random.chance(0.4)
        ? [['Billing Period', monthYear(addMonths(String(d.values['issueDate']), -1))] as Row]
        : []),
      ...(random.chance(0.8)
        ? [['Due Date|Payment Due|Pay By|Payment Due Date', d.f('dueDate', h.date)] as Row]
        : []),
    ]);
    if (random.chance(0.6)) {
      d.gap(4);
      table(
        d,
        [
          { title: 'Description', share: 4 },
          { title: 'Amount', share: 1.5, align: 'right' },
        ],
        [
          ...(f.forward > 0 ? [['Balance brought forward', commas(f.forward)]] : []),
          ...rows.map(([name, , , amount]) => [name, commas(amount)]),
          ['VAT (14%)', commas(vat)],
        ],
        { look: random.pick(['grid', 'lines', 'plain'] as const), line: '#000' },
      );
      d.gap(10);
    } else if (trade.unit !== '')
      write(d, h, [['Consumption|Units Used|Usage', `${f.after - f.before} ${trade.unit}`]]);
    write(d, h, [
      ['Amount Due|Total Amount Due|Total Due|Total|Amount Payable|TOTAL DUE', due(d, owed, h.money)],
    ]);
  };
export const waterPlain = plain(WATER);
export const powerPlain = plain(POWER);
export const netPlain = plain(NET);

/** A window envelope's bill: the name and address in a block without labels, boxes right, charges in a ruled table. */
export function waterEnvelope(d: Draft, f: BillFacts): void {
  d.left = d.right = 44;
  d.page('a4').use({ family: 'narrow', size: 10.5 });
  d.text(44, 50, issuedBy(d, 'Water Utilities Corporation'), { bold: true, size: 15, colour: '#0b5c8a' });
  d.text(551, 50, 'TAX INVOICE / TUELO YA METSI', { bold: true, size: 11, align: 'right' });
  d.rule(44, 58, 551, 58, '#0b5c8a', 2);
  d.text(
    44,
    102,
    d.f('name', (v: string) => upper(titled({ ...f.who, name: v }))),
  );
  d.block(44, 106, 'address', f.home.lines.map(upper));
  d.y = 78;
  boxes(
    d,
    [
      [
        { label: 'Account No / Nomoro ya akhaonto', value: d.f('accountNumber') },
        { label: 'Contract No', value: d.f('contractNumber') },
      ],
      [
        { label: 'Date of bill / Letlha', value: d.f('issueDate', monDate) },
        { label: 'Pay before', value: d.f('dueDate', monDate) },
      ],
      [
        { label: 'Meter', value: f.meter },
        { label: 'Reading type', value: 'Actual' },
      ],
    ],
    { x: 300, width: 251 },
  );
  d.y = 210;
  table(
    d,
    ['Previous reading', 'Present reading', 'Consumption (kl)'].map((title) => ({
      title,
      share: 1,
      align: 'centre',
    })),
    [[String(f.before), String(f.after), String(f.after - f.before)]],
    { look: 'grid', head: { fill: '#dcecf5' } },
  );
  d.gap(14);
  table(
    d,
    [
      { title: 'Charge', share: 4 },
      { title: 'Quantity', share: 1.2, align: 'right' },
      { title: 'Tariff', share: 1.2, align: 'right' },
      { title: 'BWP', share: 1.5, align: 'right' },
    ],
    [
      ['Balance from last bill', '', '', commas(f.forward)],
      ...f.water.rows.map(([name, quantity, price, amount]): Inline[] => [
        name,
        quantity,
        price,
        commas(amount),
      ]),
      ['Value added tax 14%', '', '', commas(f.water.vat)],
      ['Amount due now / Madi a a duelwang', '', '', due(d, f.water.due, commas)],
    ],
    { look: 'grid', head: { fill: '#dcecf5' } },
  );
  specimenLine(d);
}

/** A power bill whose summary comes first: labels over large figures, the premises in the middle of the page. */
export function powerSummary(d: Draft, f: BillFacts): void {
  d.page('a4').use({ family: 'sans', size: 10 });
  d.path(rectPath(0, 0, 596, 60), { fill: '#f6c945' });
  d.text(56, 38, issuedBy(d, 'Botswana Power Corporation'), { bold: true, size: 17 });
  d.text(540, 38, 'Electricity account', { align: 'right' });
  const headline = (x: number, label: string, value: Inline): void => {
    d.text(x, 84, label, { size: 8, colour: '#555' });
    d.text(x, 102, value, { size: 14, bold: true });
  };
  headline(56, 'Total to pay', due(d, f.power.due, pula));
  headline(220, 'Pay by', d.f('dueDate', longDate));
  headline(400, 'Customer account', d.f('accountNumber'));
  d.rule(56, 114, 539, 114, '#999');
  d.y = 128;
  form(
    d,
    [
      ['Bill for', d.f('name', (v: string) => titled({ ...f.who, name: v }))],
      ['Invoice issued', d.f('issueDate', longDate)],
      ['Supply at', d.f('address')],
      ['Meter number', f.meter],
    ],
    { arrangement: 'below', columns: 2, pitch: 10 },
  );
  d.gap(8).para('How we worked it out', { bold: true });
  table(
    d,
    [
      { title: '', share: 4 },
      { title: '', share: 2, align: 'right' },
      { title: '', share: 2, align: 'right' },
    ],
    [
      ...f.power.rows.map(([name, quantity, price, amount]): Inline[] => [
        name,
        `${quantity} x ${price}`,
        pula(amount),
      ]),
      ['VAT at 14%', '', pula(f.power.vat)],
      ['This month', '', pula(f.power.total)],
      ['Owed from before', '', pula(f.forward)],
    ],
    { look: 'lines', line: '#ccc' },
  );
  d.gap(20).para('You can pay at any office, at the post office or by mobile money.', { size: 8.5 });
  specimenLine(d);
}

/** An internet provider's invoice like small firms make with office software: "Bill To" block, invoice meta right, remittance slip. */
export function netInvoice(d: Draft, f: BillFacts, random: Random): void {
  d.page('letter').use({ family: 'serif', size: 11 });
  const number = `INV-${random.digits(5)}`;
  d.text(56, 60, issuedBy(d, 'Kgalagadi Wireless (Pty) Ltd'), { bold: true, size: 14 });
  d.text(56, 75, 'Plot 54012, CBD, Gaborone   VAT No C31448801114', { size: 9 });
  d.text(556, 60, 'INVOICE', { size: 22, align: 'right', colour: '#444' });
  d.text(56, 116, 'Bill To:', { bold: true });
  d.text(56, 131, d.f('name'));
  const bottom = d.block(56, 135, 'address', f.home.lines);
  [
    ['Invoice #', number],
    ['Account #', d.f('accountNumber')],
    ['Date', d.f('issueDate', slashDate)],
    ['Due', d.f('dueDate', slashDate)],
  ].forEach(([label, value], i) => {
    d.text(470, 116 + i * 16, label!, { align: 'right', bold: true });
    d.text(556, 116 + i * 16, value!, { align: 'right' });
  });
  d.y = Math.max(bottom, 190) + 16;
  table(
    d,
    [
      { title: 'Service', share: 4 },
      { title: 'Qty', share: 1, align: 'right' },
      { title: 'Price', share: 1.4, align: 'right' },
      { title: 'Total', share: 1.6, align: 'right' },
    ],
    f.net.rows.map(([name, quantity, price, amount]): Inline[] => [name, quantity, price, commas(amount)]),
    { look: 'plain', line: '#000' },
  );
  const figures: [string, Inline][] = [
    ['VAT', commas(f.net.vat)],
    ['Previous balance', commas(f.forward)],
    ['Balance Due', due(d, f.net.due, pulaSpace)],
  ];
  for (const [label, value] of figures) {
    d.gap(17);
    d.text(450, d.y, label, { align: 'right' });
    d.text(556, d.y, value, { align: 'right', bold: label === 'Balance Due' });
  }
  d.gap(30).para(
    'Internet services are suspended fourteen days after the due date. Thank you for your business!',
  );
  specimenLine(d);
}
