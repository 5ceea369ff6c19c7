import type { MachineReadableZone } from '../../../../contract/pages.ts';
import { NO_END } from '../../../values/calendar.ts';
import { findDates } from '../../../values/date.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { ZoneReading } from './zone.ts';

/** An expiry lies at most so many years ahead. */
const LONGEST_TERM = 50;
/** What states write for papers that never expire: Spain the first of January, others the last of December of 9999. */
const NEVER = new Set(['990101', '991231']);

/**
 * ISO date from the zone's `YYMMDD`. The century is that of the same day in print; else births lie in the past and before
 * every other printed day, and expiries at most 50 years ahead.
 */
export function zoneDate(name: string, meaning: 'birth' | 'expiry'): ZoneReading {
  return (zone, view) => {
    const written = zone.fields[name] ?? '';
    const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(written) ?? [];
    if (year === undefined || month === undefined || day === undefined) return null;
    const printed = printedDays(view);
    const same = printed.filter((iso) => iso.slice(2).replaceAll('-', '') === written);
    const [one] = same;
    if (one !== undefined && same.every((iso) => iso === one)) return one;
    const century = Math.floor(Number(view.today.slice(0, 4)) / 100) * 100;
    const dayIn = (first: number): string => `${first + Number(year)}-${month}-${day}`;
    if (meaning === 'birth') {
      const isTooLate = (iso: string): boolean => iso > view.today || printed.some((other) => other < iso);
      return isTooLate(dayIn(century)) ? dayIn(century - 100) : dayIn(century);
    }
    if (Number(dayIn(century).slice(0, 4)) <= Number(view.today.slice(0, 4)) + LONGEST_TERM)
      return dayIn(century);
    return NEVER.has(written) ? `${NO_END}-${month}-${day}` : dayIn(century - 100);
  };
}

/** Ages up to this one may as well be that age and a hundred years: nothing but print tells a child from a centenarian. */
const CHILD = 10;

/** Holds a birth back whose century nothing on the page tells. */
export const unlessOfTwoCenturies = (zone: MachineReadableZone, view: DocumentView): number => {
  const born = zoneDate('birthDate', 'birth')(zone, view);
  if (born === null || Number(view.today.slice(0, 4)) - Number(born.slice(0, 4)) > CHILD) return 1;
  return printedDays(view).length > 0 ? 1 : OPEN_CENTURY;
};
const OPEN_CENTURY = 0.5;

const known = new WeakMap<DocumentView, readonly string[]>();

/** Days that are printed with all four digits of their year. */
function printedDays(view: DocumentView): readonly string[] {
  let days = known.get(view);
  if (!days) {
    days = view.pages.flatMap(({ segments }) =>
      segments.flatMap(({ text }) =>
        findDates(text, view).flatMap(({ iso, index, length }) =>
          text.slice(index, index + length).includes(iso.slice(0, 4)) ? [iso] : [],
        ),
      ),
    );
    known.set(view, days);
  }
  return days;
}
