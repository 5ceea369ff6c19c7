import { findMoney, type MoneyMatch } from '../../../values/money.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import { piecesOf, withSides, type Piece } from '../labels/pieces.ts';
import { BALANCE_ROW, type AmountRole, type PrintedRow } from './entry.ts';

/**
 * Range of scale and tolerance, as a share of the width, within which columns of two pages are the same (chosen on
 * drawn specimens, ADR 401).
 */
const SAME_COLUMNS = { from: 0.7, to: 1.4, off: 0.03 } as const;

/** A row whose amounts are known by column index only. */
interface PlainRow {
  readonly page: number;
  /** Page width, pixels. */
  readonly width: number;
  readonly date: Segment | null;
  readonly words: readonly Segment[];
  readonly amounts: readonly {
    readonly column: number;
    readonly money: MoneyMatch;
    readonly segment: Segment;
  }[];
  readonly text: string;
  readonly segments: readonly Segment[];
}

/** Possible meanings of the columns of amounts from left to right, likeliest first. */
const LAYOUTS: Readonly<Record<number, readonly (readonly AmountRole[])[]>> = {
  1: [['amount']],
  2: [
    ['amount', 'balance'],
    ['debit', 'credit'],
    ['balance', 'amount'],
  ],
  3: [
    ['debit', 'credit', 'balance'],
    ['credit', 'debit', 'balance'],
    ['charge', 'amount', 'balance'],
    ['amount', 'charge', 'balance'],
  ],
  4: [
    ['charge', 'debit', 'credit', 'balance'],
    ['debit', 'credit', 'charge', 'balance'],
    ['charge', 'credit', 'debit', 'balance'],
  ],
};

/**
 * Readings of a statement with missing or unknown column headers: rows with a date and amounts in columns, one reading
 * per possible meaning of the columns. The running balance decides between them.
 *
 * @param dayOf the ISO date of a printed date
 */
export function inferredReadings(
  view: DocumentView,
  dayOf: (printed: string) => string | null,
): PrintedRow[][] {
  const { rows, spans } = plainRows(view);
  return (LAYOUTS[spans.length] ?? []).map((roles) =>
    rows.map((row): PrintedRow => {
      const amounts: Partial<Record<AmountRole, MoneyMatch>> = {};
      const second: Partial<Record<AmountRole, number>> = {};
      for (const { column, money, segment } of row.amounts) {
        const role = roles[column]!;
        amounts[role] ??= money;
        const other = segment.second === null ? undefined : findMoney(segment.second)[0];
        if (other) second[role] ??= other.value;
      }
      return {
        page: row.page,
        date: row.date ? dayOf(row.date.text) : null,
        description: row.words.map((s) => s.text).join(' '),
        amounts,
        second,
        text: row.text,
        segments: row.segments,
      };
    }),
  );
}

/**
 * Does a page continue the rows of the previous one: dated rows with amounts in the same columns? Right edges are
 * compared relative to the dates, so that cropped or closer pages still match.
 */
export function goesOnWithRows(before: DocumentView, here: DocumentView): boolean {
  const [a, b] = [plainRows(before), plainRows(here)];
  const entries = b.rows.filter((r) => r.date !== null && r.amounts.length > 0).length;
  if (entries < 3 || a.spans.length === 0 || b.spans.length < 2) return false;
  const printed = here.pages.reduce((n, p) => n + p.rows.length, 0);
  return entries * 3 > printed && sameColumns(edges(a), edges(b));
}

/** Right edges of the columns from the left edge of the dates, as shares of the page's width. */
function edges({ rows, spans }: ReturnType<typeof plainRows>): number[] {
  const dates = rows.flatMap((r) => (r.date ? [r.date.box.x / r.width] : [])).sort((x, y) => x - y);
  const left = dates[dates.length >> 1] ?? 0;
  return spans.map((s) => s.right - left);
}

/** Is there a scale at which all columns of one page match the other's? */
function sameColumns(a: readonly number[], b: readonly number[]): boolean {
  return b.some((edge) =>
    a.some((known) => {
      const scale = known / edge;
      return (
        scale > SAME_COLUMNS.from &&
        scale < SAME_COLUMNS.to &&
        b.every((e) => a.some((k) => Math.abs(e * scale - k) < SAME_COLUMNS.off))
      );
    }),
  );
}

function plainRows(view: DocumentView): { rows: PlainRow[]; spans: readonly Span[] } {
  const printed = view.pages.flatMap((page) =>
    page.rows.map((segments) => ({
      page: page.index,
      width: page.width,
      segments,
      pieces: withSides(segments.flatMap((s) => piecesOf(s, true, true))),
    })),
  );
  // The date is first, after a number, or last.
  const dated = printed.map(({ pieces }) => {
    const at = pieces.findIndex((p) => p.shape === 'date');
    return at >= 0 && (at <= 1 || (at === pieces.length - 1 && pieces.some((p) => p.shape === 'money')));
  });
  const first = dated.indexOf(true);
  const last = dated.lastIndexOf(true);
  if (first < 0) return { rows: [], spans: [] };
  const body = printed.slice(first, last + 4);
  const spans = columnSpans(
    body.filter(
      ({ pieces, segments }) =>
        pieces.some((p) => p.shape === 'date') && !BALANCE_ROW.test(segments.map((s) => s.text).join(' ')),
    ),
  );
  const rows = body.map(({ page, width, segments, pieces }): PlainRow => {
    const dates = pieces.filter((p) => p.shape === 'date');
    return {
      page,
      width,
      date: dates[0]?.segment ?? null,
      words: pieces.filter((p) => p.shape === 'words').map((p) => p.segment),
      amounts: pieces.flatMap(({ shape, segment }) => {
        const money = shape === 'money' ? findMoney(segment.text)[0] : undefined;
        const column = money?.explicit ? columnOf(segment, width, spans) : -1;
        return money && column >= 0 ? [{ column, money, segment }] : [];
      }),
      text: segments.map((s) => s.text).join(' '),
      segments,
    };
  });
  return { rows, spans };
}

interface Span {
  left: number;
  right: number;
}

/** Columns of amounts as shares of the page's width, by overlapping boxes. */
function columnSpans(rows: readonly { width: number; pieces: readonly Piece[] }[]): Span[] {
  const boxes = rows
    .flatMap(({ width, pieces }) =>
      pieces
        .filter((p) => p.shape === 'money' && findMoney(p.segment.text)[0]?.explicit)
        .map(({ segment: { box } }) => ({ left: box.x / width, right: (box.x + box.width) / width })),
    )
    .sort((a, b) => a.left - b.left);
  const spans: (Span & { n: number })[] = [];
  for (const box of boxes) {
    const open = spans.at(-1);
    if (open && box.left < open.right) {
      open.right = Math.max(open.right, box.right);
      open.n += 1;
    } else spans.push({ ...box, n: 1 });
  }
  return spans;
}

function columnOf(segment: Segment, width: number, spans: readonly Span[]): number {
  const [left, right] = [segment.box.x / width, (segment.box.x + segment.box.width) / width];
  return spans.findIndex((s) => left < s.right && right > s.left);
}
