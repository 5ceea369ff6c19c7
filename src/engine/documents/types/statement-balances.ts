import { BROUGHT, BROUGHT_IN_SHORT } from '../../lexicon/carried-over.ts';
import { message } from '../../../contract/messages/message.ts';
import { findMoney } from '../../values/money.ts';
import { cellOf, movementOf } from '../../values/rows.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { Derivation, Readings } from '../document-type.ts';

interface Row {
  readonly date: string;
  readonly amount: number;
  readonly balance: number;
}

const cents = (x: number): number => Math.round(x * 100);

/**
 * The balance before the first transaction or after the last, if none is labelled: only if every running balance
 * follows from the previous one, so that no row is missing or misread.
 */
export function balanceOfRows(name: 'openingBalance' | 'closingBalance'): Derivation {
  return {
    name,
    from: ['transactions'],
    source: 'inferred',
    make(values) {
      const rows = inTime(values);
      const [first, last] = [rows[0], rows.at(-1)];
      if (!first || !last || rows.length < 3) return null;
      return name === 'openingBalance'
        ? {
            value: (cents(first.balance) - cents(first.amount)) / 100,
            note: message('inferredValues.firstBalance'),
          }
        : { value: last.balance, note: message('inferredValues.lastBalance') };
    },
  };
}

const SAYS_NONE =
  /\b(?:no|nil) (?:transactions?|entries|activity|movements?)\b|\b(?:number|count|total number) of (?:transactions|entries):? (?:0|nil|none)\b|\btransactions:? 0(?![\d.,])/i;

/** A statement that says it has no transactions: an empty list. */
export const noTransactions: Derivation = {
  name: 'transactions',
  from: [],
  source: 'joined',
  make: (values, view) =>
    !values.has('transactions') && SAYS_NONE.test(view.prose.text)
      ? { value: [], note: message('inferredValues.noTransactions') }
      : null,
};

/** Rows in chronological order; empty if a balance is missing or does not follow. */
function inTime(values: Readings): Row[] {
  const list = values.get('transactions')?.value;
  if (!Array.isArray(list)) return [];
  const rows = list.flatMap((row): Row[] => {
    const [date, amount, balance] = ['date', 'amount', 'balance'].map((column) => cellOf(row, column));
    return typeof date === 'string' && typeof amount === 'number' && typeof balance === 'number'
      ? [{ date, amount: movementOf(row), balance }]
      : [];
  });
  if (rows.length < list.length) return [];
  const oldestFirst = rows.length < 2 || rows[0]!.date <= rows.at(-1)!.date ? rows : [...rows].reverse();
  const follows = oldestFirst.every(
    (row, i) => i === 0 || cents(oldestFirst[i - 1]!.balance) + cents(row.amount) === cents(row.balance),
  );
  return follows ? oldestFirst : [];
}

const OPENS = new RegExp(
  String.raw`\b(?:opening bal|${BROUGHT}|balance (?:forward|fwd|${BROUGHT_IN_SHORT})|previous balance)`,
  'i',
);

/** The labelled opening balance, used to determine the signs of rows. */
export function openingPrinted(view: DocumentView): number | null {
  for (const row of view.pages.flatMap((p) => p.rows)) {
    const words = row.map((s) => s.text).join('  ');
    const from = words.search(OPENS);
    if (from < 0) continue;
    const found = findMoney(words.slice(from)).find((m) => m.explicit);
    if (found) return found.side === 'credit' ? Math.abs(found.value) : found.value;
  }
  return null;
}
