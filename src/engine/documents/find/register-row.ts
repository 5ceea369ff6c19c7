import type { Finder } from '../types/document-type.ts';
import { fromSegments } from './candidate.ts';
import { rowsUnder, tableHeads } from './column-items.ts';

/** Fewer titles than this are no register. */
const LEAST_TITLES = 4;

/**
 * The value in a column of a register that was copied with its titles and one entry below them, the lines of the entry
 * joined: "When and where born | Name, if any | Sex | Name of father".
 */
export function registerColumn(title: RegExp, weight = 0.98): Finder {
  return (view, field) =>
    view.pages.flatMap((page) =>
      tableHeads(page, title)
        .filter((head) => head.length >= LEAST_TITLES)
        .flatMap((head) => {
          const [entry] = rowsUnder(page, head).toSorted((a, b) => b.cells.length - a.cells.length);
          const cell = entry?.cells.find((c) => title.test(c.title));
          const parsed = cell ? field.kind.parse(cell.text, view) : null;
          return cell && parsed
            ? [fromSegments(cell.segments, parsed, weight, 'in its column of the register')]
            : [];
        }),
    );
}
