import { phraseCuesOf } from './composed.ts';
import { inThePast } from '../checks/days.ts';
import { taxNumberShape } from '../checks/numbers.ts';
import { employeeOfParts } from './shared.ts';
import type { DocumentType } from '../document-type.ts';
import { incomeCertificateFields } from './tax-fields.ts';
import { incomeCertificateLabels } from './income-certificate-labels.ts';

/** Income tax certificate or assessment of an individual by BURS. */
export const taxCertificate: DocumentType = {
  documentType: 'TAX_CERTIFICATE',
  title: 'income tax certificate',
  category: 'INCOME',
  ofCategory: true,
  configuredType: () => 'OTHER',
  phraseCues: [
    ...phraseCuesOf(
      'Certificate of Tax Paid | Tax Paid Certificate | Notice of Assessment | Income Tax Assessment',
      2.6,
    ),
    ...phraseCuesOf(
      `
        Income Tax Statement | Statement of Income Tax | Confirmation of Income Tax | Tax Certificate | Certificate of Income
        Tax Assessment
      `,
      2,
    ),
    { phrase: 'Setifikeiti sa lekgetho', weight: 1.8 },
    { phrase: 'Setifikeiti sa lekgetho la lotseno', weight: 2.8 },
    { phrase: 'Certificate of Assessment', weight: 2.4 },
    ...phraseCuesOf('Tax Assessed | Tax charged | Commissioner General', 0.6),
    ...phraseCuesOf('Personal Income Tax | Income Tax Division', 1),
    ...phraseCuesOf('Income Tax Certificate | Certificate of Income Tax Paid', 3),
    { phrase: 'Tax Certificate (IT)', weight: 3.2 },
    ...phraseCuesOf('Tax Position | Certificate of Tax', 1.4),
    ...phraseCuesOf('assessed to income tax | Unified Revenue Service', 1.2),
    { phrase: 'Individual Income Tax', weight: 1.6 },
    { phrase: 'Year of Assessment', weight: 0.8 },
    { phrase: 'Taxable Income', weight: 0.7 },
    { phrase: 'Withholding', weight: 0.3 },
  ],
  fields: incomeCertificateFields,
  derivations: [employeeOfParts],
  otherLabels: incomeCertificateLabels,
  keys: ['employeeName', 'taxYear'],
  checks: [inThePast('issueDate'), taxNumberShape('tinNumber', 'tin-shape')],
};
