/**
 * `npm run api-docs`: writes the reference part of docs/api.md (a curl line for every path) and the Postman collection
 * (which Bruno imports as well) from the operations that the station serves.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { operationsForReading } from '../../src/api/openapi/reading.ts';
import { postmanCollection, type Pictures } from './postman.ts';
import { reference } from './reference.ts';

const docs = path.resolve(import.meta.dirname, '..', '..', 'docs');
const START = '<!-- reference: made by npm run api-docs -->';
const END = '<!-- /reference -->';

const operations = operationsForReading();
const page = path.join(docs, 'api.md');
const [before = '', rest = ''] = readFileSync(page, 'utf8').split(START);
const after = rest.split(END)[1] ?? '\n';
writeFileSync(page, `${before}${START}\n\n${reference(operations)}\n${END}${after}`);
writeFileSync(
  path.join(docs, 'netefatsa.postman_collection.json'),
  `${JSON.stringify(postmanCollection(operations, await pictures()), null, 2)}\n`,
);

/** The portrait of the sample card, small, as the ID photo and as the selfie. */
async function pictures(): Promise<Pictures> {
  const card = sharp(path.resolve(docs, '..', 'samples', 'omang-front.jpg'));
  const portrait = await card
    .extract({ left: 40, top: 170, width: 370, height: 460 })
    .resize({ height: 320 })
    .jpeg({ quality: 70 })
    .toBuffer();
  const text = portrait.toString('base64');
  return { idPhoto: text, selfie: text };
}
