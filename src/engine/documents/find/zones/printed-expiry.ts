import type { MachineReadableZone } from '../../../../contract/pages.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Readings } from '../../document-type.ts';
import { printedDays, type PrintedDay } from './printed-days.ts';
import { zoneDate } from './zone-date.ts';

/** A line below this may have been misread. */
const CERTAIN_LINE = 0.9;

/**
 * Papers print no day after that of their expiry: where one is read surely, the zone's is that of something else. Who stamps a copy of
 * an expired paper writes the day of the stamp: beside the zone's own expiry, days that have passed say nothing.
 */
function latestBehind(expiry: string, days: readonly PrintedDay[], today: string): string | null {
  const from = days.some(({ iso }) => iso === expiry) && today > expiry ? today : expiry;
  const later = days.filter(({ iso, confidence }) => iso > from && confidence >= CERTAIN_LINE);
  return (
    later
      .map(({ iso }) => iso)
      .sort()
      .at(-1) ?? null
  );
}

/**
 * The day that is printed where a zone says another expiry, without a label that could be read: cards print few days, and one
 * after that of issue, which is none of the zone's, is the expiry. Null where the zone's own is the last that is printed, or nothing tells.
 */
export function printedInsteadOfExpiry(
  view: DocumentView,
  zone: MachineReadableZone,
  values: Readings,
): string | null {
  const birth = zoneDate('birthDate', 'birth')(zone, view);
  const expiry = zoneDate('expirationDate', 'expiry')(zone, view);
  if (!birth || !expiry) return null;
  const days = printedDays(view);
  const later = latestBehind(expiry, days, view.today);
  if (later !== null) return later;
  if (days.some(({ iso }) => iso === expiry)) return null;
  const issued = values.get('dateOfIssue')?.value;
  const others = days
    .filter(({ iso, confidence }) => iso !== birth && iso > birth && confidence >= CERTAIN_LINE)
    .map(({ iso }) => iso)
    .sort();
  const [first, last] = [typeof issued === 'string' ? issued : others[0], others.at(-1)];
  return first !== undefined && last !== undefined && last > first ? last : null;
}
