import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { FieldValue } from '../../../src/contract/verification.ts';
import { type Label, type LabelledDocument } from '../../../src/contract/picture-labels.ts';
import { labelsFile, parseLabels } from './labels.ts';

const PICTURE = /\.(?:jpe?g|png|pdf)$/i;

const Data = z.record(z.string(), FieldValue);

/** One document of the structured shape, of the flat one, and of the shape of the automatic operation. */
const OneDocument = z.object({
  documentType: z.string().optional(),
  verificationType: z.string().optional(),
  extractedData: Data,
});

/** Results as `netefatsa verify` and the API print them, in the shapes of the interface; what else they hold is left. */
const Result = z.union([
  z.object({ result: z.object({ documents: z.array(OneDocument.required({ documentType: true })) }) }),
  OneDocument,
]);

/**
 * Labels for every picture of a folder that has a result beside it (`card.jpg`, `card.jpg.json`), after staff put its values right.
 * A value that is missing or `null` is not judged: `null` in a result only says that nothing was read. Labels of other files stay.
 *
 * @throws where a result has none of the shapes of the interface
 */
export function convertFolder(folder: string): Label[] {
  const names = readdirSync(folder);
  const converted = names
    .filter((name) => PICTURE.test(name) && names.includes(`${name}.json`))
    .map((name) => labelOf(name, readFileSync(path.join(folder, `${name}.json`), 'utf8')));
  const known = existsSync(labelsFile(folder)) ? parseLabels(readFileSync(labelsFile(folder), 'utf8')) : [];
  const renewed = new Set(converted.flatMap(({ files }) => files));
  return [...known.filter(({ files }) => !files.some((file) => renewed.has(file))), ...converted];
}

/** The label that a corrected result makes of a picture. */
export function labelOf(file: string, json: string): Label {
  const parsed = Result.safeParse(JSON.parse(json));
  if (!parsed.success) throw new Error(`${file}.json is no result of a verification.`);
  const documents = 'result' in parsed.data ? parsed.data.result.documents : [parsed.data];
  return {
    files: [file],
    documents: documents.map(({ documentType, verificationType, extractedData }): LabelledDocument => ({
      type: documentType ?? verificationType ?? 'OTHER',
      fields: Object.fromEntries(Object.entries(extractedData).filter(([, value]) => value !== null)),
    })),
    refused: documents.length === 0,
  };
}
