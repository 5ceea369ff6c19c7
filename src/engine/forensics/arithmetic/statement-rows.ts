import type { ReadPage } from '../../../contract/pages.ts';
import { sheetOf } from '../../values/page-numbering.ts';
import { signed, type Amount } from '../../ledger/amounts.ts';
import { rightEdge } from '../../ledger/amount-columns.ts';
import { balanceRows, follows, movesBalance, movingAmounts, usualPitch } from '../../ledger/balance-rows.ts';
import { amountsOfDay, type Row } from '../../ledger/row-days.ts';
import { hasDatedRow, hasRowBeyond, isListEnd } from '../../ledger/list-end.ts';

/** Maximum distance of a carried-over balance below the last row, in row pitches. */
const RIGHT_UNDER = 1.8;

/** The chronologically first or last row. */
export interface RowsEnd {
  readonly row: Row;
  /** Does it follow from its neighbour, so that neither was misread? */
  readonly holds: boolean;
  /** Is there no possible row beyond it on its page? */
  readonly isOutermost: boolean;
}

/** The rows of one page. */
export interface PageRows {
  readonly rows: readonly Row[];
  /** Does an amount only repeat the balance of the row directly above? */
  isCarried(amount: Amount): boolean;
}

/** The rows of a statement, collected page by page in chronological order. */
export class StatementRows {
  readonly all: Row[] = [];
  /** Balances of rows, and possible balances before the first row of a page, cents. */
  readonly balances = new Set<number>();
  readonly openings = new Set<number>();
  /** Amounts outside the rows, cents: one may belong to a row whose balance was not read. */
  readonly unrowed = new Set<number>();
  first: (RowsEnd & { readonly page: number }) | null = null;
  last: (RowsEnd & { readonly isListEnd: boolean }) | null = null;
  /** Are the rows of every page in ascending order of time? */
  downwards = true;
  readonly #sheets = new Set<number>();
  /** Numbers of sheets in the order of the file, one a page. */
  readonly #order: number[] = [];
  #ofSheets = 0;
  /** A sheet has rows that are too few to be told from other figures: a last one, often. */
  #hasRowsUntold = false;

  add(page: ReadPage, amounts: readonly Amount[]): PageRows {
    this.#noteSheets(page);
    const rows = balanceRows(page, amounts, this.last?.row ?? null) ?? [];
    const end = rows.at(-1) ?? null;
    this.all.push(...rows);
    for (const row of rows) this.balances.add(row.balance.cents);
    const used = new Set(rows.flatMap((row) => [row.balance, ...amountsOfDay(row)]));
    for (const amount of amounts) if (!used.has(amount)) this.unrowed.add(amount.cents);
    const [top] = rows;
    if (!top || !end) {
      this.#hasRowsUntold ||= hasDatedRow(page);
      return { rows, isCarried: () => false };
    }
    const pitch = usualPitch(rows);
    const moving = movingAmounts(rows);
    const beginning = top.others.filter((other) => movesBalance(page, other, moving, rows));
    for (const cents of balancesBefore(top, beginning)) this.openings.add(cents);
    const runsDown = top.balance.box.y < end.balance.box.y;
    if (rows.length > 1) this.downwards &&= runsDown;
    this.first ??= {
      row: top,
      page: page.report.pageInFile,
      holds: beginning.length > 0 && rows[1] !== undefined && follows(top, rows[1]),
      isOutermost: !hasRowBeyond(page, rows, pitch, 'above'),
    };
    const before = rows.at(-2) ?? this.last?.row ?? null;
    const last = {
      row: end,
      holds: before !== null && follows(before, end),
      isOutermost: !hasRowBeyond(page, rows, pitch, 'below'),
      isListEnd: isListEnd(page, end.balance.box, pitch),
    };
    this.last = last;
    const ends = last.holds && last.isOutermost && rows.length > 2 && runsDown;
    return { rows, isCarried: (amount) => ends && isRightUnder(amount, end.balance, pitch) };
  }

  #noteSheets(page: ReadPage): void {
    const [own] = page.lines.flatMap(({ text }) => sheetOf(text) ?? []);
    if (own) this.#order.push(own.number);
    for (const { text } of page.lines) {
      const sheet = sheetOf(text);
      if (!sheet) continue;
      this.#sheets.add(sheet.number);
      this.#ofSheets = Math.max(this.#ofSheets, sheet.of);
    }
  }

  /** Sheets of a statement fed backwards, or fronts before backs: the first and last rows are others'. */
  get #isOutOfOrder(): boolean {
    // Several statements in order begin with a first sheet.
    const isOne = this.#order.length === this.#sheets.size;
    return (
      (isOne || this.#order[0] !== 1) &&
      this.#order.some((number, i) => i > 0 && number < this.#order[i - 1]!)
    );
  }

  /** With only the first sheet in the file, the summary covers rows that are not there. */
  get hasAllSheets(): boolean {
    return (
      !this.#hasRowsUntold &&
      this.#ofSheets > 0 &&
      this.#sheets.size === this.#ofSheets &&
      !this.#isOutOfOrder
    );
  }

  get hasFirstSheet(): boolean {
    return !this.#hasRowsUntold && (this.#sheets.size === 0 || (this.#sheets.has(1) && !this.#isOutOfOrder));
  }

  /** Even if there is space below the rows, a missing sheet may continue them. */
  get isComplete(): boolean {
    const reachesEnd =
      this.last?.isListEnd === true &&
      !this.#hasRowsUntold &&
      this.#sheets.size >= this.#ofSheets &&
      !this.#isOutOfOrder;
    return (this.hasAllSheets || reachesEnd) && this.downwards;
  }
}

function isRightUnder(amount: Amount, balance: Amount, pitch: number): boolean {
  const under = amount.box.y - balance.box.y;
  return (
    under > 0 &&
    under < RIGHT_UNDER * pitch &&
    Math.abs(rightEdge(amount) - rightEdge(balance)) < 0.8 * amount.box.height
  );
}

/** Possible balances before a row: without its amount, with or without a fee in another column. */
function balancesBefore({ balance, others }: Row, moving: readonly Amount[]): number[] {
  return moving.flatMap((o) =>
    [0, ...others.filter((other) => other !== o).flatMap(({ cents }) => [cents, -cents])].flatMap((fee) =>
      [-1, 1].map((sign) => Math.abs(signed(balance) + sign * o.cents + fee)),
    ),
  );
}
