import { CAPTION_AND_POST } from '../../../lexicon/job-titles.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { LINE } from '../../../layout/line-shares.ts';

/** Maximum distance of a job title below a name, in heights. */
const UNDER_NAME = 1.5;

/** A job title beside or below a signatory's name. */
const OFFICE_HELD = new RegExp(String.raw`^(?:${CAPTION_AND_POST}|(?:office held|maemo)\b)\s*[.:]`, 'i');

/** Text of a cell and the cells right of it, for labels with a separate value. */
const fromCell = (cell: Segment, page: PageLayout): string =>
  (page.rows[cell.row] ?? [cell])
    .filter((s) => s.order >= cell.order)
    .map((s) => s.text.trim())
    .join(' ');

/** "Name: Kago Example" with "Position: Deputy Kgosi" beside or below: does the label name the signatory? */
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
