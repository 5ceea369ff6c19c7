import { sharedWidth } from '../../../contract/geometry.ts';
import type { PageLayout } from '../../layout/page-layout.ts';
import type { Segment } from '../../layout/segment.ts';
import type { PrintedValue } from './printed-values.ts';
import { wordsOf } from './wording-features.ts';

export const overlap = (a: Segment, b: Segment): boolean => sharedWidth(a.box, b.box) > 0;

/** The text of a row; empty outside the page. */
export const textOfRow = ({ rows }: PageLayout, at: number): string =>
  (rows[at] ?? []).map(({ text }) => text).join(' ');

/**
 * Words of the head of a value's column: the nearest cell above without figures, in a row of several.
 *
 * @param nearest rows above the value from which on it is sought
 * @param within … and up to which
 * @param isHead may a cell be one?
 */
export function headOver(
  { segment, page }: Pick<PrintedValue, 'segment' | 'page'>,
  nearest: number,
  within: number,
  isHead: (cell: Segment) => boolean = () => true,
): string[] {
  const rows = page.rows
    .slice(Math.max(0, segment.row - within), Math.max(0, segment.row - nearest + 1))
    .reverse();
  for (const row of rows) {
    const head = row.length > 1 ? row.find((one) => overlap(one, segment)) : undefined;
    if (head && isHead(head) && /\p{L}{3}/u.test(head.text) && !/\d/.test(head.text))
      return wordsOf(head.text);
  }
  return [];
}
