import type { Draft } from '../../draw/draft.ts';
import { rectPath } from '../../draw/shapes.ts';
import { t } from '../../draw/inline.ts';
import { form } from '../../parts/form.ts';
import { letter } from '../../parts/letter.ts';
import { letterhead } from '../../parts/letterhead.ts';
import { specimenLine } from '../../parts/security.ts';
import { table } from '../../parts/table.ts';
import { brackets, bwp, commas, pulaSpace } from '../../world/amounts.ts';
import {
  capsDate,
  dashDate,
  longDate,
  monDashDate,
  monthYear,
  ordinalDate,
  slashDate,
  usDate,
} from '../../world/dates.ts';
import { titled, upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import { period } from '../bank-statement.ts';
import type { TradeFacts } from '../business-document.ts';
import type { EmploymentFacts } from '../employment.ts';
import { TERMS } from '../employment.ts';
import { pay, stamped } from '../employment-letter.ts';
import type { OtherFacts } from '../other.ts';
import type { StatementFacts } from '../../world/statement.ts';

/** A wide landscape page, the account's facts in two columns, a reference column, payments before deposits. */
export function statementD(d: Draft, f: StatementFacts, random: Random): void {
  d.left = d.right = 46;
  d.bottom = 46;
  d.page('a4Landscape').use({ family: 'slab', size: 8.5 });
  letterhead(d, random, {
    name: d.f('bankName'),
    lines: [f.bank.branch, f.bank.sortCode, f.bank.swift],
    look: 'band',
    colours: ['#4a1942', '#f5b700'],
  });
  form(
    d,
    [
      ['Account Name', d.f('accountHolder', upper)],
      ['Statement Period', period(d, f, monDashDate, ' to ')],
      ['Account No', d.f('accountNumber')],
      ['Opening Balance', d.f('openingBalance', commas)],
      ['Currency', d.f('currency')],
      ['Closing Balance', d.f('closingBalance', commas)],
    ],
    { arrangement: 'right', columns: 2, labelWidth: 100, label: { bold: true } },
  );
  d.gap(6);
  d.onPage = (page) => {
    page.text(796, 30, `sheet ${page.index + 1}`, { align: 'right', size: 8 });
    specimenLine(page);
  };
  specimenLine(d);
  table(
    d,
    [
      { title: 'Post Date', share: 1.3 },
      { title: 'Reference', share: 1.2 },
      { title: 'Narration', share: 5 },
      { title: 'Money Out', share: 1.6, align: 'right' },
      { title: 'Money In', share: 1.6, align: 'right' },
      { title: 'Balance', share: 1.7, align: 'right' },
    ],
    f.rows.map((row, i) => {
      const amount = d.f(`transactions.${i}.amount`, (n: number) => commas(Math.abs(n)));
      return [
        d.f(`transactions.${i}.date`, monDashDate),
        `TT${String(i * 7 + 1001)}`,
        d.f(`transactions.${i}.description`),
        row.amount < 0 ? amount : '',
        row.amount > 0 ? amount : '',
        d.f(`transactions.${i}.balance`, brackets),
      ];
    }),
    { look: 'lines', padding: 1.8 },
  );
}
export function confirmationD(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'slab', size: 10.5 });
  letterhead(d, random, {
    name: d.f('employerName'),
    lines: [f.employer.email],
    look: 'right-block',
    colours: ['#006d77', '#e29578'],
    title: { size: 13 },
  });
  letter(d, random, {
    date: d.f('issueDate', usDate),
    greeting: 'To the officer in charge',
    subject: 'VERIFICATION OF EMPLOYMENT',
    body: [
      t`This is to verify that ${d.f('employeeName', (v: string) => titled({ ...f.who, name: v }))}, payroll number ${d.f('employeeId')}, has been employed by ${f.employer.name} since ${d.f('dateOfEmployment', usDate)}.`,
      t`Position: ${d.f('position')}. Terms of employment: ${d.f('employmentType', (k: EmploymentFacts['kind']) => TERMS[k])}. Salary: ${d.f('salary', (s: { amount: number }) => `${bwp(s.amount)} per month`)}.`,
    ],
    closing: 'Issued without prejudice,',
    signatory: [d.f('signatoryName'), d.f('signatoryTitle')],
  });
  specimenLine(d);
}
export function letterD(d: Draft, f: EmploymentFacts, random: Random): void {
  stamped(d, false);
  d.page('a4').use({ family: 'verdana', size: 9.5 });
  letterhead(d, random, {
    name: d.f('issuerName'),
    lines: ['Company Secretaries and Consultants', f.consultancy.address.text],
    look: 'band',
    colours: ['#3a0ca3', '#4cc9f0'],
  });
  d.para('EMPLOYMENT LETTER', { bold: true, size: 11 });
  form(
    d,
    [
      ['Company', d.f('companyName')],
      ['Company registration no.', d.f('companyRegistrationNumber')],
      ['Name of employee', d.f('employeeName')],
      ['Position', d.f('position')],
      ['Date of appointment', d.f('dateOfAppointment', capsDate)],
      ['Type of contract', d.f('contractType')],
      ['Remuneration', pay(d, `${pulaSpace(f.monthly)} per month`)],
      ['Date of issue', d.f('issueDate', capsDate)],
    ],
    { arrangement: 'dots', labelWidth: 130, pitch: 8 },
  );
  letter(d, random, { body: [], signatory: [d.f('signatoryName'), 'Company secretary'] });
  specimenLine(d);
}
export function referenceD(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'terminal', size: 9.5, leading: 1.6 });
  letterhead(d, random, {
    name: d.f('issuerName'),
    lines: [f.employer.postal.text],
    look: 'plain',
    colours: ['#000', '#000'],
  });
  letter(d, random, {
    date: d.f('issueDate', ordinalDate),
    subject: 'LETTER OF REFERENCE',
    body: [
      t`${d.f('name', (v: string) => titled({ ...f.who, name: v }))} was employed by us from ${monthYear(String(d.values['dateOfEmployment']))} and left of his or her own will.`,
      'I can speak well of the person named, whose work was careful and whose manners were good.',
    ],
    closing: 'Yours sincerely',
    signatory: [d.f('signatoryName'), d.f('signatoryTitle')],
  });
  specimenLine(d);
}
export function businessD(d: Draft, f: TradeFacts, random: Random): void {
  d.values['documentDescription'] = 'DELIVERY NOTE';
  d.page('a4').use({ family: 'slab', size: 10 });
  letterhead(d, random, {
    name: d.f('companyName'),
    lines: [f.seller.phone, f.seller.address.text],
    look: 'right-block',
    colours: ['#354f52', '#cad2c5'],
    title: { size: 13 },
  });
  d.para(d.f('documentDescription'), { bold: true, size: 15 });
  form(
    d,
    [
      ['Customer', d.f('recipientName')],
      ['Delivery note no.', d.f('referenceNumber')],
      ['Date', d.f('issueDate', dashDate)],
    ],
    { arrangement: 'right', labelWidth: 110 },
  );
  table(
    d,
    [
      { title: 'Qty', share: 1, align: 'right' },
      { title: 'Description', share: 6 },
      { title: 'Amount', share: 2, align: 'right' },
    ],
    f.items.map((item) => [String(item.quantity), item.name, commas(item.amount)]),
    { look: 'zebra' },
  );
  d.gap(8).para(['Total including VAT: ', d.f('totalAmount', bwp)]);
  specimenLine(d);
  d.path(rectPath(380, d.y + 10, 159, 60), { stroke: '#888', width: 0.8 });
  d.text(388, d.y + 24, 'Received by', { size: 8 });
}
export function otherD(d: Draft, f: OtherFacts): void {
  d.page('a5').use({ family: 'serif', size: 12, leading: 1.5 });
  d.left = d.right = 46;
  d.para('You are invited', { bold: true, size: 22, align: 'centre' });
  d.para(`${f.who.name} and ${f.other.name} invite family and friends to their wedding feast.`, {
    align: 'centre',
  });
  d.para(`${longDate('2026-12-12')}, from ten in the morning`, { align: 'centre' });
  d.para(`Please answer by ${slashDate('2026-11-30')}.`, { align: 'centre', size: 10 });
  specimenLine(d);
}
