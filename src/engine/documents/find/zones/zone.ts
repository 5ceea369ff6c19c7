import { message } from '../../../../contract/messages/message.ts';
import type { MachineReadableZone } from '../../../../contract/pages.ts';
import { mayBeCut, ZONE_FORMATS } from '../../../ocr/mrz/formats.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Finder } from '../../document-type.ts';
import type { Candidate } from '../candidate.ts';

/**
 * How sure a value of a zone is, 0–1: under a check digit that holds (less for each repaired letter) or fails, and without one by the
 * reading of the zone (chosen on drawn specimens, ADR 401).
 */
const CONFIDENCE = {
  holds: 0.99,
  eachRepair: 0.02,
  fails: 0.45,
  validZone: 0.97,
  otherZone: 0.85,
  /** Most of whose digits fail: whatever a caption names is better read. Either is held (set by hand). */
  failedZone: 0.5,
} as const;
/** The shape of a value counts little: a zone has one place for it. */
const OF_SHAPE = 0.2;
/** A name that its zone may have cut off. */
const MAY_BE_CUT = 0.6;

/** Of what no check digit covers, in a zone whose letters were not all seen clearly. */
const DOUBTFUL_ZONE = message('notes.zoneUncertain');

/** What a zone says of a field, as text; null: nothing. */
export type ZoneReading = (zone: MachineReadableZone, view: DocumentView) => string | null;

/**
 * Takes a value from the machine-readable zone. `protectedBy` names the check digit that covers it: with a valid
 * digit the reading is nearly certain, without one (names, sex, nationality) it is as good as the zone's reading.
 * `weight` holds back what the zone itself leaves in doubt.
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

/** One digit in ten holds over letters that were read wrongly: where most digits of a zone fail, those that hold say nothing. */
const holdsByChance = ({ valid, checkDigits }: MachineReadableZone): boolean =>
  !valid && checkDigits.filter((digit) => digit.valid).length * 2 <= checkDigits.length;

/**
 * A line of names without a filler at its end may have cut the last of them (Doc 9303 part 5, 4.2.2): what is printed in
 * full is surer than what was left of it.
 */
export const unlessCut = ({ format, lines }: MachineReadableZone): number =>
  mayBeCut(
    lines,
    ZONE_FORMATS.find((known) => known.format === format)!,
  )
    ? MAY_BE_CUT
    : 1;
