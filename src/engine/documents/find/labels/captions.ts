import { sharedWidth } from '../../../../contract/geometry.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { LABEL_LIKE, type LabelsByOrder } from './label-start.ts';
import { LINE } from '../../../layout/line-shares.ts';

/** Minimum difference of distances, in label heights, for one neighbour to be the nearer one. */
const NEARER = 0.5;
/** Maximum distance of a neighbour, in label heights. */
const FAR = 4;

/**
 * Forms print labels above the values, or below as captions of a line to write on. White space tells which: a label is
 * closer to its own value.
 *
 * @returns numbers of labels on lines of their own that are closer to the text above, and to the text below
 */
export function labelPlacement(page: PageLayout, labels: LabelsByOrder): { above: number; below: number } {
  let above = 0;
  let below = 0;
  for (const [order, hits] of labels) {
    const segment = page.segments[order];
    const last = hits.at(-1);
    if (!segment || !last || hits[0]!.from > 3 || last.to < segment.text.length || last.strength < LABEL_LIKE)
      continue;
    const up = gapTo(segment, page, -1);
    const down = gapTo(segment, page, 1);
    const { height } = segment.box;
    if (Math.min(up, down) > FAR * height) continue;
    if (down - up > NEARER * height) above += 1;
    else if (up - down > NEARER * height) below += 1;
  }
  return { above, below };
}

/** White space to the nearest line above or below in the same column, pixels; Infinity if there is none. */
function gapTo(segment: Segment, page: PageLayout, direction: 1 | -1): number {
  const { box } = segment;
  let nearest = Infinity;
  for (
    let r = segment.row + direction;
    r >= 0 && r < page.rows.length && Math.abs(r - segment.row) < 6;
    r += direction
  ) {
    for (const other of page.rows[r]!) {
      const gap =
        direction === 1 ? other.box.y - (box.y + box.height) : box.y - (other.box.y + other.box.height);
      if (gap > -LINE.half * box.height && sharedWidth(box, other.box) > 0) nearest = Math.min(nearest, gap);
    }
  }
  return nearest;
}
