import {
  BROUGHT_IN_SHORT,
  CARRIED_IN_SHORT,
  CARRIED_OVER,
  TAKEN_OVER,
} from '../../../lexicon/carried-over.ts';
import { MARKS } from '../../../packs/currencies.ts';
import type { MoneyMatch } from '../../../values/money.ts';
import type { Segment } from '../../../layout/segment.ts';

/** What a column of amounts holds. */
export type AmountRole = 'debit' | 'credit' | 'amount' | 'balance' | 'charge';

/** A printed row of a statement, before it is known where an entry begins and ends. */
export interface PrintedRow {
  readonly page: number;
  /** ISO date; null where the row prints none. */
  readonly date: string | null;
  readonly description: string;
  readonly amounts: Readonly<Partial<Record<AmountRole, MoneyMatch>>>;
  /** Other readings of the same cells by the second reader. */
  readonly second: Readonly<Partial<Record<AmountRole, number>>>;
  /** The whole row, for recognising balances and footers. */
  readonly text: string;
  /** Is it the first below a closing balance, or totals, that ended a table? */
  readonly belowEnd?: boolean;
  readonly segments: readonly Segment[];
}

/** One transaction. */
export interface Entry {
  date: string;
  description: string;
  /** Signed: money in is positive. */
  amount: number;
  balance: number | null;
  /** What the row's own column of charges says, where the balance says that it was taken off as well; never negative. */
  charge: number;
  /** Is the sign printed (Cr/Dr, minus, separate columns), or only inferred? */
  signed: boolean;
  readonly row: PrintedRow;
}

/** Rows that carry a balance but are no transaction. */
export const BALANCE_ROW = new RegExp(
  String.raw`\b(?:${[
    '(?:opening|closing|previous|start(?:ing)?|end(?:ing)?|first|last|final|current|available) bal(?:ance)?',
    String.raw`balance (?:at|as at|on|${TAKEN_OVER}|${BROUGHT_IN_SHORT}|${CARRIED_IN_SHORT})`,
    CARRIED_OVER,
    String.raw`(?:opening|closing) (?:(?:${MARKS}) )?-?\d`,
    'madi a a simolotseng',
  ].join('|')})\b`,
  'i',
);

/** Balances below which the entries of a page, or of a day, only begin or go on. */
export const CARRIED_ON = new RegExp(
  String.raw`\b(?:opening|start(?:ing)?|previous|first|${TAKEN_OVER}|${BROUGHT_IN_SHORT}|${CARRIED_IN_SHORT}|${CARRIED_OVER}|simolotseng)\b`,
  'i',
);

const NOT_BOOKED = String.raw`pending\b|not yet (?:booked|cleared|posted)\b|uncleared\b`;
const OF_THE_PAGE = String.raw`.*\bcontinued\b|.*\bpage \d+ (?:of|\/) \d+|totals?\b|sub ?totals?\b|specimen\b|statement (?:no|number|date)`;
/** Lines between the rows of two pages, and what is not booked yet. */
export const FOOTER = new RegExp(
  String.raw`^(?:page\b|${NOT_BOOKED}|${OF_THE_PAGE}|e ?& ?o ?e|this (?:is|statement)|please|terms|vat reg)`,
  'i',
);

/** A balance in credit is positive, an overdrawn one negative. */
export function signedBalance(m: Pick<MoneyMatch, 'value' | 'side'>): number {
  return m.side === 'credit' ? Math.abs(m.value) : m.value;
}
