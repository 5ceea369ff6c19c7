import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { isWord, startsWithLabel, type LabelsByOrder } from './label-start.ts';
import { LINE } from '../../../layout/line-shares.ts';

/** Maximum distance between a row of labels and the row of their values, in line heights. */
const FARTHEST = 2.5;

/** Minimum weight of a label that is hardly ever a value. */
const CERTAIN = 0.9;

/** An amount, a number, a date, hours: a cell of a table, or the dash of one without value. */
const FIGURE_CELL = /^(?:[^\d\p{L}]*(?:\p{L}{1,4}\.?\s?)?\d[\d\s.,/:%-]*(?:\s?\p{Lu}{1,3})?|[-–—])$/u;

/**
 * The value of a label in a row of labels only, or in a row of words above figures only, of as many values: by index. Numbers are
 * right-aligned and headers left-aligned, so they may not overlap.
 */
export function valueInHeaderRow(label: Segment, page: PageLayout, labels: LabelsByOrder): Segment | null {
  const heads = page.rows[label.row] ?? [];
  const values = page.rows[label.row + 1] ?? [];
  const place = heads.findIndex((head) => head.order === label.order);
  if (heads.length < 2 || heads.length !== values.length || place < 0) return null;
  const areHeads =
    heads.every((head) => isLabel(head, labels)) ||
    (heads.length >= LEAST_COLUMNS &&
      !heads.some(({ text }) => /\d/.test(text)) &&
      values.every(({ text }) => FIGURE_CELL.test(text.trim())));
  if (!areHeads || values.some((value) => startsWithLabel(value, labels))) return null;
  const [head, value] = [heads[place]!, values[place]!];
  const gap = value.box.y - (head.box.y + head.box.height);
  // In a wide column the next column's value may be closer than its own.
  const next = heads[place + 1];
  const isOwn = value.box.x + value.box.width > head.box.x && (!next || value.box.x < next.box.x);
  return gap < FARTHEST * head.box.height && isOwn ? value : null;
}

/**
 * Is the label one of at least three headers, each above a value? Then its value is not beside it. Other text in the
 * row, such as the document's title, is ignored.
 */
export function headsColumns(label: Segment, page: PageLayout, labels: LabelsByOrder): boolean {
  const columns = columnsAround(label, page);
  return (
    areTitled(columns) &&
    !startsPairs(label, page, labels) &&
    // "Registered" below "Status" is a value, although it may be a label elsewhere.
    !columns.some(({ value }) => (startsWithLabel(value, labels)?.weight ?? 0) >= CERTAIN)
  );
}

/**
 * "Designation | Cashier" below "Employee Code | BLR3776", with the same left edges: a row of labels beside their
 * values, not of headers.
 */
export function startsPairs(label: Segment, page: PageLayout, labels: LabelsByOrder): boolean {
  const [own, above] = [label.row, label.row - 1].map((row) => page.rows[row] ?? []);
  const over = (s: Segment): Segment | undefined =>
    above!.find(({ box }) => Math.abs(box.x - s.box.x) < LINE.nearEdge * s.box.height);
  const value = own![own!.findIndex(({ order }) => order === label.order) + 1];
  const [head, beside] = [over(label), value && over(value)];
  if (!value || !head || !beside || !isLabel(head, labels) || startsWithLabel(beside, labels)) return false;
  // "Cashier" may be a label elsewhere.
  const known = startsWithLabel(value, labels);
  return known === null || isWord(known);
}

/** "Pay Group" among "Co", "Division" and others, each above a value: a column header, whatever its words. */
export const isColumnHead = (segment: Segment, page: PageLayout): boolean =>
  areTitled(columnsAround(segment, page));

const areTitled = (columns: readonly HeadedColumn[]): boolean =>
  columns.length >= LEAST_COLUMNS && columns.some(({ value }) => /\d/.test(value.text));

/** "CO." above "ABC", between "FILE" above "126543" and others above numbers: a code, not a name. */
export function headsCodes(label: Segment, value: Segment, page: PageLayout): boolean {
  const columns = columnsAround(label, page);
  const others = columns.filter((column) => column.value.order !== value.order);
  return (
    columns.length >= LEAST_COLUMNS &&
    others.length < columns.length &&
    CODE.test(value.text.trim()) &&
    others.every((column) => NUMBER.test(column.value.text.trim()))
  );
}

/** Minimum headers; two side by side may be a label and its value. */
const LEAST_COLUMNS = 3;
const CODE = /^[\p{Lu}\d]{1,5}$/u;
const NUMBER = /^[\p{Lu}\d/-]*\d[/-]*$/u;

interface HeadedColumn {
  readonly head: Segment;
  readonly value: Segment;
}

/** The headers around a label, itself included, that are above a value. */
function columnsAround(label: Segment, page: PageLayout): HeadedColumn[] {
  const below = page.rows[label.row + 1] ?? [];
  const columns = (page.rows[label.row] ?? []).map((head): HeadedColumn | null => {
    const { box, text } = head;
    const value = below.find(
      (s) =>
        Math.abs(box.x - s.box.x) < LINE.nearEdge * box.height &&
        s.box.y - (box.y + box.height) < 1.5 * box.height,
    );
    return value && !/[\d:]/.test(text) && text.split(' ').length <= 3 ? { head, value } : null;
  });
  const at = columns.findIndex((column) => column?.head.order === label.order);
  if (at < 0) return [];
  const before = columns.slice(0, at).lastIndexOf(null) + 1;
  const after = columns.indexOf(null, at);
  return columns.slice(before, after < 0 ? undefined : after).filter((column) => column !== null);
}

function isLabel(head: Segment, labels: LabelsByOrder): boolean {
  const hit = startsWithLabel(head, labels);
  return hit !== null && head.text.slice(hit.to).trim().length < 3;
}
