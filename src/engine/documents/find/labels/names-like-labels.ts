import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { startsWithLabel, type LabelsByOrder } from './label-start.ts';
import type { LabelHit } from './label-hit.ts';

/** Captions that ask for a name or a part of one. */
const ASKS_FOR_NAME =
  /(?:^|\b)(?:sur|fore)?names?(?:\(s\))?$|^(?:employee|customer|account holder|holder|sefane|leina|maina)\b/i;

/**
 * Lines that say "Page", "Bank", "Branch" where the value of a name stands: they are names, not captions, for they have no value
 * of their own. In a form of rows that is right of the caption, with a caption below in turn; in a form of columns it is
 * below it, with the next caption below in turn.
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

/** A label that is all of its line. */
function wholeLabel(segment: Segment, labels: LabelsByOrder): LabelHit | null {
  const label = startsWithLabel(segment, labels);
  return label && label.to >= segment.text.trimEnd().length ? label : null;
}

function asksForName(segment: Segment, labels: LabelsByOrder): boolean {
  const label = wholeLabel(segment, labels);
  return label !== null && ASKS_FOR_NAME.test(label.phrase);
}

/** Lines of a form stand no further apart than this many heights. */
const NEXT_LINE = 3;

const under = ({ box, row }: Segment, page: PageLayout): Segment | undefined =>
  page.rows[row + 1]?.find(
    (s) => Math.abs(s.box.x - box.x) < box.height && s.box.y - box.y < NEXT_LINE * box.height,
  );

const over = ({ box, row }: Segment, page: PageLayout): Segment | undefined =>
  page.rows[row - 1]?.find(
    (s) => Math.abs(s.box.x - box.x) < box.height && box.y - s.box.y < NEXT_LINE * box.height,
  );
