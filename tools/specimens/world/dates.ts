/** Dates are `YYYY-MM-DD` texts; months are counted from 1. The calendar of the specimens ends at `TODAY`. */
export const TODAY = '2026-11-20';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
// Setswana months and the passport's English/French pairs: docs/facts/names-and-places.md.
const MONTHS_TN = [
  'Firikgong',
  'Tlhakole',
  'Mopitlwe',
  'Moranang',
  'Motsheganong',
  'Seetebosigo',
  'Phukwi',
  'Phatwe',
  'Lwetse',
  'Diphalane',
  'Ngwanatsele',
  'Sedimonthole',
];
const MONTHS_FR = [
  'JAN/JAN',
  'FEB/FEV',
  'MAR/MARS',
  'APR/AVR',
  'MAY/MAI',
  'JUN/JUIN',
  'JUL/JUIL',
  'AUG/AOUT',
  'SEP/SEPT',
  'OCT/OCT',
  'NOV/NOV',
  'DEC/DEC',
];

export interface Day {
  year: number;
  month: number;
  day: number;
}
export function parts(iso: string): Day {
  const [year, month, day] = iso.split('-').map(Number);
  return { year: year!, month: month!, day: day ?? 1 };
}
export function toIso(date: Date): string {
  return date.toISOString().slice(0, 10);
}
export function isoOf(year: number, month: number, day: number): string {
  return toIso(new Date(Date.UTC(year, month - 1, day)));
}
export function addDays(iso: string, days: number): string {
  const { year, month, day } = parts(iso);
  return isoOf(year, month, day + days);
}
/** Same day of another month, at most its last day. */
export function addMonths(iso: string, months: number): string {
  const { year, month, day } = parts(iso);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return isoOf(year, month + months, Math.min(day, last));
}
export function addYears(iso: string, years: number): string {
  return addMonths(iso, 12 * years);
}
export function monthEnd(iso: string): string {
  const { year, month } = parts(iso);
  return isoOf(year, month + 1, 0);
}

const two = (n: number): string => String(n).padStart(2, '0');
const ordinal = (n: number): string =>
  n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th';
type Printer = (iso: string) => string;
const printer =
  (write: (d: Day, month: string) => string): Printer =>
  (iso) => {
    const d = parts(iso);
    return write(d, MONTHS[d.month - 1]!);
  };

export const slashDate = printer((d) => `${two(d.day)}/${two(d.month)}/${d.year}`);
export const dashDate = printer((d) => `${two(d.day)}-${two(d.month)}-${d.year}`);
export const dotDate = printer((d) => `${two(d.day)}.${two(d.month)}.${d.year}`);
export const longDate = printer((d, m) => `${d.day} ${m} ${d.year}`);
export const padDate = printer((d, m) => `${two(d.day)} ${m} ${d.year}`);
export const capsDate = printer((d, m) => `${two(d.day)} ${m.toUpperCase()} ${d.year}`);
export const ordinalDate = printer((d, m) => `${d.day}${ordinal(d.day)} ${m} ${d.year}`);
export const formalDate = printer((d, m) => `${d.day}${ordinal(d.day)} day of ${m} ${d.year}`);
export const usDate = printer((d, m) => `${m} ${d.day}, ${d.year}`);
export const monDate = printer((d, m) => `${two(d.day)} ${m.slice(0, 3)} ${d.year}`);
export const monDashDate = printer((d, m) => `${two(d.day)}-${m.slice(0, 3)}-${d.year}`);
export const monCapsDate = printer((d, m) => `${two(d.day)} ${m.slice(0, 3).toUpperCase()} ${d.year}`);
export const dayMon = printer((d, m) => `${two(d.day)} ${m.slice(0, 3)}`);
export const setswanaDate = printer((d) => `${d.day} ${MONTHS_TN[d.month - 1]!} ${d.year}`);
export const passportDate = printer((d) => `${two(d.day)} ${MONTHS_FR[d.month - 1]!} ${two(d.year % 100)}`);
export const passportDateLong = printer((d) => `${two(d.day)} ${MONTHS_FR[d.month - 1]!} ${d.year}`);

export const monthYear = printer((d, m) => `${m} ${d.year}`);
export const monthYearCaps = printer((d, m) => `${m.toUpperCase()} ${d.year}`);
export const monYear = printer((d, m) => `${m.slice(0, 3)} ${d.year}`);
export const monDashYear = printer((d, m) => `${m.slice(0, 3).toUpperCase()}-${d.year}`);
export const mrzDate = (iso: string): string => iso.slice(2, 4) + iso.slice(5, 7) + iso.slice(8, 10);
