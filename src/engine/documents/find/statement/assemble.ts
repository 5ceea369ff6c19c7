import { isDayAlone } from '../../../values/find-dates.ts';
import { BALANCE_ROW, CARRIED_ON, FOOTER, signedBalance, type Entry, type PrintedRow } from './entry.ts';
import { withWordsAbove } from './wrapped.ts';

/** An entry whose amount is on a later line. */
interface Started {
  readonly date: string;
  readonly description: string[];
}

/**
 * Builds entries from printed rows. An entry may have its amount on its first or last line, continue on further lines,
 * and omit a date equal to the one above. Carried-over balances, totals and footers are no entries.
 */
export function assemble(rows: readonly PrintedRow[]): Entry[] {
  const entries: Entry[] = [];
  let started: Started | null = null;
  let last: PrintedRow | null = null;
  /** Date from a line of its own, valid for entries below until another date or a balance. */
  let day: string | null = null;
  for (const row of withWordsAbove(rows)) {
    const near = last !== null && isNear(row, last);
    const isBalance = BALANCE_ROW.test(row.text);
    if (row.date !== null || row.belowEnd || (isBalance && !CARRIED_ON.test(row.text))) day = null;
    if (isBalance || FOOTER.test(row.text.trim()) || (isSentence(row) && !(started && near))) {
      started = null;
      last = null;
      continue;
    }
    if (row.date !== null && isDayAlone(row.text)) {
      day = row.date;
      started = null;
      last = row;
      continue;
    }
    const amount = amountOf(row);
    if (amount !== null) {
      const open: Started | null = row.date === null && near ? started : null;
      started = null;
      const above = near ? entries.at(-1) : undefined;
      const entry = entryOf(row, amount, open, day ?? above?.date ?? null);
      if (!entry) continue;
      entries.push(entry);
    } else if (!isWords(row)) continue;
    else if (row.date !== null) started = { date: row.date, description: [row.description] };
    else if (!near) continue;
    else if (started) started.description.push(row.description);
    else if (entries.length > 0) entries.at(-1)!.description += ` ${row.description}`;
    last = row;
  }
  return entries.map((e) => ({ ...e, description: e.description.trim() }));
}

/** "Overdraft limit: 0.00. Turnover: debits 80.00, credits 95.00.": text without date and columns. */
const isSentence = ({ date, segments: [only, ...others], text }: PrintedRow): boolean =>
  date === null &&
  only !== undefined &&
  others.length === 0 &&
  /\p{L}{3}.*[.;:]\s.*\d[.,]\d{2}\D*$/u.test(text.trim());

/** A line of an entry with neither amount nor balance. */
const isWords = ({ description, amounts }: PrintedRow): boolean =>
  description !== '' && amounts.balance === undefined;

/**
 * @param open the first lines of the entry
 * @param day from a date line or the entry directly above, if none is printed
 */
function entryOf(
  row: PrintedRow,
  amount: { readonly value: number; readonly signed: boolean },
  open: Started | null,
  day: string | null,
): Entry | null {
  const date = row.date ?? open?.date ?? day;
  if (date === null || (row.date === null && !open && row.description === '')) return null;
  return {
    date,
    description: [...(open?.description ?? []), row.description].join(' ').trim(),
    amount: amount.value,
    signed: amount.signed,
    balance: row.amounts.balance ? signedBalance(row.amounts.balance) : null,
    charge: 0,
    row,
  };
}

/** The signed amount of a row, and whether its sign is printed. Null without an amount. */
export function amountOf({ amounts }: PrintedRow): { value: number; signed: boolean } | null {
  const { debit, credit, amount, charge, balance } = amounts;
  if (credit && credit.value !== 0) return { value: Math.abs(credit.value), signed: true };
  if (debit && debit.value !== 0) return { value: -Math.abs(debit.value), signed: true };
  if (amount) return { value: amount.value, signed: amount.side !== null || amount.value < 0 };
  // "Monthly fee" with only a charge: the charge is the amount.
  if (!credit && !debit && charge && charge.value !== 0 && balance)
    return { value: -Math.abs(charge.value), signed: true };
  return credit || debit ? { value: 0, signed: true } : null;
}

/** Does a row follow the previous one without the white space before a footer or another table? */
function isNear(row: PrintedRow, above: PrintedRow): boolean {
  const first = row.segments[0];
  if (!first || row.page !== above.page) return false;
  const bottom = Math.max(...above.segments.map((s) => s.box.y + s.box.height));
  return first.box.y - bottom < 1.6 * first.box.height;
}
