import { message } from '../../../../contract/messages/message.ts';
import type { MachineReadableZone } from '../../../../contract/pages.ts';
import { mayBeCut, ZONE_FORMATS } from '../../../ocr/mrz/formats.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Finder } from '../../document-type.ts';
import type { Candidate } from '../candidate.ts';

/**
 * Confidence of a zone's value, 0–1: with a valid check digit (less per repaired letter), a failed one, or without one
 * by the zone's reading (chosen on drawn specimens, ADR 401).
 */
const CONFIDENCE = {
  holds: 0.99,
  eachRepair: 0.02,
  fails: 0.45,
  validZone: 0.97,
  otherZone: 0.85,
  /** For a zone whose check digits mostly fail: labelled print is better. Both are capped (set by hand). */
  failedZone: 0.5,
} as const;
/** Influence of a value's form; small, since each value has a fixed place in the zone. */
const OF_SHAPE = 0.2;
/** Factor for a name that the zone may have truncated. */
const MAY_BE_CUT = 0.6;

/** Doubt for values without check digit in a zone that was not read clearly throughout. */
const DOUBTFUL_ZONE = message('notes.zoneUncertain');

/** A field's value in a zone as text; null: none. */
export type ZoneReading = (zone: MachineReadableZone, view: DocumentView) => string | null;

/**
 * A value from the machine-readable zone. `protectedBy` names its check digit: if valid, the reading is nearly certain;
 * without one (names, sex, nationality) it is as good as the zone's reading. `weight` lowers ambiguous values.
 */
export function fromZone(
  read: ZoneReading,
  protectedBy?: string,
  weight: (zone: MachineReadableZone, view: DocumentView) => number = () => 1,
): Finder {
  return (view, field) =>
    view.zones.flatMap(({ page, zone }): Candidate[] => {
      const text = read(zone, view);
      const parsed = text
        ? (field.kind.ofZone ?? field.kind.parse)(text, { ...view, namedHere: true })
        : null;
      if (!parsed) return [];
      const digit = zone.checkDigits.find((d) => d.field.replace(/CheckDigit$/, '') === protectedBy);
      const certainty = digit
        ? digit.valid && !holdsByChance(zone)
          ? CONFIDENCE.holds - CONFIDENCE.eachRepair * zone.repaired
          : CONFIDENCE.fails
        : zone.confidence *
          CONFIDENCE[zone.valid ? 'validZone' : holdsByChance(zone) ? 'failedZone' : 'otherZone'];
      return [
        {
          value: parsed.value,
          raw: text,
          score: certainty * weight(zone, view) * Math.min(1, parsed.quality + OF_SHAPE),
          page,
          box: zone.box,
          source: 'mrz',
          how: `in the machine-readable zone${digit ? `, check digit ${digit.valid ? 'holds' : 'fails'}` : ''}`,
          notes: parsed.notes,
          place: null,
          secondAgrees: null,
          doubt: digit || zone.valid ? undefined : DOUBTFUL_ZONE,
        },
      ];
    });
}

/** One check digit in ten is valid by chance: if most of a zone's fail, the valid ones prove nothing. */
const holdsByChance = ({ valid, checkDigits }: MachineReadableZone): boolean =>
  !valid && checkDigits.filter((digit) => digit.valid).length * 2 <= checkDigits.length;

/** A name line without a final filler may be truncated (Doc 9303 part 5, 4.2.2): the full print has more confidence. */
export const unlessCut = ({ format, lines }: MachineReadableZone): number =>
  mayBeCut(
    lines,
    ZONE_FORMATS.find((known) => known.format === format)!,
  )
    ? MAY_BE_CUT
    : 1;
