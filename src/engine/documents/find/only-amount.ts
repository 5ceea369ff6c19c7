import { findMoney } from '../../values/money.ts';
import type { Finder } from '../document-type.ts';
import { byShape, fromSegments } from './candidate.ts';
import { FINDER_WEIGHTS } from './finder-weights.ts';

/** The only amount on a document, printed once or more often, as on a receipt. */
export function onlyAmount(weight: number = FINDER_WEIGHTS.onlyAmount): Finder {
  return (view, field) => {
    const named = view.pages.flatMap((page) =>
      page.segments.flatMap((segment) =>
        findMoney(segment.text)
          .filter((m) => m.explicit)
          .map(({ value, raw }) => ({ segment, value, raw })),
      ),
    );
    const [first] = named;
    if (!first || named.some((m) => m.value !== first.value)) return [];
    const parsed = field.kind.parse(first.raw, view);
    if (!parsed) return [];
    const segments = [first.segment];
    return [byShape(fromSegments(segments, parsed, weight, 'the only amount on the paper'), segments)];
  };
}
