import { findDates } from '../../../values/find-dates.ts';
import { ANY_DAY } from '../../../values/kind.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { besideAmount } from '../beside-amount.ts';
import { ANY_MARK } from '../../../packs/currencies.ts';
import { LINE } from '../../../layout/line-shares.ts';

/** Maximum row distance within a table, in line heights. */
const NEXT = 2.5;

/**
 * "Date" above a column of dates is a table header, if amounts are beside them or there are three. If later dates
 * follow, the first is not the document's date, which is not older than its entries.
 */
export function headsColumnOfDates(label: Segment, first: Segment, page: PageLayout): boolean {
  const day = dayOf(first);
  if ((page.rows[label.row] ?? []).length < 3 || day === null) return false;
  const { box } = first;
  const later = [1, 2].filter((step) =>
    (page.rows[first.row + step] ?? []).some(
      (s) =>
        Math.abs(s.box.x - box.x) < LINE.nearEdge * box.height &&
        s.box.y - (box.y + box.height) < NEXT * step * box.height &&
        (dayOf(s) ?? '') > day,
    ),
  );
  return later.length === 2 || (later.length === 1 && besideAmount(first, page));
}

/** Row offsets searched for another entry of a column. */
const ENTRIES = [1, 2, 3] as const;

/** "Ref" above "J114", "J114", "R20871" with amounts beside them: numbers of entries, not of the document. */
export function headsColumnOfNumbers(label: Segment, first: Segment, page: PageLayout): boolean {
  if ((page.rows[label.row] ?? []).length < 3 || !besideAmount(first, page)) return false;
  const { box } = first;
  return ENTRIES.some((step) =>
    (page.rows[first.row + step] ?? []).some(
      (s) =>
        Math.abs(s.box.x - box.x) < LINE.nearEdge * box.height &&
        s.box.y - (box.y + box.height) < NEXT * step * box.height &&
        /\d/.test(s.text) &&
        s.text.trim() !== first.text.trim() &&
        besideAmount(s, page),
    ),
  );
}

/** "Amount" above "3,700.00", "3,800.00": prices of items, not the document's total. */
export function headsColumnOfAmounts(label: Segment, first: Segment, page: PageLayout): boolean {
  if ((page.rows[label.row] ?? []).length < 3 || !isAmount(first)) return false;
  const right = first.box.x + first.box.width;
  return ENTRIES.some((step) =>
    (page.rows[first.row + step] ?? []).some(
      (s) =>
        Math.abs(s.box.x + s.box.width - right) < LINE.nearEdge * first.box.height &&
        s.box.y - (first.box.y + first.box.height) < NEXT * step * first.box.height &&
        isAmount(s),
    ),
  );
}

/** With hundredths or the mark of a currency: "120.00", "$120". */
const AMOUNT = new RegExp(
  String.raw`^(?:(?:${ANY_MARK})?\s?\d[\d ,]*\.\d{2}|(?:${ANY_MARK})\s?\d[\d ,]*)$`,
  'iu',
);
const isAmount = ({ text }: Segment): boolean => AMOUNT.test(text.trim());

/** The date in a cell with nothing else, `YYYY-MM-DD`. */
function dayOf({ text }: Segment): string | null {
  const [day, ...more] = findDates(text, ANY_DAY);
  return day && more.length === 0 && day.length >= text.trim().length - 1 ? day.iso : null;
}
