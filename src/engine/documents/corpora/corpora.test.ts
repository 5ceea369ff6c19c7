import { describe, expect, it } from 'vitest';
import { allCorpora } from '../testing/corpora.ts';
import { readPrinted } from '../testing/request.ts';
import { zoneOf } from '../testing/zone-of.ts';
import { leases, TENANTS } from './leases.ts';
import { linesOf, papersOf } from './paper.ts';

/** Below it the station holds a value. */
const THRESHOLD = 0.6;

describe.each(await allCorpora())('%s', (type, papers) => {
  it.each(papers.flatMap(papersOf).map((paper) => [paper.of, paper] as const))('%s', (_, paper) => {
    const { printed, zone, category, says = {}, reads = {}, readsAtLeast = {}, held = [] } = paper;
    const read = readPrinted(linesOf(printed), zone && zoneOf(...zone), category);
    expect(read.documentType).toBe(type);
    const fields = new Map(read.fields.map((field) => [field.name, field] as const));
    const answers = (names: object) =>
      Object.fromEntries(Object.keys(names).map((name) => [name, fields.get(name)?.value ?? null]));
    expect(answers(says)).toEqual(says);
    expect(answers(reads)).toEqual(reads);
    expect(answers(readsAtLeast)).toMatchObject(readsAtLeast);
    for (const name of Object.keys(says)) expect(confidence(name), name).toBeGreaterThanOrEqual(THRESHOLD);
    for (const name of held) expect(confidence(name), `${name} is held`).toBeLessThan(THRESHOLD);
    for (const [name, values] of Object.entries(paper.neverReads ?? {}))
      expect(values, name).not.toContainEqual(fields.get(name)?.value ?? null);
    for (const [name, values] of Object.entries(paper.neverSays ?? {}))
      if (confidence(name) >= THRESHOLD) expect(values, name).not.toContainEqual(fields.get(name)?.value);

    function confidence(name: string): number {
      return fields.get(name)?.confidence ?? 0;
    }
  });
});

it.each(leases.map((lease, i) => [lease.of, lease, TENANTS[i]!] as const))(
  'never gives the landlord as %s',
  (_, { printed }, tenant) => {
    const name = readPrinted(linesOf(printed)).fields.find((field) => field.name === 'tenantName');
    if ((name?.confidence ?? 0) >= THRESHOLD) expect(name?.value).toBe(tenant);
  },
);
