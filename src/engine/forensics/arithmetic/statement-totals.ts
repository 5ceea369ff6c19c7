import { message } from '../../../contract/messages/message.ts';
import { wrongAmount } from '../wrong-amount.ts';
import { amountsOf, signed, type Amount } from '../../ledger/amounts.ts';
import { CLOSES, OPENS } from '../../ledger/balance-labels.ts';
import { balanceRows } from '../../ledger/balance-rows.ts';
import { isDigitOff } from '../../ledger/column-sum.ts';
import { balanceLabels } from '../../ledger/figures.ts';
import { labelledAmounts } from '../../ledger/labelled-amounts.ts';
import { names } from '../../ledger/vocabulary.ts';
import { allConfirmed, type PageJudge } from './page-judge.ts';

/** Hundredths; banks may round. */
const EXACT = 2;

/**
 * In a summary, opening balance plus money in minus money out must equal the closing balance, whatever sheets are
 * missing. Accuses if one changed digit explains the difference.
 */
export const statementTotals: PageJudge = {
  id: 'statement-totals',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const amounts = amountsOf(page);
    const of = (figures: readonly string[]): Amount[] =>
      labelledAmounts(page, amounts, { vocabulary: balanceLabels, figures });
    const isNamed = (figure: string): boolean =>
      page.lines.some((line) => names(balanceLabels.labelsOn(line), [figure]));
    if (!isNamed('totalIn') || !isNamed('totalOut')) return [];
    // One label may name two totals: "Total in / total out".
    const moved = [...of(['totalIn']), ...of(['totalOut'])];
    const totals = amounts.filter((a) => moved.some((o) => o === a || o.line === a.line));
    const named = [of(OPENS), totals, totals, of(CLOSES)].map((list) => list.slice(0, 4));
    const sums = combinations(named).map(([opening, came, went, closing]) => ({
      opening: opening!,
      closing: closing!,
      all: [opening!, came!, went!, closing!],
      expected: signed(opening!) + came!.cents - went!.cents,
    }));
    const off = (s: { expected: number; closing: Amount }): number => s.expected - signed(s.closing);
    if (sums.some((s) => Math.abs(off(s)) <= EXACT)) return [];
    const wrong = sums.find(
      (s) =>
        (isDigitOff(s.closing.cents, Math.abs(s.expected)) ||
          isDigitOff(s.opening.cents, Math.abs(signed(s.opening) - off(s)))) &&
        // A fee or payment outside the totals would explain it.
        !amounts.some((a) => !s.all.includes(a) && Math.abs(a.cents - Math.abs(off(s))) <= EXACT),
    );
    if (!wrong) return [];
    // The first row shows which of the two balances was changed.
    const first = balanceRows(page, amounts)?.[0];
    const begins = (first?.others ?? []).some((o) =>
      [-1, 1].some((sign) => signed(first!.balance) + sign * o.cents === signed(wrong.opening)),
    );
    const isClosing = begins || !first;
    const odd = isClosing ? wrong.closing : wrong.opening;
    const right = isClosing ? wrong.expected : signed(wrong.opening) - off(wrong);
    const sure = await allConfirmed(wrong.all, confirm);
    return [
      wrongAmount(statementTotals, page, odd, right, {
        sure,
        says: message('sumFindings.openingAndClosing', {
          opening: signed(wrong.opening),
          expected: wrong.expected,
          closing: signed(wrong.closing),
        }),
        detail: `${wrong.all.map((a) => a.text).join(', ')}; figures ${sure ? 'confirmed' : 'not confirmed'} by the second reader`,
      }),
    ];
  },
};

/** All choices of one amount per list, without repetition. */
function combinations(lists: readonly (readonly Amount[])[]): Amount[][] {
  return lists.reduce<Amount[][]>(
    (all, list) =>
      all.flatMap((chosen) => list.filter((a) => !chosen.includes(a)).map((a) => [...chosen, a])),
    [[]],
  );
}
