/**
 * `node tools/models/papers/learn.ts`: learns from the papers of all authors and writes
 * `resources/documents`. With `--without AUTHOR` it learns from the others, measures on that
 * author's papers and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { authors, papersBy, papersOfCorpora, papersOfSpecimens } from './read-papers.ts';
import { learnPeople, measurePeople } from './people.ts';
import { learnValues, measureValues } from './values.ts';
import { classesOf, learnWording, measureWording } from './wording.ts';

const at = process.argv.indexOf('--without');
const without = at < 0 ? null : process.argv[at + 1];
if (without !== null && !authors.includes(without ?? ''))
  throw new Error(`--without is one of ${authors.join(', ')}`);

const learnedFrom = [
  ...authors.filter((author) => author !== without).flatMap(papersBy),
  ...(await papersOfCorpora()),
  ...papersOfSpecimens(),
];
const classes = classesOf(learnedFrom);
const wording = learnWording(learnedFrom, classes);
const values = learnValues(learnedFrom);
const people = learnPeople(learnedFrom);
console.log(`learned from ${learnedFrom.length} papers`);
if (without) {
  const papers = papersBy(without);
  console.log(
    `papers of author ${without}, by their wording`,
    measureWording(papers, wording.weights, classes),
  );
  console.log('values, given the type', measureValues(papers, values.weights));
  console.log('lists of people', measurePeople(papers, people.first.weights, people.again.weights));
} else {
  const folder = path.join(import.meta.dirname, '../../../resources/documents');
  writeFileSync(path.join(folder, 'wording.bin'), wording.bytes);
  writeFileSync(path.join(folder, 'values.bin'), values.bytes);
  writeFileSync(path.join(folder, 'people.bin'), people.first.bytes);
  writeFileSync(path.join(folder, 'people-again.bin'), people.again.bytes);
  const version = new Date().toISOString().slice(0, 10);
  writeFileSync(
    path.join(folder, 'learned.json'),
    `${JSON.stringify({ version, classes, fields: values.fields, lists: people.lists }, null, 2)}\n`,
  );
}
process.exit(0);
