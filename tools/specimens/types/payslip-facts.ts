import type { Draft } from '../draw/draft.ts';
import { round, sum } from '../world/amounts.ts';
import type { Bank } from '../world/bank.ts';
import { bank } from '../world/bank.ts';
import type { Company } from '../world/company.ts';
import { company } from '../world/company.ts';
import { addDays, addMonths, monthEnd, parts, TODAY } from '../world/dates.ts';
import { monthlyPaye } from '../world/paye.ts';
import type { Person } from '../world/person.ts';
import { person } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';

export interface Line {
  name: string;
  amount: number;
}
export interface PayslipFacts extends Facts {
  who: Person;
  employer: Company;
  position: string;
  department: string;
  joined: string;
  earnings: Line[];
  deductions: Line[];
  account: string;
  bank: Bank & { branch: string; sortCode: string };
  /** Months of the tax year (from July) paid so far, this one included. */
  months: number;
}

export const POSITIONS = [
  'Accounts Clerk',
  'Nurse',
  'Teacher',
  'Driver',
  'Sales Assistant',
  'Systems Analyst',
  'Site Foreman',
  'Procurement Officer',
  'Receptionist',
  'Senior Accountant',
  'Mechanic',
  'Storekeeper',
  'Human Resources Officer',
  'Branch Manager',
  'Security Officer',
  'Geologist',
];
export const DEPARTMENTS = [
  'Finance',
  'Operations',
  'Administration',
  'Human Resources',
  'Technical Services',
  'Sales',
  'Stores',
];

export function payslipFacts(random: Random): PayslipFacts {
  const who = person(random, { maxAge: 60 });
  const employer = company(random, random.pick(['private', 'private', 'public']));
  const month = addMonths(`${TODAY.slice(0, 7)}-01`, -random.int(1, 5));
  const payDate = addDays(monthEnd(month), -random.int(0, 7));
  const basic = round(
    random.pick([random.int(2400, 5200), random.int(5200, 12_000), random.int(12_000, 38_000)]) +
      random.pick([0, 0, 0.5, 0.33]),
  );
  const extras: [string, number][] = [
    ['Housing Allowance', 0.12],
    ['Transport Allowance', 0.06],
    ['Overtime', 0.045],
    ['Scarce Skills Allowance', 0.1],
    ['Acting Allowance', 0.07],
    ['Cellphone Allowance', 0.02],
  ];
  const earnings = [
    { name: 'Basic Salary', amount: basic },
    ...random
      .sample(extras, random.int(0, 3))
      .map(([name, share]) => ({ name, amount: round(basic * share) })),
  ];
  const gross = sum(earnings.map((line) => line.amount));
  const pension = random.chance(0.75) ? round(basic * random.pick([0.05, 0.075])) : 0;
  const tax = monthlyPaye(gross, pension);
  const others: Line[] = random.sample<Line>(
    [
      {
        name: random.pick(['BOMAID', 'Pula Medical Aid', 'BPOMAS']),
        amount: round(random.between(180, 900)),
      },
      {
        name: random.pick(['BOPEU Subscription', 'BLLAHWU Subscription', 'Union Subscription']),
        amount: round(random.between(40, 120)),
      },
      { name: 'Staff Loan', amount: round(basic * 0.08) },
      { name: 'Funeral Cover', amount: round(random.between(35, 150)) },
      { name: 'Salary Advance', amount: round(basic * 0.05) },
    ],
    random.int(0, 4),
  );
  const deductions = [
    ...(tax > 0 ? [{ name: 'PAYE', amount: tax }] : []),
    ...(pension > 0 ? [{ name: 'Pension', amount: pension }] : []),
    ...others,
  ];
  const total = sum(deductions.map((line) => line.amount));
  const b = bank(random);
  return {
    who,
    employer,
    earnings,
    deductions,
    bank: b,
    position: random.pick(POSITIONS),
    department: random.pick(DEPARTMENTS),
    joined: addDays(month, -random.int(200, 5000)),
    account: b.account(random),
    months: ((parts(month).month + 5) % 12) + 1,
    values: {
      employeeName: who.name,
      employeeId: `${random.pick(['', 'E', 'EMP'])}${random.digits(random.int(4, 6))}`,
      employer: employer.name,
      employerName: employer.name,
      idNumber: who.omang,
      payPeriod: month.slice(0, 7),
      payDate,
      grossSalary: gross,
      netSalary: round(gross - total),
      totalDeductions: total,
      taxAmount: tax > 0 ? tax : null,
      taxDeductions: tax > 0 ? tax : null,
      pensionContribution: pension > 0 ? pension : null,
      earnings: earnings.map((line) => ({ ...line })),
      deductions: deductions.map((line) => ({ ...line })),
      ...(random.fork('optional').chance(0.15) ? { idNumber: null } : {}),
      accountNumber: null,
      position: null,
    },
  };
}

/** Amount cells that are also fields of their own print both. */
const OWN: Record<string, string> = { PAYE: 'taxAmount', Pension: 'pensionContribution' };
export function deduction(
  d: Draft,
  f: PayslipFacts,
  i: number,
  format: (n: number) => string,
  names: Record<string, string> = {},
) {
  const line = f.deductions[i]!;
  const label = names[line.name] ?? line.name;
  (d.values['deductions'] as unknown as Line[])[i]!.name = label;
  const own = OWN[line.name];
  if (own !== undefined) d.also(d.f(own, format), `deductions.${i}.amount`);
  return { name: d.f(`deductions.${i}.name`), amount: d.f(`deductions.${i}.amount`, format) };
}
export function earning(
  d: Draft,
  i: number,
  format: (n: number) => string,
  rename: (s: string) => string = (s) => s,
) {
  const lines = d.values['earnings'] as unknown as Line[];
  lines[i]!.name = rename(lines[i]!.name);
  return { name: d.f(`earnings.${i}.name`), amount: d.f(`earnings.${i}.amount`, format) };
}
