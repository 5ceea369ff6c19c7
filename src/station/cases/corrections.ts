import type { Correction } from '../../contract/cases.ts';
import { ExtractedField } from '../../contract/verification.ts';

/** A correction with the evidence it replaced: the reading as it was, with its box, page and source. */
export interface KeptCorrection extends Correction {
  readonly resultId: string;
  readonly originalField: ExtractedField | null;
}

/** As it is stored. */
export interface CorrectionRow {
  result_id: string;
  document: number;
  field: string;
  original: string;
  value: string;
  salt: Buffer | null;
  author: string;
  at: string;
}

export function toCorrection(row: CorrectionRow): KeptCorrection {
  const originalField = ExtractedField.nullable().parse(JSON.parse(row.original));
  const before = originalField?.value ?? null;
  return {
    resultId: row.result_id,
    document: row.document,
    field: row.field,
    original: before === null ? null : typeof before === 'object' ? JSON.stringify(before) : String(before),
    originalField,
    value: row.value,
    author: row.author,
    at: row.at,
  };
}
