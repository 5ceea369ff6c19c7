import type { MachineReadableZone } from '../../../../contract/pages.ts';
import { foldedWords } from '../../../values/text/fold.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';

/** In shorter names any word of the page would be found. */
const LEAST_LETTERS = 4;
/** Enough to confirm what the zone says, and never to be preferred to it. */
const SCORE = 0.5;
const HOW = 'printed in a line of its own as the zone has it';

/** In heights of a line: what stands so close under or over it may go on with it, wherever it begins. */
const GAP = { under: 2, over: 1 } as const;
/** A caption over the next item ends a name; what it says is no name. One of a second surname does not. */
const CAPTION =
  /\b(?:given|first|fore ?names?|other names|pr[eé]noms?|nombres?|vornamen?|nationalit|sexe?|date|birth|passport|id no|number|nom|names?|surname)/i;
const SECOND = /\b(?:second|2nd|segundo|surname|apellidos?|family)/i;

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
      const name = foldedWords(zone.fields[zoneField] ?? '').join(' ');
      if (zone.valid || name.length < LEAST_LETTERS) return [];
      return view.pages.flatMap((page) =>
        page.segments.flatMap((segment) => {
          if (foldedWords(segment.text).join(' ') !== name || goesOn(segment, page, zone)) return [];
          const parsed = field.kind.parse(segment.text, { ...view, namedHere: true });
          return parsed ? [fromSegments([segment], parsed, SCORE, HOW)] : [];
        }),
      );
    });
}

/**
 * May print beside it, over it or under it belong to the same name? Any that has a word the zone lacks, but for captions: under the next
 * one another name begins.
 */
function goesOn(segment: Segment, { segments }: PageLayout, { fields }: MachineReadableZone): boolean {
  const { box, order, row } = segment;
  const known = new Set(foldedWords(`${fields['lastName'] ?? ''} ${fields['firstName'] ?? ''}`));
  const under = (other: Segment): number => other.box.y - (box.y + box.height);
  const isNear = (other: Segment): boolean =>
    other.order !== order &&
    (other.row === row ||
      (under(other) > -box.height / 2 && under(other) < GAP.under * box.height) ||
      (box.y > other.box.y && box.y - (other.box.y + other.box.height) < GAP.over * box.height));
  const near = segments.filter(isNear);
  const next = Math.min(
    ...near
      .filter((s) => s.row !== row && s.box.y > box.y && CAPTION.test(s.text) && !SECOND.test(s.text))
      .map((s) => s.box.y),
  );
  return near.some(
    (other) =>
      other.box.y < next &&
      !CAPTION.test(other.text) &&
      foldedWords(other.text).some((word) => !known.has(word)),
  );
}
