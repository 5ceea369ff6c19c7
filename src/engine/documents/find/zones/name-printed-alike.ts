import type { MachineReadableZone } from '../../../../contract/pages.ts';
import { fold } from '../../../values/text/fold.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';

/** In shorter names any word of the page would be found. */
const LEAST_LETTERS = 4;
/** Enough to confirm what the zone says, and never to be preferred to it. */
const SCORE = 0.5;
const HOW = 'printed in a line of its own as the zone has it';

/** In heights of a line: another line of the same name begins at its edge, so close to it, in letters of one size. */
const SAME_NAME = { edge: 1, gap: 1, size: 1.3 } as const;
const NAME = /^(?=(?:.*\p{L}){2})\p{Lu}[\p{L}\p{M}'’. -]*$/u;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z]+/)
    .filter(Boolean);

/**
 * A name of a zone whose digits fail, where a line of print is the same name and nothing else. Digits of specimens, of worn rows and of
 * stickers fail while their letters were read well; two places that agree letter by letter were. A line that another line of
 * names goes on with says nothing: the zone may have lost the same words under a sticker.
 *
 * @param zoneField name of the zone's field
 */
export function printedAsInZone(zoneField: 'lastName' | 'firstName'): Finder {
  return (view, field) =>
    view.zones.flatMap(({ zone }) => {
      const name = wordsOf(zone.fields[zoneField] ?? '').join(' ');
      if (zone.valid || name.length < LEAST_LETTERS) return [];
      return view.pages.flatMap((page) =>
        page.segments.flatMap((segment) => {
          if (wordsOf(segment.text).join(' ') !== name || goesOn(segment, page, zone)) return [];
          const parsed = field.kind.parse(segment.text, { ...view, namedHere: true });
          return parsed ? [fromSegments([segment], parsed, SCORE, HOW)] : [];
        }),
      );
    });
}

/** Does a line over or under it belong to the same name? Not where that is the other part of the name by the zone. */
function goesOn({ box, order }: Segment, { segments }: PageLayout, { fields }: MachineReadableZone): boolean {
  const known = new Set(wordsOf(`${fields['lastName'] ?? ''} ${fields['firstName'] ?? ''}`));
  return segments.some((other) => {
    const gap = Math.max(other.box.y - (box.y + box.height), box.y - (other.box.y + other.box.height));
    const [small, large] = [box.height, other.box.height].toSorted((a, b) => a - b) as [number, number];
    return (
      other.order !== order &&
      gap < SAME_NAME.gap * box.height &&
      large < SAME_NAME.size * small &&
      Math.abs(other.box.x - box.x) < SAME_NAME.edge * box.height &&
      NAME.test(other.text.trim()) &&
      wordsOf(other.text).some((word) => !known.has(word))
    );
  });
}
