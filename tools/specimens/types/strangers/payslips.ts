import type { Draft } from '../../draw/draft.ts';
import type { Inline, Run } from '../../draw/inline.ts';
import { rectPath } from '../../draw/shapes.ts';
import type { Row } from '../../parts/form.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { table } from '../../parts/table.ts';
import { bare, commas, round, spaces } from '../../world/amounts.ts';
import { dashDate, longDate, monthEnd, monthYear, slashDate } from '../../world/dates.ts';
import { surnameFirst, upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { PayslipFacts } from '../payslip-facts.ts';
import { deduction, earning } from '../payslip-facts.ts';
import { boxes } from './boxes.ts';
import { hand, opening, wording, write } from './hand.ts';

const bold = (text: string): Run => ({ text, style: { bold: true } });
const PAYE = ['PAYE', 'PAYE Tax', 'Income Tax', 'Tax (PAYE)', 'P.A.Y.E.'];
const PENSION = ['Pension', 'Pension Contribution', 'Pension Fund', 'Employee Pension'];

/** A test author's payslip: everything a "Label: value" line, or two small tables one under the other. */
export function payslipPlain(d: Draft, f: PayslipFacts, random: Random): void {
  const h = hand(random);
  const employer: Inline[] = random.chance(0.4) ? [d.f('employer')] : [];
  opening(d, h, employer, 'PAYSLIP|PAY SLIP|SALARY SLIP|Payslip|SALARY ADVICE');
  write(d, h, [
    ...(employer.length > 0 ? [] : [['Employer|Company|Employer Name|Company Name', d.f('employer')] as Row]),
    ['Employee Name|Name|Employee|Name of Employee', d.f('employeeName', h.name)],
    ...(random.chance(0.8)
      ? [['Employee Number|Employee ID|Employee No|Staff No|Payroll Number', d.f('employeeId')] as Row]
      : []),
    ...(random.chance(0.5) ? [['ID Number|Omang|Omang No|National ID', d.f('idNumber')] as Row] : []),
    ['Position|Job Title|Occupation|Designation', f.position],
    ['Pay Period|Period|Month|Payroll Period|Salary Month', d.f('payPeriod', h.month)],
    ...(random.chance(0.8)
      ? [['Pay Date|Payment Date|Date Paid|Date of Payment', d.f('payDate', h.date)] as Row]
      : []),
  ]);
  const rename = h.labels === 'capitals' ? upper : String;
  const names = { PAYE: rename(random.pick(PAYE)), Pension: rename(random.pick(PENSION)) };
  const earned = f.earnings.map((_, i) => earning(d, i, h.money, rename));
  const taken = f.deductions.map((_, i) => deduction(d, f, i, h.money, names));
  const gross: [string, Run] = [
    wording(h, 'Gross Salary|Gross Pay|Gross Earnings|Total Earnings'),
    d.f('grossSalary', h.money),
  ];
  const total: [string, Run] = [
    wording(h, 'Total Deductions|Deductions Total'),
    d.f('totalDeductions', h.money),
  ];
  const net: [string, Run] = [
    wording(h, 'Net Salary|Net Pay|Nett Pay|NET PAY|Take Home Pay'),
    d.f('netSalary', h.money),
  ];
  const heads = [wording(h, 'Earnings|Income|Payments'), wording(h, 'Deductions')] as const;
  if (h.look === 'grid' || random.chance(0.3)) {
    for (const [i, rows] of [
      [...earned.map((e) => [e.name, e.amount]), [...gross]],
      [...taken.map((e) => [e.name, e.amount]), [...total]],
    ].entries()) {
      d.gap(6);
      table(
        d,
        [
          { title: heads[i]!, share: 3 },
          { title: 'Amount', share: 1.4, align: 'right' },
        ],
        rows,
        { look: 'grid', line: '#000' },
      );
      d.gap(8);
    }
  } else {
    d.gap(6).para(heads[0], { bold: true, after: 3 });
    for (const e of earned) d.para([e.name, `${h.mark} `, e.amount], { after: 3 });
    d.para([`${gross[0]}${h.mark} `, gross[1]], { after: 8 });
    d.para(heads[1], { bold: true, after: 3 });
    for (const e of taken) d.para([e.name, `${h.mark} `, e.amount], { after: 3 });
    d.para([`${total[0]}${h.mark} `, total[1]], { after: 8 });
  }
  d.para([{ text: `${net[0]}${h.mark} ` }, net[1]], { bold: true, size: h.size + 2 });
  if (random.chance(0.5)) d.para(`${wording(h, 'Bank|Paid to')}${h.mark} ${f.bank.short} ${f.account}`);
}

/** A small-business payroll package: boxes of particulars, earnings with units and rate left, deductions right, year to date below. */
export function payslipPackage(d: Draft, f: PayslipFacts): void {
  const period = `${String(d.values['payPeriod'])}-01`;
  d.left = d.right = 40;
  d.page('a4').use({ family: 'sans', size: 9 });
  d.y = 36;
  boxes(d, [
    [
      { label: 'Co. Name', value: d.f('employerName'), share: 2 },
      { label: 'Emp. Code', value: d.f('employeeId') },
      { label: 'Period End', value: dashDate(monthEnd(period)) },
    ],
    [
      { label: 'Emp. Name', value: d.f('employeeName', surnameFirst), share: 2 },
      { label: 'ID No.', value: d.f('idNumber') },
      { label: 'Pay Date', value: d.f('payDate', dashDate) },
    ],
    [
      { label: 'Co. Address', value: f.employer.postal.text, share: 2 },
      { label: 'Job Title', value: f.position },
      { label: 'Pay Month', value: d.f('payPeriod', monthYear) },
    ],
  ]);
  const top = d.y + 10;
  const half = d.width / 2;
  d.y = top;
  table(
    d,
    [
      { title: 'Earnings', share: 3 },
      { title: 'Units', share: 1, align: 'right' },
      { title: 'Amount', share: 1.7, align: 'right' },
    ],
    f.earnings.map((_, i) => {
      const e = earning(d, i, commas);
      return [e.name, i === 0 ? '1.00' : '', e.amount];
    }),
    { look: 'plain', x: d.left, width: half - 4, padding: 2, head: { fill: '#d9d9d9' } },
  );
  const left = d.y;
  d.y = top;
  table(
    d,
    [
      { title: 'Deductions', share: 3 },
      { title: 'Balance', share: 1.4, align: 'right' },
      { title: 'Amount', share: 1.7, align: 'right' },
    ],
    f.deductions.map((line, i) => {
      const e = deduction(d, f, i, commas, { PAYE: 'Tax', Pension: 'Pension - Employee' });
      return [e.name, /Loan|Advance/.test(line.name) ? commas(round(line.amount * 7)) : '', e.amount];
    }),
    { look: 'plain', x: d.left + half + 4, width: half - 4, padding: 2, head: { fill: '#d9d9d9' } },
  );
  const low = Math.max(left, d.y, top + 150);
  d.path(rectPath(d.left, top - 4, d.width, low - top + 30), { stroke: '#333', width: 0.7 });
  d.rule(d.left + half, top - 4, d.left + half, low + 26, '#333');
  d.rule(d.left, low + 8, d.left + d.width, low + 8, '#333');
  d.text(d.left + 4, low + 20, 'Total Earnings', { bold: true });
  d.text(d.left + half - 8, low + 20, d.f('grossSalary', commas), { bold: true, align: 'right' });
  d.text(d.left + half + 8, low + 20, 'Total Deductions', { bold: true });
  d.text(d.left + d.width - 4, low + 20, d.f('totalDeductions', commas), { bold: true, align: 'right' });
  d.y = low + 34;
  const ytd = (n: number): string => commas(round(n * f.months));
  const tax = Number(d.values['taxAmount'] ?? 0);
  boxes(d, [
    [
      {
        label: 'Taxable Earnings YTD',
        value: ytd(Number(d.values['grossSalary']) - Number(d.values['pensionContribution'] ?? 0)),
      },
      { label: 'Tax Paid YTD', value: ytd(tax) },
      { label: 'Leave Days Due', value: `${f.months}.25` },
      { label: 'NETT PAY', value: d.f('netSalary', commas, { bold: true, size: 12 }) },
    ],
  ]);
  specimenLine(d);
}

/** A government pay office's sheet: one table with codes, deductions with a minus, totals as its last rows. */
export function payslipSigned(d: Draft, f: PayslipFacts, random: Random): void {
  const small = random.chance(0.5);
  d.left = d.right = 50;
  d.page('a4').use({ family: 'terminal', size: 8.5 });
  d.y = 44;
  d.para('PAYSLIP / LEKWALO LA MOPUTSO', { bold: true, size: 12, align: 'centre', after: 3 });
  d.para(d.f('employer', upper), { align: 'centre', after: 10 });
  form(
    d,
    [
      ['Leina / Name', d.f('employeeName', upper)],
      ['Nomoro ya modiri / Employee no.', d.f('employeeId')],
      ['Omang', d.f('idNumber')],
      ['Tiro / Post', `${f.position}, ${f.department}`],
      ['Kgwedi / Month', d.f('payPeriod', monthYear)],
      ['Letlha la tuelo / Paid on', d.f('payDate', small ? slashDate : longDate)],
    ],
    { arrangement: 'right', labelWidth: 190, pitch: 3 },
  );
  d.gap(8);
  const minus = (n: number): string => `-${spaces(n)}`;
  table(
    d,
    [
      { title: 'Code', share: 1 },
      { title: 'Description', share: 4 },
      { title: 'Amount (Pula)', share: 2, align: 'right' },
    ],
    [
      ...f.earnings.map((_, i) => {
        const e = earning(d, i, spaces, upper);
        return [String(100 + i), e.name, e.amount];
      }),
      ['', bold('GROSS'), d.f('grossSalary', spaces, { bold: true })],
      ...f.deductions.map((line, i) => {
        const names = { PAYE: 'PAYE INCOME TAX', Pension: 'PENSION SCHEME', [line.name]: upper(line.name) };
        const e = deduction(
          d,
          f,
          i,
          minus,
          line.name === 'PAYE' || line.name === 'Pension'
            ? { PAYE: names.PAYE!, Pension: names.Pension! }
            : names,
        );
        return [String(500 + i), e.name, e.amount];
      }),
      ['', bold('TOTAL DEDUCTIONS'), d.f('totalDeductions', minus, { bold: true })],
      [
        '',
        bold('NET / MADI A A AMOGETSWENG'),
        d.f('netSalary', (n: number) => `P ${bare(n)}`, { bold: true }),
      ],
    ],
    { look: 'grid', padding: 2.4, line: '#444' },
  );
  d.gap(10).para(`Paid by transfer to ${f.bank.short}, account ending ${f.account.slice(-4)}.`);
  specimenLine(d);
}
