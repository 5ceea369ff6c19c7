/** Where documents are dated and people read the clock: two hours ahead of UTC, all year. */
export const TIME_ZONE = 'Africa/Gaborone';
export const UTC_OFFSET = '+02:00';

const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of a moment in Botswana, `YYYY-MM-DD`. */
export const dayInBotswana = (moment: Date | number): string => DAY.format(moment);

const MINUTE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment on the clocks of Botswana, `YYYY-MM-DD HH:MM`. */
export const minuteInBotswana = (moment: Date | number): string => MINUTE.format(moment);
