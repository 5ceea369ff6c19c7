import type { MachineReadableZone } from '../../../../contract/pages.ts';
import type { Finder } from '../../types/document-type.ts';
import type { Candidate } from '../candidate.ts';

/**
 * Takes a value from the machine-readable zone. `protectedBy` names the check digit that covers it: with a valid
 * digit the reading is nearly certain, without one (names, sex, nationality) it is as good as the zone's reading.
 * `weight` holds back what the zone itself leaves in doubt.
 */
export function fromZone(
  read: (zone: MachineReadableZone, today: string) => string | null,
  protectedBy?: string,
  weight: (zone: MachineReadableZone) => number = () => 1,
): Finder {
  return (view, field) =>
    view.zones.flatMap(({ page, zone }): Candidate[] => {
      const text = read(zone, view.today);
      const parsed = text ? field.kind.parse(text, { ...view, namedHere: true }) : null;
      if (!parsed) return [];
      const digit = zone.checkDigits.find((d) => d.field.replace(/CheckDigit$/, '') === protectedBy);
      const certainty = digit
        ? digit.valid
          ? 0.99 - 0.02 * zone.repaired
          : 0.45
        : zone.confidence * (zone.valid ? 0.97 : 0.85);
      return [
        {
          value: parsed.value,
          raw: text,
          score: certainty * weight(zone) * Math.min(1, parsed.quality + 0.2),
          page,
          box: zone.box,
          source: 'mrz',
          how: `in the machine-readable zone${digit ? `, check digit ${digit.valid ? 'holds' : 'fails'}` : ''}`,
          notes: parsed.notes,
          place: null,
          secondAgrees: null,
        },
      ];
    });
}

/**
 * A line of names without a filler at its end may have cut the last of them (Doc 9303 part 5, 4.2.2): what is printed in
 * full is surer than what was left of it.
 */
export const unlessCut = (zone: MachineReadableZone): number =>
  zone.lines.find((line) => line.includes('<<') && /[A-Z]<<[A-Z]/.test(line))?.endsWith('<') === false
    ? 0.6
    : 1;

/** ISO date from the zone's `YYMMDD`: births lie in the past, expiries at most 50 years after their issue. */
export function zoneDate(
  name: string,
  meaning: 'birth' | 'expiry',
): (zone: MachineReadableZone, today: string) => string | null {
  return (zone, today) => {
    const match = /^(\d{2})(\d{2})(\d{2})$/.exec(zone.fields[name] ?? '');
    if (!match) return null;
    const thisYear = Number(today.slice(0, 4));
    const century = Math.floor(thisYear / 100) * 100;
    let year = century + Number(match[1]);
    if (meaning === 'birth' && `${year}-${match[2]}-${match[3]}` > today) year -= 100;
    if (meaning === 'expiry' && year > thisYear + 50) year -= 100;
    return `${year}-${match[2]}-${match[3]}`;
  };
}
