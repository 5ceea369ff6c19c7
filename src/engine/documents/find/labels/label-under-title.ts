import { part } from '../../../layout/segment.ts';
import { rightNeighbour } from '../../../layout/page-layout.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';

/** Name probability: the value beside the label is a name, whatever its form. */
const NAMED = 1;

/**
 * The value after or beside a label on documents with certain titles: the supplier of a delivery note is its sender,
 * that of an order its addressee.
 */
export function labelUnderTitle(title: RegExp, label: RegExp, score = 1): Finder {
  return (view, { kind }) =>
    view.pages
      .filter((page) => page.segments.some((s) => s.box.y < 0.4 * page.height && title.test(s.text.trim())))
      .flatMap((page) =>
        page.segments.flatMap((segment): Candidate[] => {
          const found = label.exec(segment.text);
          if (!found || found.index > 0) return [];
          const from = found[0].length + /^[\s:]*/.exec(segment.text.slice(found[0].length))![0].length;
          const value =
            from < segment.text.length
              ? part(segment, from, segment.text.length)
              : rightNeighbour(segment, page);
          const parsed = value ? kind.parse(value.text, view) : null;
          return value && parsed
            ? [
                fromSegments(
                  [value],
                  { ...parsed, quality: Math.max(parsed.quality, NAMED) },
                  score,
                  `beside “${found[0].trim()}”`,
                ),
              ]
            : [];
        }),
      );
}
