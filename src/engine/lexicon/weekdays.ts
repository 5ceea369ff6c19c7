/** English names of the days, Sunday first as `Date.getUTCDay` counts them. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export const WEEKDAY = WEEKDAYS.join('|');
