import type { MachineReadableZone } from '../../../../contract/pages.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Readings } from '../../document-type.ts';
import { printedDays, type PrintedDay } from './printed-days.ts';
import { zoneDate } from './zone-date.ts';

/** Minimum confidence of a line; below it a date may be misread. */
const CERTAIN_LINE = 0.9;

/**
 * The latest confidently read date after a zone's expiry, which shows that the zone is of another document, as no date
 * is printed after the expiry. Stamps on copies of expired documents have later dates: if the zone's own expiry is
 * printed, past dates are ignored.
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
 * The printed expiry without a legible label that differs from the zone's: cards have few dates, and one after the date
 * of issue that is not in the zone is the expiry. Null if the zone's is the latest printed date, or undecided.
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
