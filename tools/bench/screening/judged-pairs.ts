import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ScreeningRequest } from '../../../src/contract/screening.ts';
import type { ListedEntry } from '../../../src/station/screening/entry.ts';
import type { NameSchema } from '../../../src/station/screening/names/normalise.ts';
import { queryNames, scoreEntry } from '../../../src/station/screening/score-entry.ts';
import type { Loaded } from './loaded.ts';
import { strangers } from './strangers.ts';
import { seededRandom, type Variation } from './variations.ts';

/** A name and an entry, of which it is known whether they are one. */
export interface JudgedPair {
  readonly name: string;
  readonly type: NameSchema;
  readonly entry: ListedEntry;
  readonly isOne: boolean;
}

/** From this score a stranger is a namesake, of whom no weight tells that it is somebody else. */
const NAMESAKE = 0.97;

/** Listed names written otherwise, and other people beside the entries that resemble them: `n` names of each. */
export function judgedPairs(
  { entries, evidence, mayBe }: Loaded,
  respellings: readonly Readonly<Record<NameSchema, Readonly<Record<string, Variation>>>>[],
  data: string,
  n: number,
): JudgedPair[] {
  const random = seededRandom(909);
  const pairs: JudgedPair[] = [];
  while (pairs.length < n) {
    const entry = entries[Math.floor(random() * entries.length)]!;
    const type = entry.schema === 'person' ? 'person' : 'company';
    const plain = latinWords(entry.names[0]!.text);
    const ways = Object.values(respellings[Math.floor(random() * respellings.length)]![type]);
    const name = plain && ways[Math.floor(random() * ways.length)]!(plain, random);
    if (name && name !== plain) pairs.push({ name, type, entry, isOne: true });
  }
  const others = [
    ...honestNames(data, random, n).map((name) => ({ name, type: 'person' as const })),
    ...strangers(Math.ceil(n / 5), random),
  ];
  for (const { name, type } of others) {
    const request = { ...ScreeningRequest.parse({ name }), type };
    const queries = queryNames(request);
    for (const entry of mayBe(name, type))
      if (scoreEntry(request, queries, entry, evidence[type]).score < NAMESAKE)
        pairs.push({ name, type, entry, isOne: false });
  }
  return pairs;
}

/** Frequent names of Botswana, put together. @param folder of `names.json` */
export function honestNames(folder: string, random: () => number, n: number): string[] {
  const names = JSON.parse(readFileSync(path.join(folder, 'names.json'), 'utf8')) as Record<string, string[]>;
  const given = ['mostly_female', 'mostly_male', 'unisex_common', 'english_given'].flatMap(
    (k) => names[k] ?? [],
  );
  const surnames = names['surnames'] ?? [];
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)]!;
  return Array.from({ length: n }, () =>
    [pick(given), ...(random() < 0.5 ? [pick(given)] : []), pick(surnames)].join(' '),
  );
}

/** Upper-case words without accents and punctuation; null for a name in another script. */
export function latinWords(name: string): string | null {
  const bare = name.normalize('NFD').replace(/[\u0300-\u036f'’`‘]/g, '');
  if (/[^\x20-\x7e]/.test(bare)) return null;
  return bare
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
}
