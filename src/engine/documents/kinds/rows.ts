import type { FieldValue } from '../../../contract/verification.ts';

/** A row of a list: transactions, lines of pay, directors with their dates. */
export type Row = { [column: string]: FieldValue };

export function isRow(value: FieldValue): value is Row {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** What a row says in a column; null for what is no row. */
export const cellOf = (row: FieldValue, column: string): FieldValue =>
  isRow(row) ? (row[column] ?? null) : null;

/** Lists name people and companies plainly, or in rows that say more of them. */
export const nameOfRow = (row: FieldValue): FieldValue => (isRow(row) ? (row['name'] ?? null) : row);
