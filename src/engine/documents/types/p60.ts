import { employeeOfParts } from './shared.ts';
import { phraseCuesOf, titlesOf } from './composed.ts';
import type { DocumentType } from '../document-type.ts';
import { incomeCertificateFields } from './tax-fields.ts';
import { incomeCertificateLabels } from './income-certificate-labels.ts';
import { inThePast } from '../checks/days.ts';

/**
 * Employee's yearly tax certificate. Not every country has a P60; the BURS form ITW8 is its equivalent
 * (docs/facts/taxes.md).
 */
export const p60: DocumentType = {
  documentType: 'P60',
  title: 'employee tax certificate (P60, ITW8)',
  category: 'INCOME',
  ofCategory: true,
  configuredType: () => 'OTHER',
  subtype: (view) =>
    /\bitw\s?-?8\b/i.test(view.prose.text) ? 'ITW8' : /\bp\s?60\b/i.test(view.prose.text) ? 'P60' : null,
  phraseCues: [
    ...titlesOf('P60 | ITW8 | ITW 8 | IRP5', 3),
    { phrase: 'Employment Income and Tax', weight: 3.2 },
    ...phraseCuesOf(
      `
        Income and Tax Deducted | Annual Earnings Certificate | Taxable Income and Tax Deducted | Annual Tax Slip
        Annual Remuneration Certificate | End of Year Certificate | Certificate of Pay and Tax Deducted
      `,
      2.4,
    ),
    ...phraseCuesOf('PAYE | Emoluments | For the employer', 0.4),
    ...phraseCuesOf('Year-end Summary | Earnings and PAYE | Remuneration and Tax Deducted', 1.4),
    ...phraseCuesOf('Tax withheld | Tax Year | Tax Deducted | Gross Emoluments', 0.6),
    ...phraseCuesOf(
      `
        Certificate of Withholding | Certificate of Remuneration | Employee Annual Certificate | Certificate of Tax Deducted
        Annual Tax Certificate | Tax Deduction Certificate
      `,
      2.2,
    ),
    ...phraseCuesOf('Withholding on Salaries | Form 16 | Setifikeiti sa lekgetho', 1.6),
    ...phraseCuesOf('IRP5 | ITW8 | ITW 8 | P60', 3),
    ...phraseCuesOf(
      `
        Tax deducted at source | Pay and Tax | Employee's Remuneration | given by an employer | Employees Tax | Tax Certificate
        Person Responsible
      `,
      1,
    ),
    ...phraseCuesOf(
      "Salary Tax Certificate | Employee Tax Certificate | Employee's Tax Certificate | Employees Tax Certificate",
      2.6,
    ),
    { phrase: 'Withholding agent', weight: 0.8 },
    ...phraseCuesOf('Year-End Certificate | Statement of Earnings and Tax Deducted', 2),
    ...phraseCuesOf('Income Tax Withheld | Unified Revenue Service', 0.5),
    ...phraseCuesOf("Employee's Annual Tax Certificate | Employee Annual Tax Certificate", 3.4),
    ...phraseCuesOf('PAYE withheld | PAYE Deducted', 0.7),
  ],
  fields: incomeCertificateFields,
  derivations: [employeeOfParts],
  otherLabels: incomeCertificateLabels,
  keys: ['employeeName', 'taxYear'],
  checks: [inThePast('issueDate')],
};
