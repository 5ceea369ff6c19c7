import {
  BROUGHT_IN_SHORT,
  CARRIED_IN_SHORT,
  CARRIED_OVER,
  TAKEN_OVER,
} from '../../../lexicon/carried-over.ts';
import { MARKS } from '../../../packs/currencies.ts';
import type { MoneyMatch } from '../../../values/money.ts';
import type { Segment } from '../../../layout/segment.ts';

/** Meaning of a column of amounts. */
export type AmountRole = 'debit' | 'credit' | 'amount' | 'balance' | 'charge';

/** A printed row, before rows are joined into entries. */
export interface PrintedRow {
  readonly page: number;
  /** ISO date; null if the row has none. */
  readonly date: string | null;
  readonly description: string;
  readonly amounts: Readonly<Partial<Record<AmountRole, MoneyMatch>>>;
  /** Other readings of the same cells by the second reader. */
  readonly second: Readonly<Partial<Record<AmountRole, number>>>;
  /** Text of the row, to recognise balances and footers. */
  readonly text: string;
  /** Is it the first row after a closing balance or totals that ended a table? */
  readonly belowEnd?: boolean;
  readonly segments: readonly Segment[];
}

/** One transaction. */
export interface Entry {
  date: string;
  description: string;
  /** Positive: money in. */
  amount: number;
  balance: number | null;
  /** The row's charge, if the balance shows that it was deducted; never negative. */
  charge: number;
  /** Is the sign printed (Cr/Dr, minus, separate columns) or inferred? */
  signed: boolean;
  readonly row: PrintedRow;
}

/** Rows with a balance that are no transactions. */
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

/** Balances after which the entries of a page or day start or continue. */
export const CARRIED_ON = new RegExp(
  String.raw`\b(?:opening|start(?:ing)?|previous|first|${TAKEN_OVER}|${BROUGHT_IN_SHORT}|${CARRIED_IN_SHORT}|${CARRIED_OVER}|simolotseng)\b`,
  'i',
);

const NOT_BOOKED = String.raw`pending\b|not yet (?:booked|cleared|posted)\b|uncleared\b`;
const OF_THE_PAGE = String.raw`.*\bcontinued\b|.*\bpage \d+ (?:of|\/) \d+|totals?\b|sub ?totals?\b|specimen\b|statement (?:no|number|date)`;
/** Lines between the rows of two pages, and pending transactions. */
export const FOOTER = new RegExp(
  String.raw`^(?:page\b|${NOT_BOOKED}|${OF_THE_PAGE}|e ?& ?o ?e|this (?:is|statement)|please|terms|vat reg)`,
  'i',
);

/** A credit balance is positive, an overdrawn one negative. */
export function signedBalance(m: Pick<MoneyMatch, 'value' | 'side'>): number {
  return m.side === 'credit' ? Math.abs(m.value) : m.value;
}
