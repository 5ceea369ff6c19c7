import { ScreeningRequest } from '../../../src/contract/screening.ts';
import type { ListedEntry } from '../../../src/station/screening/entry.ts';
import { offeredFiles, recognise } from '../../../src/station/screening/import-lists.ts';
import { createListIndex, type ListIndex } from '../../../src/station/screening/list-index.ts';
import { readList } from '../../../src/station/screening/lists/read-list.ts';
import type { NameEvidence } from '../../../src/station/screening/names/match-names.ts';
import { namesWithin } from '../../../src/station/screening/names/names-within.ts';
import type { NameSchema } from '../../../src/station/screening/names/normalise.ts';
import { queryNames, scoreEntry } from '../../../src/station/screening/score-entry.ts';
import { THRESHOLD } from './threshold.ts';

/** Real lists, indexed, and the product's answers to names. */
export interface Loaded {
  readonly entries: readonly ListedEntry[];
  /** Is there any hit at the default threshold? */
  hits(name: string, type: 'person' | 'company'): boolean;
  readonly evidence: Readonly<Record<NameSchema, NameEvidence>>;
  /** Entries that may be meant, by what the index knows of their names. */
  mayBe(name: string, type: NameSchema): Iterable<ListedEntry>;
  /** Is this entry among the hits? */
  finds(name: string, type: 'person' | 'company', key: number): boolean;
}

/** The lists of a folder. */
export async function load(folder: string): Promise<Loaded> {
  const entries: ListedEntry[] = [];
  for (const list of recognise(await offeredFiles([folder])))
    if (list.format.list !== 'own') for await (const entry of readList(list)) entries.push(entry);
  const schemaOf = (e: ListedEntry) => (e.schema === 'person' ? 'person' : 'company');
  const indexOf = (schema: NameSchema): ListIndex =>
    createListIndex(
      entries.flatMap((e, key) =>
        schemaOf(e) === schema
          ? e.names.flatMap((n) => namesWithin(n.text, schema)).map(({ text }) => ({ key, text }))
          : [],
      ),
      schema,
    );
  const indexes = { person: indexOf('person'), company: indexOf('company') };
  const asked = (name: string, type: NameSchema) => {
    const request = { ...ScreeningRequest.parse({ name }), type };
    const queries = queryNames(request);
    const { evidence, candidates } = indexes[type];
    const keys = candidates(queries, THRESHOLD);
    const isHit = (key: number): boolean =>
      scoreEntry(request, queries, entries[key]!, evidence).score >= THRESHOLD;
    return { keys, isHit };
  };
  return {
    entries,
    evidence: { person: indexes.person.evidence, company: indexes.company.evidence },
    mayBe: (name, type) => [...asked(name, type).keys].map((key) => entries[key]!),
    hits(name, type) {
      const { keys, isHit } = asked(name, type);
      return [...keys].some(isHit);
    },
    finds(name, type, key) {
      const { keys, isHit } = asked(name, type);
      return keys.has(key) && isHit(key);
    },
  };
}
