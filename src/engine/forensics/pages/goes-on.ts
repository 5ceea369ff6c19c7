import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import { amountsOf } from '../../ledger/amounts.ts';
import { balanceRows } from '../../ledger/balance-rows.ts';
import { balanceLabels } from '../../ledger/figures.ts';
import { isDay } from '../../ledger/row-days.ts';
import { names } from '../../ledger/vocabulary.ts';
import type { PageEvidence } from '../detector.ts';
import { consecutive, isOfText, numbered } from './page-set.ts';
import { particularsOf } from './particulars.ts';
import { oncePer } from '../../lazily.ts';

/** Of a page's height: where a paper names itself. */
const TOP = 0.3;
/** A heading is set larger than the text, as often as not in another weight. */
const LARGER = 1.22;
/** Of a page's height: where what is printed on every sheet stands. */
const FOOT = 0.92;

/** By what a page goes on from the one before it. */
export type Continuation = 'rows' | 'clauses' | 'footer';

/**
 * Does a page without a beginning of its own go on with the paper before it? It has no heading, names nobody in its head and opens no
 * balance, and has rows of balances as the page before, or the next clause, or the same line at its foot.
 */
export function goesOn(before: PageEvidence, after: PageEvidence): Continuation[] {
  return beginsPaper(after.reading) ? [] : continuations(before, after);
}

/** In what a page goes on with the one before it, whether it has a beginning of its own or not. */
export function continuations(before: PageEvidence, after: PageEvidence): Continuation[] {
  const [last, first] = [clausesOf(before).at(-1), clausesOf(after)[0]];
  return [
    ...(hasRows(before) && hasRows(after) ? (['rows'] as const) : []),
    ...(last !== undefined && first !== undefined && first === last + 1 && last > 1
      ? (['clauses'] as const)
      : []),
    ...(footOf(before) && footOf(after) && shapeOf(footOf(before)!) === shapeOf(footOf(after)!)
      ? (['footer'] as const)
      : []),
  ];
}

/** Two sheets of one paper right behind each other. */
export interface Sheets {
  readonly before: PageEvidence;
  readonly after: PageEvidence;
  readonly by: readonly (Continuation | 'number')[];
}

/** Pages right behind each other, of all the pages of a file, that are sheets of one paper: by their numbers or by what they go on with. */
export const sheetsOfOnePaper = oncePer(findSheets);

function findSheets(pages: readonly PageEvidence[]): readonly Sheets[] {
  const byNumber = consecutive(pages);
  const isNumbered = new Set(numbered(pages).flatMap(({ page, sheet }) => (sheet ? [page] : [])));
  return pages.slice(1).flatMap((after, k): Sheets[] => {
    const before = pages[k]!;
    if (byNumber.some((pair) => pair.after === after)) return [{ before, after, by: ['number'] }];
    if (isNumbered.has(after) || !isOfText(before) || !isOfText(after)) return [];
    const by = goesOn(before, after);
    return by.length > 0 ? [{ before, after, by }] : [];
  });
}

/** A title, somebody's name or number, or a balance that opens: a page that begins a paper. */
const beginsPaper = (page: ReadPage): boolean => hasHeading(page) || namesBalance(page, BEGINS_STATEMENT);

/** Does a page have a title, or says in its head whose it is? */
export function hasHeading(page: ReadPage): boolean {
  const { lines, report } = page;
  const heights = lines.map(({ box }) => box.height).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const isTitle = ({ text, box }: TextLine): boolean =>
    box.y < TOP * report.height && box.height > LARGER * usual && /\p{L}{3}/u.test(text);
  // Who signs under the last clause is named there, too.
  const body = Math.min(...lines.filter(beginsBody).map(({ box }) => box.y));
  return lines.some(isTitle) || [...particularsOf(page).values()].some(({ box }) => box.y < body);
}

const CLAUSE = /^(\d{1,2})[.)]\s+\p{Lu}/u;
const beginsBody = (line: TextLine): boolean => CLAUSE.test(line.text) || isDay(line);

/** A balance brought forward begins the sheets of a statement as well. */
const BEGINS_STATEMENT = ['opening'];

/** Does a page name one of these balances? */
export const namesBalance = ({ lines }: ReadPage, figures: readonly string[]): boolean =>
  lines.some((line) => names(balanceLabels.labelsOn(line), figures));

const isListOfRows = oncePer((page: ReadPage) => (balanceRows(page, amountsOf(page)) ?? []).length > 2);

export const hasRows = ({ reading }: PageEvidence): boolean => isListOfRows(reading);

/** Numbers of the clauses that begin lines of a page, where they go up by one. */
function clausesOf({ reading }: PageEvidence): number[] {
  const found = reading.lines.flatMap(({ text }) => {
    const number = CLAUSE.exec(text);
    return number ? [Number(number[1])] : [];
  });
  return found.length >= 2 && found.every((n, k) => k === 0 || n === found[k - 1]! + 1) ? found : [];
}

/** The last line at the foot of a page. */
export function footOf({ reading }: PageEvidence): TextLine | null {
  const { lines, report } = reading;
  return (
    lines
      .filter(({ box, text }) => box.y > FOOT * report.height && /\p{L}{3}/u.test(text))
      .sort((a, b) => b.box.y - a.box.y)[0] ?? null
  );
}

/** What a line says before its first number or name: what is the same on every sheet of a kind of paper. */
const shapeOf = ({ text }: TextLine): string =>
  /^[\p{L}\s:./-]*(?=\d|$)/u.exec(text.trim())?.[0].trim().toLowerCase() ?? '';
