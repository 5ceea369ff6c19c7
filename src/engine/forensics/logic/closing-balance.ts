import type { Finding } from '../../../contract/forensics.ts';
import type { Box } from '../../../contract/geometry.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { finding } from '../detector.ts';
import { amountsOf, inPula, type Amount } from './amounts.ts';
import { labelledAmounts } from './labelled-amount.ts';
import type { Confirm } from './page-judge.ts';
import { isDigitApart } from './column-sum.ts';
import { isListEnd } from './list-end.ts';
import { balanceRows, follows, hasGap, signed, usualPitch } from './running-balance.ts';

/**
 * Each label is judged by itself: a page that carries a balance over from the page before is right about that, whatever
 * the summary says. `strict`: it means the ends of the whole statement, not of a page. `loose`: it may mean another day,
 * so it is only held against a figure that it was plainly made from.
 */
const LABELS = [
  { which: 'closing', label: /\bclosing\b/i, strict: true, loose: false },
  { which: 'closing', label: /\bbalance\s+carried\s+forward\b/i, strict: false, loose: false },
  {
    which: 'closing',
    label: /\b(?:current|ending|final|new)\s+balance\b/i,
    strict: true,
    loose: true,
  },
  { which: 'opening', label: /\bopening\b/i, strict: true, loose: false },
  { which: 'opening', label: /\bbalance\s+brought\s+forward\b/i, strict: false, loose: false },
  { which: 'opening', label: /\bprevious\s+balance\b/i, strict: true, loose: true },
] as const;

const by = { id: 'closing-balance', version: '1', group: 'logic' } as const;

interface Named {
  readonly amount: Amount;
  readonly page: number;
  readonly sure: boolean;
  /** It stands under the last row of its page, where a list ends. */
  readonly underRows: boolean;
}

/** "Page 2 of 3", "2/3 pages": which sheets of how many are in the file. */
const SHEET = /\bpage\s*:?\s*(\d{1,3})\s*(?:of|\/)\s*(\d{1,3})\b/i;

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
  const openings = new Set<number>();
  const named: Named[][] = LABELS.map(() => []);
  let last: Amount | null = null;
  let first: Amount | null = null;
  let intact = true;
  let ended = false;
  let firstPage = -1;
  let fromTheTop = true;
  const sheets = new Set<number>();
  let ofSheets = 0;
  return {
    async add(page, confirm) {
      const amounts = amountsOf(page);
      const rows = balanceRows(amounts);
      const pitch = usualPitch(rows ?? []);
      for (const { text } of page.lines) {
        const sheet = SHEET.exec(text);
        if (!sheet) continue;
        sheets.add(Number(sheet[1]));
        ofSheets = Math.max(ofSheets, Number(sheet[2]));
      }
      const end = rows?.at(-1)?.balance.box ?? null;
      for (const row of rows ?? []) balances.add(row.balance.cents);
      for (const [k, row] of (rows ?? []).entries()) {
        // A row that was not read is no contradiction.
        if (k > 0 && !follows(rows![k - 1]!, row) && !hasGap(rows![k - 1]!, row, pitch)) intact = false;
        if (k === 0)
          for (const o of row.others)
            for (const sign of [-1, 1]) openings.add(Math.abs(signed(row.balance) + sign * o.cents));
      }
      if (rows && firstPage < 0) {
        firstPage = page.report.pageInFile;
        fromTheTop = !hasRowAbove(page, rows[0]!.balance.box, pitch);
      }
      first ??= rows?.[0]?.balance ?? null;
      last = rows?.at(-1)?.balance ?? last;
      if (end) ended = isListEnd(page, end, pitch);
      for (const [k, { label }] of LABELS.entries())
        for (const amount of labelledAmounts(page, amounts, label)
          .filter((a) => !rows?.some((r) => r.balance === a || r.others.includes(a)))
          .slice(0, 2))
          named[k]!.push({
            amount,
            page: page.report.pageInFile,
            sure: await confirm(amount.line, amount.text, amount.box),
            underRows: end !== null && amount.box.y > end.y,
          });
    },
    judge() {
      // Without an unbroken column of balances there is nothing to hold the named ones against.
      if (!intact || balances.size < 4 || !last || !first) return [];
      // A file may hold the first sheet of a statement alone: its summary speaks of rows that are elsewhere.
      const allSheets = ofSheets > 0 && sheets.size === ofSheets;
      const firstSheet = sheets.size === 0 || sheets.has(1);
      const complete = (allSheets || ended) && last.box.y > first.box.y;
      // What opens a statement stands before its first row, what closes it in its last: any other row's balance was copied.
      const known = ({ amount: { cents }, page }: Named, k: number): boolean => {
        const { strict, which } = LABELS[k]!;
        const anywhere = balances.has(cents) || openings.has(cents);
        if (strict && which === 'opening' && page === firstPage)
          return openings.has(cents) || first!.cents === cents;
        return strict && which === 'closing' && complete ? last!.cents === cents : anywhere;
      };
      const judged = (n: Named, which: 'closing' | 'opening'): boolean =>
        which === 'closing' ? allSheets || n.underRows || complete : fromTheTop && (allSheets || firstSheet);
      /** What the rows say a statement opens or closes with, and what is named so and right. */
      const vouchedFor = (which: 'closing' | 'opening'): number[] => [
        ...(which === 'closing' ? [last!.cents] : openings),
        ...LABELS.flatMap((label, k) =>
          label.which === which ? named[k]!.filter((n) => known(n, k)).map((n) => n.amount.cents) : [],
        ),
      ];
      return LABELS.flatMap(({ which, loose }, k): Finding[] => {
        const wrong = named[k]!.filter((n) => !known(n, k));
        const isAlone = named[k]!.length === wrong.length;
        const row = which === 'closing' ? last! : first!;
        const vouched = vouchedFor(which);
        // A digit off what the rows say, or what it says elsewhere: one of the two was changed, whatever rows are missing.
        const odd =
          (isAlone && !loose ? wrong.find((n) => judged(n, which)) : undefined) ??
          wrong.find((n) => vouched.some((cents) => isDigitOff(n.amount.cents, cents)));
        return odd ? [contradiction(odd, which, row)] : [];
      });
    },
  };
}

const DAY = /^\s*(?:\d{1,2}[\s./-]+(?:\d{1,2}\b|[A-Za-z]{3})|\d{4}-\d\d-\d\d)/;
/** Rows above the first one within which a day begins a row of the same list. */
const ABOVE = 5;

/** Does a day begin a row above the first balance that was read? Then the list's first rows are missing. */
function hasRowAbove(page: ReadPage, first: Box, pitch: number): boolean {
  return page.lines.some(
    ({ box, text }) =>
      box.y + box.height < first.y + 0.2 * first.height && first.y - box.y < ABOVE * pitch && DAY.test(text),
  );
}

/** One digit was changed, or one put in front. */
function isDigitOff(a: number, b: number): boolean {
  if (isDigitApart(a, b)) return true;
  const [shorter, longer] = [String(a), String(b)].sort((x, y) => x.length - y.length) as [string, string];
  return longer.length - shorter.length === 1 && longer.endsWith(shorter) && shorter.length >= 4;
}

function contradiction(named: Named, which: 'closing' | 'opening', row: Amount): Finding {
  return finding(by, {
    strength: named.sure ? 'strong' : 'weak',
    page: named.page,
    box: named.amount.box,
    explanation: `The ${which} balance says ${inPula(named.amount.cents)}, but no balance of the statement does; its ${which === 'closing' ? 'last' : 'first'} row says ${inPula(signed(row))}.`,
    detail: `every row follows from the row before; figures ${named.sure ? 'confirmed' : 'not confirmed'} by the second reader`,
    before: inPula(signed(row)),
    after: inPula(named.amount.cents),
  });
}
