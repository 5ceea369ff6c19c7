import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { sameRow, signed, type Amount } from '../../ledger/amounts.ts';
import { rightEdge } from '../../ledger/amount-columns.ts';
import { balanceRows, follows, usualPitch } from '../../ledger/balance-rows.ts';
import { equals } from '../../ledger/subset-sum.ts';
import type { Row } from '../../ledger/row-days.ts';
import type { DocumentDetector } from '../detector.ts';
import { accuse, ownTextPages, type OwnTextPage } from '../own-text.ts';
import { LINE } from '../../layout/line-shares.ts';

/** Minimum consecutive rows that follow from each other for a column of balances. */
const FEWEST_ROWS = 4;
/** Maximum distance of the closing balance below the last row, in row pitches. */
const RIGHT_UNDER = 2.2;
/** Labels of other figures: available or uncleared balances, averages, totals. */
const OTHER = /\b(?:available|limit|facility|uncleared|cleared|average|minimum|maximum|total|interest)\b/i;

/**
 * The figure alone in the balance column directly below the last row or above the first must equal the rows' closing or
 * opening balance, whatever its label.
 */
export const statementEnds: DocumentDetector = {
  id: 'statement-ends',
  version: '1',
  group: 'logic',
  judge: (documents, pages) =>
    documents
      .filter(({ documentType }) => documentType === 'BANK_STATEMENT')
      .flatMap((document) => ownTextPages(document, pages).flatMap(endsOf)),
};

function endsOf(page: OwnTextPage): Finding[] {
  const { amounts, evidence } = page;
  const rows = withoutCarried(balanceRows(evidence.reading, amounts) ?? []);
  if (rows.length < FEWEST_ROWS || rows.slice(1).some((row, k) => !follows(rows[k]!, row))) return [];
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const runsDown = first.balance.box.y < last.balance.box.y;
  const reach = RIGHT_UNDER * usualPitch(rows);
  const beside = (balance: Amount, side: 1 | -1): Amount | null => {
    const near = amounts
      .filter((a) => Math.abs(rightEdge(a) - rightEdge(balance)) < 0.8 * a.box.height)
      .map((a) => ({ a, away: side * (a.box.y - balance.box.y) }))
      .filter(({ a, away }) => away > LINE.half * a.box.height && away < reach)
      .sort((one, other) => one.away - other.away)[0]?.a;
    return near && isAlone(page, near) ? near : null;
  };
  const closing = beside(last.balance, runsDown ? 1 : -1);
  const opening = beside(first.balance, runsDown ? -1 : 1);
  const before = first.others.flatMap((o) => [-1, 1].map((sign) => signed(first.balance) + sign * o.cents));
  return [
    ...(closing && !equals(closing.cents, last.balance.cents)
      ? [wrong(page, closing, signed(last.balance), 'sumFindings.rowsEnd')]
      : []),
    ...(opening && before.length > 0 && !before.some((b) => equals(opening.cents, Math.abs(b)))
      ? [wrong(page, opening, before[0]!, 'sumFindings.rowsBegin')]
      : []),
  ];
}

/** Drops a first or last row without a transaction: it states a balance. */
function withoutCarried(rows: readonly Row[]): Row[] {
  const kept = [...rows];
  if (kept.at(-1)?.others.length === 0) kept.pop();
  if (kept[0]?.others.length === 0) kept.shift();
  return kept;
}

/** Is it the only amount in its row, with a label that does not name another kind of figure? */
function isAlone({ amounts, evidence }: OwnTextPage, amount: Amount): boolean {
  const row = evidence.reading.lines.filter(({ box }) => sameRow(box, amount.box)).map(({ text }) => text);
  return (
    amounts.every((a) => a === amount || !sameRow(a.box, amount.box)) &&
    row.some((text) => /\p{L}{3}/u.test(text)) &&
    !row.some((text) => OTHER.test(text))
  );
}

function wrong(
  page: OwnTextPage,
  odd: Amount,
  right: number,
  what: 'sumFindings.rowsEnd' | 'sumFindings.rowsBegin',
): Finding {
  return accuse(statementEnds, page, {
    odd,
    right,
    says: message(what, { right, printed: odd.cents }),
    detail: 'every row follows from the one before; all text is the file’s own',
  });
}
