import { either } from '../text/either.ts';
import { payLines } from '../find/pay/pay-lines.ts';
import { list } from '../kinds/list.ts';
import { amount } from '../kinds/money.ts';
import { cellOf } from '../kinds/rows.ts';
import type { Derivation, FieldSpec } from './document-type.ts';
import { GROSS_PAY, NET_PAY, PENSION } from './wordings.ts';

/** What stands over what the employer pays besides the salary; letters of small print are lost. */
const PAID_BY_EMPLOYER =
  /^(?:\p{L}{0,3}ployer|company|our)(?:['’]?s)? (?:\p{L}+ )?(?:contributions?|costs?|share|portion)$|^what (?:we|the (?:company|employer)) pays? for you$/iu;

/** "Year to date" at the beginning of a row: what follows in it is no pay of this month. */
const TO_DATE =
  /^(?:(?:(?:tax )?year|cumulative|totals?|figures) to date|y\.?t\.?d\.?|cumulatives?|to date)(?: (?:totals?|figures|balances?|summary))?:?$/i;

/** What a payslip says was earned, taken off and paid; all amounts are stated positive. */
export const payFields: readonly FieldSpec[] = [
  {
    name: 'grossSalary',
    kind: amount,
    notInRow: TO_DATE,
    labels: either(`
      Gross Salary | Gross Pay | Gross Earnings | Total Earnings | Gross Income | Total Gross | Total Income
      Gross Remuneration | Total Gross Pay | Earnings Total | Moputso otlhe | Gross | Taxable Gross~0.6
      ${GROSS_PAY} | Wages~0.7 | Total Allowances and Salary | Monthly Remuneration | Moputso wa kgwedi~0.75
      Moputso pele ga lekgetho | Lotseno | Total Earned | Total Emoluments | All Earnings | All Pay~0.8
    `),
    weight: 0.8,
  },
  {
    name: 'totalDeductions',
    kind: amount,
    notInRow: TO_DATE,
    labels: either(`
      Total Deductions | Deductions Total | Total Deduction | Less Deductions | Sum of Deductions
      Deductions (Total) | Total of Deductions | Total Ded | Total Deds | Tot. Deductions | Total Less | Diphokotso tsotlhe | Less Total Deductions | Tot Ded | Tot Deds | All Deductions | Total Taken Off | All Taken Off | Total Withheld | Deducted~0.7 | Total Debits~0.8 | We took | Total Recoveries | Total Stoppages | All Stoppages | Sum of Stoppages | Total Off~0.8 | Total Deducted | Total Subtractions | Ded~0.7 | Deds~0.7 | Deduct~0.6 | Deductions in Total | Total Amount Deducted | Tse di gogiwang
    `),
    weight: 0.25,
  },
  {
    name: 'netSalary',
    kind: amount,
    notInRow: TO_DATE,
    labels: either(`
      Net Salary | Net Pay | Net Income | Take Home Pay | Take-home | Net Amount | Net Remuneration
      Net Pay to Bank | Amount Paid | Net Wage | Net | ${NET_PAY} | Cash~0.7 | Net / Madi a a amogetsweng
      Madi a a amogetsweng | Madi a a amogelwang | Net Salary Payable | Paid to Bank
      Balance Payable~0.85 | Balance Paid~0.85 | Balance to Employee | Balance to You
    `),
    weight: 1,
  },
  { name: 'earnings', kind: list, finders: [payLines('earnings')], weight: 0 },
  { name: 'deductions', kind: list, finders: [payLines('deductions')], weight: 0.25 },
  {
    name: 'taxAmount',
    kind: amount,
    notInRow: TO_DATE,
    labels: either(`
      PAYE | P.A.Y.E | Income Tax | PAYE Tax | PAYE/Income Tax | Income Tax (PAYE)
      PAYE (Income Tax) | Tax Deducted | Lekgetho | Employee Tax | Tax~0.9 | PAYE Deduction
      Tax (PAYE) | Withholding Tax | Income tax deducted | Income Tax PAYE | Lekgetho la moputso
      Makgetho~0.8 | Statutory Tax | Tax Amount | PAYE (BURS) | BURS PAYE | BURS Tax | Pay As You Earn | Income Tax (BURS) | Income Tax BURS | Employee Income Tax | Employees Tax | Employee's Tax | Tax BURS | Personal Income Tax | Tax Withheld | Salary Tax | Tax on Salary | Withholding
    `),
    also: ['taxDeductions'],
    weight: 0.25,
  },
  {
    name: 'pensionContribution',
    kind: amount,
    notInRow: TO_DATE,
    labels: either(`
      Pension | Pension Contribution | Pension Fund | Employee Pension | Pension (BPOPF) | BPOPF
      Pension Employee | Pension Contributions | Provident Fund | Retirement Fund | BPOPF Pension | Pension EE
      ${PENSION} | Pens | Pensn | Superannuation | Pension/Provident Fund | Pension and Provident Fund
      Contributions to Pension | Retirement Annuity | Retirement Fund Contributions
      Approved Fund Contributions | Approved Pension Fund
    `),
    notUnder: PAID_BY_EMPLOYER,
    weight: 0,
  },
];

/** A total that is not printed is the sum of its lines, and says so. */
export function total(name: string, listName: string, what: string): Derivation {
  return {
    name,
    from: [listName],
    source: 'inferred',
    make(values) {
      const rows = values.get(listName)?.value;
      if (!Array.isArray(rows) || rows.length === 0) return null;
      const amounts = rows.map((row) => cellOf(row, 'amount')).filter((amount) => typeof amount === 'number');
      const sum = amounts.reduce((s, amount) => s + amount, 0);
      return { value: Math.round(sum * 100) / 100, note: `Not printed: the sum of ${what}.` };
    },
  };
}

/** Without a printed period the month of payment stands for it. */
export function ownMonth(): Derivation {
  return {
    name: 'payPeriod',
    from: ['payDate'],
    source: 'inferred',
    make(values) {
      const day = values.get('payDate')?.value;
      return typeof day === 'string'
        ? { value: day.slice(0, 7), note: 'No pay period is printed: the month of the pay date.' }
        : null;
    },
  };
}
