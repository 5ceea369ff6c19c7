import type { Segment } from '../../layout/segment.ts';
import type { Finder } from '../document-type.ts';
import { fromSegments } from './candidate.ts';
import { FINDER_WEIGHTS } from './finder-weights.ts';

/**
 * Share of the page in which a title is looked for; maximum distance of the number below, in heights (chosen on drawn
 * specimens, ADR 401).
 */
const UPPER_PART = 0.5;
const UNDER = 1.2;

const NUMBERED = /^(?:no|nr|number|ref)\b[.:\s]*|^(?:#|№|n[°º])[.:\s]*/i;

/** "TAX INVOICE" above "No. 20881": a bare number directly below or beside the title is the document's own. */
export function numberUnderTitle(title: RegExp, weight: number = FINDER_WEIGHTS.numberUnderTitle): Finder {
  return (view, field) =>
    view.pages.slice(0, 1).flatMap((page) =>
      page.segments
        .filter((s) => title.test(s.text.trim()) && s.box.y < UPPER_PART * page.height)
        .flatMap((head) =>
          page.segments.flatMap((s) => {
            if (!isNear(head, s) || !NUMBERED.test(s.text)) return [];
            const parsed = field.kind.parse(s.text.replace(NUMBERED, ''), view);
            return parsed ? [fromSegments([s], parsed, weight, `under the title “${head.text}”`)] : [];
          }),
        ),
    );
}

function isNear({ box: head, row }: Segment, { box, row: own }: Segment): boolean {
  const gap = box.y - (head.y + head.height);
  const overlaps = box.x < head.x + head.width && head.x < box.x + box.width;
  const beside = own === row && box.x > head.x && box.x - (head.x + head.width) < 3 * head.height;
  return beside || (box.y > head.y && gap < UNDER * head.height && overlaps);
}
