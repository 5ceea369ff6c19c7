import type { PageLayout } from '../../../layout/page-layout.ts';
import { part, type Segment } from '../../../layout/segment.ts';
import { behindAmounts, piecesOf } from '../labels/pieces.ts';
import { columnRole, headingOf, isTitle, isUnit, markOf, summaryOf, type PaySide } from './words.ts';
import { NAMES } from '../../../packs/currencies.ts';

/** Minimum gap, in line heights, between cells of different parts of a payslip. */
export const APART = 6;

/** A name with the numbers to its right: half a printed row if two lists are side by side. */
export interface PayGroup {
  readonly row: number;
  readonly y: number;
  /** Text cells in printed order, without codes, units and marks. */
  readonly names: readonly Segment[];
  readonly amounts: readonly Segment[];
  /** The side (earning or deduction) given by a cell of the row. */
  readonly mark: PaySide | null;
}

export interface Heading {
  readonly side: PaySide | 'elsewhere';
  readonly segment: Segment;
}

/** Groups whose names have the same left edge. */
export interface GroupColumn {
  readonly left: number;
  readonly right: number;
  readonly groups: readonly PayGroup[];
}

export function headingsOf(page: PageLayout): Heading[] {
  return page.rows.flatMap((row) => {
    const cells = row.flatMap(sidesApart);
    const titles = cells.some((s) => ['earnings', 'deductions'].includes(headingOf(s.text) ?? ''));
    const signs = signHeads(cells);
    if (signs.length > 0) return signs;
    return cells.flatMap((segment, i): Heading[] => {
      const side = headingOf(segment.text);
      // "YTD" beside "Earnings" is a column header.
      if (!side || (side === 'elsewhere' && titles && columnRole(segment.text) !== null)) return [];
      const next = cells[i + 1];
      const isSum = next && piecesOf(next, false, true)[0]?.shape === 'money';
      return isSum ? [] : [{ side, segment }];
    });
  });
}

const PLUS = /^\(?\+\)?$/;
const MINUS = /^\(?[-–−]\)?$/;

/** "Item | + | –" over the amounts of a table: its last two heads, in a row of words. */
function signHeads(cells: readonly Segment[]): Heading[] {
  const [minus, plus] = [cells.at(-1), cells.at(-2)];
  if (!minus || !plus || !MINUS.test(minus.text.trim()) || !PLUS.test(plus.text.trim())) return [];
  if (cells.length < 3 || cells.some(({ text }) => /\d/.test(text))) return [];
  return [
    { side: 'earnings', segment: plus },
    { side: 'deductions', segment: minus },
  ];
}

const AMOUNT_HEAD = new RegExp(
  String.raw`(?:^|\S\s+)amounts?[^\s\p{L}]*\s*(?:\(?(?:${NAMES})\)?\s*)?(?=(?:deductions?|earnings?)\b)`,
  'iu',
);

/** OCR may join the headers of one row: "Earnings Amount Deductions Amount", "AmountDeduction". */
function sidesApart(segment: Segment): Segment[] {
  const at = AMOUNT_HEAD.exec(segment.text);
  if (!at) return [segment];
  const cut = at.index + at[0].length;
  return [part(segment, 0, cut), part(segment, cut, segment.text.length)];
}

export function groupsOf(page: PageLayout): PayGroup[] {
  return page.rows.flatMap((row, index) => {
    const groups: { names: Segment[]; amounts: Segment[]; mark: PaySide | null }[] = [];
    let mark: PaySide | null = null;
    const pieces = row.flatMap(behindAmounts).flatMap((s) => piecesOf(s, false, true));
    for (const [i, { segment, shape }] of pieces.entries()) {
      const current = groups.at(-1);
      if (shape === 'money') {
        if (current) current.amounts.push(segment);
        continue;
      }
      const less =
        /^(?:less|minus)\b(?:\s+(?:[:–-]\s+)?|[:–-]\s+)(?=\p{L})(?!total|deductions?\b|.*\btotal\b)/iu.exec(
          segment.text,
        );
      if (less && !current) {
        groups.push({
          names: [part(segment, less[0].length, segment.text.length)],
          amounts: [],
          mark: 'deductions',
        });
        continue;
      }
      const side = markOf(segment.text);
      const next = pieces[i + 1];
      const opensRow = !current && next?.shape === 'words' && !isUnit(next.segment.text);
      if (side && (current || opensRow || !/\p{L}{3}/u.test(segment.text))) {
        if (current) current.mark ??= side;
        else mark = side;
        continue;
      }
      // "8.25 days" of leave is no amount.
      if (current && shape === 'words' && /^days?\.?$/i.test(segment.text.trim())) current.amounts.pop();
      if (isUnit(segment.text)) continue;
      // "Company contributions" at one edge of the page and "Net pay 8,130.50" at the other are separate names.
      const apart = current && isSumApart(current.names.at(-1)!, segment);
      if (!current || current.amounts.length > 0 || apart) {
        groups.push({ names: [segment], amounts: [], mark });
        mark = null;
      } else current.names.push(segment);
    }
    return groups.map((g): PayGroup => ({ ...g, row: index, y: g.names[0]!.box.y }));
  });
}

/**
 * Groups whose names start within three text heights of each other form a column.
 *
 * @param from y of the first heading; groups above it are no pay lines and do not widen a column
 */
export function columnsOf(groups: readonly PayGroup[], page: PageLayout, from = -1): GroupColumn[] {
  const lines = groups.filter((g) => g.amounts.length > 0);
  const sorted = [...lines].sort((a, b) => leftOf(a) - leftOf(b));
  const columns: PayGroup[][] = [];
  for (const group of sorted) {
    const column = columns.at(-1);
    if (column && leftOf(group) - leftOf(column.at(-1)!) < 3 * page.textHeight) column.push(group);
    else columns.push([group]);
  }
  return columns.map((members) => ({
    left: Math.min(...members.map(leftOf)),
    right: Math.max(...belowOrAll(members, from).flatMap((g) => g.amounts.map(rightOf))),
    groups: members.sort((a, b) => a.y - b.y),
  }));
}

function belowOrAll(members: readonly PayGroup[], from: number): readonly PayGroup[] {
  const below = members.filter((g) => g.y > from);
  return below.length > 0 ? below : members;
}

function isSumApart(last: Segment, { text, box }: Segment): boolean {
  return box.x - rightOf(last) > APART * box.height && summaryOf(text) !== null;
}

/** The name of a line: its first words and those closely after them, without codes and column headers. */
export function nameOf(group: PayGroup, codes: readonly Segment[] = []): string {
  // "Total" before a number is a sum, above a column a header.
  const sum = group.amounts.length > 0 && group.names.every((s) => isTitle(s.text));
  const cells = group.names.filter((s) => (sum ? summaryOf(s.text) !== null : !isTitle(s.text)));
  const isCode = (s: Segment): boolean =>
    /^[A-Z]{0,3}[-/]?\d{1,5}$/.test(s.text.trim()) ||
    codes.some((c) => c.box.y < s.box.y && c.box.x < rightOf(s) && s.box.x < rightOf(c));
  while (cells.length > 1 && isCode(cells[0]!)) cells.shift();
  const kept: Segment[] = [];
  for (const cell of cells) {
    const last = kept.at(-1);
    if (last && cell.box.x - rightOf(last) > 1.5 * cell.box.height) break;
    kept.push(cell);
  }
  return kept
    .map((s) => s.text.trim())
    .join(' ')
    .replace(/^(?:\d{1,5}|[A-Z]\d{1,4})[.):\s-]+(?=\p{L})/u, '')
    .replace(/^[\s.:*•-]+(?=\p{L})|[\s:.\-–]+$/gu, '');
}

/** Headers of code columns, whose cells are no names. */
export function codeTitles(page: PageLayout): Segment[] {
  return page.segments.filter((s) => /^(?:pay )?(?:code|ref|item no|item code|no)\.?$/i.test(s.text.trim()));
}

export function leftOf(group: PayGroup): number {
  return group.names[0]!.box.x;
}

export function rightOf(segment: Segment): number {
  return segment.box.x + segment.box.width;
}
