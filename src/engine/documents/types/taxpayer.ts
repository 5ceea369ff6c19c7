import { letterDate } from '../find/letter-date.ts';
import { date } from '../kinds/date.ts';
import type { FieldSpec } from './document-type.ts';

/** What every certificate of BURS carries besides its subject. */
export const accountFieldsOfTaxpayer: readonly FieldSpec[] = [
  { name: 'issueDate', kind: date, labels: ['Date of Issue', 'Issue Date', 'Date Issued', 'Issued on', 'Certificate Date', ['Date', 0.8]], finders: [letterDate(0.6)], weight: 0.1 },
];
