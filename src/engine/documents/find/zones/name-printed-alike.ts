import type { MachineReadableZone } from '../../../../contract/pages.ts';
import { foldedWords } from '../../../values/text/fold.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';

/** Minimum letters; shorter names match other words. */
const LEAST_LETTERS = 4;
/** Score that confirms the zone but never wins against it. */
const SCORE = 0.5;
const HOW = 'printed in a line of its own as the zone has it';

/** Distances in line heights within which text above or below may continue the name. */
const GAP = { under: 2, over: 1 } as const;
/** A label above the next item ends a name; the label of a second surname does not. */
const CAPTION =
  /\b(?:given|first|fore ?names?|other names|pr[eé]noms?|nombres?|vornamen?|nationalit|sexe?|date|birth|passport|id no|number|nom|names?|surname)/i;
const SECOND = /\b(?:second|2nd|segundo|surname|apellidos?|family)/i;

/**
 * Confirms a name of a zone with failed check digits by a printed line with exactly the same name. Check digits of
 * specimens, worn zones and stickers fail although letters were read well; two places that agree in every letter were.
 * A line continued by another line of names confirms nothing: the zone may have lost the same words under a sticker.
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
 * May text beside, above or below belong to the same name? Yes if it has a word missing in the zone and is not a label;
 * below a label another name starts.
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
