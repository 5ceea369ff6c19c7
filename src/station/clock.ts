import { randomUUID } from 'node:crypto';
import { localDayOf } from '../contract/local-time.ts';

/** Time and randomness are passed in, so tests are exact. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601 UTC with milliseconds. */
export const isoTime = (clock: Clock): string => new Date(clock.now()).toISOString();

/** Today where documents are issued and expire, `YYYY-MM-DD`. */
export const localDay = (clock: Clock): string => localDayOf(clock.now());

export type NewId = () => string;
export const newUuid: NewId = () => randomUUID();
