import type { FieldValue } from '../../contract/verification.ts';

/** A row of a list: transactions, lines of pay, directors with their dates. */
export type Row = { [column: string]: FieldValue };

export function isRow(value: FieldValue): value is Row {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** What a row says in a column; null for what is no row. */
export const cellOf = (row: FieldValue, column: string): FieldValue =>
  isRow(row) ? (row[column] ?? null) : null;

/** By how much a transaction moves the balance: its amount, and the charge in a column of its own. */
export function movementOf(row: FieldValue): number {
  const [amount, charge] = [cellOf(row, 'amount'), cellOf(row, 'charge')];
  return (typeof amount === 'number' ? amount : 0) + (typeof charge === 'number' ? charge : 0);
}

/** Lists name people and companies plainly, or in rows that say more of them. */
export const nameOfRow = (row: FieldValue): FieldValue => (isRow(row) ? (row['name'] ?? null) : row);
