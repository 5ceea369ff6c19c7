import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { sheetOf } from '../../sheet.ts';
import { finding } from '../detector.ts';
import { amountsOf, inPula, sameRow, signed, type Amount } from './amounts.ts';
import { LABELS } from './balance-labels.ts';
import { copiedFrom, repeatsEarlierBalance } from './copied-balance.ts';
import { labelledAmounts } from './labelled-amount.ts';
import { allConfirmed, type Confirm } from './page-judge.ts';
import { isDigitOff } from './column-sum.ts';
import { hasListBelow, hasRowBeyond, isListEnd } from './list-end.ts';
import {
  balanceRows,
  follows,
  movesBalance,
  movingAmounts,
  rightEdge,
  standsUnder,
  usualPitch,
  type Row,
} from './balance-rows.ts';

const by = { id: 'closing-balance', version: '2', group: 'logic' } as const;

interface Named {
  readonly amount: Amount;
  readonly page: number;
  readonly sure: boolean;
  /** It stands under the last row of its page, where a list ends. */
  readonly underRows: boolean;
  /** It stands over the rows of its page and says what a row long before the last one does. */
  readonly repeats: boolean;
  /** The balance of the row right above it, in cents, where it stands in their column: it can say nothing else. */
  readonly carries: number | null;
}

/** A balance that is carried over stands so near under the last row, in distances of rows. */
const RIGHT_UNDER = 1.8;

/**
 * Opening and closing balance of a statement, which may be named on one page and follow from rows of another: gathered
 * page by page, judged when all pages have passed.
 */
export interface StatementJudge {
  add(page: ReadPage, confirm: Confirm): Promise<void>;
  judge(): Finding[];
}

export function startStatement(): StatementJudge {
  const balances = new Set<number>();
  /** Amounts of no row, in cents: one of them may be of a row whose balance was not read. */
  const seen = new Set<number>();
  const openings = new Set<number>();
  /** All rows, in the order of time. */
  const all: Row[] = [];
  const named: Named[][] = LABELS.map(() => []);
  let last: Row | null = null;
  let first: Row | null = null;
  /** The last row follows from the one before it, the second from the first: neither was misread. */
  let lastHolds = false;
  let firstHolds = false;
  let downwards = true;
  let ended = false;
  let firstPage = -1;
  let fromTheTop = true;
  let toTheEnd = true;
  const sheets = new Set<number>();
  let ofSheets = 0;
  return {
    async add(page, confirm) {
      const amounts = amountsOf(page);
      const rows = balanceRows(page, amounts, last) ?? [];
      const pitch = usualPitch(rows);
      for (const { text } of page.lines) {
        const sheet = sheetOf(text);
        if (!sheet) continue;
        sheets.add(sheet.number);
        ofSheets = Math.max(ofSheets, sheet.of);
      }
      const end = rows.at(-1) ?? null;
      for (const row of rows) balances.add(row.balance.cents);
      all.push(...rows);
      const used = new Set(rows.flatMap((row) => [row.balance, ...row.others]));
      for (const amount of amounts) if (!used.has(amount)) seen.add(amount.cents);
      const moving = movingAmounts(rows);
      const beginning = (rows[0]?.others ?? []).filter((o) => movesBalance(page, o, moving, rows));
      if (rows[0]) for (const cents of balancesBefore(rows[0], beginning)) openings.add(cents);
      if (rows.length > 1) downwards &&= rows[0]!.balance.box.y < end!.balance.box.y;
      if (rows[0] && !first) {
        firstPage = page.report.pageInFile;
        fromTheTop = !hasRowBeyond(page, rows, pitch, 'above');
        firstHolds = beginning.length > 0 && rows[1] !== undefined && follows(rows[0], rows[1]);
        first = rows[0];
      }
      if (end) {
        const before = rows.at(-2) ?? last;
        lastHolds = before !== null && follows(before, end);
        ended = isListEnd(page, end.balance.box, pitch);
        toTheEnd = !hasRowBeyond(page, rows, pitch, 'below');
        last = end;
      }
      const holds = lastHolds && toTheEnd && rows.length > 2 && rows[0]!.balance.box.y < end!.balance.box.y;
      const isCarried = (a: Amount): boolean =>
        holds &&
        a.box.y > end!.balance.box.y &&
        a.box.y - end!.balance.box.y < RIGHT_UNDER * pitch &&
        Math.abs(rightEdge(a) - rightEdge(end!.balance)) < 0.8 * a.box.height;
      for (const [k, { label, which, loose }] of LABELS.entries())
        for (const amount of inBalanceColumn(labelledAmounts(page, amounts, label), rows, last)
          .filter((a) => !rows.some((r) => r.balance === a || r.others.includes(a)))
          .slice(0, 2)) {
          const { box, cents } = amount;
          const repeats = repeatsEarlierBalance(amount, rows);
          const carries = which === 'closing' && !loose && isCarried(amount) ? end!.balance.cents : null;
          // What a row says, too, will not be accused: no second look.
          const known =
            carries === null ? !repeats && (balances.has(cents) || openings.has(cents)) : cents === carries;
          named[k]!.push({
            amount,
            page: page.report.pageInFile,
            sure: known || (await allConfirmed([amount], confirm)),
            underRows: end !== null && box.y > end.balance.box.y && !hasListBelow(page, box),
            repeats,
            carries,
          });
        }
    },
    judge() {
      // Without a column of balances there is nothing to hold the named ones against.
      if (balances.size < 3 || !last || !first) return [];
      const closes = last.balance;
      const opens = first.balance;
      // A file may hold the first sheet of a statement alone: its summary speaks of rows that are elsewhere.
      const allSheets = ofSheets > 0 && sheets.size === ofSheets;
      const firstSheet = sheets.size === 0 || sheets.has(1);
      // However much room is left under the rows: a sheet that is not here says what comes after them.
      const complete = (allSheets || (ended && sheets.size >= ofSheets)) && downwards;
      // What opens a statement stands before its first row, what closes it in its last: any other row's balance was copied.
      const known = ({ amount: { cents }, page, carries }: Named, k: number): boolean => {
        if (carries !== null) return cents === carries;
        const { strict, which } = LABELS[k]!;
        const anywhere = balances.has(cents) || openings.has(cents);
        if (strict && which === 'opening' && page === firstPage)
          return openings.has(cents) || opens.cents === cents;
        return strict && which === 'closing' && complete ? closes.cents === cents : anywhere;
      };
      const judged = (n: Named, which: 'closing' | 'opening'): boolean =>
        which === 'closing'
          ? lastHolds && toTheEnd && (allSheets || n.underRows || complete)
          : firstHolds && fromTheTop && (allSheets || firstSheet);
      /** What the rows say a statement opens or closes with, and what is named so and right. */
      const vouchedFor = (which: 'closing' | 'opening'): number[] => [
        ...(which === 'closing' ? (lastHolds && toTheEnd ? [closes.cents] : []) : []),
        ...(which === 'opening' && firstHolds && fromTheTop ? openings : []),
        ...LABELS.flatMap((label, k) =>
          label.which === which ? named[k]!.filter((n) => known(n, k)).map((n) => n.amount.cents) : [],
        ),
      ];
      const isCopied = (n: Named, k: number): boolean => {
        const { cents } = n.amount;
        const { strict, loose } = LABELS[k]!;
        const others = LABELS.flatMap((l, i) =>
          l.which === 'closing' && l.strict && !l.loose ? named[i]! : [],
        );
        const agreed = others.some((o) => o !== n && o.amount.cents === closes.cents);
        if (!strict || !(lastHolds || agreed)) return false;
        const alone = others.every((o) => o === n);
        if (n.repeats) return !loose && alone;
        if (balances.has(cents) || openings.has(cents)) return false;
        return copiedFrom(n.amount, all, loose || !(agreed || judged(n, 'closing'))) && (alone || agreed);
      };
      return LABELS.flatMap(({ which, loose }, k): Finding[] => {
        const wrong = named[k]!.filter((n) => !known(n, k));
        const isAlone = named[k]!.length === wrong.length;
        const copied = named[k]!.find((n) => which === 'closing' && isCopied(n, k));
        const row = which === 'closing' ? closes : opens;
        const vouched = vouchedFor(which);
        // A digit off what the rows say, or what it says elsewhere: one of the two was changed, whatever rows are missing.
        const odd =
          (isAlone && !loose ? wrong.find((n) => judged(n, which)) : undefined) ??
          wrong.find((n) => vouched.some((cents) => isDigitOff(n.amount.cents, cents))) ??
          copied;
        if (!odd) return [];
        const right = vouched.find((cents) => isDigitOff(odd.amount.cents, cents)) ?? vouched.at(-1);
        const should = right ?? signed(row);
        const isExplained = seen.has(Math.abs(Math.abs(should) - odd.amount.cents));
        return [contradiction(odd, which, should, odd.sure && !isExplained)];
      });
    },
  };
}

/** What the balance may have been before a row: without what moved it, and without a fee in a column of its own. */
function balancesBefore({ balance, others }: Row, moving: readonly Amount[]): number[] {
  return moving.flatMap((o) =>
    [0, ...others.filter((other) => other !== o).flatMap(({ cents }) => [cents, -cents])].flatMap((fee) =>
      [-1, 1].map((sign) => Math.abs(signed(balance) + sign * o.cents + fee)),
    ),
  );
}

/** On a row that carries the balance, totals may stand in the columns before it; they are none. */
function inBalanceColumn(
  named: readonly Amount[],
  rows: readonly Row[],
  last: Row | null,
): readonly Amount[] {
  const edge = last && rightEdge(last.balance);
  const isIn = (a: Amount): boolean => edge !== null && Math.abs(rightEdge(a) - edge) < 1.5 * a.box.height;
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

function contradiction(named: Named, which: 'closing' | 'opening', right: number, sure: boolean): Finding {
  return finding(by, {
    strength: sure ? 'strong' : 'weak',
    page: named.page,
    box: named.amount.box,
    explanation: `The ${which} balance says ${inPula(named.amount.cents)}, but the rows of the statement ${which === 'closing' ? 'end with' : 'begin from'} ${inPula(right)}.`,
    detail: `rows follow from the row before; figure ${named.sure ? 'confirmed' : 'not confirmed'} by the second reader${sure || !named.sure ? '' : '; a row that was not read would explain it'}`,
    before: inPula(right),
    after: inPula(named.amount.cents),
  });
}
