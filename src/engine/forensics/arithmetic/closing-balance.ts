import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { amountsOf, inFigures, sameRow, signed, type Amount } from '../../ledger/amounts.ts';
import { BALANCE_LABELS } from '../../ledger/balance-labels.ts';
import { rightEdge } from '../../ledger/amount-columns.ts';
import { movingAmounts, standsUnder } from '../../ledger/balance-rows.ts';
import { amountsOfDay, type Row } from '../../ledger/row-days.ts';
import { isDigitOff } from '../../ledger/column-sum.ts';
import { hasHeading } from '../pages/goes-on.ts';
import { copiedFrom, repeatsEarlierBalance } from './copied-balance.ts';
import { labelledAmounts } from '../../ledger/labelled-amounts.ts';
import { hasListBelow } from '../../ledger/list-end.ts';
import { allConfirmed, type Confirm } from './page-judge.ts';
import { StatementRows } from './statement-rows.ts';
import { LINE } from '../../layout/line-shares.ts';

const by = { id: 'closing-balance', version: '2', group: 'logic' } as const;

type Which = 'closing' | 'opening';

/** A labelled balance. */
interface Named {
  readonly amount: Amount;
  readonly page: number;
  readonly sure: boolean;
  /** Is it below the last row of its page, at the end of the list? */
  readonly underRows: boolean;
  /** Is it above the rows of its page and equal to the balance of a row long before the last? */
  readonly repeats: boolean;
  /** Cents of the balance of the row directly above, if it can only repeat that (same column); else null. */
  readonly carries: number | null;
}

/**
 * Checks opening and closing balances, which may be labelled on one page and follow from rows of another: collected
 * page by page, judged after the last.
 */
export interface StatementJudge {
  add(page: ReadPage, confirm: Confirm): Promise<void>;
  judge(): Finding[];
}

export function startStatement(): StatementJudge {
  const statement = new StatementRows();
  /** Indexed as `BALANCE_LABELS`. */
  const named: Named[][] = BALANCE_LABELS.map(() => []);
  /** From pages before the first rows: a cover, or another document. */
  let before: Named[][][] = [];
  const take = (found: readonly Named[][]): void => found.forEach((some, k) => named[k]!.push(...some));
  return {
    async add(page, confirm) {
      const { found, hasRows } = await balancesNamed(page, statement, confirm);
      if (hasRows) {
        // If the page with rows has a heading and balances of its own, the earlier pages are another document.
        if (found.every((some) => some.length === 0) || !hasHeading(page)) before.forEach(take);
        before = [];
        take(found);
      } else if (statement.first === null) before.push(found);
      // A page with a heading after the rows is another document with balances of its own, such as a bill.
      else if (!hasHeading(page)) take(found);
    },
    judge: () => contradictions(statement, named),
  };
}

/** Adds the rows of a page, and finds its labelled balances for each of `BALANCE_LABELS`. */
async function balancesNamed(
  page: ReadPage,
  statement: StatementRows,
  confirm: Confirm,
): Promise<{ found: Named[][]; hasRows: boolean }> {
  const amounts = amountsOf(page);
  const { rows, isCarried } = statement.add(page, amounts);
  const end = rows.at(-1)?.balance ?? null;
  const ofRows = new Set(rows.flatMap((row) => [row.balance, ...amountsOfDay(row)]));
  const named: Named[][] = [];
  for (const { label, which, loose } of BALANCE_LABELS) {
    const column = inBalanceColumn(labelledAmounts(page, amounts, label), rows, statement.last?.row ?? null);
    const found: Named[] = [];
    for (const amount of column.filter((a) => !ofRows.has(a)).slice(0, 2)) {
      const { box, cents } = amount;
      const repeats = repeatsEarlierBalance(amount, rows);
      const carries = end && which === 'closing' && !loose && isCarried(amount) ? end.cents : null;
      // Balances that match a row will not be reported; no need to confirm them.
      const known = carries === null ? !repeats && isOfRows(cents, statement) : cents === carries;
      found.push({
        amount,
        page: page.report.pageInFile,
        sure: known || (await allConfirmed([amount], confirm)),
        underRows: end !== null && box.y > end.box.y && !hasListBelow(page, box),
        repeats,
        carries,
      });
    }
    named.push(found);
  }
  return { found: named, hasRows: rows.length > 0 };
}

const isOfRows = (cents: number, { balances, openings }: StatementRows): boolean =>
  balances.has(cents) || openings.has(cents);

/** Compares labelled balances with the rows of the whole statement. */
function contradictions(statement: StatementRows, named: readonly (readonly Named[])[]): Finding[] {
  const { first, last, balances, openings, all } = statement;
  // Without a balance column there is nothing to compare with.
  if (balances.size < 3 || !last || !first) return [];
  const closes = last.row.balance;
  const opens = first.row.balance;
  const { hasAllSheets, isComplete } = statement;
  const vouches = { closing: last.holds && last.isOutermost, opening: first.holds && first.isOutermost };

  // The opening balance precedes the first row, the closing one is in the last; a match with another row is a copy.
  const isKnown = ({ amount: { cents }, page, carries }: Named, k: number): boolean => {
    if (carries !== null) return cents === carries;
    const { strict, which } = BALANCE_LABELS[k]!;
    if (strict && which === 'opening' && page === first.page)
      return openings.has(cents) || opens.cents === cents;
    return strict && which === 'closing' && isComplete ? closes.cents === cents : isOfRows(cents, statement);
  };
  const isJudged = (one: Named, which: Which): boolean =>
    vouches[which] &&
    (hasAllSheets ||
      (which === 'closing'
        ? one.underRows || isComplete
        : // Where the newest row comes first, the oldest is on the last sheet.
          statement.hasFirstSheet && statement.downwards));
  /** Correct opening or closing balances: those that the rows give, and labelled ones that match. */
  const vouchedFor = (which: Which): number[] => [
    ...(vouches[which] ? (which === 'closing' ? [closes.cents] : openings) : []),
    ...BALANCE_LABELS.flatMap((label, k) =>
      label.which === which ? named[k]!.filter((n) => isKnown(n, k)).map((n) => n.amount.cents) : [],
    ),
  ];
  const isCopied = (one: Named, k: number): boolean => {
    const { cents } = one.amount;
    const { strict, loose } = BALANCE_LABELS[k]!;
    const others = BALANCE_LABELS.flatMap((l, i) =>
      l.which === 'closing' && l.strict && !l.loose ? named[i]! : [],
    );
    const agreed = others.some((o) => o !== one && o.amount.cents === closes.cents);
    if (!strict || !(last.holds || agreed)) return false;
    const alone = others.every((o) => o === one);
    if (one.repeats) return !loose && alone;
    if (isOfRows(cents, statement)) return false;
    return copiedFrom(one.amount, all, loose || !(agreed || isJudged(one, 'closing'))) && (alone || agreed);
  };
  return BALANCE_LABELS.flatMap(({ which, loose }, k): Finding[] => {
    const wrong = named[k]!.filter((n) => !isKnown(n, k));
    const isAlone = named[k]!.length === wrong.length;
    const copied = named[k]!.find((n) => which === 'closing' && isCopied(n, k));
    const vouched = vouchedFor(which);
    // One digit off the rows or a correct labelled balance: one of them was changed, whatever rows are missing.
    const odd =
      (isAlone && !loose ? wrong.find((n) => isJudged(n, which)) : undefined) ??
      wrong.find((n) => vouched.some((cents) => isDigitOff(n.amount.cents, cents))) ??
      copied;
    if (!odd) return [];
    const right = vouched.find((cents) => isDigitOff(odd.amount.cents, cents)) ?? vouched.at(-1);
    const should = right ?? signed(which === 'closing' ? closes : opens);
    const isExplained = statement.unrowed.has(Math.abs(Math.abs(should) - odd.amount.cents));
    return [contradiction(odd, which, should, odd.sure && !isExplained)];
  });
}

/** Drops column totals that share a row with a carried balance. */
function inBalanceColumn(
  named: readonly Amount[],
  rows: readonly Row[],
  last: Row | null,
): readonly Amount[] {
  const edge = last && rightEdge(last.balance);
  const isIn = (a: Amount): boolean =>
    edge !== null && Math.abs(rightEdge(a) - edge) < LINE.figures * a.box.height;
  if (rows.length === 0)
    return named.filter((a) => isIn(a) || !named.some((o) => o !== a && sameRow(o.box, a.box)));
  const moving = movingAmounts(rows);
  const ys = rows.map((row) => row.balance.box.y);
  const inList = ({ box }: Amount): boolean =>
    box.y > Math.min(...ys) - 3 * box.height && box.y < Math.max(...ys) + 3 * box.height;
  return named.filter(
    (a) =>
      isIn(a) ||
      !inList(a) ||
      !(standsUnder(a, moving) || named.some((o) => isIn(o) && sameRow(o.box, a.box))),
  );
}

function contradiction(named: Named, which: Which, right: number, sure: boolean): Finding {
  return finding(by, {
    strength: sure ? 'strong' : 'weak',
    page: named.page,
    box: named.amount.box,
    says: message(which === 'closing' ? 'sumFindings.closingBalance' : 'sumFindings.openingBalance', {
      printed: named.amount.cents,
      right,
    }),
    detail: `rows follow from the row before; figure ${named.sure ? 'confirmed' : 'not confirmed'} by the second reader${sure || !named.sure ? '' : '; a row that was not read would explain it'}`,
    before: inFigures(right),
    after: inFigures(named.amount.cents),
  });
}
