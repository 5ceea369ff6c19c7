import type { PageLayout } from '../../layout/page-layout.ts';
import type { Segment } from '../../layout/segment.ts';

/** Maximum line distance within a block, in line heights. */
const MAX_LINE_GAP = 2.2;
/** Maximum lines followed upwards. */
const FARTHEST = 12;

/** Is a line in the block below a matching heading, in the heading's column? */
export function standsUnder(line: Segment, heading: RegExp, page: PageLayout): boolean {
  let current: Segment = line;
  for (let step = 0; step < FARTHEST; step++) {
    const next = lineAbove(current, page);
    if (!next) return false;
    if (heading.test(next.text.trim())) return true;
    current = next;
  }
  return false;
}

/** Cached, since the labels of every line below ask for it. */
const above = new WeakMap<Segment, Segment | null>();

/** The nearest line above with the same left edge. */
function lineAbove(line: Segment, page: PageLayout): Segment | null {
  const known = above.get(line);
  if (known !== undefined) return known;
  const found = nearestAbove(line, page);
  above.set(line, found);
  return found;
}

function nearestAbove({ box, order }: Segment, page: PageLayout): Segment | null {
  const height = Math.max(box.height, page.textHeight);
  const near = page.segments.filter(
    (s) =>
      s.order !== order &&
      s.box.y < box.y - 0.4 * height &&
      box.y - (s.box.y + s.box.height) < MAX_LINE_GAP * height &&
      Math.abs(s.box.x - box.x) < 2 * height,
  );
  return near.reduce<Segment | null>((best, s) => (best && best.box.y >= s.box.y ? best : s), null);
}
