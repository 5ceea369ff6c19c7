import type { Finding } from '../../../contract/forensics.ts';
import type { Box } from '../../../contract/geometry.ts';
import { sharedHeight, sharedWidth } from '../../../contract/geometry.ts';
import { message } from '../../../contract/messages/message.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { amountsOf, inFigures, sameRow, signed, type Amount } from '../../ledger/amounts.ts';
import { balanceRows, follows, usualPitch } from '../../ledger/balance-rows.ts';
import { hasRowBeyond } from '../../ledger/list-end.ts';
import type { Row } from '../../ledger/row-days.ts';
import { sheetOf, type Sheet } from '../../values/page-numbering.ts';
import { finding } from '../detector.ts';
import type { IsBlank } from './blank-paper.ts';
import { allConfirmed, type Confirm } from './page-judge.ts';

const by = { id: 'not-carried-over', version: '1', group: 'logic' } as const;

/** Fewest rows that follow from each other, so that the balances at both ends of a page are no misreadings. */
const FEWEST_ROWS = 4;
/** Place of a row beyond the list, in pitches and in heights of its figures. */
const BEYOND = { from: 0.1, to: 1.05, stands: 0.15 } as const;

/** A sheet whose rows were all read. */
interface ScannedSheet {
  readonly sheet: Sheet;
  /** From the top of the page. */
  readonly rows: readonly Row[];
  /** In order of time from the top. */
  readonly isDown: boolean;
  /** Are the figures of the last row confirmed, and is there nothing under it, or only its balance again? */
  readonly isClosed: boolean;
  /** Balance over the first row, which follows from it; undefined: the list begins with its first row; null: something else stands there. */
  readonly taken: Amount | null | undefined;
}

/** Checks whether scanned sheets numbered as one paper go on from each other. */
export interface ScannedSheetsJudge {
  add(page: ReadPage, confirm: Confirm, isBlank: IsBlank | undefined): Promise<Finding[]>;
}

/**
 * Sheet 2 of 3 right behind sheet 1 of 3, but its rows do not go on from the balance before: one of them is another statement's
 * (`pages/not-carried-over.ts` for scans). Rows that follow from each other prove their balances; paper that is
 * blank above and below shows that no row was missed.
 */
export function startScannedSheets(): ScannedSheetsJudge {
  let last: ScannedSheet | null = null;
  return {
    async add(page, confirm, isBlank) {
      const before = last;
      const here = isBlank ? await sheetIn(page, confirm, isBlank) : null;
      last = here;
      if (!before || !here || !isNext(before.sheet, here.sheet)) return [];
      if (before.isDown !== here.isDown || !before.isClosed || here.taken === null) return [];
      const [above, below] = [before.rows.at(-1)!, here.rows[0]!];
      const [earlier, later] = here.isDown ? [above, below] : [below, above];
      if (follows(earlier, later) || here.taken?.cents === above.balance.cents) return [];
      if (!(await isConfirmed(below, confirm))) return [];
      return [
        finding(by, {
          strength: 'strong',
          page: page.report.pageInFile,
          box: below.balance.box,
          says: message('pageFindings.notCarriedOver', { balance: signed(above.balance) }),
          detail: `${before.rows.length} and ${here.rows.length} rows, each following from the row before; first balance here ${below.balance.text}; figures confirmed by the second reader`,
          before: inFigures(signed(above.balance)),
          after: inFigures(signed(below.balance)),
        }),
      ];
    },
  };
}

const isNext = (a: Sheet, b: Sheet): boolean => a.of === b.of && b.number === a.number + 1;

const isConfirmed = ({ balance, others }: Row, confirm: Confirm): Promise<boolean> =>
  allConfirmed([balance, ...others], confirm);

async function sheetIn(page: ReadPage, confirm: Confirm, isBlank: IsBlank): Promise<ScannedSheet | null> {
  const sheets = page.lines.flatMap(({ text }) => sheetOf(text) ?? []);
  const [sheet] = sheets;
  if (!sheet || sheets.some(({ number, of }) => number !== sheet.number || of !== sheet.of)) return null;
  if (page.lines.every(({ reader }) => reader === 'text-layer')) return null;
  const amounts = amountsOf(page);
  const inTime = balanceRows(page, amounts) ?? [];
  if (inTime.length < FEWEST_ROWS || !inTime.slice(1).every((row, k) => follows(inTime[k]!, row)))
    return null;
  const pitch = usualPitch(inTime);
  if ((['above', 'below'] as const).some((side) => hasRowBeyond(page, inTime, pitch, side))) return null;
  const isDown = inTime[0]!.balance.box.y < inTime.at(-1)!.balance.box.y;
  const rows = isDown ? inTime : inTime.toReversed();
  const beside = (row: Row, side: -1 | 1): Amount[] | null =>
    readBeyond(page, amounts, placeBeyond(row.balance.box, pitch, side), row.balance.box, isBlank);
  const end = rows.at(-1)!;
  const under = beside(end, 1);
  const isClosed = under !== null && under.every(({ cents }) => cents === end.balance.cents);
  return {
    sheet,
    rows,
    isDown,
    isClosed: isClosed && sheet.number < sheet.of && (await isConfirmed(end, confirm)),
    taken: takenFrom(beside(rows[0]!, -1), rows[0]!),
  };
}

/** The balance over the first row, if the row follows from it. */
function takenFrom(over: readonly Amount[] | null, first: Row): Amount | null | undefined {
  if (over === null || over.length > 1) return null;
  const [taken] = over;
  if (!taken) return undefined;
  return follows({ balance: taken, others: [] }, first) ? taken : null;
}

function placeBeyond({ x, y, width, height }: Box, pitch: number, side: -1 | 1): Box {
  const [from, to] = [BEYOND.from * height, Math.max(pitch, height) * BEYOND.to];
  return { x, width, y: side === 1 ? y + height + from : y - to, height: to - from };
}

/** Amounts in a place of the column of balances; null if something else stands there that may be an unread amount. */
function readBeyond(
  page: ReadPage,
  amounts: readonly Amount[],
  place: Box,
  printed: Box,
  isBlank: IsBlank,
): Amount[] | null {
  const stands = (box: Box): boolean =>
    sharedHeight(box, place) > BEYOND.stands * box.height && sharedWidth(box, place) > 0;
  const there = amounts.filter(({ box }) => stands(box));
  const lines = page.lines.filter(({ box }) => stands(box) && !sameRow(box, printed));
  if (lines.length === 0) return isBlank(place, printed) ? [] : null;
  return lines.every(({ text }) => !/\d/.test(text) || there.some(({ line }) => line.text === text))
    ? there
    : null;
}
