import { either } from './either.ts';
import { letterDate } from '../find/letter-date.ts';
import { date } from '../kinds/date.ts';
import type { FieldSpec } from './document-type.ts';

/** What every certificate of BURS carries besides its subject. */
export const accountFieldsOfTaxpayer: readonly FieldSpec[] = [
  {
    name: 'issueDate',
    kind: date,
    labels: either(`
      Date of Issue | Issue Date | Date Issued | Issued on | Certificate Date | Date~0.8
      Date of Statement | Invoice date | Dated | Date of Invoice | Date of Letter | Issue date
      Issued~0.8 | Tax Date | Document Date | Letlha la molato | Letlha la go ntshiwa | Letsatsi~0.8
      Date Printed | Bill Issue Date | Issued Date
    `),
    finders: [letterDate(0.6)],
    weight: 0.1,
  },
];
