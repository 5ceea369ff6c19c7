import type { FieldValue } from '../../contract/verification.ts';

/** A row of a list: transactions, pay items, directors with dates. */
export type Row = { [column: string]: FieldValue };

export function isRow(value: FieldValue): value is Row {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** A row's value in a column; null if it is no row. */
export const cellOf = (row: FieldValue, column: string): FieldValue =>
  isRow(row) ? (row[column] ?? null) : null;

/** Change of balance by a transaction: its amount, plus the charge in a separate column. */
export function movementOf(row: FieldValue): number {
  const [amount, charge] = [cellOf(row, 'amount'), cellOf(row, 'charge')];
  return (typeof amount === 'number' ? amount : 0) + (typeof charge === 'number' ? charge : 0);
}

/** The name in a list's entry, which may be plain text or a row. */
export const nameOfRow = (row: FieldValue): FieldValue => (isRow(row) ? (row['name'] ?? null) : row);
