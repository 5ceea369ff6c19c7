import { z } from 'zod';

/** What a new station wants, in this order. */
export const FIRST_DAY_STEPS = ['administrator', 'people', 'lists', 'devices', 'backup', 'trial'] as const;
export const FirstDayStep = z.enum(FIRST_DAY_STEPS);
export type FirstDayStep = z.infer<typeof FirstDayStep>;

/** `GET /operator/first-day`: how far the set-up of this station is. */
export const FirstDay = z.object({
  steps: z.array(
    z.object({
      step: FirstDayStep,
      /** `done` where the station sees it, or where somebody said so of what no station sees. */
      state: z.enum(['done', 'skipped', 'open']),
    }),
  ),
  /** Nothing is open any more, or somebody dismissed the set-up. */
  finished: z.boolean(),
});
export type FirstDay = z.infer<typeof FirstDay>;

/** Body of `POST /operator/first-day`: what was tried or is left for later; `all` puts the whole set-up away. */
export const FirstDayMark = z.object({
  step: z.union([FirstDayStep, z.literal('all')]),
  mark: z.enum(['done', 'skipped']),
});
export type FirstDayMark = z.infer<typeof FirstDayMark>;
