import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { LINE } from '../../../layout/line-shares.ts';

/** The next line below a line. */
export function lineBelow({ box }: Segment, page: PageLayout): Segment | undefined {
  return page.segments.find(
    (s) =>
      s.box.y > box.y + LINE.half * box.height &&
      s.box.y - (box.y + box.height) < 1.2 * box.height &&
      s.box.x < box.x + box.width &&
      box.x < s.box.x + s.box.width,
  );
}
