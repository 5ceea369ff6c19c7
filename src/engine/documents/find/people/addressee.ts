import { ADDRESSED } from '../../../lexicon/forms-of-address.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

const TITLED = new RegExp(`^${ADDRESSED}\\b\\.?\\s+\\p{L}`, 'iu');

/** A person with a civil title on a line of its own in the upper half: a letter's addressee. */
export function addressee(weight: number = FINDER_WEIGHTS.addressee): Finder {
  return (view, field) => {
    const page = view.pages[0];
    if (!page) return [];
    return page.segments
      .filter(
        (s) => s.box.y < 0.55 * page.height && TITLED.test(s.text.trim()) && s.text.split(' ').length <= 6,
      )
      .flatMap((segment) => {
        const parsed = field.kind.parse(segment.text, view);
        return parsed ? [fromSegments([segment], parsed, weight, 'addressed on a line of its own')] : [];
      });
  };
}
