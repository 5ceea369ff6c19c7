import type { ReadPage } from '../../../contract/pages.ts';
import type { FieldValue } from '../../../contract/verification.ts';
import type { ValueKind } from '../../values/kind.ts';
import { list } from '../../values/list.ts';
import { joinViews, viewOf, type DocumentView } from '../../layout/view.ts';
import type { Finder } from '../document-type.ts';
import { pageOf, type PrintedLine } from './page-of.ts';

/** Pages as one document, for tests of finders. */
export function viewOfPages(pages: readonly ReadPage[], today = '2026-11-21'): DocumentView {
  return joinViews(pages.map((page) => viewOf(page, today)));
}

/** The value of a finder's best candidate; null if there is none. */
export function bestOf(finder: Finder, view: DocumentView): FieldValue {
  const found = finder(view, { name: 'list', kind: list });
  return [...found].sort((a, b) => b.score - a.score)[0]?.value ?? null;
}

/** The values of a finder for a field of a kind, in the order found. */
export function valuesOf(finder: Finder, printed: readonly PrintedLine[], kind: ValueKind): FieldValue[] {
  return finder(viewOfPages([pageOf(printed)]), { name: 'any', kind }).map(({ value }) => value);
}

/**
 * A printed table as lines of a test page: column edges, one string per row with cells separated by `|`. An edge `>700`
 * is a right edge (amounts), `100` a left one.
 */
export function tableLines(
  edges: readonly (number | `>${number}`)[],
  rows: readonly string[],
  top: number,
  pitch = 40,
): PrintedLine[] {
  return rows.flatMap((row, i) =>
    row.split('|').flatMap((cell, j): PrintedLine[] => {
      const text = cell.trim();
      const edge = edges[j];
      if (text === '' || edge === undefined) return [];
      const x = typeof edge === 'number' ? edge : Number(edge.slice(1)) - text.length * 10;
      return [[x, top + i * pitch, text]];
    }),
  );
}
