import type { Draft } from '../../draw/draft.ts';
import type { Inline } from '../../draw/inline.ts';
import { rectPath } from '../../draw/shapes.ts';
import { specimenLine } from '../../parts/security.ts';
import { commas, pula } from '../../world/amounts.ts';
import { dashDate, longDate, slashDate } from '../../world/dates.ts';
import type { Random } from '../../world/random.ts';
import type { StatementFacts } from '../../world/statement.ts';
import { period } from '../bank-statement.ts';
import type { ComplianceFacts } from '../compliance.ts';
import type { EmploymentFacts } from '../employment.ts';

/*
 * Papers as web pages print them: values over lines with small captions below, white titles on dark bars, cells whose
 * words are centred from top to bottom, so that the date of a row stands beside none of the two lines of its words.
 */

/** Values in two columns, each over a rule with its caption below the rule. */
function captioned(d: Draft, rows: readonly (readonly [caption: string, value: Inline])[]): void {
  const width = (d.width - 24) / 2;
  let top = d.y;
  for (let i = 0; i < rows.length; i += 2) {
    let bottom = top;
    rows.slice(i, i + 2).forEach(([caption, value], k) => {
      const x = d.left + k * (width + 24);
      const under = d.column(x, top, width, value, {});
      d.rule(x, under + 1, x + width, under + 1, '#333');
      bottom = Math.max(bottom, d.column(x, under + 3, width, caption, { size: 7, colour: '#333' }));
    });
    top = bottom + 12;
  }
  d.y = top;
}

function bar(d: Draft, title: string, fill: string): void {
  d.path(rectPath(d.left, d.y, d.width, 22), { fill });
  d.column(d.left + 8, d.y + 5, d.width - 16, title, { bold: true, colour: '#fff' });
  d.y += 36;
}

/** A clearance from a portal. */
export function clearanceCaptioned(d: Draft, _f: ComplianceFacts, random: Random): void {
  d.page('a4').use({ family: random.pick(['sans', 'serif']), size: 11 });
  bar(d, 'TAX CLEARANCE CERTIFICATE', random.pick(['#123456', '#333', '#5a2a00']));
  captioned(d, [
    ['Name of taxpayer', d.f('taxpayerName')],
    ['Taxpayer Identification Number', d.f('tinNumber')],
    ['Certificate number', d.f('certificateNumber')],
    ['Status', d.f('status')],
    ['Date of issue', d.f('issueDate', longDate)],
    ['Valid to', d.f('expiryDate', longDate)],
  ]);
  d.para('This certificate was issued electronically and needs no signature.');
  specimenLine(d);
}

/** A confirmation filled in on a form whose captions stand below the lines. */
export function confirmationCaptioned(d: Draft, _f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 11 });
  d.para(d.f('employerName'), { bold: true, size: 13, after: 4 });
  d.para(d.f('issueDate', random.pick([longDate, slashDate])), { after: 8 });
  d.para('CONFIRMATION OF EMPLOYMENT', { bold: true, after: 10 });
  captioned(d, [
    ['Employee name', d.f('employeeName')],
    ['Employee number', d.f('employeeId')],
    ['Position', d.f('position')],
    ['Date of employment', d.f('dateOfEmployment', slashDate)],
    ['Type of employment', d.f('employmentType')],
    ['Monthly salary', d.f('salary', (s: { amount: number }) => pula(s.amount))],
  ]);
  d.gap(20).para(d.f('signatoryName'), { after: 1 });
  d.para(d.f('signatoryTitle'));
  specimenLine(d);
}

/** A statement from a bank's web page: narrow cells, centred from top to bottom. */
export function statementMiddled(d: Draft, f: StatementFacts, random: Random): void {
  d.bottom = 50;
  d.onPage = (page) => specimenLine(page);
  d.page('a4').use({ family: 'sans', size: 9 });
  specimenLine(d);
  d.y = 44;
  d.para(d.f('bankName'), { bold: true, size: 13, after: 6 });
  d.para(['Account holder: ', d.f('accountHolder')], { after: 1 });
  d.para(['Account number: ', d.f('accountNumber')], { after: 1 });
  d.para(['Period: ', period(d, f, slashDate)], { after: 1 });
  d.para(['Currency: ', d.f('currency')], { after: 1 });
  d.para(['Opening balance: ', d.f('openingBalance', commas)], { after: 1 });
  d.para(['Closing balance: ', d.f('closingBalance', commas)], { after: 8 });
  const date = random.pick([slashDate, dashDate]);
  const edges = [0, 70, 190, 270, 350, 440].map((x) => d.left + x);
  const cell = (i: number, y: number, value: Inline, right = false): number =>
    d.column(edges[i]!, y, edges[i + 1]! - edges[i]! - 8, value, { align: right ? 'right' : 'left' });
  ['Date', 'Description', 'Money Out', 'Money In', 'Balance'].forEach((title, i) =>
    cell(i, d.y, title, i > 1),
  );
  d.y += 20;
  f.rows.forEach((row, i) => {
    d.room(34);
    const top = d.y;
    const bottom = cell(1, top, d.f(`transactions.${i}.description`));
    const middle = (top + bottom) / 2 - 6;
    const amount = d.f(`transactions.${i}.amount`, (n: number) => commas(Math.abs(n)));
    cell(0, middle, d.f(`transactions.${i}.date`, date));
    cell(row.amount < 0 ? 2 : 3, middle, amount, true);
    cell(4, middle, d.f(`transactions.${i}.balance`, commas), true);
    d.y = bottom + 8;
  });
}
