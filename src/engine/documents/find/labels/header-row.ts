import type { PageLayout } from '../../layout/page-layout.ts';
import type { Segment } from '../../layout/segment.ts';
import { startsWithLabel, type LabelsByOrder } from './label-start.ts';

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

/** Does a label stand in a row of at least three titles, each over a value of its own? Then nothing beside it is its value. */
export function headsColumns(label: Segment, page: PageLayout, labels: LabelsByOrder): boolean {
  const heads = page.rows[label.row] ?? [];
  const values = page.rows[label.row + 1] ?? [];
  return (
    heads.length >= 3 &&
    heads.length === values.length &&
    heads.every(({ text, box }, i) => {
      const { box: below } = values[i]!;
      return (
        !/[\d:]/.test(text) &&
        text.split(' ').length <= 3 &&
        Math.abs(box.x - below.x) < 0.6 * box.height &&
        below.y - (box.y + box.height) < 1.5 * box.height
      );
    }) &&
    values.some(({ text }) => /\d/.test(text)) &&
    // "Registered" under "Status" is a value, though it may be a label elsewhere.
    !values.some((value) => (startsWithLabel(value, labels)?.weight ?? 0) >= CERTAIN)
  );
}

function isLabel(head: Segment, labels: LabelsByOrder): boolean {
  const hit = startsWithLabel(head, labels);
  return hit !== null && head.text.slice(hit.to).trim().length < 3;
}
