import { z } from 'zod';
import { schemaFault } from './messages/schema-faults.ts';

/** A time as the station stores times: those are compared as texts, where `…24Z` is later than `…24.644Z`. */
const asStored = (moment: string): string => new Date(moment).toISOString();

/** A time in ISO 8601 UTC, written as the station stores times. */
export const Moment = z.iso.datetime().transform(asStored);

/** A day (UTC), or a {@link Moment}; it is written anew behind the union, whose message a part that transforms replaces. */
export const DayOrMoment = z
  .union([z.iso.date(), z.iso.datetime()], { error: schemaFault('inputFaults.dayOrTime') })
  .transform((given) => (given.includes('T') ? asStored(given) : given));
