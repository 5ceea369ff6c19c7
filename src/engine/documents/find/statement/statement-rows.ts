import type { FieldValue } from '../../../../contract/verification.ts';
import { isoDate } from '../../../values/calendar.ts';
import { findDates, isDayAlone, parseDayMonth } from '../../../values/find-dates.ts';
import { findMoney, type MoneyMatch } from '../../../values/money.ts';
import { dateRange } from '../../../values/periods.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { STATEMENT } from './statement-columns.ts';
import { assemble } from './assemble.ts';
import { CARRIED_ON, type AmountRole, type PrintedRow } from './entry.ts';
import { inferredReadings } from './inferred.ts';
import { labelledBalanceRows } from './labelled-balances.ts';
import { otherOrders } from './page-order.ts';
import { signedBySections } from './sections.ts';
import { settle, type Settled } from './settle.ts';
import { tableRows, type TableRow } from '../tables/table.ts';

/** Confidence of rows, 0–1, by the share of consistent balances (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { least: 0.55, byHolding: 0.45, place: 0.97, rival: 0.6 } as const;

/**
 * The transactions of a statement as `{ date, description, amount, balance }`, money in positive; with `charge`,
 * negative, if a column of charges changes the balance as well. Columns are identified by their headers, or inferred if
 * the running balance shows that headers are wrong or missing.
 */
export function statementRows(openingBalance: (view: DocumentView) => number | null): Finder {
  return (view) => {
    const period = periodOf(view);
    const dayOf = (printed: string): string | null => dayIn(printed, period, view.dayOrder);
    const opening = openingBalance(view);
    const titled = (shown: DocumentView): Settled =>
      settle(assemble(tableRows(shown, STATEMENT).map((row) => titledRow(row, dayOf))), opening);
    let best = titled(view);
    // Other interpretations are tried only if the headers leave doubt, since each needs another pass over all rows.
    const every = view.pages.every((page) => best.entries.some((e) => e.row.page === page.index));
    if (!every || best.holds < 1) {
      for (const shown of otherOrders(view)) best = better(titled(shown), best);
      for (const shown of [view, ...otherOrders(view)])
        for (const rows of inferredReadings(shown, dayOf))
          best = better(settle(assemble(rows), opening), best);
      best = better(settle(assemble(labelledBalanceRows(view, dayOf)), opening), best);
    }
    const { holds } = best;
    const entries = signedBySections(best.entries, view);
    if (entries.length === 0) return [];
    const value: FieldValue = entries.map(({ date, description, amount, balance, charge }) => ({
      date,
      description,
      amount,
      balance,
      ...(charge > 0 ? { charge: -charge } : {}),
    }));
    const quality = CONFIDENCE.least + CONFIDENCE.byHolding * holds;
    const how = `${entries.length} rows of the statement's table; the running balance holds in ${Math.round(holds * 100)} % of them`;
    const parsed = { value, raw: '', quality, notes: [] };
    const candidate: Candidate = fromSegments(entries[0]!.row.segments, parsed, CONFIDENCE.place, how);
    return [{ ...candidate, place: null }];
  };
}

/** Prefers more rows with consistent balances; without balances, the headers. */
function better(other: Settled, best: Settled): Settled {
  const proven = ({ holds, checked }: Settled): number => holds * checked;
  if (best.entries.length === 0) return other.entries.length > 0 ? other : best;
  return other.holds >= CONFIDENCE.rival && other.holds >= best.holds && proven(other) > proven(best)
    ? other
    : best;
}

function titledRow(row: TableRow, dayOf: (printed: string) => string | null): PrintedRow {
  const amounts: Partial<Record<AmountRole, MoneyMatch>> = {};
  const second: Partial<Record<AmountRole, number>> = {};
  for (const role of ['charge', 'debit', 'credit', 'amount', 'balance'] as const) {
    const cell = row.cells.get(role);
    const money = findMoney(cell?.text ?? '')[0];
    if (money) amounts[role] = money;
    const other = findMoney(cell?.segments[0]?.second ?? '')[0];
    if (other) second[role] = other.value;
  }
  // A second date in the cell is the value date, not the year of the first.
  const printed =
    (row.cells.get('date') ?? row.cells.get('valueDate'))?.segments[0]?.text ??
    (isDayAlone(row.text) ? row.text : undefined);
  return {
    page: row.page,
    date: printed ? dayOf(printed) : null,
    description: row.cells.get('description')?.text ?? '',
    amounts,
    second,
    text: row.text,
    belowEnd: row.endAbove !== null && !CARRIED_ON.test(row.endAbove),
    segments: row.segments,
  };
}

function dayIn(
  printed: string,
  period: { from: string; to: string } | null,
  dayOrder: DocumentView['dayOrder'],
): string | null {
  const full = findDates(printed, { today: period?.to ?? '2030-01-01', dayOrder })[0];
  if (full) return full.iso;
  const short = parseDayMonth(printed, dayOrder);
  if (!short || !period) return null;
  const last = Number(period.to.slice(0, 4));
  // For a period of a single day, the nearest matching date.
  if (period.from === period.to) {
    const away = (iso: string): number => Math.abs(Date.parse(iso) - Date.parse(period.to));
    const near = [last - 1, last, last + 1].map((year) => isoDate(year, short.month, short.day));
    return near.reduce((a, b) => (away(b) < away(a) ? b : a));
  }
  // The latest matching date not after the statement: December rows on a January statement.
  const years = [last, last - 1].map((year) => isoDate(year, short.month, short.day));
  return (
    years.find((iso) => iso >= period.from && iso <= period.to) ??
    years.find((iso) => iso <= period.to) ??
    years[0]!
  );
}

/** First and last full date of the first page with any: gives the year of rows without one. */
function periodOf(view: DocumentView): { from: string; to: string } | null {
  for (const page of view.pages) {
    const span = spanOf(
      page.segments.map((s) => s.text),
      view,
    );
    if (span) return span;
  }
  // "Quarter ended 30 September" with the year on the next line.
  const wrapped = spanOf([view.prose.text], view);
  if (wrapped) return wrapped;
  // "November 2025 to January 2026": months only.
  for (const segment of view.pages[0]?.segments ?? []) {
    const months = dateRange.parse(segment.text, view)?.value;
    const [from, to] = typeof months === 'string' ? months.split(' to ') : [];
    if (from && to && from <= view.today) return { from, to };
  }
  return null;
}

function spanOf(texts: readonly string[], view: DocumentView): { from: string; to: string } | null {
  const days = texts
    .flatMap((text) => findDates(text, view).map((d) => d.iso))
    .filter((d) => d >= '2000-01-01' && d <= view.today)
    .sort();
  return days.length > 0 ? { from: days[0]!, to: days.at(-1)! } : null;
}
