import { findMoney } from '../../../values/money.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import {
  codeTitles,
  columnsOf,
  groupsOf,
  headingsOf,
  leftOf,
  nameOf,
  rightOf,
  type GroupColumn,
  type Heading,
  type PayGroup,
} from './groups.ts';
import { withoutNeighbours } from './neighbours.ts';
import {
  columnRole,
  hasWord,
  isAside,
  looksLikeDeduction,
  summaryOf,
  type PaySide,
  type Summary,
} from './words.ts';
import { LINE } from '../../../layout/line-shares.ts';

/**
 * Heading lines: gap in heights, how much closer the line below is, tolerance of one row (chosen on drawn specimens,
 * ADR 401).
 */
const HEADING = { gap: 0.45, closer: 1.3, sameRow: 1.2 } as const;

/** A printed pay row, before its amount and side are determined. */
export interface PayRow {
  readonly name: string;
  readonly group: PayGroup;
  /** The row's numbers by column, signed as printed. */
  readonly cells: ReadonlyMap<NumberColumn, PayCell>;
  readonly summary: Summary | null;
}

export interface PayCell {
  readonly value: number;
  readonly segment: Segment;
  /** Written with decimals or a currency mark, unlike staff numbers and counts of days. */
  readonly explicit: boolean;
}

export interface NumberColumn {
  readonly left: number;
  readonly right: number;
  readonly role: 'amount' | 'other' | null;
}

/** Rows whose names have the same left edge, with the columns of numbers beside them. */
export interface PayBlock {
  readonly rows: readonly PayRow[];
  readonly numbers: readonly NumberColumn[];
  readonly left: number;
  readonly right: number;
}

export interface PayPage {
  readonly page: PageLayout;
  readonly headings: readonly Heading[];
  readonly blocks: readonly PayBlock[];
}

export function payPageOf(page: PageLayout): PayPage {
  const groups = withoutNeighbours(groupsOf(page), page);
  const codes = codeTitles(page);
  const titles = page.segments.filter((s) => columnRole(s.text) !== null);
  const headings = headingsOf(page);
  // Employee details are above the first heading; their numbers are no amounts.
  const tops = headings.filter((h) => h.side !== 'elsewhere').map((h) => h.segment.box.y);
  const from = tops.length > 0 ? Math.min(...tops) : -1;
  const blocks = columnsOf(groups, page, from).map((column): PayBlock => {
    const numbers = numberColumns(column, titles, page, from);
    const rows = column.groups.map((group) => rowOf(group, groups, codes, numbers));
    return { rows, numbers, left: column.left, right: column.right };
  });
  return { page, headings, blocks };
}

function rowOf(
  group: PayGroup,
  all: readonly PayGroup[],
  codes: readonly Segment[],
  numbers: readonly NumberColumn[],
): PayRow {
  const name = oneName(group, all, codes);
  const cells = new Map<NumberColumn, PayCell>();
  for (const segment of group.amounts) {
    const money = findMoney(segment.text)[0];
    const own = columnUnder(segment, numbers);
    if (money && own && !cells.has(own))
      cells.set(own, { value: money.value, segment, explicit: money.explicit });
  }
  return { name, group, cells, summary: summaryOf(name) };
}

/** The column that overlaps most with a number. */
function columnUnder(segment: Segment, columns: readonly NumberColumn[]): NumberColumn | undefined {
  const shared = (c: NumberColumn): number =>
    Math.min(rightOf(segment), c.right) - Math.max(segment.box.x, c.left);
  return columns.filter((c) => shared(c) > 0).sort((a, b) => shared(b) - shared(a))[0];
}

/** The name with the line below if the cell wrapped: text only, closely below, and further from the next line. */
function oneName(group: PayGroup, all: readonly PayGroup[], codes: readonly Segment[]): string {
  const name = nameOf(group, codes);
  const cell = group.names[0]!.box;
  const bottom = cell.y + cell.height;
  const here = all.filter(
    (g) => Math.abs(leftOf(g) - leftOf(group)) < cell.height && g.y > group.y + LINE.half * cell.height,
  );
  const below = here.sort((a, b) => a.y - b.y)[0];
  if (
    !below ||
    below.amounts.length > 0 ||
    below.names.length > 1 ||
    below.y - bottom > HEADING.gap * cell.height
  )
    return name;
  const after = here.find((g) => g.amounts.length > 0);
  const belowBottom = below.y + below.names[0]!.box.height;
  const closer = !after || after.y - belowBottom > HEADING.closer * Math.max(1, below.y - bottom);
  return closer && hasWord(below.names[0]!.text) ? `${name} ${nameOf(below)}` : name;
}

/**
 * Groups numbers into columns by overlapping boxes; white space separates columns of any alignment. Two numbers of one
 * row are never in one column, as OCR boxes may be too wide.
 */
function numberColumns(
  column: GroupColumn,
  titles: readonly Segment[],
  page: PageLayout,
  from: number,
): NumberColumn[] {
  const below = column.groups.filter((g) => g.y > from);
  const lines = below.filter((g) => summaryOf(nameOf(g)) === null);
  // Sums are ignored for columns unless there are only sums, such as a framed net pay.
  const boxes = (lines.length > 0 ? lines : below)
    .flatMap((group) => group.amounts.map((segment) => ({ group, segment })))
    .sort((a, b) => a.segment.box.x - b.segment.box.x);
  const merged: { left: number; right: number; rows: Set<PayGroup> }[] = [];
  for (const { group, segment } of boxes) {
    const last = merged.at(-1);
    if (last && segment.box.x < last.right && !last.rows.has(group)) {
      last.right = Math.max(last.right, rightOf(segment));
      last.rows.add(group);
    } else merged.push({ left: segment.box.x, right: rightOf(segment), rows: new Set([group]) });
  }
  const first = column.groups[0]?.y ?? 0;
  const last = column.groups.at(-1)?.y ?? 0;
  return merged.map(({ left, right }) => {
    const above = titles
      .filter((t) => t.box.y < last && t.box.y > first - 8 * page.textHeight)
      .filter((t) => t.box.x < right + page.textHeight && rightOf(t) > left - page.textHeight)
      .sort((a, b) => distance(a, left, right) - distance(b, left, right))[0];
    return { left, right, role: above ? columnRole(above.text) : null };
  });
}

function distance(title: Segment, left: number, right: number): number {
  return Math.min(
    Math.abs(rightOf(title) - right),
    Math.abs(title.box.x - left),
    Math.abs(title.box.x + rightOf(title) - left - right) / 2,
  );
}

/** A row's side by the nearest heading above in its block; null if there is none. */
export function headedSide(row: PayRow, block: PayBlock, page: PayPage): PaySide | 'elsewhere' | null {
  let best: Heading | null = null;
  for (const heading of page.headings) {
    if (heading.segment.box.y >= row.group.y || !belongs(heading, block, page)) continue;
    if (!best || heading.segment.box.y > best.segment.box.y) best = heading;
  }
  return best?.side ?? null;
}

/** A heading belongs to the blocks below it that it overlaps, else to the nearest one. */
function belongs(heading: Heading, block: PayBlock, page: PayPage): boolean {
  const { box } = heading.segment;
  const below = page.blocks.filter((b) => b.rows.some((r) => r.group.y > box.y));
  const gap = (b: PayBlock): number => Math.max(0, b.left - (box.x + box.width), box.x - b.right);
  const nearest = Math.min(...below.map(gap));
  return gap(block) <= nearest;
}

/** Headings of both sides over one block's columns: "Description | Earnings | Deductions". */
export function sideColumns(block: PayBlock, page: PayPage): Record<PaySide, NumberColumn> | null {
  const own = page.headings.filter((h) => h.side !== 'elsewhere' && belongs(h, block, page));
  for (const earnings of own.filter((h) => h.side === 'earnings')) {
    const deductions = own.find(
      (h) =>
        h.side === 'deductions' &&
        Math.abs(h.segment.box.y - earnings.segment.box.y) < HEADING.sameRow * page.page.textHeight,
    );
    if (!deductions) continue;
    const [e, d] = [under(earnings, block), under(deductions, block)];
    if (e && d && e !== d) return { earnings: e, deductions: d };
  }
  return null;
}

function under(heading: Heading, block: PayBlock): NumberColumn | null {
  const sorted = [...block.numbers].sort(
    (a, b) => distance(heading.segment, a.left, a.right) - distance(heading.segment, b.left, b.right),
  );
  return sorted[0] ?? null;
}

export function isLine(row: PayRow): boolean {
  return (
    row.summary === null &&
    hasWord(row.name) &&
    !isAside(row.name) &&
    !row.name.includes(':') &&
    row.name.split(' ').length <= 7
  );
}

export function soundsLike(row: PayRow): PaySide {
  return looksLikeDeduction(row.name) ? 'deductions' : 'earnings';
}
