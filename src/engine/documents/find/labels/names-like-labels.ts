import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { startsWithLabel, type LabelsByOrder } from './label-start.ts';
import type { LabelHit } from './label-hit.ts';

/** Labels of a name or a part of one. */
const ASKS_FOR_NAME =
  /(?:^|\b)(?:sur|fore)?names?(?:\(s\))?$|^(?:employee|customer|account holder|holder|sefane|leina|maina)\b/i;

/**
 * Labels such as "Page", "Bank" or "Branch" where the value of a name is expected: they are names if they have no value
 * of their own. In a form of rows the name is right of its label, with a label below; in a form of columns it is below,
 * with the next label below.
 */
export function namesLikeLabels(page: PageLayout, labels: LabelsByOrder): number[] {
  return page.segments.flatMap((segment) => {
    const label = wholeLabel(segment, labels);
    return label && !label.colon && !/\s/.test(segment.text.trim()) && isNameHere(segment, page, labels)
      ? [segment.order]
      : [];
  });
}

function isNameHere(segment: Segment, page: PageLayout, labels: LabelsByOrder): boolean {
  const row = page.rows[segment.row] ?? [];
  const below = under(segment, page);
  const left = row[row.indexOf(segment) - 1];
  if (left && row.length === 2 && asksForName(left, labels)) {
    const next = under(left, page);
    return next !== undefined && startsWithLabel(next, labels) !== null;
  }
  const above = over(segment, page);
  return (
    above !== undefined &&
    row[row.indexOf(segment) + 1] === undefined &&
    page.rows[above.row]!.length === 1 &&
    asksForName(above, labels) &&
    below !== undefined &&
    wholeLabel(below, labels) !== null
  );
}

/** A label that fills its line. */
function wholeLabel(segment: Segment, labels: LabelsByOrder): LabelHit | null {
  const label = startsWithLabel(segment, labels);
  return label && label.to >= segment.text.trimEnd().length ? label : null;
}

function asksForName(segment: Segment, labels: LabelsByOrder): boolean {
  const label = wholeLabel(segment, labels);
  return label !== null && ASKS_FOR_NAME.test(label.phrase);
}

/** Maximum line distance in a form, in heights. */
const NEXT_LINE = 3;

const under = ({ box, row }: Segment, page: PageLayout): Segment | undefined =>
  page.rows[row + 1]?.find(
    (s) => Math.abs(s.box.x - box.x) < box.height && s.box.y - box.y < NEXT_LINE * box.height,
  );

const over = ({ box, row }: Segment, page: PageLayout): Segment | undefined =>
  page.rows[row - 1]?.find(
    (s) => Math.abs(s.box.x - box.x) < box.height && box.y - s.box.y < NEXT_LINE * box.height,
  );
