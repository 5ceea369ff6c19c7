import { z } from 'zod';

export const Health = z
  .object({
    /** `degraded`: the station answers, but something needs an administrator. */
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    timestamp: z.string(),
    uptimeSeconds: z.number().int(),
    engine: z.object({
      processes: z.number().int(),
      ready: z.number().int(),
      busy: z.number().int(),
      queued: z.number().int(),
      replaced: z.number().int(),
    }),
    queue: z.object({
      waiting: z.number().int(),
      running: z.number().int(),
      webhooksPending: z.number().int(),
    }),
    /** Screening lists with their age; empty when none was imported. */
    lists: z.array(z.object({ list: z.string(), date: z.string(), ageDays: z.number().int() })),
    disk: z.object({ freeBytes: z.number().nullable() }),
    /** Plain sentences; empty when all is well. */
    warnings: z.array(z.string()),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof Health>;
