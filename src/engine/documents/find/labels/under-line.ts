import { part } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { lineBelow } from './line-below.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/**
 * The value after a label that has this meaning only below another line: "At: Nata" below "Born: 06 Jan 1992" is a
 * place of birth.
 */
export function underLine(above: RegExp, label: RegExp, score: number = FINDER_WEIGHTS.underLine): Finder {
  return (view, { kind }) =>
    view.pages.flatMap((page) =>
      page.segments.flatMap((line): Candidate[] => {
        const below = above.test(line.text.trim()) ? lineBelow(line, page) : undefined;
        const found = below ? label.exec(below.text) : null;
        if (!below || !found) return [];
        const value = part(below, found[0].length, below.text.length);
        const parsed = kind.parse(value.text, view);
        return parsed ? [fromSegments([value], parsed, score, `under “${line.text.trim()}”`)] : [];
      }),
    );
}
