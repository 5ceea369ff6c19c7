import { fold } from '../../../values/text/fold.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Entry } from './entry.ts';

/** Headings of lists of money in and money out, used instead of signs. */
const IN =
  /^(?:(?:your |all )?(?:deposits|credits|receipts|money in|paid in|payments in)(?: and (?:other )?credits)?)$/;
const OUT =
  /^(?:(?:your |all )?(?:withdrawals|debits|money out|paid out|payments out|payments made)(?: and (?:other )?debits)?)$/;

interface Heading {
  readonly page: number;
  readonly order: number;
  readonly sign: 1 | -1;
}

/**
 * Signs entries without printed sign and balance by the heading above: "Deposits", "Withdrawals", each alone in its
 * row. Unchanged unless there are headings of both kinds.
 */
export function signedBySections(entries: readonly Entry[], view: DocumentView): Entry[] {
  const headings = headingsOf(view);
  const isEither = ([1, -1] as const).every((sign) => headings.some((h) => h.sign === sign));
  if (!isEither) return [...entries];
  return entries.map((entry) => {
    const first = entry.row.segments[0];
    const above = headings.findLast(
      (h) => h.page < entry.row.page || (h.page === entry.row.page && h.order < (first?.order ?? -Infinity)),
    );
    if (!above || entry.signed || entry.balance !== null) return entry;
    return { ...entry, amount: above.sign * Math.abs(entry.amount), signed: true };
  });
}

function headingsOf(view: DocumentView): Heading[] {
  return view.pages.flatMap((page) =>
    page.segments.flatMap((segment): Heading[] => {
      const isAlone = !page.segments.some((other) => other !== segment && other.row === segment.row);
      const words = fold(segment.text.replace(/[:.]\s*$/, '')).trim();
      const sign = IN.test(words) ? 1 : OUT.test(words) ? -1 : null;
      return isAlone && sign ? [{ page: page.index, order: segment.order, sign }] : [];
    }),
  );
}
