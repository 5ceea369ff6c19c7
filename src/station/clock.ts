import { randomUUID } from 'node:crypto';

/** Time and randomness are passed in, so tests are exact. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601 UTC with milliseconds. */
export const isoTime = (clock: Clock): string => new Date(clock.now()).toISOString();

export type NewId = () => string;
export const newUuid: NewId = () => randomUUID();
