import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { sharedWidth } from '../../../../contract/geometry.ts';
import type { Segment } from '../../../layout/segment.ts';
import { rowsUnder, tableHeads, type ColumnRow } from './column-items.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/** Minimum columns of a register. */
const LEAST_TITLES = 4;

/**
 * The value in a column of a copied register entry, with headers and one entry below, its lines joined: "When and where
 * born | Name, if any | Sex | Name of father".
 */
export function registerColumn(title: RegExp, weight: number = FINDER_WEIGHTS.registerColumn): Finder {
  return (view, field) =>
    view.pages.flatMap((page) =>
      tableHeads(page, title)
        .filter((head) => head.length >= LEAST_TITLES)
        .flatMap((head) => {
          const [entry] = rowsUnder(page, head).toSorted((a, b) => b.cells.length - a.cells.length);
          const cell = entry?.cells.find((c) => title.test(c.title));
          if (!cell) return [];
          const segments = underTitle(cell, head);
          const parsed = field.kind.parse(segments.map((s) => s.text).join(' '), view);
          return parsed ? [fromSegments(segments, parsed, weight, 'in its column of the register')] : [];
        }),
    );
}

/** If the next column's header was not read, its cell may be joined: use only the part below the header. */
function underTitle(
  { title, segments }: ColumnRow['cells'][number],
  head: readonly Segment[],
): readonly Segment[] {
  const above = head.find((s) => s.text === title);
  const isBeside = segments.some((s, i) => i > 0 && s.row === segments[i - 1]!.row);
  const under = above && isBeside ? segments.filter((s) => sharedWidth(s.box, above.box) > 0) : segments;
  return under.length > 0 ? under : segments;
}
