import { sharedHeight, sharedWidth, type Box } from '../../contract/geometry.ts';
import type { ReadPage } from '../../contract/pages.ts';
import { sameRow, signed, type Amount } from './amounts.ts';
import { isOfOtherPeriod } from './other-period.ts';
import { OWN_CODES, WORDS } from '../packs/currencies.ts';

/** Shares of a line's height, of the pitch of rows and of gaps that part rows of a column (chosen on drawn specimens, ADR 401). */
const ROWS = {
  /** Left edges of labels in one column, as a share of what right edges of figures are allowed. */
  leftEdge: 0.6,
  /** A row's middle is at least so many heights above the total's. */
  above: 0.5,
  /** The widest gap is less than so many of the narrowest in a list without holes. */
  even: 1.5,
  /** The next row's head lies between these shares of the pitch, and at least so many heights away. */
  nearest: 0.5,
  nearestHeights: 0.8,
  farthest: 1.5,
  /** How far up a row that was not read is looked for, with a heading and without. */
  headed: 0.5,
  headless: 1.5,
  /** Rows that end closer above the total than so many pitches are complete. */
  closed: 1.6,
  /** A gap of so many times that before the total is a hole. */
  hole: 1.5,
  /** Shared width and height from which a line stands in a place. */
  stands: 0.5,
} as const;

/** Amounts that stand above a total in its own column, nearest first taken together. */
export interface ColumnAbove {
  readonly parts: readonly Amount[];
  readonly sum: number;
  /** Every row between the first part and the total has its amount in the column, at an even pitch. */
  readonly unbroken: boolean;
}

const MAX_PARTS = 20;
/** Rows of one list stand closer than this, in heights of their amounts. */
const NEXT = 7;
/** A total may stand at the foot of a frame that its list does not fill. */
const FOOT = 24;
/** Right edges of a column and left edges of its labels differ less, in heights. */
const ALIGNED = 1.2;
/** The head of a list of one line stands no further above it, in heights. */
const ALONE = 3;

/**
 * Every run of amounts above a total, longest first. Columns are aligned at their right edges; lines of running text
 * ("Basic salary: 4,000.00") at the left edges of their labels.
 *
 * @param ends amounts that end a list, as totals do: no run goes beyond them; the total itself may be among them
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

/** They end in one column. */
export function sharesEdge({ box: a }: Amount, { box: b }: Amount): boolean {
  return Math.abs(a.x + a.width - b.x - b.width) < ALIGNED * b.height;
}

/** Lines of running text, each a label and its amount: their right edges mean nothing. */
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

/** Boxes of readers are taller around what a neighbour touches; their middles stay. */
function middleOf({ box }: Amount): number {
  return box.y + box.height / 2;
}

/** Words of the row that heads a table. */
const HEADING = new RegExp(
  String.raw`amount|descript|earning|deduct|income(?!\s*tax)|allowances$|payments?$|this\s+month|current|year|ytd|(?:${OWN_CODES}|${WORDS})\W*$|rate|hours|units|item|particulars|details|value|total`,
  'i',
);

/** Are the parts of a column of another period than their total, by their labels or by what stands right over them? */
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
 * The whole list above a total: its longest unbroken run. Where it makes less than the total, a line may not have been
 * read; then it is given only if its head stands over it, no row of it lacks its amount, and one changed digit, an even
 * pitch down to the total or nothing below the list speaks for its being whole. Null otherwise, and where it is of another
 * period than its total.
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
  const off = column.sum - total.cents;
  const [first, top] = [column.parts[0]!.box, column.parts.at(-1)!.box];
  if (isColumnOfOtherPeriod(page, column, total)) return null;
  if (column.parts.length >= 2 && off > 0) return column;
  const pitch =
    column.parts.length >= 2
      ? (first.y - top.y) / (column.parts.length - 1)
      : Math.min(total.box.y - top.y, ALONE * top.height);
  // One line does not say how far apart rows stand: its head may be the next row.
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
  // The last line of the list of the total beside it, where the lists stand one under the other.
  const follows =
    amounts.some((a) => isAbove(a.box) && isBeside(a)) &&
    !amounts.some((a) => isBeside(a) && column.parts.some((p) => sameRow(p.box, a.box)));
  if (!headed && !follows) return null;
  // That row may be one of this list, too, whose amount was not read.
  if (hasUnreadRow(page, top.y - (headed ? ROWS.headed : ROWS.headless) * pitch, total, amounts)) return null;
  const closed = total.box.y - first.y < ROWS.closed * pitch || isEmptyBelow(page, column, total, amounts);
  return closed || column.parts.some((p) => isDigitOff(p.cents, p.cents - off)) ? column : null;
}

/** Rows further apart than the total is from the last of them, which may stand apart from its list but never nearer than a row. */
function hasHole({ parts }: ColumnAbove, total: Amount): boolean {
  const [last, before] = parts;
  if (!last || !before) return false;
  return middleOf(last) - middleOf(before) > ROWS.hole * (middleOf(total) - middleOf(last));
}

/** The list ends where its frame goes on: nothing stands between its last line and the total, in label or amount. */
function isEmptyBelow(
  page: ReadPage,
  { parts }: ColumnAbove,
  total: Amount,
  amounts: readonly Amount[],
): boolean {
  // A line that is label and amount in one leaves no trace when it is not read.
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

/** Where the label of its row begins, also before other amounts of the row. */
function labelStart(part: Amount, amounts: readonly Amount[]): number | null {
  if (part.start !== null) return part.start;
  const before = amounts.filter((a) => a.box.x < part.box.x && sameRow(a.box, part.box));
  return before.sort((a, b) => b.box.x - a.box.x)[0]?.start ?? null;
}

/** Words left of the column, between a height and the total, with no amount behind them on their row. */
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

/** As many digits, all but one alike. */
export function isDigitApart(a: number, b: number): boolean {
  const [x, y] = [String(a), String(b)];
  return x.length === y.length && [...x].filter((c, i) => c !== y[i]).length === 1;
}

/** One digit was changed, or one put in front. */
export function isDigitOff(a: number, b: number): boolean {
  if (isDigitApart(a, b)) return true;
  const [shorter, longer] = [String(a), String(b)].sort((x, y) => x.length - y.length) as [string, string];
  return longer.length - shorter.length === 1 && longer.endsWith(shorter) && shorter.length >= 4;
}
