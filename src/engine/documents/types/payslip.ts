import { difference, listTotal, payeFitsTable } from '../checks/numbers.ts';
import { inThePast } from '../checks/identity.ts';
import { letterhead } from '../find/heading.ts';
import { payLines } from '../find/pay-lines.ts';
import { date } from '../kinds/date.ts';
import { accountNumber, reference } from '../kinds/identifiers.ts';
import { list } from '../kinds/list.ts';
import { amount, money } from '../kinds/money.ts';
import { companyName, personName } from '../kinds/names.ts';
import { payPeriod } from '../kinds/periods.ts';
import { text } from '../kinds/words.ts';
import type { Derivation, DocumentType, Readings } from './document-type.ts';
import { omangField } from './shared.ts';

/** Salary slip of a month. */
export const payslip: DocumentType = {
  documentType: 'PAYSLIP',
  title: 'payslip',
  category: 'INCOME',
  ofCategory: true,
  configuredType: () => 'PAYSLIP',
  markers: [
    { phrase: 'Payslip', weight: 3 },
    { phrase: 'Pay Slip', weight: 3 },
    { phrase: 'Salary Slip', weight: 3 },
    { phrase: 'Salary Advice', weight: 2.6 },
    { phrase: 'Pay Advice', weight: 2.6 },
    { phrase: 'Wage Slip', weight: 2.6 },
    { phrase: 'Earnings Statement', weight: 2 },
    { phrase: 'Statement of Earnings', weight: 2 },
    { phrase: 'Payroll', weight: 0.6 },
    { phrase: 'Earnings', weight: 0.8 },
    { phrase: 'Deductions', weight: 0.8 },
    { phrase: 'Basic Salary', weight: 0.7 },
    { phrase: 'Basic Pay', weight: 0.7 },
    { phrase: 'Net Pay', weight: 1 },
    { phrase: 'Net Salary', weight: 0.7 },
    { phrase: 'Gross Pay', weight: 0.6 },
    { phrase: 'PAYE', weight: 0.5 },
    { phrase: 'Total Deductions', weight: 0.7 },
    { phrase: 'Moputso', weight: 0.5 },
    { phrase: 'Contract of Employment', weight: -2.5 },
    { phrase: 'To whom it may concern', weight: -2.5 },
    { phrase: 'ITW8', weight: -3 },
    { phrase: 'ITW 8', weight: -3 },
    { phrase: 'Tax Certificate', weight: -2 },
    { phrase: 'Yours faithfully', weight: -2 },
    { phrase: 'Yours sincerely', weight: -2 },
  ],
  fields: [
    { name: 'employeeName', kind: personName, labels: ['Employee Name', 'Employee Names', "Employee's Name", 'Name of Employee', 'Full Name', 'Employee', 'Name', 'Names', 'Leina la modiri', 'Modiri', 'Leina'], weight: 1, also: ['fullName'] },
    { name: 'surname', kind: personName, labels: ['Surname', 'Last Name', 'Sefane'], weight: 0 },
    { name: 'forenames', kind: personName, labels: ['Forenames', 'First Name', 'First Names', 'Initials'], weight: 0 },
    { name: 'employeeId', kind: reference, labels: ['Employee No', 'Employee Number', 'Employee ID', 'Employee Code', 'Emp No', 'Emp. No', 'Emp Code', 'Emp ID', 'Staff No', 'Staff Number', 'Staff ID', 'Payroll No', 'Payroll Number', 'Personnel No', 'Clock No', 'Force No', 'Nomoro ya modiri'], weight: 0.25 },
    { name: 'employerName', kind: companyName, labels: ['Employer', 'Employer Name', 'Name of Employer', 'Company', 'Company Name', 'Organisation', 'Mothapi', ['Ministry', 0.8]], finders: [letterhead(0.82)], also: ['employer'], weight: 0.6 },
    { name: 'payPeriod', kind: payPeriod, labels: ['Pay Period', 'Period', 'Pay Month', 'Salary Month', 'Payroll Period', 'For the Month of', 'Month', 'Month Ending', 'Period Ending', 'Pay Period Ending', 'Period Ended', 'Salary for', 'Kgwedi', 'Payslip for', 'Pay slip for', 'Payslip', 'Salary Slip for', 'Salary Advice for', 'Tax Period'], weight: 0.6 },
    { name: 'payDate', kind: date, labels: ['Pay Date', 'Payment Date', 'Date Paid', 'Date of Payment', 'Paid On', 'Salary Date', 'Letlha la tuelo', ['Date', 0.7]], weight: 0.25 },
    { name: 'grossSalary', kind: amount, labels: ['Gross Salary', 'Gross Pay', 'Gross Earnings', 'Total Earnings', 'Gross Income', 'Total Gross', 'Total Income', 'Gross Remuneration', 'Total Gross Pay', 'Earnings Total', 'Moputso otlhe', 'Gross', ['Taxable Gross', 0.6]], weight: 0.8 },
    { name: 'totalDeductions', kind: amount, labels: ['Total Deductions', 'Deductions Total', 'Total Deduction', 'Less Deductions'], weight: 0.25 },
    { name: 'netSalary', kind: amount, labels: ['Net Salary', 'Net Pay', 'Nett Pay', 'Net Income', 'Take Home Pay', 'Take-home', 'Net Amount', 'Net Remuneration', 'Nett Salary', 'Net Pay to Bank', 'Amount Paid', 'Net Wage', 'Net'], weight: 1 },
    { name: 'earnings', kind: list, finders: [payLines('earnings')], weight: 0 },
    { name: 'deductions', kind: list, finders: [payLines('deductions')], weight: 0.25 },
    { name: 'taxAmount', kind: amount, labels: ['PAYE', 'P.A.Y.E', 'Income Tax', 'PAYE Tax', 'PAYE/Income Tax', 'Income Tax (PAYE)', 'PAYE (Income Tax)', 'Tax Deducted', 'Lekgetho', 'Employee Tax', ['Tax', 0.9]], also: ['taxDeductions'], weight: 0.25 },
    { name: 'pensionContribution', kind: amount, labels: ['Pension', 'Pension Contribution', 'Pension Fund', 'Employee Pension', 'Pension (BPOPF)', 'BPOPF', 'Pension Employee', 'Pension Contributions', 'Provident Fund', 'Retirement Fund', 'BPOPF Pension', 'Pension EE'], weight: 0 },
    omangField(),
    { name: 'position', kind: text, labels: ['Designation', 'Position', 'Job Title', 'Occupation', 'Post', 'Maemo'], weight: 0 },
    { name: 'department', kind: text, labels: ['Department', 'Dept', 'Cost Centre', 'Division', 'Section'], weight: 0 },
    { name: 'bankAccount', kind: accountNumber, labels: ['Account No', 'Account Number', 'Bank Account', 'Bank Account No', 'Acc No', 'Bank Acc No'], weight: 0 },
    { name: 'basicSalary', kind: money, labels: ['Basic Salary', 'Basic Pay', 'Basic'], weight: 0 },
  ],
  derivations: [
    { name: 'employeeName', from: ['forenames', 'surname'], source: 'joined', make: (v) => (isText(v, 'forenames') && isText(v, 'surname') ? { value: `${String(v.get('forenames')!.value)} ${String(v.get('surname')!.value)}` } : null) },
    total('grossSalary', 'earnings', 'the earnings printed'),
    total('totalDeductions', 'deductions', 'the deductions printed'),
    ownMonth(),
  ],
  otherLabels: ['Bank', 'Bank Name', 'Branch', 'Branch Code', 'Grade', 'Scale', 'Pay Point', 'Date Engaged', 'Engagement Date', 'Start Date', 'Leave Days', 'Leave Balance', 'Tax Number', 'TIN', 'Cost Centre', 'YTD', 'Year to Date', 'Description', 'Amount', 'Earnings', 'Deductions', 'Housing Allowance', 'Transport Allowance', 'Overtime', 'Medical Aid', 'Union', 'Loan', 'Employer Contributions', 'Company Contributions', 'Taxable Income', 'Taxable Pay', 'Address', 'Payment Method', 'Pay Method', 'Hours', 'Rate', 'Units', 'Currency', 'Pay Frequency'],
  keys: ['payPeriod', 'employeeName', 'employeeId'],
  checks: [
    difference('grossSalary', 'totalDeductions', 'netSalary', 'gross-less-deductions-is-net'),
    listTotal('deductions', 'amount', 'totalDeductions', 'deductions-add-up'),
    payeFitsTable('grossSalary', 'pensionContribution', 'taxAmount', 'payPeriod'),
    inThePast('payDate'),
  ],
};

function isText(values: Readings, name: string): boolean {
  return typeof values.get(name)?.value === 'string';
}

/** A total that is not printed is the sum of its lines, and says so. */
function total(name: string, listName: string, what: string): Derivation {
  return {
    name,
    from: [listName],
    source: 'inferred',
    make(values) {
      const rows = values.get(listName)?.value;
      if (!Array.isArray(rows) || rows.length === 0) return null;
      const sum = rows.reduce<number>((s, r) => s + (r !== null && typeof r === 'object' && !Array.isArray(r) && typeof r['amount'] === 'number' ? r['amount'] : 0), 0);
      return { value: Math.round(sum * 100) / 100, note: `Not printed: the sum of ${what}.` };
    },
  };
}

/** Without a printed period the month of payment stands for it. */
function ownMonth(): Derivation {
  return {
    name: 'payPeriod',
    from: ['payDate'],
    source: 'inferred',
    make(values) {
      const day = values.get('payDate')?.value;
      return typeof day === 'string' ? { value: day.slice(0, 7), note: 'No pay period is printed: the month of the pay date.' } : null;
    },
  };
}
