import { z } from 'zod';
import learnedFile from '../../../../resources/documents/learned.json' with { type: 'json' };

const Learned = z.object({
  version: z.string(),
  /** Document types, and {@link NO_TYPE}, in the order of their scores. */
  classes: z.array(z.string()).min(2),
  /** `TYPE.field` of enough papers. */
  fields: z.array(z.string()),
  /** … of enough lists of people. */
  lists: z.array(z.string()),
});

/** What the weights were learned for; written by `tools/models/papers/learn.ts`. */
export const learned = Learned.parse(learnedFile);

/** The class of papers that are of no known type. */
export const NO_TYPE = 'NONE';
