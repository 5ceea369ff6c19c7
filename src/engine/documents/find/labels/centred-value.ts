import type { Box } from '../../../../contract/geometry.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { startsWithLabel, type LabelsByOrder } from './label-start.ts';
import { LINE } from '../../../layout/line-shares.ts';

/**
 * Tolerance of the centres of two cells, in heights; minimum label height relative to the text (chosen on drawn
 * specimens, ADR 401).
 */
const SAME_MIDDLE = 0.15;
const LEAST_HEIGHT = 0.8;

// Table cells are vertically centred: a one-line label is beside the middle of a two-line value, or vice versa.

const middle = ({ y, height }: Box): number => y + height / 2;

/** The value beside the middle of a two-line label. */
export function centredNeighbour(cell: Box, page: PageLayout, labels: LabelsByOrder): Segment[] {
  const found = page.segments
    .filter(
      (s) =>
        s.box.x > cell.x + cell.width &&
        Math.abs(middle(s.box) - middle(cell)) < SAME_MIDDLE * cell.height &&
        !isTaken(s, page, labels),
    )
    .sort((a, b) => a.box.x - b.box.x);
  return found.slice(0, 1);
}

/**
 * The upper line of a two-line value whose middle is beside the label; with skew, the lower line may be in the label's
 * row.
 */
export function upperBeside(label: Segment, page: PageLayout, labels: LabelsByOrder): Segment | null {
  const height = Math.max(label.box.height, LEAST_HEIGHT * page.textHeight);
  const at = middle(label.box);
  const beside = page.segments.filter(
    (s) =>
      s.box.x > label.box.x + label.box.width &&
      Math.abs(middle(s.box) - at) < height &&
      !isTaken(s, page, labels, label),
  );
  for (const upper of beside.filter((s) => middle(s.box) < at)) {
    const lower = beside.find(
      (s) => middle(s.box) > at && Math.abs(s.box.x - upper.box.x) < LINE.edge * height,
    );
    if (lower && Math.abs(middle(upper.box) + middle(lower.box) - 2 * at) < LINE.half * height) return upper;
  }
  return null;
}

/** Is another label to the left in its row? Then it is that label's value. */
function isTaken(segment: Segment, page: PageLayout, labels: LabelsByOrder, own?: Segment): boolean {
  return (page.rows[segment.row] ?? []).some(
    (other) => other !== own && other.box.x <= segment.box.x && startsWithLabel(other, labels) !== null,
  );
}
