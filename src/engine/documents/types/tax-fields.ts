import { accountFieldsOfTaxpayer } from './taxpayer.ts';
import { addressee } from '../find/addressee.ts';
import { letterhead } from '../find/heading.ts';
import { sentence } from '../find/sentence.ts';
import { reference, tin } from '../kinds/identifiers.ts';
import { amount } from '../kinds/money.ts';
import { companyName, personName } from '../kinds/names.ts';
import { taxYear } from '../kinds/periods.ts';
import type { FieldSpec } from './document-type.ts';
import { omangField } from './shared.ts';

/** Fields of yearly income certificates: ITW8 and the individual's tax certificate. */
export const incomeCertificateFields: readonly FieldSpec[] = [
  { name: 'employeeName', kind: personName, labels: ['Employee Name', 'Name of Employee', 'Employee', "Employee's Name", 'Full Name', 'Full Names', 'Taxpayer Name', 'Name of Taxpayer', 'Taxpayer', 'Names', 'Name', 'Modiri'], finders: [sentence('(?:certify|certifies|certified|confirm) that <>'), addressee()], also: ['taxpayerName', 'fullName'], weight: 1 },
  { name: 'employerName', kind: companyName, labels: ['Employer', 'Employer Name', 'Name of Employer', "Employer's Name", "Employer's Full Name", ['Employment', 0.8], 'Company', 'Company Name', 'Mothapi'], finders: [letterhead(0.4), sentence('(?:employed by|employment with|income from) <>(?=[,.;\\n]| (?:during|for|in|as))')], also: ['employer'], weight: 0.6 },
  { name: 'taxYear', kind: taxYear, labels: ['Tax Year', 'Year of Assessment', 'Year Ended', 'For the Tax Year', 'Tax Year Ended', 'Year Ending', 'For the year ended', 'Tax Year Ending', 'Assessment Year', 'Ngwaga wa lekgetho', ['Period', 0.6]], finders: [sentence('(?:tax year|year of assessment|year ended|year ending)[^.\\d]{0,20}?<>')], weight: 0.3 },
  { name: 'grossSalary', kind: amount, labels: ['Gross Income', 'Total Gross Income', 'Gross Salary', 'Gross Remuneration', 'Total Remuneration', 'Gross Emoluments', 'Gross Pay', 'Total Income', 'Gross Employment Income', 'Total Earnings', 'Total Gross', 'Employment Income', 'Total Gross Remuneration', 'Annual Gross Income', ['Pay', 0.75], ['Remuneration', 0.6], ['Income', 0.5]], finders: [sentence('(?:gross|total)[^.\\d]{0,40}?(?:income|remuneration|emoluments|earnings)[^.\\d]{0,40}? <>')], also: ['grossIncome'], weight: 0.8 },
  { name: 'taxDeductions', kind: amount, labels: ['PAYE Deducted', 'Tax Deducted', 'PAYE/Tax Deducted', 'Total Tax Deducted', 'PAYE', 'Income Tax Deducted', 'Tax Withheld', 'Total PAYE', 'Tax Paid', 'Total Tax Paid', 'Tax Assessed', 'Total Tax', 'Income Tax', 'Tax Payable', 'Tax Charged', 'Lekgetho', ['Tax', 0.7]], finders: [sentence('(?:tax|paye)(?: of| deducted| withheld| paid)[^.\\d]{0,40}? <>')], also: ['taxAmount'], weight: 0.6 },
  { name: 'netSalary', kind: amount, labels: ['Net Income', 'Net Salary', 'Net Pay', 'Net Remuneration', 'Net Emoluments'], weight: 0 },
  { name: 'taxableIncome', kind: amount, labels: ['Taxable Income', 'Chargeable Income', 'Taxable Pay', 'Taxable Emoluments'], weight: 0 },
  { name: 'pensionContribution', kind: amount, labels: ['Pension', 'Pension Contributions', 'Pension Contribution', 'Approved Pension Contributions', 'Pension Fund', 'Pension contributions of the employee'], weight: 0 },
  { name: 'tinNumber', kind: tin, labels: ['TIN', 'Taxpayer Identification Number', 'Employee TIN', 'Tax Identification Number', 'Taxpayer TIN', 'Taxpayer No', "Employee's TIN"], weight: 0.1 },
  { name: 'employerTin', kind: tin, labels: ['Employer TIN', "Employer's TIN", 'PAYE Number', 'PAYE No', 'PAYE TIN', 'Employer PAYE No', 'PAYE Reference', 'Employer Tax Reference', 'Employer Reference'], weight: 0 },
  { name: 'employeeId', kind: reference, labels: ['Employee No', 'Employee Number', 'Employee ID', 'Staff No', 'Payroll No', 'Works/payroll number', 'Payroll Number'], weight: 0 },
  omangField(),
  { name: 'certificateNumber', kind: reference, labels: ['Certificate No', 'Certificate Number', 'Serial No', 'Reference No', 'Reference Number', 'Document No'], weight: 0 },
  ...accountFieldsOfTaxpayer,
];

export const incomeCertificateLabels: readonly string[] = ['Person Responsible', 'Capacity', 'Date', 'Signature', 'Address', 'Postal Address', 'Physical Address', 'From', 'To', 'Period Employed', 'Date of Engagement', 'Allowances', 'Benefits', 'Bonus', 'Housing', 'Salary', 'Basic Salary', 'Overtime', 'Total Deductions', 'Medical Aid', 'Telephone', 'Description', 'Amount', 'Marital Status', 'Resident', 'Number of Months', 'Position', 'Occupation', 'Gratuity', 'Commission', 'Leave Pay', 'Balance', 'Refund'];
