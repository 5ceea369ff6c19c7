import type { PageLayout } from '../../layout/page-layout.ts';
import type { Segment } from '../../layout/segment.ts';
import { CLASSIFY } from '../classify-weights.ts';

/**
 * Titles broken over two lines, joined: "MEMORANDUM" above "OF ASSOCIATION"; in a column, "DRIVER'S" above "LICENSE".
 */
export function titlePairs(page: PageLayout): Segment[] {
  return page.rows.slice(0, 12).flatMap((row, i) => {
    const below = page.rows[i + 1] ?? [];
    const isAlone = row.length === 1 && below.length === 1;
    const isBeside =
      (Math.max(row.length, below.length) <= 2 || isOnlyStack(row, below, i)) &&
      !isHead(row, page.rows[i + 2] ?? []);
    return row.flatMap((a) => {
      const b = below.find((one) => isAlone || (isBeside && isStacked(a, one)));
      if (!b || a.text.length + b.text.length > 70) return [];
      // "… AUTHORITY" above "FORM 2A": neither a form number nor a numbered item continues a title.
      if (/^form (?:no\.? ?)?\p{Lu}{0,4}\d|^\d{1,2}(?:\.\d{1,2})*\s?[.)]?\s+\p{L}/iu.test(b.text.trim()))
        return [];
      const near = b.box.y - (a.box.y + a.box.height) < CLASSIFY.titleGap * a.box.height;
      return near ? [{ ...a, text: `${a.text} ${b.text}` }] : [];
    });
  });
}

/** Single words below each other, aligned and of one size. Longer lines in columns are unrelated. */
function isStacked(a: Segment, b: Segment): boolean {
  const [height, higher] = [a.box.height, b.box.height].toSorted((x, y) => x - y) as [number, number];
  const isLike = higher < CLASSIFY.prominence.largeFrom * height;
  return isLike && isAligned(a, b) && [a, b].every(({ text }) => /^[\p{L}'’]+$/u.test(text.trim()));
}

/** Beside the state's name and specks of the background, on the first lines of a card: "Michigan | USA | DRIVER'S" above "LICENSE". */
const ROWS_OF_CARD_TITLE = 2;
const isOnlyStack = (row: readonly Segment[], below: readonly Segment[], i: number): boolean =>
  i < ROWS_OF_CARD_TITLE && row.flatMap((a) => below.filter((b) => isStacked(a, b))).length === 1;

/** Is a row a table header whose columns all continue in the next row? */
const isHead = (row: readonly Segment[], next: readonly Segment[]): boolean =>
  row.length > 1 && row.every((a) => next.some((b) => isAligned(a, b)));

/** Left-aligned, centred or right-aligned. */
function isAligned(a: Segment, b: Segment): boolean {
  const [left, wider] = [b.box.x - a.box.x, b.box.width - a.box.width];
  return Math.min(...[left, left + wider / 2, left + wider].map(Math.abs)) < a.box.height;
}
