import { ANY_MARK } from '../../../packs/currencies.ts';
import { sharedWidth } from '../../../../contract/geometry.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { LabelHit } from './label-hit.ts';

const TOTAL = /^(?:grand |overall )?totals?\b|^palogotlhe\b|\btotals?$/i;
/** Nothing, or the currency: "Tax deducted £". */
const MARK = new RegExp(String.raw`^(?:\(?(?:${ANY_MARK})\)?)?$`, 'iu');
/** Maximum rows of a summary with a total of its own: the months of a year, its total, and rules drawn with characters. */
const MOST_ROWS = 16;
const DRAWN_RULE = /^[-–—_=*.\s]+$/;

/**
 * If a label heads a column of amounts with a total, the total is the value: "Tax deducted" above a line for each
 * employment. Null if there is no such row.
 */
export function totalBelow(hit: LabelHit, page: PageLayout): Segment | null {
  const title = hit.segment;
  if (!MARK.test(title.text.slice(hit.to).trim())) return null;
  for (const row of page.rows.slice(title.row + 1, title.row + 1 + MOST_ROWS)) {
    if (row.every(({ text }) => DRAWN_RULE.test(text))) continue;
    const own = row.find((s) => sharedWidth(title.box, s.box) > 0);
    if (!own || !/\d/.test(own.text)) {
      if (own) return null;
      continue;
    }
    if (row[0] !== own && TOTAL.test(row[0]!.text.trim())) return own;
  }
  return null;
}
