import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { form } from '../parts/form.ts';
import { letterhead } from '../parts/letterhead.ts';
import { logo } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { table } from '../parts/table.ts';
import { commas, pula } from '../world/amounts.ts';
import { addDays, addMonths, longDate, monDashDate, monthEnd, monthYear, slashDate } from '../world/dates.ts';
import { titled, upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { BillFacts } from './bill-facts.ts';
import { due, issuedBy } from './bill-facts.ts';

/** Water, a narrow A5 slip printed by a line printer. */
export function waterB(d: Draft, f: BillFacts): void {
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
export function powerB(d: Draft, f: BillFacts, random: Random): void {
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
export function netB(d: Draft, f: BillFacts, random: Random): void {
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
