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
    { phrase: 'Certificate of Tax Paid', weight: 2.6 },
    { phrase: 'Tax Paid Certificate', weight: 2.6 },
    { phrase: 'Income Tax Statement', weight: 2 },
    { phrase: 'Statement of Income Tax', weight: 2 },
    { phrase: 'Setifikeiti sa lekgetho', weight: 1.8 },
    { phrase: 'Setifikeiti sa lekgetho la lotseno', weight: 2.8 },
    { phrase: 'Certificate of Assessment', weight: 2.4 },
    { phrase: 'Confirmation of Income Tax', weight: 2 },
    { phrase: 'Tax Assessed', weight: 0.6 },
    { phrase: 'Personal Income Tax', weight: 1 },
    { phrase: 'Income Tax Certificate', weight: 3 },
    { phrase: 'Tax Certificate', weight: 2 },
    { phrase: 'Tax Certificate (IT)', weight: 3.2 },
    { phrase: 'Certificate of Income', weight: 2 },
    { phrase: 'Certificate of Income Tax Paid', weight: 3 },
    { phrase: 'Notice of Assessment', weight: 2.6 },
    { phrase: 'Tax Position', weight: 1.4 },
    { phrase: 'Certificate of Tax', weight: 1.4 },
    { phrase: 'Income Tax Division', weight: 1 },
    { phrase: 'Tax charged', weight: 0.6 },
    { phrase: 'assessed to income tax', weight: 1.2 },
    { phrase: 'Tax Assessment', weight: 2 },
    { phrase: 'Income Tax Assessment', weight: 2.6 },
    { phrase: 'Individual Income Tax', weight: 1.6 },
    { phrase: 'Unified Revenue Service', weight: 1.2 },
    { phrase: 'Year of Assessment', weight: 0.8 },
    { phrase: 'Taxable Income', weight: 0.7 },
    { phrase: 'Commissioner General', weight: 0.6 },
    { phrase: 'Withholding', weight: 0.3 },
  ],
  fields: incomeCertificateFields,
  derivations: [employeeOfParts],
  otherLabels: incomeCertificateLabels,
  keys: ['employeeName', 'taxYear'],
  checks: [inThePast('issueDate'), taxNumberShape('tinNumber', 'tin-shape')],
};
