import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { LabelHit } from './label-hit.ts';
import { startsWithLabel, type LabelsByOrder } from './label-start.ts';

/** Minimum values found only left of their labels for a form of that layout. */
const ENOUGH = 4;

/** "P8,018.75 | gross pay": the value left of a label that ends its row. */
export function leftOf(
  { segment, from, to }: LabelHit,
  page: PageLayout,
  labels: LabelsByOrder,
): Segment | null {
  const row = page.rows[segment.row] ?? [];
  if (row.at(-1)?.order !== segment.order || /\d/.test(segment.text) || from > 6 || to < segment.text.length)
    return null;
  const value = row.at(-2);
  return value && !startsWithLabel(value, labels) ? value : null;
}

/** Layout prior of values left of labels, by the numbers that fit only there and elsewhere. */
export const leftPrior = (left: number, elsewhere: number): number =>
  left >= ENOUGH && left > 2 * elsewhere ? 0.95 : 0;
