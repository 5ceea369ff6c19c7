import { randomUUID } from 'node:crypto';

/** Time and randomness are passed in, so tests are exact. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601 UTC with milliseconds. */
export const isoTime = (clock: Clock): string => new Date(clock.now()).toISOString();

/** Documents are dated in Botswana, which keeps one time all year. */
export const TIME_ZONE = 'Africa/Gaborone';
const LOCAL_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today where documents are issued and expire, `YYYY-MM-DD`. */
export const localDay = (clock: Clock): string => LOCAL_DAY.format(clock.now());

export type NewId = () => string;
export const newUuid: NewId = () => randomUUID();
