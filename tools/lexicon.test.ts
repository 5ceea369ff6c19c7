import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Alternatives of one list that are those of a class: as many, and as large a share of them, are the class again. */
const LEAST_WORDS = 4;
const SHARE = 0.6;

const ALTERNATIVES = /(?:[a-z]{2,}\|){3,}[a-z]{2,}/g;

/** Lists of plain words in a source, each as its words. */
const listsIn = (source: string): string[][] =>
  [...source.matchAll(ALTERNATIVES)].map(([list]) => list.split('|'));

/** A class of that many words is made of others; lists share four of its words by chance. */
const LARGEST = 40;

/** What is left beside the lexicon, as "file: first word": a list that is another class. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'documents/find/labels/labels.ts: plot': 'the ends of one label',
  'documents/types/sentence-cues.ts: yard': 'what is let, without a number',
  'forensics/contradictions/length-of-term.ts: on': 'between the words of a term, with "on"',
};

async function classes(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('src/engine/lexicon/*.ts', { cwd: ROOT })) {
    const exported = (await import(path.join(ROOT, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      const words = typeof value === 'string' ? value.toLowerCase().split(/[^a-z]+/) : [];
      if (words.length > 0 && words.length <= LARGEST) found.set(name, new Set(words));
    }
  }
  return found;
}

/** Lists that give a class of words again, as "file: first word (class)". */
const repeatedIn = (file: string, source: string, known: Map<string, Set<string>>): string[] =>
  listsIn(source).flatMap((words) => {
    for (const [name, members] of known) {
      const shared = words.filter((word) => members.has(word)).length;
      if (shared >= LEAST_WORDS && shared >= SHARE * words.length) return [`${file}: ${words[0]!} (${name})`];
    }
    return [];
  });

describe('the lexicon', () => {
  it('is asked for a class of words that a list would give again', () => {
    const known = new Map([['RELATIVES', new Set(['mother', 'father', 'uncle', 'aunt', 'son'])]]);
    expect(repeatedIn('a.ts', '/(?:mother|father|uncle|aunt|friend)/', known)).toEqual([
      'a.ts: mother (RELATIVES)',
    ]);
    expect(repeatedIn('a.ts', '/(?:mother|father|friend|owner|agent|tenant)/', known)).toEqual([]);
  });

  it('holds each of its classes alone', async () => {
    const known = await classes();
    const files = globSync('src/engine/**/*.ts', { cwd: ROOT }).filter(
      (file) => !/[/\\]lexicon[/\\]|\.(?:test|fixture)\.ts$|[/\\](?:testing|corpora)[/\\]/.test(file),
    );
    const repeated = files.flatMap((file) =>
      repeatedIn(
        file.replaceAll('\\', '/').replace('src/engine/', ''),
        readFileSync(path.join(ROOT, file), 'utf8'),
        known,
      ),
    );
    expect(repeated.filter((item) => !(item.replace(/ \(.*/, '') in OTHERWISE))).toEqual([]);
  });
});
