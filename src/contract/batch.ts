import { z } from 'zod';

/** Files of one batch: as many as a person looks through. */
export const MAX_BATCH_FILES = 60;

/** `POST /operator/batch/whose`: whose a file is, by what it says. Nothing of it is kept. */
export const Whose = z.object({
  documentType: z.string().nullable(),
  name: z.string().nullable(),
  /** Numbers of the document or its holder, plain, with the field that held them. */
  numbers: z.array(z.object({ field: z.string(), number: z.string() })),
});
export type Whose = z.infer<typeof Whose>;
