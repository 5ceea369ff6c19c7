import { sharedHeight, sharedWidth, type Box } from '../../contract/geometry.ts';
import type { ReadPage } from '../../contract/pages.ts';
import { sameRow, signed, type Amount } from './amounts.ts';
import { isOfOtherPeriod } from './other-period.ts';
import { OWN_CODES, WORDS } from '../packs/currencies.ts';

/** Shares of a line's height, of the row pitch and of gaps that separate rows of a column (chosen on drawn specimens, ADR 401). */
const ROWS = {
  /** Tolerance of left label edges in one column, as a share of that of right edges of figures. */
  leftEdge: 0.6,
  /** Minimum distance of a row's centre above the total's, in heights. */
  above: 0.5,
  /** In a list without holes the widest gap is below this multiple of the narrowest. */
  even: 1.5,
  /** Distance of the row above: between these shares of the pitch, and at least this many heights. */
  nearest: 0.5,
  nearestHeights: 0.8,
  farthest: 1.5,
  /** How far above, in pitches, an unread row is searched for, with a header and without. */
  headed: 0.5,
  headless: 1.5,
  /** A list whose last row is closer to the total than this many pitches is complete. */
  closed: 1.6,
  /** A gap this many times the gap before the total is a hole. */
  hole: 1.5,
  /** Minimum share of overlap in width and height. */
  stands: 0.5,
} as const;

/** Amounts above a total in its own column, as a run from the nearest up. */
export interface ColumnAbove {
  readonly parts: readonly Amount[];
  readonly sum: number;
  /** Every row between the first part and the total has an amount in the column, at an even pitch. */
  readonly unbroken: boolean;
}

const MAX_PARTS = 20;
/** Maximum distance of rows in one list, in amount heights. */
const NEXT = 7;
/** Maximum distance of a total below its list: it may be at the foot of a frame that the list does not fill. */
const FOOT = 24;
/** Tolerance of right edges of a column and of its labels' left edges, in heights. */
const ALIGNED = 1.2;
/** Maximum distance of the header above a list of one line, in heights. */
const ALONE = 3;

/**
 * Every run of amounts above a total, longest first. Columns align at right edges; lines of running text ("Basic
 * salary: 4,000.00") at the left edges of their labels.
 *
 * @param ends amounts that end a list, such as totals: no run extends beyond one; may include the total itself
 */
export function columnsAbove(
  total: Amount,
  amounts: readonly Amount[],
  ends: readonly Amount[] = [],
): ColumnAbove[] {
  return [...byEdge(total, amounts, ends), ...byLabel(total, amounts, ends)].sort(
    (a, b) => b.parts.length - a.parts.length,
  );
}

function byEdge(total: Amount, amounts: readonly Amount[], ends: readonly Amount[]): ColumnAbove[] {
  return runsOf(
    total,
    amounts.filter((a) => sharesEdge(a, total)),
    ends,
  );
}

function byLabel(total: Amount, amounts: readonly Amount[], ends: readonly Amount[]): ColumnAbove[] {
  const { start, box } = total;
  if (start === null) return [];
  const near = (a: Amount): boolean =>
    a.start !== null && Math.abs(a.start - start) < ROWS.leftEdge * ALIGNED * box.height;
  return runsOf(total, amounts.filter(near), ends);
}

/** Do two amounts align at their right edges? */
export function sharesEdge({ box: a }: Amount, { box: b }: Amount): boolean {
  return Math.abs(a.x + a.width - b.x - b.width) < ALIGNED * b.height;
}

/** Lines of running text, each a label with its amount: right edges do not align. */
function isRagged(total: Amount, amounts: readonly Amount[], run: ColumnAbove | undefined): boolean {
  const isLine = (a: Amount): boolean =>
    a.start === a.line.box.x && amounts.every((o) => o === a || o.line !== a.line);
  return (
    run !== undefined &&
    [total, ...run.parts].every(isLine) &&
    run.parts.some((part) => !sharesEdge(part, total))
  );
}

function runsOf(total: Amount, aligned: readonly Amount[], ends: readonly Amount[]): ColumnAbove[] {
  const { height } = total.box;
  const above = aligned
    .filter((a) => a !== total && middleOf(a) < middleOf(total) - ROWS.above * height)
    .sort((a, b) => middleOf(b) - middleOf(a));
  const runs: ColumnAbove[] = [];
  const parts: Amount[] = [];
  let sum = 0;
  let last = middleOf(total);
  let widest = 0;
  let narrowest = Infinity;
  for (const amount of above.slice(0, MAX_PARTS)) {
    const gap = last - middleOf(amount);
    if (gap > (parts.length === 0 ? FOOT : NEXT) * height || ends.includes(amount)) break;
    if (parts.length > 0) {
      widest = Math.max(widest, gap);
      narrowest = Math.min(narrowest, gap);
    }
    last = middleOf(amount);
    parts.push(amount);
    sum += signed(amount);
    runs.push({
      parts: [...parts],
      // Deductions may all be printed with a minus.
      sum: Math.abs(sum),
      unbroken: parts.length < 2 || widest < ROWS.even * narrowest,
    });
  }
  return runs.reverse();
}

/** OCR boxes grow where a neighbour touches; their centres stay. */
function middleOf({ box }: Amount): number {
  return box.y + box.height / 2;
}

/** Words of a table's header row. */
const HEADING = new RegExp(
  String.raw`amount|descript|earning|deduct|income(?!\s*tax)|allowances$|payments?$|this\s+month|current|year|ytd|(?:${OWN_CODES}|${WORDS})\W*$|rate|hours|units|item|particulars|details|value|total`,
  'i',
);

/** Are the parts of a column of another period than their total, by their labels or by the header above? */
export function isColumnOfOtherPeriod(page: ReadPage, { parts }: ColumnAbove, total: Amount): boolean {
  const top = parts.at(-1)!.box;
  return isOfOtherPeriod(
    page,
    parts,
    total,
    ({ box }) => box.y < top.y && top.y - box.y < ALONE * top.height,
  );
}

/**
 * The complete list above a total: its longest unbroken run. If its sum is below the total, a line may be unread; then
 * it is returned only if its header stands above, no row lacks an amount, and it is evidently complete: one digit
 * changed, an even pitch down to the total, or nothing below the list. Null otherwise, and if its period differs from
 * the total's.
 */
export function wholeColumn(
  page: ReadPage,
  total: Amount,
  amounts: readonly Amount[],
  ends: readonly Amount[] = [],
): ColumnAbove | null {
  const isWhole = (c: ColumnAbove): boolean => c.unbroken && !hasHole(c, total);
  const lines = byLabel(total, amounts, ends).find(isWhole);
  const column = isRagged(total, amounts, lines) ? lines : byEdge(total, amounts, ends).find(isWhole);
  if (!column) return null;
  if (skipsOne(column, total, amounts)) return null;
  const off = column.sum - total.cents;
  const [first, top] = [column.parts[0]!.box, column.parts.at(-1)!.box];
  if (isColumnOfOtherPeriod(page, column, total)) return null;
  if (column.parts.length >= 2 && off > 0) return column;
  const pitch =
    column.parts.length >= 2
      ? (first.y - top.y) / (column.parts.length - 1)
      : Math.min(total.box.y - top.y, ALONE * top.height);
  // One line gives no pitch: its header may be the next row.
  const nearest =
    column.parts.length >= 2
      ? ROWS.nearest * pitch
      : Math.min(ROWS.nearest * pitch, ROWS.nearestHeights * top.height);
  const isAbove = (box: Box): boolean => top.y - box.y > nearest && top.y - box.y < ROWS.farthest * pitch;
  const inRow = (box: Box): boolean => amounts.some((a) => sameRow(a.box, box));
  const beside = ends.filter((e) => sameRow(e.box, total.box) && !sharesEdge(e, total));
  const isBeside = (a: Amount): boolean => beside.some((e) => sharesEdge(a, e));
  const headed =
    page.lines.some(
      ({ box, text }) => isAbove(box) && box.x < top.x + top.width && HEADING.test(text) && !inRow(box),
    ) || ends.some(({ box }) => sharedWidth(box, top) > 0 && isAbove(box));
  // The last line of the neighbouring total's list, where lists are stacked.
  const follows =
    amounts.some((a) => isAbove(a.box) && isBeside(a)) &&
    !amounts.some((a) => isBeside(a) && column.parts.some((p) => sameRow(p.box, a.box)));
  if (!headed && !follows) return null;
  // The row may also belong to this list, its amount unread.
  if (hasUnreadRow(page, top.y - (headed ? ROWS.headed : ROWS.headless) * pitch, total, amounts)) return null;
  const closed = total.box.y - first.y < ROWS.closed * pitch || isEmptyBelow(page, column, total, amounts);
  return closed || column.parts.some((p) => isDigitOff(p.cents, p.cents - off)) ? column : null;
}

/** Does an amount stand among those of the column, but not at their edge, as shorter ones do in a column aligned at the left? */
function skipsOne({ parts }: ColumnAbove, total: Amount, amounts: readonly Amount[]): boolean {
  const top = parts.at(-1)!;
  return amounts.some(
    (a) =>
      a !== total &&
      !parts.includes(a) &&
      middleOf(a) > middleOf(top) &&
      middleOf(a) < middleOf(total) &&
      sharedWidth(a.box, total.box) > 0 &&
      !parts.some((part) => sameRow(part.box, a.box)) &&
      !sameRow(a.box, total.box),
  );
}

/** Is a row gap much wider than that before the total? A total may be set apart from its list but is never closer than a row. */
function hasHole({ parts }: ColumnAbove, total: Amount): boolean {
  const [last, before] = parts;
  if (!last || !before) return false;
  return middleOf(last) - middleOf(before) > ROWS.hole * (middleOf(total) - middleOf(last));
}

/** The list ends but its frame continues: no label or amount between its last line and the total. */
function isEmptyBelow(
  page: ReadPage,
  { parts }: ColumnAbove,
  total: Amount,
  amounts: readonly Amount[],
): boolean {
  // A line that is label and amount in one leaves no trace if unread.
  const starts = parts.flatMap((part) => {
    const start = labelStart(part, amounts);
    return start === null || start === part.line.box.x ? [] : [start];
  });
  if (starts.length < parts.length) return false;
  const span = {
    x: Math.min(...starts),
    y: parts[0]!.box.y + parts[0]!.box.height,
    width: total.box.x + total.box.width - Math.min(...starts),
    height: total.box.y - parts[0]!.box.y - parts[0]!.box.height,
  };
  return !page.lines.some(
    ({ box }) =>
      sharedWidth(box, span) > ROWS.stands * box.height && sharedHeight(box, span) > ROWS.stands * box.height,
  );
}

/** Left edge of its row's label, also if other amounts of the row come between. */
function labelStart(part: Amount, amounts: readonly Amount[]): number | null {
  if (part.start !== null) return part.start;
  const before = amounts.filter((a) => a.box.x < part.box.x && sameRow(a.box, part.box));
  return before.sort((a, b) => b.box.x - a.box.x)[0]?.start ?? null;
}

/** Is there text left of the column, between a height and the total, without an amount on its row? */
function hasUnreadRow(page: ReadPage, from: number, total: Amount, amounts: readonly Amount[]): boolean {
  const right = total.box.x + total.box.width;
  return page.lines.some(
    ({ box, text }) =>
      box.y > from &&
      box.y < total.box.y - ROWS.above * total.box.height &&
      box.x < total.box.x &&
      /\p{L}{3}/u.test(text) &&
      !HEADING.test(text) &&
      !amounts.some(
        (a) => sameRow(a.box, box) && a.box.x + a.box.width > box.x && a.box.x < right + total.box.height,
      ),
  );
}

/** Same number of digits, exactly one different. */
export function isDigitApart(a: number, b: number): boolean {
  const [x, y] = [String(a), String(b)];
  return x.length === y.length && [...x].filter((c, i) => c !== y[i]).length === 1;
}

/** One digit changed, or one prepended. */
export function isDigitOff(a: number, b: number): boolean {
  if (isDigitApart(a, b)) return true;
  const [shorter, longer] = [String(a), String(b)].sort((x, y) => x.length - y.length) as [string, string];
  return longer.length - shorter.length === 1 && longer.endsWith(shorter) && shorter.length >= 4;
}
