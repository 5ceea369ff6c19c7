import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Labels, LABELS_FILE, type Label } from '../../../src/contract/picture-labels.ts';

export const labelsFile = (folder: string): string => path.join(folder, LABELS_FILE);

/**
 * The labels of a folder.
 *
 * @throws where the folder has no `labels.json`, where it does not fit the format, or where a named file is missing
 */
export function readLabels(folder: string): Label[] {
  const file = labelsFile(folder);
  if (!existsSync(file))
    throw new Error(`${folder} has no ${LABELS_FILE}; docs/real-pictures.md says what it holds.`);
  const labels = parseLabels(readFileSync(file, 'utf8'));
  const missing = labels.flatMap(({ files }) => files).filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length > 0)
    throw new Error(`${LABELS_FILE} names files that are not there: ${missing.join(', ')}`);
  return labels;
}

export function parseLabels(text: string): Label[] {
  const parsed = Labels.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${LABELS_FILE}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
