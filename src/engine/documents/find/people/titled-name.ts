import { ADDRESSED } from '../../../lexicon/forms-of-address.ts';
import { personName } from '../../../values/person-name.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

const TITLED = new RegExp(
  `^${ADDRESSED}\\b\\.?(?:\\s*[&/]\\s*(?:mrs|mr)\\.?)?\\s+([^,\\d]{3,60})(?:,|$)`,
  'i',
);

/**
 * "Mr Kago Example, Plot 12, Mogoditshane": the addressee of a bill or statement, in the upper half of its first page.
 */
export function titledName(weight: number = FINDER_WEIGHTS.titledName): Finder {
  return (view, field) => {
    const page = view.pages[0];
    if (!page) return [];
    return page.segments
      .filter((s) => s.box.y < 0.5 * page.height && TITLED.test(s.text.trim()))
      .flatMap((segment) => {
        const name = TITLED.exec(segment.text.trim())![1]!;
        const parsed = personName.parse(name, view) ? field.kind.parse(name, view) : null;
        return parsed ? [fromSegments([segment], parsed, weight, 'a name with its title')] : [];
      });
  };
}
