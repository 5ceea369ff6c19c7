import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Category } from '../../../src/contract/categories.ts';
import { FieldValue } from '../../../src/contract/verification.ts';

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

const Labels = z.array(Label);
const FILE = 'labels.json';

export const labelsFile = (folder: string): string => path.join(folder, FILE);

/**
 * The labels of a folder.
 *
 * @throws where the folder has no `labels.json`, where it does not fit the format, or where a named file is missing
 */
export function readLabels(folder: string): Label[] {
  const file = labelsFile(folder);
  if (!existsSync(file))
    throw new Error(`${folder} has no ${FILE}; docs/real-pictures.md says what it holds.`);
  const labels = parseLabels(readFileSync(file, 'utf8'));
  const missing = labels.flatMap(({ files }) => files).filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length > 0) throw new Error(`${FILE} names files that are not there: ${missing.join(', ')}`);
  return labels;
}

export function parseLabels(text: string): Label[] {
  const parsed = Labels.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${FILE}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
