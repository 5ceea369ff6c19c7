import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { startsWithLabel, type LabelsByOrder } from './label-start.ts';
import { LINE } from '../../../layout/line-shares.ts';

/** Heights of a line between a row of labels and the row of their values. */
const FARTHEST = 2.5;

/** The weight of a label that is hardly ever a value. */
const CERTAIN = 0.9;

/**
 * The value of a label in a row of nothing but labels, above a row of as many values: the one in its place. Figures are set to
 * the right edges of their columns and headings to the left ones, so that they need not stand under each other.
 */
export function valueInHeaderRow(label: Segment, page: PageLayout, labels: LabelsByOrder): Segment | null {
  const heads = page.rows[label.row] ?? [];
  const values = page.rows[label.row + 1] ?? [];
  const place = heads.findIndex((head) => head.order === label.order);
  if (heads.length < 2 || heads.length !== values.length || place < 0) return null;
  if (!heads.every((head) => isLabel(head, labels)) || values.some((value) => startsWithLabel(value, labels)))
    return null;
  const [head, value] = [heads[place]!, values[place]!];
  const gap = value.box.y - (head.box.y + head.box.height);
  // The next column's value stands nearer than a wide column lets its own.
  const next = heads[place + 1];
  const isOwn = value.box.x + value.box.width > head.box.x && (!next || value.box.x < next.box.x);
  return gap < FARTHEST * head.box.height && isOwn ? value : null;
}

/**
 * Does a label stand in a row of at least three titles, each over a value of its own? Then nothing beside it is its value. What
 * else is printed on the row, as the title of the paper at the other edge, heads nothing.
 */
export function headsColumns(label: Segment, page: PageLayout, labels: LabelsByOrder): boolean {
  const columns = columnsAround(label, page);
  return (
    areTitled(columns) &&
    // "Registered" under "Status" is a value, though it may be a label elsewhere.
    !columns.some(({ value }) => (startsWithLabel(value, labels)?.weight ?? 0) >= CERTAIN)
  );
}

/** "Pay Group" among "Co", "Division" and others, each over a value of its own: what heads a column, whatever its words are. */
export const isColumnHead = (segment: Segment, page: PageLayout): boolean =>
  areTitled(columnsAround(segment, page));

const areTitled = (columns: readonly HeadedColumn[]): boolean =>
  columns.length >= LEAST_COLUMNS && columns.some(({ value }) => /\d/.test(value.text));

/** "CO." over "ABC", between "FILE" over "126543" and others over figures: a code, and nobody's name. */
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

/** Two titles beside each other are as often a label and its value. */
const LEAST_COLUMNS = 3;
const CODE = /^[\p{Lu}\d]{1,5}$/u;
const NUMBER = /^[\p{Lu}\d/-]*\d[/-]*$/u;

interface HeadedColumn {
  readonly head: Segment;
  readonly value: Segment;
}

/** The titles left and right of a label, itself among them, as far as each stands over a value of its own. */
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
