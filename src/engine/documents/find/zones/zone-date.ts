import type { MachineReadableZone } from '../../../../contract/pages.ts';
import { NO_END } from '../../../values/calendar.ts';
import { findDates } from '../../../values/find-dates.ts';
import { expiryIn, zoneDay } from '../../../values/zone-day.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { ZoneReading } from './zone.ts';
import { oncePer } from '../../../lazily.ts';

/** ISO date from the zone's `YYMMDD`, with the century shown by the print (`zoneDay`); a birth precedes the expiry. */
export const zoneDate =
  (name: string, meaning: 'birth' | 'expiry'): ZoneReading =>
  (zone, view) => {
    const end = meaning === 'birth' ? zoneDate('expirationDate', 'expiry')(zone, view) : null;
    const known = end === null ? printedDays(view) : [...printedDays(view), end];
    const asked = meaning === 'birth' ? meaning : expiryIn(zone.format);
    return zoneDay(zone.fields[name] ?? '', asked, view.today, known);
  };

/** Maximum age that may as well be a hundred years more: only the print distinguishes a child from a centenarian. */
const CHILD = 10;

/** Factor that caps a birth date whose century nothing on the page shows. */
export const unlessOfTwoCenturies = (zone: MachineReadableZone, view: DocumentView): number => {
  const born = zoneDate('birthDate', 'birth')(zone, view);
  if (born === null || Number(view.today.slice(0, 4)) - Number(born.slice(0, 4)) > CHILD) return 1;
  return printedDays(view).length > 0 ? 1 : OPEN_CENTURY;
};

/** Caps `991231` on a card: no expiry, or the last day of 1999. Only a printed four-digit year decides. */
export const unlessEndedLongAgo = (zone: MachineReadableZone, view: DocumentView): number => {
  const end = zoneDate('expirationDate', 'expiry')(zone, view);
  const isOpen = end?.startsWith(`${NO_END}-`) === true && !printedDays(view).includes(end);
  return isOpen ? OPEN_CENTURY : 1;
};

/** Factor for an undecided century. */
const OPEN_CENTURY = 0.5;

/** Dates printed with a four-digit year. */
const printedDays = oncePer((view: DocumentView) =>
  view.pages.flatMap(({ segments }) =>
    segments.flatMap(({ text }) =>
      findDates(text, view).flatMap(({ iso, index, length }) =>
        text.slice(index, index + length).includes(iso.slice(0, 4)) ? [iso] : [],
      ),
    ),
  ),
);
