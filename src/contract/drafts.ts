import { z } from 'zod';

/** What an operator captured and has not verified yet; kept by the station, encrypted. */
export const DraftTable = z.object({
  /** The task the files are for: the query of the capture screen's address. */
  place: z.string(),
  files: z.array(z.object({ id: z.string(), name: z.string(), mediaType: z.string() })),
});
export type DraftTable = z.infer<typeof DraftTable>;
export const DraftArrangement = z.object({
  place: z
    .string()
    .regex(/^(\?[\w=&-]{0,300})?$/)
    .default(''),
  ids: z.array(z.string().max(60)).max(20),
});
