import type { PageLayout } from '../layout/page-layout.ts';
import type { Segment } from '../layout/segment.ts';

/** Lines of one block are nearer to each other than this, in heights of a line. */
const NEAR = 2.2;
/** So far up a block is followed, in lines. */
const FARTHEST = 12;

/** Does a line stand in the block under a heading of these words, in the heading's column? */
export function standsUnder(line: Segment, heading: RegExp, page: PageLayout): boolean {
  let current: Segment = line;
  for (let step = 0; step < FARTHEST; step++) {
    const above = lineAbove(current, page);
    if (!above) return false;
    if (heading.test(above.text.trim())) return true;
    current = above;
  }
  return false;
}

/** The nearest line above that begins where this one does. */
function lineAbove({ box, order }: Segment, page: PageLayout): Segment | null {
  const height = Math.max(box.height, page.textHeight);
  const above = page.segments.filter(
    (s) =>
      s.order !== order &&
      s.box.y < box.y - 0.4 * height &&
      box.y - (s.box.y + s.box.height) < NEAR * height &&
      Math.abs(s.box.x - box.x) < 2 * height,
  );
  return above.reduce<Segment | null>((best, s) => (best && best.box.y >= s.box.y ? best : s), null);
}
