import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { amountsOf, inFigures, signed } from '../../ledger/amounts.ts';
import { CARRIED_OVER_BETWEEN_SHEETS } from '../../ledger/balance-labels.ts';
import { balanceRows, follows } from '../../ledger/balance-rows.ts';
import { labelledAmounts } from '../../ledger/labelled-amounts.ts';
import { hasRowBeyond } from '../../ledger/list-end.ts';
import type { Row } from '../../ledger/row-days.ts';
import { finding, type PageEvidence } from '../detector.ts';
import { sheetsOfOnePaper } from './goes-on.ts';
import { isOfText, type PageSetDetector } from './page-set.ts';

/** Minimum consecutive rows that follow from each other for a column of balances. */
const FEWEST_ROWS = 3;
/** Maximum row pitch, pixels, when looking for rows beyond the first and last. */
const PITCH = 40;

/**
 * Balance rows that do not continue those of the previous sheet, although both are sheets of one document, by number or
 * because the second has no beginning. Only for pages read from a text layer, where no row can be missed.
 */
export const notCarriedOver: PageSetDetector = {
  id: 'not-carried-over',
  version: '1',
  group: 'logic',
  judge: (pages) =>
    sheetsOfOnePaper(pages).flatMap(({ before, after }): Finding[] => {
      if (!isOfText(before) || !isOfText(after)) return [];
      const [above, below] = [rowsOf(before.reading), rowsOf(after.reading)];
      if (!above || !below) return [];
      const [last, first] = [above.at(-1)!, below[0]!];
      // Any combination of first and last rows, for descending lists and sheets in reverse order.
      const pairs = [above[0]!, last].flatMap((a) => [below[0]!, below.at(-1)!].map((b) => [a, b] as const));
      if (pairs.some(([a, b]) => follows(a, b) || follows(b, a))) return [];
      if (comesElsewhere(pages, isDown(below) ? after : before)) return [];
      const carried = [before.reading, after.reading]
        .flatMap((page) => labelledAmounts(page, amountsOf(page), CARRIED_OVER_BETWEEN_SHEETS))
        .map(signed);
      // The balances carried over match, or the second page starts from a balance of the first that is carried over.
      if (carried.some((cents, k) => carried.indexOf(cents) !== k)) return [];
      if (above.some(({ balance }) => carried.includes(signed(balance)) && isOpening(below, signed(balance))))
        return [];
      return [
        finding(notCarriedOver, {
          strength: 'strong',
          page: after.pageInFile,
          box: first.balance.box,
          says: message('pageFindings.notCarriedOver', { balance: signed(last.balance) }),
          detail: `${above.length} and ${below.length} rows, each following from the row before; first balance here ${first.balance.text}`,
          before: inFigures(signed(last.balance)),
          after: inFigures(signed(first.balance)),
        }),
      ];
    }),
};

const isDown = (rows: readonly Row[]): boolean => rows[0]!.balance.box.y < rows.at(-1)!.balance.box.y;

/** Does the list of a page go on from another page of the file: sheets out of order, none of them replaced? */
function comesElsewhere(pages: readonly PageEvidence[], { reading }: PageEvidence): boolean {
  const first = rowsOf(reading)?.[0];
  if (!first || first.others.length === 0) return false;
  return pages.some((other) => {
    const last = other.reading === reading ? undefined : rowsOf(other.reading)?.at(-1);
    return last !== undefined && follows(last, first);
  });
}

/** Can the first row result from this balance? */
const isOpening = ([first]: readonly Row[], cents: number): boolean =>
  first!.others.some((o) => Math.abs(Math.abs(signed(first!.balance) - cents) - o.cents) <= 1);

/** The rows of a page, all of which follow from each other and beyond which there is none. */
function rowsOf(page: ReadPage): Row[] | null {
  const rows = balanceRows(page, amountsOf(page)) ?? [];
  const holds = rows.slice(1).every((row, k) => follows(rows[k]!, row));
  if (rows.length < FEWEST_ROWS || !holds) return null;
  return (['above', 'below'] as const).some((side) => hasRowBeyond(page, rows, PITCH, side)) ? null : rows;
}
