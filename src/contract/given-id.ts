import { z } from 'zod';

/** An id that the station gave out, a UUID. Some databases hand UUIDs back in capitals (RFC 9562 §4: either is read). */
export const GivenId = z.string().trim().min(1).toLowerCase();
