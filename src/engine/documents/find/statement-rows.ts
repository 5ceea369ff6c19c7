import type { FieldValue } from '../../../contract/verification.ts';
import { isoDate } from '../kinds/calendar.ts';
import { findDates, parseDayMonth } from '../kinds/date.ts';
import { findMoney } from '../kinds/money.ts';
import type { DocumentView } from '../layout/view.ts';
import type { Finder } from '../types/document-type.ts';
import { fromSegments, type Candidate } from './candidate.ts';
import { STATEMENT } from './statement-columns.ts';
import { piecesOf, tableRows, type TableRow } from './table.ts';

/** Rows that carry a balance but are no transaction. */
const BALANCE_ROW =
  /\b(?:(?:opening|closing) balance|balance (?:brought|carried|b\/?f|c\/?f|b\/?fwd|c\/?fwd)|brought forward|carried forward|b\/f|c\/f)\b/i;

export interface Transaction {
  date: string;
  description: string;
  /** Signed: money in is positive. */
  amount: number;
  balance: number | null;
}

interface ReadRow extends Transaction {
  readonly row: TableRow;
  /** Is the sign printed (Cr/Dr, minus, separate columns), or only inferred? */
  signed: boolean;
}

/** The transactions of a statement. The sign of an amount follows its column or mark, else the running balance. */
export function statementRows(openingBalance: (view: DocumentView) => number | null): Finder {
  return (view) => {
    const period = periodOf(view);
    const rows: ReadRow[] = [];
    for (const row of tableRows(view, STATEMENT)) {
      const read = readRow(row, period);
      if (read) rows.push(read);
      else if (rows.length > 0 && isWrapped(row, rows.at(-1)!.row))
        rows.at(-1)!.description += ` ${row.cells.get('description')!.text}`;
    }
    if (rows.length === 0) rows.push(...headless(view, period));
    if (rows.length === 0) return [];
    const consistent = settleSigns(rows, openingBalance(view));
    const first = rows[0]!.row.segments;
    const value: FieldValue = rows.map(({ date: day, description, amount, balance }) => ({
      date: day,
      description: description.trim(),
      amount,
      balance,
    }));
    const quality = 0.55 + 0.45 * consistent;
    const how = `${rows.length} rows of the statement's table; the running balance holds in ${Math.round(consistent * 100)} % of them`;
    const candidate: Candidate = fromSegments(first, { value, raw: '', quality, notes: [] }, 0.97, how);
    return [{ ...candidate, place: null }];
  };
}

/** Balance printed on an "opening balance" or "brought forward" row of the table. */
export function balanceRow(which: 'opening' | 'closing'): Finder {
  const wanted =
    which === 'opening'
      ? /\b(?:opening balance|balance (?:brought|b\/?f)|brought forward|b\/f)/i
      : /\b(?:closing balance|balance (?:carried|c\/?f)|carried forward|c\/f)/i;
  return (view) => {
    const rows = view.pages
      .flatMap((p) => p.rows)
      .filter((row) => wanted.test(row.map((s) => s.text).join(' ')));
    const row = which === 'opening' ? rows[0] : rows.at(-1);
    const amounts = findMoney(row?.map((s) => s.text).join('  ') ?? '').filter((m) => m.explicit);
    const last = amounts.at(-1);
    if (!row || !last) return [];
    return [
      {
        ...fromSegments(
          row,
          { value: signedBalance(last), raw: last.raw, quality: 0.95, notes: [] },
          0.82,
          'in the balance row of the table',
        ),
        place: null,
      },
    ];
  };
}

function readRow(row: TableRow, period: { from: string; to: string } | null): ReadRow | null {
  const printed = row.cells.get('date')?.text;
  const day = printed ? dayOf(printed, period) : null;
  if (!day || BALANCE_ROW.test(row.text)) return null;
  const [debit, credit, plain, balance] = ['debit', 'credit', 'amount', 'balance'].map(
    (name) => findMoney(row.cells.get(name)?.text ?? '').at(0) ?? null,
  );
  const amount =
    credit && credit.value !== 0
      ? Math.abs(credit.value)
      : debit && debit.value !== 0
        ? -Math.abs(debit.value)
        : (plain?.value ?? null);
  if (amount === null) return null;
  const description = [row.cells.get('description')?.text].filter(Boolean).join(' ');
  const signed = Boolean(credit ?? debit) || plain?.side !== null || amount < 0;
  return { row, date: day, description, amount, balance: balance ? signedBalance(balance) : null, signed };
}

/** Rows of a table whose header was not recognised: a date first, amounts last; the last of two or more is the balance. */
function headless(view: DocumentView, period: { from: string; to: string } | null): ReadRow[] {
  return view.pages.flatMap((page) =>
    page.rows.flatMap((segments): ReadRow[] => {
      const pieces = segments.flatMap((s) => piecesOf(s, true, true));
      const day = pieces.find((p) => p.shape === 'date');
      const amounts = pieces
        .filter((p) => p.shape === 'money')
        .flatMap((p) => findMoney(p.segment.text).filter((m) => m.explicit));
      const printed = day ? dayOf(day.segment.text, period) : null;
      const text = segments.map((s) => s.text).join(' ');
      if (!printed || amounts.length === 0 || BALANCE_ROW.test(text) || pieces.indexOf(day!) > 1) return [];
      const description = pieces
        .filter((p) => p.shape === 'words')
        .map((p) => p.segment.text)
        .join(' ');
      const balance = amounts.length > 1 ? amounts.at(-1)! : null;
      const first = amounts.length > 2 ? amounts.find((m) => m.value !== 0)! : amounts[0]!;
      const row: TableRow = { page: page.index, cells: new Map(), text, segments };
      return [
        {
          row,
          date: printed,
          description,
          amount: first.value,
          balance: balance ? signedBalance(balance) : null,
          signed: first.side !== null || first.value < 0,
        },
      ];
    }),
  );
}

function signedBalance(m: { value: number; side: 'credit' | 'debit' | null }): number {
  return m.side === 'credit' ? Math.abs(m.value) : m.value;
}

function dayOf(printed: string, period: { from: string; to: string } | null): string | null {
  const full = findDates(printed, { today: period?.to ?? '2030-01-01' })[0];
  if (full) return full.iso;
  const short = parseDayMonth(printed);
  if (!short || !period) return null;
  const years = [...new Set([period.to.slice(0, 4), period.from.slice(0, 4)])].map((y) =>
    isoDate(Number(y), short.month, short.day),
  );
  return years.find((iso) => iso >= period.from && iso <= period.to) ?? years[0]!;
}

function isWrapped(row: TableRow, previous: TableRow): boolean {
  const only = [...row.cells.keys()];
  const [a, b] = [previous.segments[0], row.segments[0]];
  if (only.length !== 1 || only[0] !== 'description' || !a || !b || row.page !== previous.page) return false;
  const bottom = Math.max(...previous.segments.map((s) => s.box.y + s.box.height));
  return b.box.y - bottom < 1.6 * b.box.height && !/^(?:page \d|.*\bcontinued\b)/i.test(row.text);
}

/** Corrects unsigned amounts by the running balance; returns the share of rows whose balance follows. */
function settleSigns(rows: ReadRow[], opening: number | null): number {
  let before = opening;
  let holds = 0;
  let checked = 0;
  for (const row of rows) {
    if (row.balance !== null && before !== null) {
      const change = Math.round((row.balance - before) * 100) / 100;
      checked += 1;
      if (Math.abs(change - row.amount) < 0.011) holds += 1;
      else if (Math.abs(change + row.amount) < 0.011 && (!row.signed || row.amount > 0)) {
        row.amount = -row.amount;
        holds += 1;
      }
    } else if (row.balance === null && before !== null) {
      before = Math.round((before + row.amount) * 100) / 100;
      continue;
    }
    before = row.balance ?? null;
  }
  return checked === 0 ? 0.5 : holds / checked;
}

/** First and last full date of the whole statement's header: the year of rows that print none. */
function periodOf(view: DocumentView): { from: string; to: string } | null {
  const days = view.pages
    .slice(0, 1)
    .flatMap((p) => p.segments.flatMap((s) => findDates(s.text, view).map((d) => d.iso)))
    .sort();
  const recent = days.filter((d) => d >= '2000-01-01' && d <= view.today);
  const to = recent.at(-1);
  if (!to) return null;
  return { from: recent[0]!, to };
}
