import { CAPTION_AND_POST } from '../../../lexicon/job-titles.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { LINE } from '../../../layout/line-shares.ts';

/** An office stands less than so many heights below its name. */
const UNDER_NAME = 1.5;

/** What is said of somebody who signs for an office, beside or below the name. */
const OFFICE_HELD = new RegExp(String.raw`^(?:${CAPTION_AND_POST}|(?:office held|maemo)\b)\s*[.:]`, 'i');

/** A cell and what stands right of it: a caption may have its own. */
const fromCell = (cell: Segment, page: PageLayout): string =>
  (page.rows[cell.row] ?? [cell])
    .filter((s) => s.order >= cell.order)
    .map((s) => s.text.trim())
    .join(' ');

/** "Name: Kago Example", and beside or right below it "Position: Deputy Kgosi": the label names who signs. */
export function namesWhoSigns({ box, order, row }: Segment, page: PageLayout): boolean {
  const beside = page.rows[row]?.find((s) => s.order > order);
  const below = page.segments.find(
    (s) =>
      s.box.y > box.y + LINE.half * box.height &&
      s.box.y - (box.y + box.height) < UNDER_NAME * box.height &&
      Math.abs(s.box.x - box.x) < box.height,
  );
  return [beside, below].some((s) => s !== undefined && OFFICE_HELD.test(fromCell(s, page)));
}
