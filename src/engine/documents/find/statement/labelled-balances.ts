import { findMoney, type MoneyMatch } from '../../../values/money.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { PrintedRow } from './entry.ts';
import { MARKS } from '../../../packs/currencies.ts';

/** "Bal 7,412.08", "Balance: P580.00" after an entry; not an opening, closing or available balance. */
const AFTER_ENTRY = new RegExp(
  String.raw`^(?:running )?bal(?:ance)?\.?\s*(?::\s*)?(?=(?:${MARKS}|R|USD)?\s?-?\d)`,
  'i',
);
/** Maximum lines of an entry in an app's list. */
const MOST_LINES = 4;

interface Line {
  readonly page: number;
  readonly segments: readonly Segment[];
}

/**
 * Entries of banking apps over several lines without column headers: description and amount, date, and a labelled
 * balance last. Empty unless each has its date and amount.
 *
 * @param dayOf the ISO date of a printed date
 */
export function labelledBalanceRows(
  view: DocumentView,
  dayOf: (printed: string) => string | null,
): PrintedRow[] {
  const entries: PrintedRow[] = [];
  let open: Line[] = [];
  for (const line of view.pages.flatMap((p) => p.rows.map((segments) => ({ page: p.index, segments })))) {
    open.push(line);
    const balance = line.segments.map((s) => balanceIn(s)).find((b) => b !== null);
    if (!balance) continue;
    const entry = entryOf(open.slice(-MOST_LINES), balance, dayOf);
    if (!entry) return [];
    entries.push(entry);
    open = [];
  }
  return entries.length > 1 ? entries : [];
}

interface NamedBalance {
  readonly segment: Segment;
  readonly money: MoneyMatch;
}

function balanceIn(segment: Segment): NamedBalance | null {
  const text = segment.text.trim();
  const [money, ...more] = AFTER_ENTRY.test(text) ? findMoney(text) : [];
  return money?.explicit && more.length === 0 ? { segment, money } : null;
}

function entryOf(
  lines: readonly Line[],
  balance: NamedBalance,
  dayOf: (printed: string) => string | null,
): PrintedRow | null {
  const segments = lines.flatMap((line) => line.segments).filter((s) => s !== balance.segment);
  const dated = segments.findLast((s) => dayOf(s.text) !== null);
  const paid = segments.findLast((s) => s !== dated && isAmount(s));
  if (!dated || !paid) return null;
  const first = lines.findIndex((line) => line.segments.includes(paid) || line.segments.includes(dated));
  const own = lines.slice(first).flatMap((line) => line.segments);
  return {
    page: lines[0]!.page,
    date: dayOf(dated.text),
    description: own
      .filter((s) => s !== dated && s !== paid && s !== balance.segment)
      .map((s) => s.text)
      .join(' '),
    amounts: { amount: findMoney(paid.text)[0]!, balance: balance.money },
    second: {},
    text: own.map((s) => s.text).join(' '),
    segments: own,
  };
}

/** Is it an amount only? */
function isAmount({ text }: Segment): boolean {
  const [money, ...more] = findMoney(text);
  return money !== undefined && money.explicit && more.length === 0 && !/\p{L}{4}/u.test(text);
}
