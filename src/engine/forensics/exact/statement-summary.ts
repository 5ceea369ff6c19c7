import type { Finding } from '../../../contract/forensics.ts';
import type { VerifiedDocument } from '../../../contract/verification.ts';
import { message } from '../../../contract/messages/message.ts';
import { inFigures, signed, type Amount } from '../../ledger/amounts.ts';
import { equals } from '../../ledger/subset-sum.ts';
import { movementOf } from '../../values/rows.ts';
import type { DocumentDetector } from '../detector.ts';
import { accuse, amountOfField, ownTextPages, type OwnTextPage } from '../own-text.ts';
import { LINE } from '../../layout/line-shares.ts';

/** The figures of a summary in their usual order. */
type Four = readonly [opening: Amount, one: Amount, other: Amount, closing: Amount];

/** Totals of the rows, hundredths. */
interface Moved {
  readonly came: number;
  readonly went: number;
}

/**
 * Four consecutive figures: opening balance, money in, money out, closing balance, whatever the labels. The statement's
 * rows give money in and out; if three of the four match exactly, so must the fourth.
 */
export const statementSummary: DocumentDetector = {
  id: 'statement-summary',
  version: '1',
  group: 'logic',
  judge: (documents, pages) =>
    documents.flatMap((document) => {
      const moved = movedOf(document);
      if (!moved) return [];
      const own = ownTextPages(document, pages);
      const field = document.fields.find(({ name }) => name === 'closingBalance');
      return own.flatMap((page) => {
        const closing = amountOfField(field, page);
        const found = stacks(page.amounts).flatMap((four) => judgeFour(page, four, moved, closing));
        // If any summary matches, the others are ignored.
        return found.includes(null) ? [] : found.filter((f) => f !== null).slice(0, 1);
      });
    }),
};

function movedOf(document: VerifiedDocument): Moved | null {
  if (document.documentType !== 'BANK_STATEMENT') return null;
  const rows = document.fields.find(({ name }) => name === 'transactions')?.value;
  if (!Array.isArray(rows) || rows.length < 2) return null;
  const cents = rows.map((row) => Math.round(movementOf(row) * 100));
  const total = (sign: 1 | -1): number =>
    cents.reduce((sum, c) => sum + Math.max(0, Math.sign(c) === sign ? Math.abs(c) : 0), 0);
  const [came, went] = [total(1), total(-1)];
  return { came, went };
}

/** Four consecutive amounts of one column or row. */
function stacks(amounts: readonly Amount[]): Four[] {
  const inOrder = [...amounts].sort((a, b) =>
    Math.abs(a.box.y - b.box.y) < LINE.half * a.box.height ? a.box.x - b.box.x : a.box.y - b.box.y,
  );
  return inOrder.slice(3).map((closing, k) => [inOrder[k]!, inOrder[k + 1]!, inOrder[k + 2]!, closing]);
}

/** Null in the result: it matches. */
function judgeFour(
  page: OwnTextPage,
  four: Four,
  { came, went }: Moved,
  read: Amount | null,
): (Finding | null)[] {
  const [opening, one, other, closing] = four;
  const change = signed(closing) - signed(opening);
  for (const [first, second] of [
    [came, went],
    [went, came],
  ] as const) {
    const fits = [
      equals(change, came - went),
      equals(one.cents, first),
      equals(other.cents, second),
    ] as const;
    if (fits.every(Boolean)) return [null];
    if (fits.filter(Boolean).length < 2) continue;
    const [odd, right] = !fits[0]
      ? [closing, signed(opening) + came - went]
      : !fits[1]
        ? [one, first]
        : [other, second];
    // Skip a right figure with the wrong sign, and rows whose two totals are equal.
    if (equals(odd.cents, Math.abs(right)) || equals(came, went)) continue;
    // Column totals below the last row repeat its balance, and the fourth figure may not be the closing balance:
    // require the extracted one, and a change.
    if (!fits[0] && (closing !== read || change === 0)) continue;
    return [
      accuse(statementSummary, page, {
        odd,
        right,
        says: fits[0]
          ? message('sumFindings.summary', { right, printed: odd.cents })
          : message('sumFindings.openingAndClosing', {
              opening: signed(opening),
              expected: right,
              closing: signed(closing),
            }),
        detail: `${four.map(({ text }) => text).join(', ')}; rows: in ${inFigures(came)}, out ${inFigures(went)}; all text is the file's own`,
      }),
    ];
  }
  return [];
}
