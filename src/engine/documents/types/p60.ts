import { inThePast } from '../checks/identity.ts';
import { employeeOfParts } from './shared.ts';
import type { DocumentType } from './document-type.ts';
import { incomeCertificateFields, incomeCertificateLabels } from './tax-fields.ts';

/** Employee's yearly certificate. No P60 exists in Botswana; BURS form ITW8 is its equivalent (facts §5). */
export const p60: DocumentType = {
  documentType: 'P60',
  title: 'employee tax certificate (P60, ITW8)',
  category: 'INCOME',
  ofCategory: true,
  configuredType: () => 'OTHER',
  subtype: (view) =>
    /\bitw\s?-?8\b/i.test(view.prose.text) ? 'ITW8' : /\bp\s?60\b/i.test(view.prose.text) ? 'P60' : null,
  markers: [
    { phrase: 'Annual Remuneration Certificate', weight: 2.4 },
    { phrase: 'Certificate of Remuneration', weight: 2.2 },
    { phrase: 'Employee Annual Certificate', weight: 2.2 },
    { phrase: 'Setifikeiti sa lekgetho', weight: 1.6 },
    { phrase: 'Remuneration and Tax Deducted', weight: 1.4 },
    { phrase: 'Employees Tax', weight: 1 },
    { phrase: 'Tax Deducted', weight: 0.6 },
    { phrase: 'Income Tax Withheld', weight: 0.5 },
    { phrase: 'ITW8', weight: 3 },
    { phrase: 'ITW 8', weight: 3 },
    { phrase: 'P60', weight: 3 },
    { phrase: 'End of Year Certificate', weight: 2.4 },
    { phrase: 'Employee Tax Certificate', weight: 2.6 },
    { phrase: "Employee's Tax Certificate", weight: 2.6 },
    { phrase: 'Employees Tax Certificate', weight: 2.6 },
    { phrase: 'Certificate of Tax Deducted', weight: 2.2 },
    { phrase: 'Certificate of Pay and Tax Deducted', weight: 2.4 },
    { phrase: 'Annual Tax Certificate', weight: 1.6 },
    { phrase: 'Tax Deduction Certificate', weight: 2.2 },
    { phrase: 'Statement of Earnings and Tax Deducted', weight: 2 },
    { phrase: 'Tax Certificate', weight: 1 },
    { phrase: 'Person Responsible', weight: 1 },
    { phrase: 'Unified Revenue Service', weight: 0.5 },
    { phrase: 'Tax Year', weight: 0.6 },
    { phrase: 'Gross Emoluments', weight: 0.6 },
    { phrase: 'PAYE Deducted', weight: 0.7 },
    { phrase: 'Tax Clearance', weight: -3 },
    { phrase: 'Notice of Assessment', weight: -2.4 },
    { phrase: 'Payslip', weight: -3 },
    { phrase: 'Value Added Tax', weight: -2 },
  ],
  fields: incomeCertificateFields,
  derivations: [employeeOfParts],
  otherLabels: incomeCertificateLabels,
  keys: ['employeeName', 'taxYear'],
  checks: [inThePast('issueDate')],
};
