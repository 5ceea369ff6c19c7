import { rightNeighbour } from '../../../layout/page-layout.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/**
 * The cell right of (else right below) a cell with exactly this label. For values that start with a word which is a
 * label elsewhere ("Class of shares | Class A", "Venue | Company boardroom").
 */
export function besideLabel(label: RegExp, score: number = FINDER_WEIGHTS.besideLabel): Finder {
  return (view, { kind }) =>
    view.pages.flatMap((page) =>
      page.segments.flatMap((segment): Candidate[] => {
        const words = segment.text.trim().replace(/\s*:$/, '');
        if (!label.test(words)) return [];
        const right = rightNeighbour(segment, page);
        const below = page.rows[segment.row + 1]?.find(
          (s) =>
            Math.abs(s.box.x - segment.box.x) < segment.box.height &&
            s.box.y - segment.box.y < 2.5 * segment.box.height,
        );
        const value = right ?? below;
        const parsed = value ? kind.parse(value.text.replace(/^:\s*/, ''), view) : null;
        return value && parsed ? [fromSegments([value], parsed, score, `beside the label “${words}”`)] : [];
      }),
    );
}
