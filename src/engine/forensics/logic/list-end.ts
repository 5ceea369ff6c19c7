import type { Box } from '../../../contract/geometry.ts';
import type { ReadPage } from '../../../contract/pages.ts';

/** Written under the last row of a list, not under a page of it. */
const END = /\btotals?\b|\bclosing\b|\bend\s+of\s+(?:statement|transactions|report)\b/i;
/** Rows below the last one within which such words still belong to the list. */
const NEAR = 6;
/** Share of a page's height above which a list that ends has room left for rows that it does not have. */
const ROOM = 0.72;

/**
 * Does a list of rows end on this page, so that its last row is the last of all? Words under it may say so, or the room
 * that is left: whoever has more rows begins no new page half way down.
 *
 * @param last the box of the last row's balance
 * @param pitch usual distance of rows, pixels
 */
export function isListEnd(page: ReadPage, last: Box, pitch: number): boolean {
  const below = page.lines.filter((line) => line.box.y > last.y + 0.5 * last.height);
  const near = below.filter((line) => line.box.y < last.y + NEAR * pitch);
  if (near.some(({ text }) => END.test(text) && !/\bpage\b/i.test(text))) return true;
  const { height } = page.report;
  return height > 0 && last.y < ROOM * height;
}
