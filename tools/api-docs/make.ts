/**
 * `npm run api-docs`: writes the reference part of docs/api.md (a curl line for every path) and the Postman collection
 * (which Bruno imports as well) from the operations that the station serves.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { operationsForReading } from '../../src/api/openapi/reading.ts';
import { postmanCollection } from './postman.ts';
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
  `${JSON.stringify(postmanCollection(operations), null, 2)}\n`,
);
