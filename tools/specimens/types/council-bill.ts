import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { form } from '../parts/form.ts';
import { letterhead } from '../parts/letterhead.ts';
import { emblem } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { table } from '../parts/table.ts';
import { commas, pula, round } from '../world/amounts.ts';
import { addDays, longDate, monDate, slashDate, TODAY } from '../world/dates.ts';
import type { Person } from '../world/person.ts';
import { person, titled, upper } from '../world/person.ts';
import type { Address } from '../world/place.ts';
import { plotAddress, postalAddress } from '../world/place.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';

export interface CouncilFacts extends Facts {
  who: Person;
  plot: Address;
  post: Address;
  council: string;
  value: number;
  rates: number;
  levy: number;
  arrears: number;
  due: number;
}

const COUNCILS: [string, string][] = [
  ['Gaborone City Council', 'Gaborone'],
  ['Francistown City Council', 'Francistown'],
  ['Lobatse Town Council', 'Lobatse'],
  ['Selibe Phikwe Town Council', 'Selibe Phikwe'],
  ['Jwaneng Town Council', 'Jwaneng'],
];

export function councilFacts(random: Random): CouncilFacts {
  const who = person(random, { minAge: 30 });
  const [council, where] = random.pick(COUNCILS);
  const plot = plotAddress(random, where);
  const issued = addDays(TODAY, -random.int(4, 140));
  const value = random.int(120, 1900) * 1000;
  const rates = round(value * 0.0025);
  const levy = round(random.int(4, 30) * 15);
  const arrears = random.chance(0.4) ? round(random.between(100, 4000)) : 0;
  const due = round(rates + levy + arrears);
  return {
    who,
    plot,
    council,
    value,
    rates,
    levy,
    arrears,
    due,
    post: postalAddress(random, where),
    values: {
      name: who.name,
      address: plot.text,
      issueDate: issued,
      dueDate: addDays(issued, 30),
      accountNumber: random.digits(8),
      issuerName: council,
      amountDue: due,
    },
  };
}

/** A rates account: valuation, rate, levy, arrears. */
function ratesA(d: Draft, f: CouncilFacts): void {
  d.page('a4').use({ family: 'sans', size: 10 });
  emblem(d, 56, 34, 48, '#245a2b');
  d.text(116, 56, d.f('issuerName', upper), { bold: true, size: 16, colour: '#245a2b' });
  d.text(116, 72, 'Treasury Department - Rates Section', { size: 9 });
  d.text(539, 56, 'RATES BILL', { bold: true, size: 13, align: 'right' });
  d.y = 110;
  const top = d.y;
  d.text(
    56,
    top + 8,
    d.f('name', (v: string) => titled({ ...f.who, name: v })),
  );
  f.post.lines.forEach((line, i) => d.text(56, top + 22 + i * 13, line));
  form(
    d,
    [
      ['Account Number', d.f('accountNumber')],
      ['Bill Date', d.f('issueDate', slashDate)],
      ['Payable By', d.f('dueDate', slashDate)],
    ],
    { x: 340, y: top, width: 200, arrangement: 'grid', labelWidth: 90, shade: '#e5efe6' },
  );
  d.y = top + 90;
  form(
    d,
    [
      ['Property', d.f('address')],
      ['Rateable value', pula(f.value)],
    ],
    { arrangement: 'colon', labelWidth: 110 },
  );
  d.gap(10);
  table(
    d,
    [
      { title: 'Description', share: 5 },
      { title: 'Amount (P)', share: 2, align: 'right' },
    ],
    [
      ['Property rates for the year', commas(f.rates)],
      ['Service levy', commas(f.levy)],
      ['Arrears brought forward', commas(f.arrears)],
      [[{ text: 'TOTAL DUE', style: { bold: true } }], d.f('amountDue', commas, { bold: true })],
    ],
    { look: 'grid', head: { fill: '#e5efe6' } },
  );
  d.gap(14).para(
    'Interest is charged on rates not paid by the due date. Cheques are payable to the Council.',
    { size: 8.5 },
  );
  specimenLine(d);
}

/** A service levy invoice of one column with a payment slip. */
function levyB(d: Draft, f: CouncilFacts, random: Random): void {
  d.page('a4').use({ family: 'slab', size: 9.5 });
  letterhead(d, random, {
    name: d.f('issuerName'),
    lines: ['Private Bag 0089', 'Tel: +267 365 7400', 'Office of the Town Treasurer'],
    look: 'centred',
    colours: ['#173f66', '#c58b1d'],
    title: { size: 14 },
  });
  d.para('SERVICE LEVY AND RATES INVOICE', { bold: true, align: 'centre', size: 12 });
  form(
    d,
    [
      ['Customer name', d.f('name', upper)],
      ['Plot / physical address', d.f('address')],
      ['Customer account no', d.f('accountNumber')],
      ['Invoice date', d.f('issueDate', longDate)],
      ['Due date', d.f('dueDate', longDate)],
      ['Rates', pula(f.rates)],
      ['Service levy', pula(f.levy)],
      ['Balance from previous bill', pula(f.arrears)],
      ['Amount now due', d.f('amountDue', pula)],
    ],
    { arrangement: 'colon', labelWidth: 180, pitch: 7 },
  );
  d.path(rectPath(56, 600, 483, 90), { stroke: '#173f66', width: 1 });
  d.text(66, 618, 'PAYMENT SLIP', { bold: true });
  d.text(66, 640, `Account ${String(d.values['accountNumber'])}`);
  d.text(66, 660, `Pay ${pula(f.due)}`);
  specimenLine(d);
}

/** A reminder in letter form with the figures in the text. */
function noticeC(d: Draft, f: CouncilFacts, random: Random): void {
  d.page('a4').use({ family: 'narrow', size: 11.5 });
  letterhead(d, random, {
    name: d.f('issuerName', upper),
    lines: [
      'All correspondence to be addressed to the Town Clerk',
      'Dikwalo tsotlhe di kwalelwe Mokwaledi wa Khansele',
    ],
    look: 'split',
    colours: ['#7a2f1d', '#caa84c'],
    title: { size: 15 },
  });
  d.para(['Date / Letlha: ', d.f('issueDate', monDate)]);
  d.para(
    d.f('name', (v: string) => titled({ ...f.who, name: v })),
    { after: 0 },
  );
  for (const line of f.post.lines) d.para(line, { after: 0 });
  d.gap(12);
  d.para(['ASSESSMENT RATES: ACCOUNT ', d.f('accountNumber'), ', ', d.f('address', upper)], { bold: true });
  d.para([
    `Rates of ${pula(f.rates)} and a service levy of ${pula(f.levy)} have been raised on the above property, valued at ${pula(f.value)}. With arrears of ${pula(f.arrears)} the sum of `,
    d.f('amountDue', pula, { bold: true }),
    ' is payable not later than ',
    d.f('dueDate', monDate),
    '.',
  ]);
  d.para('Please bring this bill with you when you pay.');
  d.gap(30).para('TOWN TREASURER', { bold: true });
  specimenLine(d);
}

export const councilBill = defineType<CouncilFacts>({
  type: 'COUNCIL_BILL',
  category: 'ADDRESS',
  configuredType: 'PROOF_OF_ADDRESS',
  fields: [...CATEGORY_FIELDS.ADDRESS, 'amountDue', 'dueDate'],
  same: { fullName: 'name' },
  facts: councilFacts,
  layouts: [
    { issuer: 'A council’s rates section', draw: ratesA },
    { issuer: 'A town treasurer', draw: levyB },
    { issuer: 'A town clerk', draw: noticeC },
  ],
});
