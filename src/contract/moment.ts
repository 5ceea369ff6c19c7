import { z } from 'zod';

/** A time in ISO 8601 UTC, written as the station stores times: those are compared as texts, where `…24Z` is later than `…24.644Z`. */
export const Moment = z.iso.datetime().transform((moment) => new Date(moment).toISOString());
