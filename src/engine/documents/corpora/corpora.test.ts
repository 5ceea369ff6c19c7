import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPrinted } from '../testing/request.ts';
import { leases, TENANTS } from './leases.ts';
import { linesOf, type Corpora, type Paper } from './paper.ts';

/** Below it the station holds a value. */
const THRESHOLD = 0.6;

const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts', 'paper.ts'] }).sort();
const modules = await Promise.all(
  files.map(async (file) => (await import(`./${file}`)) as { corpora: Corpora }),
);
/** A file of data has the papers of the type that it is named after. */
const data = globSync('*.json', { cwd: import.meta.dirname })
  .sort()
  .map((file): [string, readonly Paper[]] => [
    path.basename(file, '.json').toUpperCase().replaceAll('-', '_'),
    JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as readonly Paper[],
  ]);
const CORPORA = [...modules.flatMap(({ corpora }) => Object.entries(corpora)), ...data];

describe.each(CORPORA)('%s', (type, papers) => {
  it.each(papers.map((paper) => [paper.of, paper] as const))('%s', (_, { printed, says, reads, held }) => {
    const read = readPrinted(linesOf(printed));
    expect(read.documentType).toBe(type);
    const fields = new Map(read.fields.map((field) => [field.name, field] as const));
    const names = Object.keys(says ?? {});
    expect(Object.fromEntries(names.map((name) => [name, fields.get(name)?.value]))).toEqual(says ?? {});
    const others = Object.keys(reads ?? {});
    expect(Object.fromEntries(others.map((name) => [name, fields.get(name)?.value]))).toEqual(reads ?? {});
    for (const name of names) expect(fields.get(name)?.confidence, name).toBeGreaterThanOrEqual(THRESHOLD);
    for (const name of held ?? [])
      expect(fields.get(name)?.confidence ?? 0, `${name} is held`).toBeLessThan(THRESHOLD);
  });
});

it.each(leases.map((lease, i) => [lease.of, lease, TENANTS[i]!] as const))(
  'never gives the landlord as %s',
  (_, { printed }, tenant) => {
    const name = readPrinted(linesOf(printed)).fields.find((field) => field.name === 'tenantName');
    if ((name?.confidence ?? 0) >= THRESHOLD) expect(name?.value).toBe(tenant);
  },
);
