import { z } from 'zod';
import { namesSubject } from '../cases/subject.ts';
import { foldedText } from '../store/folded-text.ts';
import type { Store } from '../store/store.ts';

export interface NamedOnPaper {
  readonly caseId: string;
  /** As it was read. */
  readonly name: string;
}

/** What is needed of a reading; other kinds of results name nobody. */
const Reading = z.object({
  documents: z.array(z.object({ fields: z.array(z.object({ name: z.string(), value: z.unknown() })) })),
});

/** Words that two names must share. */
const SHARED_WORDS = 2;

/**
 * Papers of other people's cases that name somebody: the second holder of an account, a wife's bill. Every stored
 * reading is looked through: customers ask seldom.
 *
 * @param found cases that are about them, which are left out
 */
export function papersNaming(store: Store, asked: string, found: readonly string[]): NamedOnPaper[] {
  const words = new Set(wordsOf(asked));
  const longest = [...words].sort((a, b) => b.length - a.length)[0];
  if (longest === undefined) return [];
  const readings = store.database
    .prepare<[string], { case_id: string; body: string }>(
      `SELECT case_id, body FROM case_results WHERE kind = 'verification' AND instr(folded(body), ?) > 0 ORDER BY created_at, id`,
    )
    .iterate(longest);
  const named = new Map<string, NamedOnPaper>();
  for (const { case_id: caseId, body } of readings) {
    const reading = Reading.safeParse(JSON.parse(body));
    if (!reading.success || found.includes(caseId)) continue;
    for (const { name: field, value } of reading.data.documents.flatMap(({ fields }) => fields))
      if (namesSubject(field) && typeof value === 'string' && isAlike(words, value))
        named.set(`${caseId} ${foldedText(value)}`, { caseId, name: value });
  }
  return [...named.values()];
}

const isAlike = (words: ReadonlySet<string>, name: string): boolean =>
  new Set(wordsOf(name).filter((word) => words.has(word))).size >= Math.min(SHARED_WORDS, words.size);

const wordsOf = (name: string): string[] =>
  foldedText(name)
    .split(/[\s,.]+/)
    .filter((word) => word.length > 1);
