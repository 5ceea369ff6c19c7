import type { Finder } from '../document-type.ts';
import { byShape, fromSegments } from './candidate.ts';
import { FINDER_WEIGHTS } from './finder-weights.ts';

/** An unlabelled value of distinctive form, anywhere. Weak evidence; `weight` sets its score. */
export function anywhere(
  weight: number = FINDER_WEIGHTS.anywhere,
  accept: (text: string) => boolean = () => true,
): Finder {
  return (view, field) =>
    view.pages.flatMap((page) =>
      page.segments.flatMap((segment) => {
        if (!accept(segment.text)) return [];
        const parsed = field.kind.parse(segment.text, view);
        return parsed && parsed.quality > 0.6
          ? [byShape(fromSegments([segment], parsed, weight, 'recognised by its shape'), [segment])]
          : [];
      }),
    );
}
