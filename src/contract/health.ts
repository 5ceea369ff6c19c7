import { z } from 'zod';
import { Message } from './messages/message.ts';

/** Why the station is not well, or soon will not be, and what to do about it. */
export const HealthReason = z
  .object({
    /** For programs; new ones may be added. */
    code: z.string(),
    /** `advice` could be better, `notice` needs somebody soon, `degraded` works but lacks something, `down` its main work fails. */
    severity: z.enum(['advice', 'notice', 'degraded', 'down']),
    message: z.string(),
    said: Message,
    whatToDo: z.string(),
    whatToDoSaid: Message,
  })
  .meta({ id: 'HealthReason' });
export type HealthReason = z.infer<typeof HealthReason>;

export const Health = z
  .object({
    /** `degraded`: the station answers, but something needs an administrator. `down`: its main work fails. Both with status 200. */
    status: z.enum(['ok', 'degraded', 'down']),
    version: z.string(),
    timestamp: z.string(),
    uptimeSeconds: z.number().int(),
    engine: z.object({
      processes: z.number().int(),
      ready: z.number().int(),
      busy: z.number().int(),
      queued: z.number().int(),
      replaced: z.number().int(),
      confined: z.boolean().nullable(),
      filesConfined: z.boolean().nullable(),
    }),
    queue: z.object({
      waiting: z.number().int(),
      running: z.number().int(),
      webhooksPending: z.number().int(),
    }),
    /** Screening lists with their age; empty when none was imported. */
    lists: z.array(z.object({ list: z.string(), date: z.string(), ageDays: z.number().int() })),
    disk: z.object({ freeBytes: z.number().nullable() }),
    /** What is wrong, the gravest parts first, and what to do. */
    reasons: z.array(HealthReason),
    /** The sentences of `reasons` but for `advice`; empty when all is well. */
    warnings: z.array(z.string()),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof Health>;
