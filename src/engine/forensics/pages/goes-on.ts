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

/** Share of a page's height in which a title is looked for. */
const TOP = 0.3;
/** Minimum height of a heading relative to the text, in any weight. */
const LARGER = 1.22;
/** Share of a page's height below which the footer is. */
const FOOT = 0.92;

/** How a page continues the previous one. */
export type Continuation = 'rows' | 'clauses' | 'footer';

/**
 * How a page without a title, an owner's name at its top or an opening balance continues the previous one: balance
 * rows, the next clause or the same footer. Empty if it does not.
 */
export function goesOn(before: PageEvidence, after: PageEvidence): Continuation[] {
  return beginsPaper(after.reading) ? [] : continuations(before, after);
}

/** How a page continues the previous one, even if it has a title of its own. */
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

/** Two consecutive sheets of one document. */
export interface Sheets {
  readonly before: PageEvidence;
  readonly after: PageEvidence;
  readonly by: readonly (Continuation | 'number')[];
}

/** Consecutive pages of a file that are sheets of one document, by their printed numbers or a continuation. */
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

/** Does a page begin a document: title, owner's name or number, or opening balance? */
const beginsPaper = (page: ReadPage): boolean => hasHeading(page) || namesBalance(page, BEGINS_STATEMENT);

/** Has a page a title, or the owner's name or number above the body? */
export function hasHeading(page: ReadPage): boolean {
  const { lines, report } = page;
  const heights = lines.map(({ box }) => box.height).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const isTitle = ({ text, box }: TextLine): boolean =>
    box.y < TOP * report.height && box.height > LARGER * usual && /\p{L}{3}/u.test(text);
  // Names below the first clause may be signatories'.
  const body = Math.min(...lines.filter(beginsBody).map(({ box }) => box.y));
  return lines.some(isTitle) || [...particularsOf(page).values()].some(({ box }) => box.y < body);
}

const CLAUSE = /^(\d{1,2})[.)]\s+\p{Lu}/u;
const beginsBody = (line: TextLine): boolean => CLAUSE.test(line.text) || isDay(line);

/** Not "brought forward", which is printed on every sheet of a statement. */
const BEGINS_STATEMENT = ['opening'];

/** Does a page name one of these balances? */
export const namesBalance = ({ lines }: ReadPage, figures: readonly string[]): boolean =>
  lines.some((line) => names(balanceLabels.labelsOn(line), figures));

const isListOfRows = oncePer((page: ReadPage) => (balanceRows(page, amountsOf(page)) ?? []).length > 2);

export const hasRows = ({ reading }: PageEvidence): boolean => isListOfRows(reading);

/** Numbers of clauses at line starts, if consecutive. */
function clausesOf({ reading }: PageEvidence): number[] {
  const found = reading.lines.flatMap(({ text }) => {
    const number = CLAUSE.exec(text);
    return number ? [Number(number[1])] : [];
  });
  return found.length >= 2 && found.every((n, k) => k === 0 || n === found[k - 1]! + 1) ? found : [];
}

/** The last line in the footer of a page. */
export function footOf({ reading }: PageEvidence): TextLine | null {
  const { lines, report } = reading;
  return (
    lines
      .filter(({ box, text }) => box.y > FOOT * report.height && /\p{L}{3}/u.test(text))
      .sort((a, b) => b.box.y - a.box.y)[0] ?? null
  );
}

/** The text of a line up to its first number or name: the same on every sheet of a document. */
const shapeOf = ({ text }: TextLine): string =>
  /^[\p{L}\s:./-]*(?=\d|$)/u.exec(text.trim())?.[0].trim().toLowerCase() ?? '';
