import { round } from '../world/amounts.ts';
import type { Company } from '../world/company.ts';
import { company, tin } from '../world/company.ts';
import { addDays, addMonths, TODAY } from '../world/dates.ts';
import { annualTax, monthlyPaye } from '../world/paye.ts';
import type { Person } from '../world/person.ts';
import { person } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';
import { POSITIONS, DEPARTMENTS } from './payslip-facts.ts';

/** Somebody employed somewhere: common to contracts, letters and certificates of income. */
export interface EmploymentFacts extends Facts {
  who: Person;
  employer: Company;
  consultancy: Company;
  signatory: Person;
  officer: string;
  department: string;
  monthly: number;
  kind: 'permanent' | 'contract' | 'temporary';
  /** First day of the tax year that a certificate is about; it ends on the 30 June after. */
  taxYear: string;
  annual: number;
  reference: string;
}

export function employmentFacts(random: Random): EmploymentFacts {
  const who = person(random, { maxAge: 60 });
  const employer = company(random, random.pick(['private', 'private', 'public', 'close']));
  const consultancy = company(random);
  const signatory = person(random, { minAge: 28 });
  const issued = addDays(TODAY, -random.int(2, 200));
  const joined = addDays(issued, -random.int(120, 5000));
  const monthly = random.int(32, 420) * 100 + random.pick([0, 0, 50, 25.5]);
  const pension = round(monthly * 0.05);
  const paye = monthlyPaye(monthly, pension);
  const kind = random.pick(['permanent', 'permanent', 'contract', 'temporary'] as const);
  const officer = random.pick([
    'Human Resources Manager',
    'HR Officer',
    'Managing Director',
    'General Manager',
    'Head of Human Capital',
  ]);
  const position = random.pick(POSITIONS);
  const ended = Number(issued.slice(5, 7)) > 7 ? Number(issued.slice(0, 4)) : Number(issued.slice(0, 4)) - 1;
  const annual = round(monthly * 12 + random.pick([0, monthly]));
  const yearTax = round(annualTax(annual - pension * 12));
  return {
    who,
    employer,
    consultancy,
    signatory,
    officer,
    monthly,
    kind,
    annual,
    department: random.pick(DEPARTMENTS),
    taxYear: `${ended - 1}-07-01`,
    reference: `${random.letters(3)}/${random.digits(3)}/${issued.slice(0, 4)}`,
    values: {
      employeeName: who.name,
      employeeId: random.digits(random.int(4, 6)),
      idNumber: who.omang,
      position,
      employer: employer.name,
      employerName: employer.name,
      companyName: employer.name,
      companyRegistrationNumber: employer.uin,
      issuerName: consultancy.name,
      dateOfEmployment: joined,
      dateOfAppointment: joined,
      employmentType: kind,
      contractType: kind,
      salary: { amount: monthly, frequency: 'monthly' },
      remunerationDetails: null,
      issueDate: issued,
      signatoryName: signatory.name,
      signatoryTitle: officer,
      officialStamp: false,
      grossSalary: monthly,
      netSalary: round(monthly - paye - pension),
      taxDeductions: paye,
      payPeriod: null,
      annualIncome: annual,
      yearTax,
      taxYear: `${ended - 1}/${ended}`,
      pensionContribution: round(pension * 12),
      endDate: addMonths(joined, 36),
      tinNumber: tin(random, 'I').tin,
      employerTin: employer.tin,
    },
  };
}

/** `permanent` as letters print it. */
export const TERMS: Record<EmploymentFacts['kind'], string> = {
  permanent: 'permanent and pensionable',
  contract: 'fixed term contract',
  temporary: 'temporary',
};
