import { z } from 'zod';
import { Category } from './categories.ts';
import { FieldValue } from './verification.ts';

/** Labels of pictures whose right answers are known (docs/real-pictures.md). */

/** One or several spellings that are right. `null`: the paper does not say it, and nothing may be given surely. */
const Answer = z.union([z.array(FieldValue).min(1), FieldValue]);

/** What one document of a picture is and says. */
export const LabelledDocument = z.strictObject({
  /** As the station names it (`PASSPORT`), or several names that are all right. */
  type: z.union([z.string(), z.array(z.string()).min(1)]),
  /** Values as the station gives them, by the names of the interface; a field that is left out is not judged. */
  fields: z.record(z.string(), Answer).default({}),
});
export type LabelledDocument = z.infer<typeof LabelledDocument>;

/** One request: the files of one person or company. */
export const Label = z.strictObject({
  /** Names relative to the folder. */
  files: z.array(z.string().min(1)).min(1),
  /** What the caller asks for; left out: `auto`. */
  category: Category.optional(),
  documents: z.array(LabelledDocument).default([]),
  /** The rows of the machine-readable zone, as printed. */
  zone: z.array(z.string()).optional(),
  /** Nothing should be answered: too blurred, a cover, no document. */
  refused: z.boolean().default(false),
  forensics: z.enum(['genuine', 'altered']).optional(),
});
export type Label = z.infer<typeof Label>;

export const Labels = z.array(Label);

/** Name of the file of labels in a folder of pictures. */
export const LABELS_FILE = 'labels.json';
