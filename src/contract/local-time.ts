/** Where documents are dated and people read the clock: Central Africa Time, all year. A test holds it against every country installed. */
export const UTC_OFFSET = '+02:00';

const HOURS_AHEAD = 2;

export const DAY_MS = 24 * 60 * 60_000;

/** `YYYY-MM-DDTHH:MM…` of the station's clocks, by arithmetic: there is no summer time, and formats differ between runtimes. */
const localIso = (moment: Date | number): string =>
  new Date(Number(moment) + HOURS_AHEAD * 3_600_000).toISOString();

/** The day of a moment there, `YYYY-MM-DD`. */
export const localDayOf = (moment: Date | number): string => localIso(moment).slice(0, 10);

/** A moment on those clocks, `YYYY-MM-DD HH:MM`. */
export const localMinuteOf = (moment: Date | number): string =>
  localIso(moment).slice(0, 16).replace('T', ' ');
