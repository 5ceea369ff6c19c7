import type { Draft } from '../../draw/draft.ts';
import type { Inline, Run } from '../../draw/inline.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { table } from '../../parts/table.ts';
import { bwp, commas, pula, pulaSpace, spaces } from '../../world/amounts.ts';
import { dashDate, dotDate, longDate, monDate, monthYear, padDate, slashDate } from '../../world/dates.ts';
import { titled, upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { StatementFacts } from '../../world/statement.ts';
import { period } from '../bank-statement.ts';
import type { BillFacts } from '../bill-facts.ts';
import { due, issuedBy } from '../bill-facts.ts';
import type { EmploymentFacts } from '../employment.ts';
import type { PayslipFacts } from '../payslip-facts.ts';
import { deduction, earning } from '../payslip-facts.ts';

const bold = (text: string): Run => ({ text, style: { bold: true } });

/** An office program's payslip: one table of two halves, totals in the last row, net pay in words of its own line. */
export function payslipE(d: Draft, f: PayslipFacts): void {
  d.left = d.right = 48;
  d.page('a4').use({ family: 'serif', size: 10.5 });
  d.para(d.f('employer'), { bold: true, size: 15, align: 'centre', after: 1 });
  d.para(f.employer.postal.text, { align: 'centre', after: 8 });
  d.para(['Pay advice for the month of ', d.f('payPeriod', monthYear)], {
    bold: true,
    align: 'centre',
    after: 10,
  });
  table(
    d,
    [
      { title: '', share: 1.6 },
      { title: '', share: 3 },
      { title: '', share: 1.6 },
      { title: '', share: 2.4 },
    ],
    [
      [bold('Name'), d.f('employeeName'), bold('Staff No.'), d.f('employeeId')],
      [bold('Omang'), d.f('idNumber'), bold('Paid on'), d.f('payDate', monDate)],
      [bold('Position'), f.position, bold('Bank'), `${f.bank.short} ${f.account}`],
    ],
    { look: 'grid', line: '#555' },
  );
  d.gap(10);
  const earned = f.earnings.map((_, i) => earning(d, i, commas));
  const taken = f.deductions.map((_, i) =>
    deduction(d, f, i, commas, { PAYE: 'Income tax (PAYE)', Pension: 'Pension' }),
  );
  const lines = Math.max(earned.length, taken.length);
  table(
    d,
    [
      { title: 'Income', share: 3 },
      { title: 'Pula', share: 1.5, align: 'right' },
      { title: 'Less: deductions', share: 3 },
      { title: 'Pula', share: 1.5, align: 'right' },
    ],
    [
      ...Array.from({ length: lines }, (_, i): Inline[] => [
        earned[i]?.name ?? '',
        earned[i]?.amount ?? '',
        taken[i]?.name ?? '',
        taken[i]?.amount ?? '',
      ]),
      [
        bold('Gross income'),
        d.f('grossSalary', commas, { bold: true }),
        bold('Total'),
        d.f('totalDeductions', commas, { bold: true }),
      ],
    ],
    { look: 'grid', line: '#555', head: { fill: '#eee' } },
  );
  d.gap(12).para(['Net amount paid: ', d.f('netSalary', pula, { bold: true })], { size: 12 });
  specimenLine(d);
}

/** A web page of a bank printed to paper: particulars in two zebra columns, one amount column, credits plain and debits in front of a minus. */
export function statementE(d: Draft, f: StatementFacts): void {
  d.left = d.right = 50;
  d.bottom = 50;
  d.onPage = (page) => specimenLine(page);
  d.page('a4').use({ family: 'sans', size: 8.8 });
  specimenLine(d);
  d.para(d.f('bankName'), { bold: true, size: 13, after: 1 });
  d.para('Account statement', { size: 11, after: 10 });
  table(
    d,
    [
      { title: '', share: 2 },
      { title: '', share: 4 },
    ],
    [
      ['Client', d.f('accountHolder', (v: string) => titled({ ...f.who, name: v }))],
      ['Account no.', d.f('accountNumber')],
      ['Statement for', period(d, f, padDate, ' until ')],
      ['Currency', d.f('currency')],
      ['Balance at beginning', d.f('openingBalance', spaces)],
      ['Balance at end', d.f('closingBalance', spaces)],
    ],
    { look: 'zebra', width: 330 },
  );
  d.gap(14);
  table(
    d,
    [
      { title: 'Date', share: 1.6 },
      { title: 'Details', share: 4.4 },
      { title: 'BWP', share: 1.8, align: 'right' },
      { title: 'Balance BWP', share: 2, align: 'right' },
    ],
    f.rows.map((_, i) => [
      d.f(`transactions.${i}.date`, dotDate),
      d.f(`transactions.${i}.description`),
      d.f(`transactions.${i}.amount`, spaces),
      d.f(`transactions.${i}.balance`, spaces),
    ]),
    { look: 'zebra', padding: 2.4 },
  );
}

/** A bill as a notice: label above value in a left column, the charges as sentences of a list. */
const notice =
  (issuer: string, title: string, charges: 'water' | 'power' | 'net', unit: string) =>
  (d: Draft, f: BillFacts, random: Random): void => {
    const { rows, vat, due: owed } = f[charges];
    d.left = d.right = 50;
    d.page('letter').use({ family: 'sans', size: 10.5 });
    d.para(issuedBy(d, issuer), { bold: true, size: 15, after: 2 });
    d.para(title, { size: 12, after: 14 });
    const top = d.y;
    form(
      d,
      [
        ['Customer', d.f('name')],
        ['Service location', d.f('address')],
        ['Account', d.f('accountNumber')],
        ['Issued', d.f('issueDate', longDate)],
        ['Pay on or before', d.f('dueDate', longDate)],
      ],
      { x: 50, y: top, width: 190, arrangement: 'below', pitch: 9, label: { bold: true, colour: '#000' } },
    );
    let y = top;
    d.text(280, y + 10, 'What you are charged for', { bold: true });
    y += 22;
    for (const [name, quantity, , amount] of rows) {
      d.text(280, y + 10, unit === '' ? name : `${name}: ${quantity}`, { size: 9.5 });
      d.text(560, y + 10, commas(amount), { size: 9.5, align: 'right' });
      y += 16;
    }
    d.text(280, y + 10, 'Value added tax', { size: 9.5 });
    d.text(560, y + 10, commas(vat), { size: 9.5, align: 'right' });
    if (f.forward > 0) {
      y += 16;
      d.text(280, y + 10, 'Brought forward', { size: 9.5 });
      d.text(560, y + 10, commas(f.forward), { size: 9.5, align: 'right' });
    }
    y += 28;
    d.text(280, y + 10, 'Amount due', { bold: true, size: 12 });
    d.text(560, y + 10, due(d, owed, random.chance(0.5) ? pulaSpace : bwp), {
      bold: true,
      size: 12,
      align: 'right',
    });
    specimenLine(d);
  };
export const waterE = notice('Water Utilities Corporation', 'Your water account', 'water', 'kl');
export const powerE = notice('Botswana Power Corporation', 'Your electricity account', 'power', 'kWh');
export const netE = notice('Sesigo Internet Services', 'Your internet account', 'net', '');

/** A year's certificate as a letter with a small table in the middle. */
export function yearE(d: Draft, f: EmploymentFacts): void {
  d.page('a4').use({ family: 'verdana', size: 9.2 });
  d.para('ITW8', { bold: true, size: 16, align: 'right', after: 0 });
  d.para('Tax certificate of an employee', { align: 'right', after: 14 });
  d.para([
    'Issued by ',
    d.f('employerName', undefined, { bold: true }),
    ' (TIN ',
    d.f('employerTin'),
    ') to ',
    d.f('employeeName', upper, { bold: true }),
    ', Omang ',
    d.f('idNumber'),
    ', staff number ',
    d.f('employeeId'),
    ', for the tax year ',
    d.f('taxYear'),
    '.',
  ]);
  table(
    d,
    [
      { title: 'Total remuneration', share: 1, align: 'right' },
      { title: 'Pension deducted', share: 1, align: 'right' },
      { title: 'Tax deducted', share: 1, align: 'right' },
    ],
    [[d.f('grossSalary', pula), d.f('pensionContribution', pula), d.f('taxDeductions', pula)]],
    { look: 'grid' },
  );
  d.gap(14).para([f.signatory.name, ', ', f.officer, ', ', d.f('issueDate', dashDate)]);
  specimenLine(d);
}

/** A letter of the employer that puts every particular on a line after a dash. */
export function confirmationE(d: Draft, f: EmploymentFacts): void {
  d.left = d.right = 70;
  d.page('a4').use({ family: 'serif', size: 12 });
  d.para(d.f('employerName'), { bold: true, size: 14, after: 0 });
  d.para(f.employer.address.text, { after: 14 });
  d.para(d.f('issueDate', slashDate));
  d.para('Employment confirmation letter', { bold: true });
  const rows: [string, Inline][] = [
    ['Employee', d.f('employeeName')],
    ['Staff number', d.f('employeeId')],
    ['Position', d.f('position')],
    ['Employed since', d.f('dateOfEmployment', slashDate)],
    ['Terms', d.f('employmentType')],
    ['Pay', d.f('salary', (s: { amount: number }) => `${pula(s.amount)} a month`)],
  ];
  for (const [label, value] of rows) d.para([`${label} – `, ...[value].flat()] as Inline, { after: 3 });
  d.gap(20).para([d.f('signatoryName'), ' (', d.f('signatoryTitle'), ')']);
  specimenLine(d);
}
