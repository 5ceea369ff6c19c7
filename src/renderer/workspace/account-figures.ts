import type { FieldValue } from '../../contract/verification.ts';

export interface AccountFigures {
  /** What came in, all together. */
  readonly income: number;
  /** Of each month that the rows speak of. */
  readonly averageIncome: number | null;
  /** Of the balances after each row. */
  readonly averageBalance: number | null;
  readonly lowestBalance: number | null;
}

type Row = Readonly<Record<string, FieldValue>>;

const numbersIn = (rows: readonly Row[], column: string): number[] =>
  rows.flatMap((row) => {
    const value = row[column];
    return typeof value === 'number' ? [value] : [];
  });

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : round(values.reduce((sum, one) => sum + one, 0) / values.length);
const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * What a loan officer asks a statement: amounts are signed, money in positive; balances stand after each row.
 *
 * @returns null for rows that are no transactions
 */
export function accountFigures(rows: readonly Row[]): AccountFigures | null {
  const amounts = numbersIn(rows, 'amount');
  if (amounts.length === 0 || rows.some((row) => 'name' in row)) return null;
  const balances = numbersIn(rows, 'balance');
  const months = new Set(
    rows.flatMap(({ date }) =>
      typeof date === 'string' && /^\d{4}-\d{2}/.test(date) ? date.slice(0, 7) : [],
    ),
  );
  const income = round(amounts.filter((one) => one > 0).reduce((sum, one) => sum + one, 0));
  return {
    income,
    averageIncome: months.size === 0 ? null : round(income / months.size),
    averageBalance: mean(balances),
    lowestBalance: balances.length === 0 ? null : Math.min(...balances),
  };
}
